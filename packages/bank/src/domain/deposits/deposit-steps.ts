/** The steps of a deposit and their money (DEP-05, DEP-12). Each runs in the caller's transaction, on a record that is locked. */
import { currencies, isCurrency, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import type { Bank } from '../../platform/bank.ts';
import { post, type Line } from '../../ledger/ledger.ts';
import { cleared, exchange, moneyIn, sentBack, suspended } from '../../ledger/lines.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../store/store.ts';
import { audit } from '../../platform/audit.ts';
import { conversionTexts, convert } from '../rates/conversion.ts';
import { conversionParams } from '../rates/conversion-news.ts';
import { shownAmount, tellOfDeposit } from './deposit-news.ts';
import { rateState, readRates, takenAt, type RateTable } from '../rates/rates.ts';
import { moveRecord, openRecord, type By, type Details, type RecordRow } from '../records/records.ts';

export type Mover = { readonly bank: Bank; readonly db: Db; readonly by: By; readonly now: Date };
/** What really came, when it is not what was announced. */
export type Came = { readonly amount?: bigint; readonly sender?: string };

const detailsOf = ({ details }: RecordRow): Details => details;
const actorOf = ({ by }: Mover) => (by.actor === 'bank' ? ('bank' as const) : ('system' as const));

export function currencyOf({ currency, transaction_id }: RecordRow): Currency {
  if (!isCurrency(currency)) throw new Error(`deposit ${transaction_id} is in the unknown ${currency}`);
  return currency;
}

/** Is the money there? A wire's is once staff have it before them, an asset's once the chain has confirmed it. */
export const hasCome = ({ kind, status, confirmations, confirmations_needed }: RecordRow): boolean =>
  kind === 'digital' && confirmations_needed > 0 ? confirmations >= confirmations_needed : status !== 'pending_approval';

/** An announced wire is here. Another amount than announced is kept beside it: what came is what is booked. */
export function receive(mover: Mover, row: RecordRow, { amount = row.amount, sender = row.sender_account_name }: Came): Promise<RecordRow> {
  const announced = amount === row.amount ? {} : { announced: shownAmount(row.amount, row.currency) };
  return moveRecord(mover.db, row, {
    ...mover,
    event: 'receive',
    actor: actorOf(mover),
    step: 'processing',
    set: { amount, sender_account_name: sender, counterparty: sender, details: { ...detailsOf(row), ...announced } },
  });
}

/** Credits it, once: the journal's key is the deposit's. Then converts it where that was asked for and the rates may be traded on. */
export async function settle(mover: Mover, row: RecordRow, key = `deposit ${row.transaction_id}`): Promise<RecordRow> {
  if (!hasCome(row)) throw new Refusal('wrongState');
  const { bank, db, now } = mover;
  const { suspended: onSuspense, convert_to, ...rest } = detailsOf(row);
  const rates = await readRates(db);
  const target = convert_to && isCurrency(convert_to) ? convert_to : null;
  const paused = target && [currencyOf(row), target].some((each) => rateState(bank, rates, each, now) !== 'open');
  const details = { ...rest, ...(target && !paused ? { convert_to: target } : {}) };
  const line = (onSuspense ? cleared : moneyIn)(currencyOf(row), row.amount);
  const journal_id = await book(mover, row, line, key);
  const set = { journal_id, waits_for: '', details };
  const settled = await moveRecord(db, row, { ...mover, event: 'settle', actor: actorOf(mover), step: 'success', set });
  await tellOfDeposit(bank, db, settled, 'deposit_credited', { now });
  if (paused) await tellOfDeposit(bank, db, settled, 'deposit_not_converted', { now, asset: target, currency: settled.currency });
  else if (target) await convertOnArrival(mover, settled, target, rates);
  return settled;
}

/**
 * To the bank's review. Money that has arrived waits on the suspense account. Why is the bank's own: the audit trail has it,
 * the client does not (who is suspected must not be warned).
 */
export async function doubt(mover: Mover, row: RecordRow, reason: string): Promise<RecordRow> {
  const { db, by, now } = mover;
  const come = hasCome(row);
  const moved = await moveRecord(db, row, {
    ...mover,
    event: 'doubt',
    actor: actorOf(mover),
    step: 'bankReview',
    set: { waits_for: 'bank', details: { ...detailsOf(row), suspended: come } },
  });
  if (come) await suspend(mover, moved);
  const { company_id, transaction_id } = row;
  const actor = by.user_id ?? by.actor;
  await audit(db, { company_id, actor, action: 'deposit.doubt', subject: `transaction:${transaction_id}`, reason, at: now });
  return moved;
}

/** Takes money that has arrived onto the suspense account; for one that was under review before the chain confirmed it. */
export async function suspend(mover: Mover, row: RecordRow): Promise<void> {
  await book(mover, row, suspended(currencyOf(row), row.amount), `suspense ${row.transaction_id}`);
}

/** Out of review: money that has arrived is credited at once, what the chain has not confirmed waits for that. */
export async function release(mover: Mover, row: RecordRow): Promise<RecordRow> {
  if (row.status !== transaction.states.adminReview.wire) throw new Refusal('wrongState');
  const set = { waits_for: '' };
  const released = await moveRecord(mover.db, row, { ...mover, event: 'release', actor: actorOf(mover), step: 'processing', set });
  return hasCome(released) ? settle({ ...mover, by: { actor: 'system' } }, released) : released;
}

/** Not for this company: what was held goes back to its sender. */
export async function refuse(mover: Mover, row: RecordRow, reason: string): Promise<RecordRow> {
  const { bank, db, now } = mover;
  const { suspended: onSuspense, ...details } = detailsOf(row);
  if (onSuspense) await book(mover, row, sentBack(currencyOf(row), row.amount), `returned ${row.transaction_id}`);
  const set = { waits_for: '', details };
  const refused = await moveRecord(db, row, { ...mover, event: 'refuse', actor: actorOf(mover), step: 'rejected', reason, set });
  await tellOfDeposit(bank, db, refused, 'deposit_rejected', { now });
  return refused;
}

/** It never came, or the chain dropped it. Nothing was booked. */
export async function fail(
  mover: Mover,
  row: RecordRow,
  reason: string,
  { kind, ...more }: { kind: 'deposit_failed' } | { kind: 'deposit_expired'; days: string } = { kind: 'deposit_failed' },
): Promise<RecordRow> {
  const { bank, db, now } = mover;
  const failed = await moveRecord(db, row, { ...mover, event: 'fail', actor: actorOf(mover), step: 'failed', reason });
  await tellOfDeposit(bank, db, failed, kind, { now, ...more });
  return failed;
}

async function book({ db, now: at }: Mover, { company_id }: RecordRow, line: Line, key: string): Promise<string> {
  return (await post(db, { company_id, kind: 'deposit', lines: [line], at, key })).journal_id;
}

/** A wire that was announced with a conversion becomes the asset at the rate of this moment: a record of its own. */
async function convertOnArrival({ bank, db, now }: Mover, deposit: RecordRow, convert_to: Currency, table: RateTable): Promise<void> {
  const { company_id, transaction_id, amount: sold_amount, created_by, number } = deposit;
  const sold_currency = currencyOf(deposit);
  const priced = convert(sold_amount, sold_currency, convert_to, table, bank.policy.fx.marginBps);
  const { amount, rate } = priced;
  if (amount === 0n) return; // less than the asset's last decimal
  const conversion = conversionTexts(priced, convert_to);
  const lines = exchange({ currency: sold_currency, amount: sold_amount }, { currency: convert_to, amount });
  const { journal_id } = await post(db, { company_id, kind: 'exchange', lines, at: now, key: `conversion ${transaction_id}` });
  const opening = {
    company_id,
    date: now,
    kind: currencies[convert_to].kind,
    type: 'exchange',
    amount,
    currency: convert_to,
    sold_amount,
    sold_currency,
    status: String(transaction.states.success.wire),
    counterparty: `${sold_currency} → ${convert_to}`,
    reference: number,
    journal_id,
    created_by,
    related_id: transaction_id,
    details: { rate, rate_at: takenAt(table, [sold_currency, convert_to]).toISOString(), conversion },
  } as const;
  await openRecord(db, opening, { step: 'success', by: { actor: 'system' } });
  const said = conversionParams({ currency: convert_to, sold_currency, rate, conversion });
  await tellOfDeposit(bank, db, deposit, 'deposit_converted', { now, bought: shownAmount(amount, convert_to), ...said });
}
