/** Issued cards as rows: how one is found and locked, and the only way in which its status changes (CRD-05). */
import type { ActOn } from '@bankside/core/rules/access/acts.ts';
import { card as lifecycle, type CardEvent, type CardState } from '@bankside/core/rules/lifecycles/card.ts';
import { stateOf, step, type Actor } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import type { RefusalName } from '@bankside/core/rules/errors.ts';
import { sql } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { audit } from '../../platform/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { versionedRows } from '../../platform/versioned-rows.ts';
import { cardEvents, cards } from '../../store/issued-card-schema.ts';
import type { Db } from '../../store/store.ts';
import { tellOfCard } from './card-news.ts';

export type Card = typeof cards.$inferSelect;

export const cardState = ({ status }: Pick<Card, 'status'>): CardState | 'unknown' => stateOf(lifecycle, status);
export const wireOf = (state: CardState): string => String(lifecycle.states[state].wire);

export const { find: cardOf, toChange: cardToChange, change: changeCard } = versionedRows(cards, 'card_id');

/** Who caused an event: as the timeline calls them, with their name, and as the audit trail does. */
export type By = { readonly actor: 'client' | 'user' | 'bank' | 'system' | 'issuer'; readonly user_id?: string; readonly name?: string };
export const theSystem: By = { actor: 'system' };
export const theIssuer: By = { actor: 'issuer' };
const lifecycleActor: Readonly<Record<By['actor'], Actor>> = {
  client: 'client',
  user: 'user',
  bank: 'bank',
  system: 'system',
  issuer: 'system',
};

type Move = { readonly event: CardEvent; readonly by: By; readonly note?: string; readonly set?: Partial<Card>; readonly now: Date };

/** Its wire status after an event, or null where that may not happen now. */
export function statusAfter(row: Card, event: CardEvent, by: By): string | null {
  const next = step(lifecycle, cardState(row), event, lifecycleActor[by.actor]);
  return next && wireOf(next);
}

const blocks: readonly CardEvent[] = ['blockAsUser', 'blockAsClient', 'blockAsBank'];
const blocked: readonly (CardState | 'unknown')[] = ['blockedByUser', 'blockedByClient', 'blockedByAdmin'];
/** What the issuer has to know: whether it may be used, made, or is to be closed. */
const issuersBusiness: readonly CardEvent[] = ['replace', 'replacementRefused', 'cancel'];

/** The states that blocks lie upon, the lowest first. */
const below = (row: Card): readonly string[] => row.status_before.split(' ').filter(Boolean);

function statusBefore(row: Card, event: CardEvent): string {
  if (blocks.includes(event)) return [...below(row), row.status].join(' ');
  return event.startsWith('unblock') ? below(row).slice(0, -1).join(' ') : row.status_before;
}

const unblocks: readonly CardEvent[] = [
  'unblockUser',
  'unblockClient',
  'unblockClientInactive',
  'unblockBank',
  'unblockBankInactive',
  'unblockBankUser',
  'unblockBankClient',
];
/** The one event that leads back to the state before the block; null where there is none. */
export const unblockOf = (row: Card, by: By): CardEvent | null =>
  unblocks.find((event) => statusAfter(row, event, by) === below(row).at(-1)) ?? null;

/** Why it is refused: by the bank's block, by a replacement, or by its state. */
export function refusalOf(row: Card): Extract<RefusalName, 'cardBlockedByAdministrator' | 'replacementApplied' | 'cardStatusError'> {
  const state = cardState(row);
  if (state === 'blockedByAdmin') return 'cardBlockedByAdministrator';
  return state === 'replacementPending' ? 'replacementApplied' : 'cardStatusError';
}

/** Moves a locked row by its lifecycle and writes its history, the audit line, the webhook's row, and notices to people. Refuses by `refusalOf`. */
export async function moveCard(bank: Bank, db: Db, row: Card, { event, by, note = '', set = {}, now }: Move): Promise<Card> {
  const status = statusAfter(row, event, by);
  if (status === null) throw new Refusal(refusalOf(row));
  const isBlock = blocks.includes(event) || event.startsWith('unblock');
  const due = isBlock || issuersBusiness.includes(event) ? { issuer_due_at: now, issuer_tries: 0 } : {};
  const reason = blocked.includes(stateOf(lifecycle, status)) || event === 'cancel' ? note : '';
  const moved = await changeCard(db, row, { ...due, reason, status_before: statusBefore(row, event), ...set, status }, now);
  await noteEvent(db, moved, { event, by, note, from: row.status, now });
  await tellOfCard(bank, db, moved, { event, from: row.status, note, now });
  return moved;
}

type Note = { readonly event: ActOn<'issuedCard'>; readonly by: By; readonly note: string; readonly from: string; readonly now: Date };

/** A line of the card's own history and of the bank's. The row is locked, or new. */
export async function noteEvent(db: Db, { company_id, card_id, status }: Card, { event, by, note, from, now }: Note): Promise<void> {
  const last = sql`(select coalesce(max(${cardEvents.seq}), 0) from ${cardEvents} where ${cardEvents.company_id} = ${company_id} and ${cardEvents.card_id} = ${card_id})`;
  await db.insert(cardEvents).values({
    company_id,
    card_id,
    seq: sql`${last} + 1`,
    at: now,
    event,
    from_state: from,
    to_state: status,
    actor: by.actor,
    user_id: by.user_id ?? null,
    name: by.name ?? '',
    note,
  });
  await audit(db, {
    company_id,
    actor: by.user_id ?? by.actor,
    action: `issuedCard.${event}`,
    subject: `card:${card_id}`,
    from,
    to: status,
    reason: note,
    at: now,
  });
}
