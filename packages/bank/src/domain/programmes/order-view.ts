/** Orders as they are answered: a line of a list, and one in full with its parcels and its history (PRG-11). */
import type { OrderInfo, OrderRow } from '@bankside/core/contract/programmes/shapes.ts';
import { addDays, dayIn } from '@bankside/core/rules/calendar.ts';
import { and, asc, eq, inArray, min, ne, sql } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { cards } from '../../store/issued-card-schema.ts';
import { cardContracts } from '../../store/programme-schema.ts';
import type { Db } from '../../store/store.ts';
import { talliesOf } from './counts.ts';
import { historyOf } from './history.ts';
import { aboutOrder, mayMoveOrder, type Order } from './orders.ts';

/** All of one company, in the order given. */
export async function orderRows(db: Db, rows: readonly Order[]): Promise<OrderRow[]> {
  const company_id = rows[0]?.company_id;
  if (company_id === undefined) return [];
  const contract_ids = [...new Set(rows.map(({ contract_id }) => contract_id))];
  const contracts = await db
    .select()
    .from(cardContracts)
    .where(and(eq(cardContracts.company_id, company_id), inArray(cardContracts.contract_id, contract_ids)));
  const tallies = await talliesOf(
    db,
    company_id,
    rows.map(({ order_id }) => order_id),
  );
  return rows.map((row) => {
    const contract = contracts.find(({ contract_id }) => contract_id === row.contract_id);
    const { allocated = 0, printed = 0, shipped = 0, delivered = 0, damaged = 0 } = tallies.get(row.order_id) ?? {};
    return {
      id: row.order_id,
      number: row.number,
      contract_id: row.contract_id,
      contract_number: contract?.number ?? '',
      date: row.created_at.toISOString(),
      quantity: row.quantity,
      status: row.status,
      decided_by: row.decided_by,
      allocated,
      printed,
      shipped,
      delivered,
      damaged,
      tier: contract?.tier as OrderRow['tier'],
      card_class: contract?.card_class as OrderRow['card_class'],
      version: row.version,
    };
  });
}

async function shipmentsOf(db: Db, { company_id, order_id }: Order): Promise<OrderInfo['shipments']> {
  const rows = await db
    .select({
      tracking: cards.tracking,
      shipped_at: min(cards.shipped_at),
      cards: sql<number>`count(*)::int`,
      delivered: sql<number>`(count(*) filter (where ${cards.delivered_at} is not null))::int`,
    })
    .from(cards)
    .where(and(eq(cards.company_id, company_id), eq(cards.order_id, order_id), ne(cards.tracking, '')))
    .groupBy(cards.tracking)
    .orderBy(asc(min(cards.shipped_at)), asc(cards.tracking));
  return rows.flatMap(({ shipped_at, ...parcel }) => (shipped_at ? [{ ...parcel, shipped_at: shipped_at.toISOString() }] : []));
}

/** '4–6', in days from the day of approval on. */
function expectedOf({ policy }: Bank, { approved_at }: Order): OrderInfo['expected'] {
  const [from, to] = policy.card.deliveryWeeks.split(/\D+/).map(Number);
  if (!approved_at || !from || !to) return null;
  const day = dayIn(approved_at, policy.bank.timeZone);
  return { from: addDays(day, from * 7), to: addDays(day, to * 7) };
}

export async function orderInfo(bank: Bank, db: Db, row: Order): Promise<OrderInfo> {
  const [line] = await orderRows(db, [row]);
  if (!line) throw new Error('an order has no view');
  return {
    ...line,
    reason: row.reason,
    delivery_address: row.delivery_address,
    contact: row.contact,
    lead_weeks: bank.policy.card.deliveryWeeks,
    expected: expectedOf(bank, row),
    shipments: await shipmentsOf(db, row),
    timeline: await historyOf(db, aboutOrder(row)),
    can_withdraw: mayMoveOrder(row, 'withdraw', 'client'),
  };
}
