/** Harbour & Vale's batch of cards: most have arrived and wait for holders, the rest is printed (design, allocation). */
import { addYears } from '@bankside/core/rules/calendar.ts';
import { sql } from 'drizzle-orm';
import { idOf } from '../../demo/chance.ts';
import { harbourVale as company_id } from '../../demo/companies.ts';
import { cards } from '../../store/issued-card-schema.ts';
import type { Db } from '../../store/store.ts';
import { isoDay, localTime } from '../days.ts';

export const prefix = 'HVT';
export const tracking = 'TRK4402718830';
export const batchNumber = 'B-000317';
export const batchOrder = idOf(`order ${batchNumber}`);
export const terms = { term_months: 24, min_per_batch: 20, price_per_card: 500n, tier: 'premier', card_class: 'visa' } as const;

/** Whose second card is of the batch, bound five days ago and not yet activated. */
const boundTo: readonly (readonly [holder: string, application: string])[] = [
  ['Mei-Lin Tan', 'CA-241108-4KQ7TM'],
  ['Jonas Weber', 'CA-240603-Z3BF8J'],
  ['Grace Odhiambo', 'CA-250419-W8JN3P'],
  ['Henrik Solberg', 'CA-250519-C6QD4S'],
];

/** By kit numbers: the first are bound, most wait for holders, one is blocked, the last thirty are printed. */
const batchCards = Array.from({ length: 120 }, (_, index) => ({
  card_id: idOf(`batch card ${index}`),
  last4: String(4102 + 8 * index),
  kit_number: `BK${30_418 + index}`,
  isHere: index < 90,
  isBlocked: index === 6,
  given: boundTo[index],
}));

export async function seedBatch(db: Db, anchor: Date, by: { readonly user_id: string; readonly name: string }): Promise<void> {
  const at = (daysAgo: number) => localTime(anchor, daysAgo, '10:20');
  const rows = batchCards.map(({ card_id, last4, kit_number, isHere, isBlocked, given }) => ({
    company_id,
    card_id,
    name_on_card: prefix,
    tier: terms.tier,
    card_class: terms.card_class,
    status: !isHere ? 'consolidating' : isBlocked ? 'blocked_by_client' : 'inactive',
    ...(isBlocked ? { status_before: 'inactive', reason: 'Its envelope was open.' } : {}),
    last4,
    kit_number,
    expiry: addYears(isoDay(at(39)), 4).slice(0, 7),
    limits: { per_purchase: null, per_day: null, per_month: null, online: true, atm: true, abroad: true },
    order_id: batchOrder,
    print_status: isHere ? 'delivered' : 'printing',
    allocation: given ? 'bound' : isHere ? 'unassigned' : '',
    ...(given ? { holder_name: given[0], application_id: idOf(`application ${given[1]}`), bound_at: at(5) } : {}),
    ...(isHere ? { tracking, shipped_at: at(12), delivered_at: at(8) } : {}),
    ordered_at: at(40),
    issued_at: at(39),
    created_at: at(40),
    updated_at: given ? at(5) : isHere ? at(8) : at(39),
  }));
  await db.insert(cards).values(rows);
  await db.execute(sql`
    insert into accounts (company_id, account_id, currency, kind)
    select company_id, 'card:' || card_id, 'USD', 'card' from cards where company_id = ${company_id} and order_id = ${batchOrder}`);
  await db.execute(sql`
    insert into card_events (company_id, card_id, seq, at, event, from_state, to_state, actor)
    select company_id, card_id, 1, created_at, 'issue', '', 'consolidating', 'system' from cards where order_id = ${batchOrder}
    union all select company_id, card_id, 2, delivered_at, 'deliver', 'consolidating', 'inactive', 'issuer' from cards
    where order_id = ${batchOrder} and delivered_at is not null
    union all select company_id, card_id, 3, updated_at, 'blockAsClient', 'inactive', 'blocked_by_client', 'client' from cards
    where order_id = ${batchOrder} and status = 'blocked_by_client'`);
  await db.execute(sql`
    insert into card_events (company_id, card_id, seq, at, event, from_state, to_state, actor, user_id, name, note)
    select company_id, card_id, 3, bound_at, 'bind', status, status, 'client', ${by.user_id}::uuid, ${by.name}, holder_name from cards
    where order_id = ${batchOrder} and allocation = 'bound'`);
}
