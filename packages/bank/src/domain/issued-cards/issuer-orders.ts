/** Tells the issuer the state of cards: made, blocked, limited, closed. Asked outside of any transaction, again with growing pauses until it has answered. */
import { IssuerRefusal, type CardOrder, type IssuerCard } from '../../adapters/issuer/issuer.ts';
import { faultText } from '../../adapters/log.ts';
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { cards } from '../../store/issued-card-schema.ts';
import type { Db } from '../../store/store.ts';
import { cardOf, cardState, changeCard, type Card } from './cards.ts';
import { unload } from './ending.ts';
import { refuseCard } from './issuer-word.ts';

const batch = 20;
const leaseSec = 60;

/** 5 s, 10 s, 20 s, … to a minute: what a block forbids can be paid until the issuer hears of it. */
export const pauseSec = (tries: number): number => Math.min(60, 5 * 2 ** Math.min(tries, 10));

/** Takes what is due, so that of several processes one asks. */
async function lease(bank: Bank, now: Date): Promise<Card[]> {
  const { db } = bank.store;
  const due = db
    .select({ card_id: cards.card_id })
    .from(cards)
    .where(lte(cards.issuer_due_at, now))
    .orderBy(cards.issuer_due_at)
    .limit(batch)
    .for('update', { skipLocked: true });
  return db
    .update(cards)
    .set({ issuer_due_at: new Date(now.getTime() + leaseSec * 1000) })
    .where(and(inArray(cards.card_id, due), lte(cards.issuer_due_at, now)))
    .returning();
}

/** All at once, for a slow issuer holds up nobody beyond the lease. Answers how many the issuer has answered for. */
export async function tellIssuer(bank: Bank): Promise<number> {
  const leased = await lease(bank, bank.clock.now());
  const answered = await Promise.all(
    leased.map(async (row) => {
      try {
        await tellOne(bank, row);
        return 1;
      } catch (fault) {
        bank.log.error('the issuer was not reached', { job: 'issuer', fault: faultText(fault) });
        await putOff(bank, row);
        return 0;
      }
    }),
  );
  return answered.filter((each) => each === 1).length;
}

/** Writes down how telling went. Of a card that has changed since it was read the issuer may have got the older order last: it is sent again. */
async function note(
  { store, clock }: Bank,
  { company_id, card_id, version }: Card,
  set: Partial<Pick<Card, 'issuer_due_at' | 'issuer_tries'>>,
) {
  const mine = and(eq(cards.company_id, company_id), eq(cards.card_id, card_id));
  const noted = await store.db
    .update(cards)
    .set(set)
    .where(and(mine, eq(cards.version, version)))
    .returning({ card_id: cards.card_id });
  if (noted.length === 0) await store.db.update(cards).set({ issuer_due_at: clock.now() }).where(mine);
}

const putOff = (bank: Bank, row: Card): Promise<void> =>
  note(bank, row, {
    issuer_due_at: new Date(bank.clock.now().getTime() + pauseSec(row.issuer_tries) * 1000),
    issuer_tries: row.issuer_tries + 1,
  });
const settled = (bank: Bank, row: Card): Promise<void> => note(bank, row, { issuer_due_at: null, issuer_tries: 0 });

const usable: readonly IssuerCard['state'][] = ['issued', 'shipped', 'delivered', 'active'];

/** The issuer says of a locked card that it may be used, or not, and here it is the other way: it is sent again. */
export async function tellAgain(db: Db, row: Card, said: IssuerCard, now: Date): Promise<void> {
  const state = cardState(row);
  const isOpen = state === 'active' || state === 'inactive';
  const isBarred = state.startsWith('blocked') || state === 'replacementPending';
  if (row.issuer_due_at !== null || !((isOpen && said.state === 'blocked') || (isBarred && usable.includes(said.state)))) return;
  await db
    .update(cards)
    .set({ issuer_due_at: now })
    .where(and(eq(cards.company_id, row.company_id), eq(cards.card_id, row.card_id)));
}

async function tellOne(bank: Bank, row: Card): Promise<void> {
  if (row.ordered_at === null) return order(bank, row);
  const { issuer } = bank;
  const state = cardState(row);
  try {
    if (state === 'active' || state === 'inactive') await issuer.unblock(row.card_id);
    else if (state !== 'consolidating' && state !== 'replaced' && state !== 'expired') await issuer.block(row.card_id);
    if (state !== 'replaced' && state !== 'expired' && state !== 'cancelled') await issuer.setLimits(row.card_id, row.limits);
    if (state === 'cancelled') return await close(bank, row);
  } catch (fault) {
    if (!(fault instanceof IssuerRefusal)) throw fault; // it has ended there, which an event of its own reports
  }
  await settled(bank, row);
}

/** A cancelled card is closed when nothing is on it any more; until then it is asked again. */
async function close(bank: Bank, row: Card): Promise<void> {
  const left = await bank.store.tx(async (db) => {
    const locked = await cardOf(db, row, true);
    return locked !== null && (await unload(db, locked, bank.clock.now()));
  });
  if (left) return putOff(bank, row);
  try {
    await bank.issuer.close(row.card_id);
  } catch (fault) {
    if (fault instanceof IssuerRefusal && fault.reason === 'has_balance') return putOff(bank, row); // a purchase that we have yet to hear of
    throw fault;
  }
  await settled(bank, row);
}

async function order(bank: Bank, row: Card): Promise<void> {
  const { card_id, holder_name, name_on_card, tier, card_class, replaces } = row;
  if (cardState(row) === 'cancelled' && !(await isKnown(bank, row))) return settled(bank, row);
  const wanted: CardOrder = { card_id, holder_name, name_on_card, tier, card_class, replaces };
  try {
    const made = await bank.issuer.createCard(wanted);
    await bank.store.tx((db) => ordered(bank, db, row, made));
  } catch (fault) {
    if (!(fault instanceof IssuerRefusal)) throw fault;
    await bank.store.tx(async (db) => {
      const locked = await cardOf(db, row, true);
      if (locked) await refuseCard(bank, db, locked, fault.reason, bank.clock.now());
    });
  }
}

/** Of one that was cancelled before an answer came: the issuer may have made it all the same. */
const isKnown = ({ issuer }: Bank, { card_id }: Card): Promise<boolean> =>
  issuer.card(card_id).then(
    () => true,
    (fault: unknown) => {
      if (fault instanceof IssuerRefusal) return false;
      throw fault;
    },
  );

/** Its facts; that it is made, the issuer says by an event. Limits other than none, or a cancelling meanwhile, it hears next. */
async function ordered(bank: Bank, db: Db, { company_id, card_id }: Card, made: IssuerCard): Promise<void> {
  const now = bank.clock.now();
  const row = await cardOf(db, { company_id, card_id }, true);
  if (!row || made.state === 'closed') return;
  const { last4, kit_number, expiry } = made;
  await changeCard(db, row, { last4, kit_number, expiry, ordered_at: row.ordered_at ?? now, issuer_due_at: now, issuer_tries: 0 }, now);
}
