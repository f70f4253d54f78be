/** What the issuer's word on a load does to the books, once, whether the job fetched it or an event brought it. */
import { and, eq } from 'drizzle-orm';
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import { post } from '../../ledger/ledger.ts';
import { cardUnload } from '../../ledger/lines.ts';
import { audit } from '../../platform/audit.ts';
import type { Bank } from '../../platform/bank.ts';
import { isUuid } from '../../platform/ids.ts';
import { cardLoads, topUps } from '../../store/card-money-schema.ts';
import type { Db } from '../../store/store.ts';
import { openRecord } from '../records/records.ts';
import { namesOf, type CardRow } from './card-rows.ts';
import { moveTopUp, triesLeft, type TopUpRow } from './top-up-steps.ts';
import { lockWallet } from './wallet.ts';

export type LoadRow = typeof cardLoads.$inferSelect;
export type Outcome = { readonly state: 'done' | 'refused' | 'reversed'; readonly reason: string };
type Applying = { readonly bank: Bank; readonly db: Db; readonly card: CardRow; readonly now: Date };
const by = { actor: 'system' } as const;

/** The load, locked; the caller holds the card's lock. Null: there is none of this card. */
export async function lockLoad(db: Db, { company_id, card_id }: CardRow, load_id: string): Promise<LoadRow | null> {
  const mine = and(eq(cardLoads.company_id, company_id), eq(cardLoads.card_id, card_id), eq(cardLoads.load_id, load_id));
  const [row] = isUuid(load_id) ? await db.select().from(cardLoads).where(mine).for('update') : [];
  return row ?? null;
}

/** Repeated, late and out of order it is the same: a load is decided once, and only one that was done is taken back, once. */
export async function applyOutcome(applying: Applying, load: LoadRow, outcome: Outcome): Promise<void> {
  const isOpen = load.state === 'waiting' || load.state === 'sent';
  if (outcome.state === 'reversed') {
    if (isOpen) await decided(applying, load, { state: 'done', reason: '' }); // the word that it was done is still on its way
    if (isOpen || load.state === 'done') await reversed(applying, load, outcome.reason);
  } else if (isOpen) await decided(applying, load, outcome);
}

async function close({ db, now }: Applying, { company_id, load_id }: LoadRow, state: Outcome['state'], reason: string): Promise<void> {
  const mine = and(eq(cardLoads.company_id, company_id), eq(cardLoads.load_id, load_id));
  await db.update(cardLoads).set({ state, reason, closed_at: now }).where(mine);
}

async function topUpOf({ db }: Applying, { company_id, top_up_id }: LoadRow): Promise<TopUpRow | null> {
  if (top_up_id === null) return null;
  const mine = and(eq(topUps.company_id, company_id), eq(topUps.top_up_id, top_up_id));
  const [row] = await db.select().from(topUps).where(mine).for('update');
  return row ?? null;
}

async function decided(applying: Applying, load: LoadRow, { state, reason }: Outcome): Promise<void> {
  const { bank, db, now } = applying;
  const top_up = await topUpOf(applying, load);
  if (!top_up) {
    if (state === 'done' && load.direction === 'unload') await unloaded(applying, load);
  } else if (state === 'done') await moveTopUp(bank, db, top_up, { event: 'confirm', by, now, reason: '' });
  else {
    const failed = await moveTopUp(bank, db, top_up, { event: 'fail', by, now, reason });
    if (!triesLeft(bank, failed)) await moveTopUp(bank, db, failed, { event: 'exhaust', by, now, reason });
  }
  await close(applying, load, state, reason);
}

async function reversed(applying: Applying, load: LoadRow, reason: string): Promise<void> {
  const { bank, db, now } = applying;
  const top_up = await topUpOf(applying, load);
  if (top_up) await moveTopUp(bank, db, top_up, { event: 'reverse', by, now, reason });
  await close(applying, load, 'reversed', reason);
}

/** The card's dollars are the client's. */
async function unloaded({ db, card, now }: Applying, { company_id, load_id, amount }: LoadRow): Promise<void> {
  await lockWallet(db, company_id, 'USD');
  const { card_id, last4 } = card;
  const lines = [cardUnload(card_id, amount)];
  const { journal_id } = await post(db, { company_id, kind: 'refund', lines, at: now, key: `unload ${load_id}` });
  const opening = {
    company_id,
    date: now,
    kind: 'fiat',
    type: 'refund',
    amount,
    currency: 'USD',
    status: String(transaction.states.success.wire),
    ...namesOf(card),
    journal_id,
    details: { card: { card_id, last4 } },
  } as const;
  const { transaction_id, status } = await openRecord(db, opening, { step: 'returned', by });
  await audit(db, { company_id, actor: 'system', action: 'card.refund', subject: `transaction:${transaction_id}`, to: status, at: now });
}
