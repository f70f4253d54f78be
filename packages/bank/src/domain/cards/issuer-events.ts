/**
 * What the issuer says happened to cards (D-203): stored once by its id, then applied under the lock of its card, in a transaction
 * of its own or, for cards of a batch, of a piece. Events come repeated, late and in any order; what cannot be applied yet waits as a row.
 */
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { IssuerUnavailable, type IssuerEvent } from '../../adapters/issuer/issuer.ts';
import { faultText } from '../../adapters/log.ts';
import type { Bank } from '../../platform/bank.ts';
import { isUuid } from '../../platform/ids.ts';
import { issuerCursor, issuerEvents } from '../../store/issuer-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import type { Db } from '../../store/store.ts';
import { lockCard, type CardRow } from '../card-money/card-rows.ts';
import { NotYet, type EventHandler, type EventType } from '../card-money/event-handler.ts';
import { eventHandlers } from './event-handlers.ts';

const batch = 200;

/** Stores them, so that a sender need not send them again, and applies those that can be. */
export async function takeEvents(bank: Bank, events: readonly IssuerEvent[]): Promise<void> {
  const received_at = bank.clock.now();
  const ours = events.filter(({ card_id }) => isUuid(card_id));
  if (ours.length < events.length) bank.log.error('events about no card of ours', { fault: String(events.length - ours.length) });
  if (ours.length === 0) return;
  const rows = ours.map((event) => ({
    event_id: event.event_id,
    seq: event.seq,
    card_id: event.card_id,
    type: event.type,
    body: event as unknown as Record<string, unknown>,
    received_at,
  }));
  await bank.store.tx((db) => db.insert(issuerEvents).values(rows).onConflictDoNothing());
  await applyAll(
    bank,
    ours.map(({ event_id }) => event_id),
  );
}

/** One after the other; one that fails waits and holds nobody up. */
async function applyAll(bank: Bank, event_ids: readonly string[]): Promise<void> {
  const done = await applyPieces(bank, event_ids);
  for (const event_id of new Set(event_ids)) {
    if (done.has(event_id)) continue;
    try {
      await applyOne(bank, event_id);
    } catch (fault) {
      const trouble = fault instanceof NotYet ? fault.message : faultText(fault);
      if (!(fault instanceof NotYet)) bank.log.error('event of the issuer not applied', { job: 'issuer events', fault: trouble });
      const waiting = and(eq(issuerEvents.event_id, event_id), isNull(issuerEvents.applied_at));
      await bank.store.tx((db) =>
        db
          .update(issuerEvents)
          .set({ trouble: trouble.slice(0, 1000) })
          .where(waiting),
      );
    }
  }
}

async function applyOne(bank: Bank, event_id: string): Promise<void> {
  const [known] = await bank.store.db
    .select({ card_id: issuerEvents.card_id })
    .from(issuerEvents)
    .where(and(eq(issuerEvents.event_id, event_id), isNull(issuerEvents.applied_at)));
  if (!known) return;
  await bank.store.tx(async (db) => {
    const card = await lockCard(db, known.card_id);
    if (!card) throw new NotYet('no such card');
    await applyTo(bank, db, card, event_id);
  });
}

/** To a card that is locked. */
async function applyTo(bank: Bank, db: Db, card: CardRow, event_id: string): Promise<void> {
  const now = bank.clock.now();
  const open = and(eq(issuerEvents.event_id, event_id), isNull(issuerEvents.applied_at));
  const [row] = await db.select({ body: issuerEvents.body }).from(issuerEvents).where(open).for('update');
  if (!row) return; // somebody else has applied it meanwhile
  const event = row.body as unknown as IssuerEvent;
  const handle = eventHandlers[event.type] as EventHandler<EventType>;
  await handle({ bank, db, card, now }, event);
  await db.update(issuerEvents).set({ applied_at: now, company_id: card.company_id, trouble: '' }).where(open);
}

/** A batch comes card by card, in hundreds of events that move no money: those share a transaction (D-292). */
const pieceOf = 100;
const ofBatches: readonly EventType[] = ['issued', 'shipped', 'delivered'];

/** Answers which were applied; a piece that fails is left, for each of it to be applied alone. */
async function applyPieces(bank: Bank, event_ids: readonly string[]): Promise<ReadonlySet<string>> {
  const done = new Set<string>();
  if (event_ids.length < 2) return done;
  const asked = and(
    inArray(issuerEvents.event_id, [...event_ids]),
    isNull(issuerEvents.applied_at),
    inArray(issuerEvents.type, [...ofBatches]),
  );
  const rows = await bank.store.db
    .select({ event_id: issuerEvents.event_id, card_id: issuerEvents.card_id })
    .from(issuerEvents)
    .innerJoin(cards, eq(cards.card_id, issuerEvents.card_id))
    .where(and(asked, isNotNull(cards.order_id)))
    .orderBy(asc(issuerEvents.seq), asc(issuerEvents.event_id));
  for (let at = 0; at < rows.length; at += pieceOf) {
    const piece = rows.slice(at, at + pieceOf);
    try {
      await bank.store.tx((db) => applyPiece(bank, db, piece));
      for (const { event_id } of piece) done.add(event_id);
    } catch (fault) {
      if (!(fault instanceof NotYet)) bank.log.error('events not applied together', { job: 'issuer events', fault: faultText(fault) });
    }
  }
  return done;
}

async function applyPiece(bank: Bank, db: Db, piece: readonly { readonly event_id: string; readonly card_id: string }[]): Promise<void> {
  const card_ids = [...new Set(piece.map(({ card_id }) => card_id))].sort();
  // all cards before any order, always in this order, so that two never wait for each other
  await db
    .select({ card_id: cards.card_id })
    .from(cards)
    .where(inArray(cards.card_id, card_ids))
    .orderBy(cards.card_id)
    .for('no key update');
  for (const { event_id, card_id } of piece) {
    const card = await lockCard(db, card_id); // an event before it in the piece may have changed it
    if (card) await applyTo(bank, db, card, event_id);
  }
}

/** All that wait, in their order, also beyond those that go on waiting; answers how many are left. */
export async function applyWaiting(bank: Bank): Promise<number> {
  const { db } = bank.store;
  for (let after = { seq: -1, event_id: '' }; ;) {
    const rows = await db
      .select({ seq: issuerEvents.seq, event_id: issuerEvents.event_id })
      .from(issuerEvents)
      .where(and(isNull(issuerEvents.applied_at), sql`(${issuerEvents.seq}, ${issuerEvents.event_id}) > (${after.seq}, ${after.event_id})`))
      .orderBy(asc(issuerEvents.seq), asc(issuerEvents.event_id))
      .limit(batch);
    await applyAll(
      bank,
      rows.map(({ event_id }) => event_id),
    );
    after = rows.at(-1) ?? after;
    if (rows.length < batch) return db.$count(issuerEvents, isNull(issuerEvents.applied_at));
  }
}

/** Up to where every event has been read. */
export async function readUpTo({ store }: Pick<Bank, 'store'>): Promise<number> {
  const [row] = await store.db.select({ seq: issuerCursor.seq }).from(issuerCursor);
  return row?.seq ?? 0;
}

/** Asks for what was missed and applies what waits. An issuer that does not answer is asked at the job's next turn. */
export async function catchUp(bank: Bank): Promise<void> {
  try {
    for (;;) {
      const events = await bank.issuer.events(await readUpTo(bank));
      const last = events.at(-1);
      if (!last) break;
      await takeEvents(bank, events);
      await bank.store.tx((db) =>
        db
          .insert(issuerCursor)
          .values({ one: true, seq: last.seq })
          .onConflictDoUpdate({ target: issuerCursor.one, set: { seq: sql`greatest(${issuerCursor.seq}, ${last.seq})` } }),
      );
    }
  } catch (fault) {
    if (!(fault instanceof IssuerUnavailable)) throw fault;
  }
  await applyWaiting(bank);
}
