/** A card as money sees it: whose it is, whether it may be topped up, how records name it. */
import { maskCard } from '@bankside/core/i18n/amounts.ts';
import { card as lifecycle, type CardState } from '@bankside/core/rules/lifecycles/card.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { and, eq } from 'drizzle-orm';
import { isUuid } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { cards } from '../../store/issued-card-schema.ts';
import type { Db } from '../../store/store.ts';

export type CardRow = typeof cards.$inferSelect;

export const stateOfCard = ({ status }: Pick<CardRow, 'status'>): CardState | 'unknown' => stateOf(lifecycle, status);

/** Refuses notFound, also for another company's. */
export async function readCard(db: Db, company_id: string, card_id: string): Promise<CardRow> {
  const [row] = isUuid(card_id)
    ? await db
        .select()
        .from(cards)
        .where(and(eq(cards.company_id, company_id), eq(cards.card_id, card_id)))
    : [];
  if (!row) throw new Refusal('notFound');
  return row;
}

/** Locks a card by its id alone, as events name it: all that changes a card's money goes one after the other. Null: no such card. */
export async function lockCard(db: Db, card_id: string): Promise<CardRow | null> {
  const [row] = isUuid(card_id) ? await db.select().from(cards).where(eq(cards.card_id, card_id)).for('no key update') : [];
  return row ?? null;
}

/** The same for a card of this company; refuses notFound. */
export async function lockOwnCard(db: Db, company_id: string, card_id: string): Promise<CardRow> {
  const row = await lockCard(db, card_id);
  if (row?.company_id !== company_id) throw new Refusal('notFound');
  return row;
}

/** Refuses cardBlockedByAdministrator and cardStatusError: only an active card is topped up. */
export function wantActive(row: Pick<CardRow, 'status'>): void {
  const state = stateOfCard(row);
  if (state === 'blockedByAdmin') throw new Refusal('cardBlockedByAdministrator');
  if (state !== 'active') throw new Refusal('cardStatusError');
}

/** How records of money name it, as the list's top-ups always have. */
export const namesOf = ({ last4, holder_name }: Pick<CardRow, 'last4' | 'holder_name'>) => ({
  counterparty: maskCard(last4),
  reference: holder_name,
});
