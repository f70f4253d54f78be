/** Tells a company how many more cards of an order were sent and have arrived, once for a parcel and not for each card (PRG-14). */
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Bank } from '../../../platform/bank.ts';
import { cards } from '../../../store/issued-card-schema.ts';
import { cardOrders } from '../../../store/programme-schema.ts';
import type { Db } from '../../../store/store.ts';
import { webhookEvent } from '../../messages/notify.ts';
import { talliesOf } from '../counts.ts';
import { orderOf, type Order } from '../orders.ts';
import { tellOfOrder } from '../programme-news.ts';

const batch = 50;

export async function tellOfBatches(bank: Bank): Promise<number> {
  const { db } = bank.store;
  const due = await db.select().from(cardOrders).where(lte(cardOrders.news_due_at, bank.clock.now())).limit(batch);
  for (const which of due)
    await bank.store.tx(async (tx) => {
      const row = await orderOf(tx, which, true);
      const now = bank.clock.now();
      if (row?.news_due_at && row.news_due_at <= now) await tellNow(bank, tx, row, now);
    });
  return due.length;
}

/** Those that have been counted in `told_…` are known; nobody is notified of what arrived damaged. */
async function tellNow(bank: Bank, db: Db, row: Order, now: Date): Promise<void> {
  const { company_id, order_id } = row;
  const tally = (await talliesOf(db, company_id, [order_id])).get(order_id);
  const { shipped = 0, delivered = 0 } = tally ?? {};
  const [sent, arrived] = [shipped - row.told_shipped, delivered - row.told_delivered];
  if (sent > 0) await tellOfOrder(bank, db, row, 'order_shipped', now, { count: String(sent), tracking: await trackingOf(db, row) });
  if (arrived > 0) {
    await tellOfOrder(bank, db, row, 'order_delivered', now, { count: String(arrived) });
    const { number, contract_id, quantity } = row;
    const kit_numbers = await arrivedKits(db, row, arrived);
    const payload = { order_id, contract_id, number, quantity, delivered: arrived, delivered_in_all: delivered, kit_numbers };
    await webhookEvent(db, company_id, 'batch_delivered', payload, now);
  }
  await db
    .update(cardOrders)
    .set({ news_due_at: null, told_shipped: Math.max(shipped, row.told_shipped), told_delivered: Math.max(delivered, row.told_delivered) })
    .where(and(eq(cardOrders.company_id, company_id), eq(cardOrders.order_id, order_id)));
}

const ofOrder = ({ company_id, order_id }: Order) => and(eq(cards.company_id, company_id), eq(cards.order_id, order_id));

/** The latest parcels, at most three. */
async function trackingOf(db: Db, row: Order): Promise<string> {
  const rows = await db
    .select({ tracking: cards.tracking })
    .from(cards)
    .where(and(ofOrder(row), sql`${cards.tracking} <> ''`))
    .groupBy(cards.tracking)
    .orderBy(sql`max(${cards.shipped_at}) desc nulls last`, cards.tracking)
    .limit(3);
  return rows.map(({ tracking }) => tracking).join(', ');
}

async function arrivedKits(db: Db, row: Order, many: number): Promise<string[]> {
  const rows = await db
    .select({ kit_number: cards.kit_number })
    .from(cards)
    .where(and(ofOrder(row), eq(cards.print_status, 'delivered')))
    .orderBy(sql`${cards.delivered_at} desc nulls last`, cards.kit_number)
    .limit(Math.min(many, 1000));
  return rows.map(({ kit_number }) => kit_number);
}
