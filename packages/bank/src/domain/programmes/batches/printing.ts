/** Hands approved batches to the issuer in pieces until it has answered for all (PRG-09). Asked outside of any transaction. */
import { card } from '@bankside/core/rules/lifecycles/card.ts';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { IssuerRefusal, type IssuerCard } from '../../../adapters/issuer/issuer.ts';
import { faultText } from '../../../adapters/log.ts';
import type { Bank } from '../../../platform/bank.ts';
import { cards } from '../../../store/issued-card-schema.ts';
import { cardOrders } from '../../../store/programme-schema.ts';
import type { Db } from '../../../store/store.ts';
import { limitsOf } from './batch-opening.ts';
import { noteHappened, theIssuer } from '../history.ts';
import { aboutOrder, changeOrder, orderOf, type Order } from '../orders.ts';

/** Cards of one piece: one request, and one transaction for its answer. */
export const pieceOf = 500;
const leaseSec = 60;
const ordersAtOnce = 5;

/** 5 s, 10 s, 20 s, … to ten minutes. */
const pauseSec = (tries: number): number => Math.min(600, 5 * 2 ** Math.min(tries, 10));

/** Of several processes one takes an order; one that was killed meanwhile is taken again after the lease. */
async function lease({ store, clock }: Bank): Promise<Order[]> {
  const now = clock.now();
  const { db } = store;
  const due = db
    .select({ order_id: cardOrders.order_id })
    .from(cardOrders)
    .where(lte(cardOrders.print_due_at, now))
    .orderBy(cardOrders.print_due_at)
    .limit(ordersAtOnce)
    .for('update', { skipLocked: true });
  return db
    .update(cardOrders)
    .set({ print_due_at: new Date(now.getTime() + leaseSec * 1000) })
    .where(and(inArray(cardOrders.order_id, due), lte(cardOrders.print_due_at, now)))
    .returning();
}

const unasked = ({ company_id, order_id }: Order) =>
  and(
    eq(cards.company_id, company_id),
    eq(cards.order_id, order_id),
    eq(cards.status, String(card.states.consolidating.wire)),
    isNull(cards.ordered_at),
  );

/** Answers how many cards the issuer has answered for. */
export async function printBatches(bank: Bank): Promise<number> {
  let answered = 0;
  for (const order of await lease(bank))
    try {
      answered += await printNext(bank, order);
    } catch (fault) {
      if (!(fault instanceof IssuerRefusal))
        bank.log.error('the issuer was not asked to print', { job: 'batches', fault: faultText(fault) });
      await putOff(bank, order, fault instanceof IssuerRefusal ? fault.reason : '');
    }
  return answered;
}

async function printNext(bank: Bank, order: Order): Promise<number> {
  const { store, issuer, clock } = bank;
  const { company_id, number: batch_id, name_on_card } = order;
  const rows = await store.db.select().from(cards).where(unasked(order)).orderBy(asc(cards.card_id)).limit(pieceOf);
  const [first] = rows;
  if (first) {
    const { tier, card_class } = first;
    const card_ids = rows.map(({ card_id }) => card_id);
    const made = await issuer.printBatch({ batch_id, tier, card_class, name_on_card, card_ids, limits: limitsOf(bank) });
    await store.tx((db) => noteMade(db, company_id, made, clock.now()));
  }
  const isDone = rows.length < pieceOf;
  await store.tx((db) => setPrinting(bank, db, order, isDone));
  return rows.length;
}

/** What it may know of each card; that one is made, the issuer says by an event, which may have come before. One that has ended meanwhile is closed. */
async function noteMade(db: Db, company_id: string, made: readonly IssuerCard[], now: Date): Promise<void> {
  const facts = JSON.stringify(made.map(({ card_id, last4, kit_number, expiry }) => ({ card_id, last4, kit_number, expiry })));
  const at = sql`${now.toISOString()}::timestamptz`;
  const waiting = String(card.states.consolidating.wire);
  await db.execute(sql`
    update cards set last4 = made.last4, kit_number = made.kit_number, expiry = made.expiry, ordered_at = ${at}, updated_at = ${at},
      issuer_due_at = case when status = ${waiting} then issuer_due_at else ${at} end
    from jsonb_to_recordset(${facts}::jsonb) as made(card_id uuid, last4 text, kit_number text, expiry text)
    where cards.company_id = ${company_id} and cards.card_id = made.card_id`);
}

async function setPrinting({ clock }: Bank, db: Db, which: Order, isDone: boolean): Promise<void> {
  const row = await orderOf(db, which, true);
  if (!row) return;
  const now = clock.now();
  await changeOrder(db, row, { print_due_at: isDone ? null : now, print_tries: 0, print_trouble: '' }, now);
}

/** A refusal is written down once; until it is gone the bank goes on asking. */
async function putOff({ store, clock }: Bank, which: Order, refused: string): Promise<void> {
  const now = clock.now();
  await store.tx(async (db) => {
    const row = await orderOf(db, which, true);
    if (!row) return;
    const print_due_at = new Date(now.getTime() + pauseSec(row.print_tries) * 1000);
    await changeOrder(db, row, { print_due_at, print_tries: row.print_tries + 1, print_trouble: refused || row.print_trouble }, now);
    if (refused && refused !== row.print_trouble)
      await noteHappened(db, aboutOrder(row), { event: 'printRefused', by: theIssuer, note: refused, now });
  });
}

/** Cards of an order that the issuer has not answered for. */
export const unprintedOf = (db: Db, order: Order): Promise<number> => db.$count(cards, unasked(order));
