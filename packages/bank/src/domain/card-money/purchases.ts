/** Purchases with a card and their money (CRD-14): held when authorised, booked when cleared, free when reversed, credited when given back. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { capture, cardAccount, hold, post, release, type Line } from '../../ledger/ledger.ts';
import { cardFee, cardPurchase, cardRefund } from '../../ledger/lines.ts';
import { cardPurchases } from '../../store/card-money-schema.ts';
import { webhookEvent } from '../messages/notify.ts';
import type { EventOf, Happening } from './event-handler.ts';
import { cents, heldFor, placeFrom, statusOf, withFact, type Purchase, type PurchaseEvent } from './purchase-facts.ts';

async function rowFor({ db, card: { company_id, card_id } }: Happening, event: PurchaseEvent): Promise<Purchase> {
  const { authorisation_id } = event;
  const date = new Date(event.at);
  await db
    .insert(cardPurchases)
    .values({ company_id, authorisation_id, purchase_id: randomUUID(), card_id, date, status: 'authorised' })
    .onConflictDoNothing();
  const mine = and(eq(cardPurchases.company_id, company_id), eq(cardPurchases.authorisation_id, authorisation_id));
  const [row] = await db.select().from(cardPurchases).where(mine).for('update');
  if (!row) throw new Error('the purchase was not written');
  return row;
}

/** The journal of what the event moves; null where nothing moves, or the same was booked before. */
async function book({ db, card, now }: Happening, row: Purchase, event: EventOf<'cleared' | 'refunded'>, hold_id: string | null) {
  const { company_id, card_id } = card;
  const amount = cents(event.amount);
  const fee = event.type === 'cleared' ? cents(event.fee) : 0n;
  const moved = event.type === 'cleared' ? cardPurchase(card_id, amount) : cardRefund(card_id, amount);
  const lines: Line[] = [...(amount > 0n ? [moved] : []), ...(fee > 0n ? [cardFee(card_id, fee)] : [])];
  if (lines.length === 0) {
    if (hold_id) await release(db, company_id, hold_id, now);
    return null;
  }
  const key = event.type === 'cleared' ? `card cleared ${event.event_id}` : `card refund ${row.authorisation_id} ${event.refund_id}`;
  const posting = { company_id, kind: event.type === 'cleared' ? 'purchase' : 'purchase refund', lines, at: now, key };
  const { journal_id, replayed } = hold_id ? await capture(db, hold_id, posting) : await post(db, posting);
  return replayed ? null : journal_id;
}

/** Applies one event of a purchase. The caller has its card locked and knows that the event is new. */
export async function applyPurchase(happening: Happening, event: PurchaseEvent): Promise<void> {
  const { db, card, now } = happening;
  const { company_id, card_id } = card;
  const row = await rowFor(happening, event);
  const facts = withFact(row, event);
  const openHold = heldFor(row) > 0n ? row.hold_id : null;
  const wanted = heldFor(facts);
  const set: Partial<Purchase> = { ...facts, ...placeFrom(row, event), status: statusOf(facts), version: row.version + 1 };
  if (event.type === 'cleared' || event.type === 'refunded') {
    const journal_id = await book(happening, row, event, event.type === 'cleared' ? openHold : null);
    if (event.type === 'refunded' && cents(event.amount) > 0n && journal_id === null) return; // applied before, under another id
    if (event.type === 'cleared') set.journal_id = row.journal_id ?? journal_id;
  } else if (openHold && wanted === 0n) await release(db, company_id, openHold, now);
  else if (!openHold && wanted > 0n)
    set.hold_id = await hold(db, { company_id, currency: 'USD', amount: wanted, at: now, account: cardAccount(card_id) });
  const at = new Date(event.at);
  set.date = at < row.date ? at : row.date;
  await db
    .update(cardPurchases)
    .set(set)
    .where(and(eq(cardPurchases.company_id, company_id), eq(cardPurchases.authorisation_id, row.authorisation_id)));
  const { authorisation_id: id } = row;
  await webhookEvent(db, company_id, 'card_transaction', { id, card_id, event: event.type, status: set.status }, now);
}
