/** The seeded cards as rows, with their accounts and their histories as the lifecycle would have written them. */
import { card as lifecycle } from '@bankside/core/rules/lifecycles/card.ts';
import { idOf } from '../../demo/chance.ts';
import { harbourVale as company_id, userId } from '../../demo/companies.ts';
import { openCardAccount } from '../../ledger/ledger.ts';
import { cardEvents, cards } from '../../store/issued-card-schema.ts';
import type { Db } from '../../store/store.ts';
import { day, isoDay, localTime } from '../days.ts';
import { lifeOf, otherCards, type Happened, type OtherCard } from './card-lives.ts';
import { cardId, seededCards } from './seeded-cards.ts';

type Row = typeof cards.$inferInsert;
type Event = typeof cardEvents.$inferInsert;
type Described = OtherCard & { readonly auto?: true };
const events: Readonly<Record<string, { readonly to: keyof (typeof lifecycle)['states'] }>> = lifecycle.events;

/** When the bank asks the issuer to make what it has not asked for yet. */
const askedIn = 30 * day;
const names: Readonly<Record<string, string>> = { client: 'Mei-Lin Tan' };

function eventsOf(card_id: string, happened: readonly Happened[], anchor: Date): Event[] {
  let state = '';
  return happened.map(([daysAgo, time, event, actor, note = ''], index) => {
    const from = state;
    const to = events[event]?.to;
    state = event === 'issue' ? 'consolidating' : to === undefined ? state : String(lifecycle.states[to].wire);
    return {
      company_id,
      card_id,
      seq: index + 1,
      at: localTime(anchor, daysAgo, time),
      event,
      from_state: from,
      to_state: state,
      actor,
      user_id: actor === 'client' ? userId('owner@harbour-vale.example') : null,
      name: names[actor] ?? '',
      note,
    };
  });
}

function monthFrom(anchor: Date, months: number): string {
  const [year = 0, month = 1] = isoDay(anchor).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
}

function rowOf(card: Described, history: readonly Event[], anchor: Date): Row {
  const { last4, key = last4, holder, tier, card_class, application, issuer, expiresIn = 24, tracking = '', replaces, auto } = card;
  const at = (event: string) => history.find((each) => each.event === event)?.at ?? null;
  const last = history.at(-1);
  const next = [...otherCards, ...seededCards].find((each) => each.replaces === key && key !== '');
  const isStopped = last?.to_state.startsWith('blocked') ?? false;
  return {
    company_id,
    card_id: cardId(key),
    application_id: application ? idOf(`application ${application}`) : null,
    holder_name: holder,
    name_on_card: holder.toUpperCase().replace('-', ' '),
    tier,
    card_class,
    status: last?.to_state ?? '',
    status_before: isStopped || next ? 'active' : '',
    reason: isStopped || last?.event === 'cancel' ? (last?.note ?? '') : '',
    last4,
    kit_number: last4 && `KIT00000${last4}`,
    expiry: last4 && monthFrom(anchor, expiresIn),
    tracking,
    limits: { per_purchase: '5000.00', per_day: '10000.00', per_month: '50000.00', online: true, atm: true, abroad: true },
    replaces: replaces ? cardId(replaces) : null,
    replaced_by: next ? cardId(nameOf(next)) : null,
    issuer_due_at: issuer || last?.to_state !== 'consolidating' ? null : new Date(anchor.getTime() + askedIn),
    ordered_at: issuer ? at('issue') : null,
    issued_at: issuer ? at('issue') : null,
    delivered_at: at('deliver'),
    activated_at: at('activate'),
    pin_set_at: at('setPin'),
    deduction_mode: auto ? 'auto' : 'manual',
    created_at: history[0]?.at ?? anchor,
    updated_at: last?.at ?? anchor,
    version: history.length,
  };
}

const nameOf = (card: { readonly last4: string; readonly key?: string }): string => card.key ?? card.last4;

export async function seedCards(db: Db, anchor: Date): Promise<void> {
  const all: Described[] = [
    ...seededCards.map((card) => ({ ...card, card_class: 'visa' as const, issuer: 'active' as const, happened: lifeOf(card) })),
    ...otherCards,
  ];
  for (const card of all) {
    const history = eventsOf(cardId(nameOf(card)), card.happened, anchor);
    await db.insert(cards).values(rowOf(card, history, anchor));
    await db.insert(cardEvents).values(history);
    await openCardAccount(db, company_id, cardId(nameOf(card)));
  }
}
