/**
 * A transfer from its first step to its last. Money that does not go at once is held, and captured or released at the end;
 * each step takes the record's lifecycle, its books and its news together, in the caller's transaction.
 */
import { toMinor } from '@bankside/core/rules/money/money.ts';
import { stateOf, step } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import { currencies, type Currency } from '@bankside/core/rules/money/currencies.ts';
import type { Bank } from '../../platform/bank.ts';
import { accountId, capture, post, release, type Line, type Posting } from '../../ledger/ledger.ts';
import { exchange, fee, moneyIn, moneyOut } from '../../ledger/lines.ts';
import { Refusal } from '../../platform/refusal.ts';
import { ask } from '../../store/transactions/db.ts';
import type { Db } from '../../store/store.ts';
import { audit } from '../../platform/audit.ts';
import { companyOf } from '../identity/companies.ts';
import { inUsdCents, type RateTable } from '../rates/rates.ts';
import { moveRecord, openRecord, type By, type Details, type NewRecord, type RecordRow } from '../records/records.ts';
import { closeQuote } from './quote-states.ts';
import { tellTransfer, type Known } from './transfer-news.ts';
import { detailsOf } from '../records/transfer-rights.ts';

export const systemBy: By = { actor: 'system' };

/** Is it worth more than so many US dollars? Null asks nothing; what has no rate is taken for more. */
export function aboveUsd(amount: bigint, currency: Currency, rates: RateTable, limit: string | null): boolean {
  if (limit === null || limit === '') return false;
  return rates.of[currency] === undefined || inUsdCents(amount, currency, rates) > toMinor(limit, 2);
}

type Sums = Pick<RecordRow, 'amount' | 'currency' | 'sold_amount' | 'sold_currency'>;
/** What leaves, positive: of an exchange what is sold. */
export const leaving = (row: Sums): { amount: bigint; currency: Currency } =>
  row.sold_amount !== null && row.sold_currency !== null
    ? { amount: row.sold_amount, currency: row.sold_currency as Currency }
    : { amount: -row.amount, currency: row.currency as Currency };

export type LockedAccount = { readonly company_id: string; readonly account_id: string; readonly available: bigint };

/**
 * Client accounts and those beside them, locked in one order for everybody, so that transfers crosswise never wait for each other.
 * Answers what is available in each, now that nobody else changes it.
 */
export async function lockAccounts(db: Db, wanted: readonly { company_id: string; account_id: string }[]): Promise<LockedAccount[]> {
  const pairs = wanted.map((_, nth) => `($${2 * nth + 1}::uuid, $${2 * nth + 2}::text)`).join(', ');
  const rows = await ask<{ company_id: string; account_id: string; available: string }>(
    db,
    `select company_id, account_id, (book - held)::text as available from accounts
      where (company_id, account_id) in (${pairs}) order by company_id, account_id for no key update`,
    wanted.flatMap(({ company_id, account_id }) => [company_id, account_id]),
  );
  return rows.map((row) => ({ ...row, available: BigInt(row.available) }));
}

const bookAccounts = (company_id: string, currency: Currency) =>
  (['clearing', 'client', 'fees'] as const).map((kind) => ({ company_id, account_id: accountId(kind, currency) }));

/** The accounts of both companies that a transfer between clients touches. Refuses recipientWrong when one has no such account. */
export async function lockBetween(
  db: Db,
  from: string,
  to: string,
  currency: Currency,
  besides: readonly { company_id: string; account_id: string }[] = [],
): Promise<LockedAccount[]> {
  const wanted = [...bookAccounts(from, currency), ...bookAccounts(to, currency), ...besides];
  const locked = await lockAccounts(db, wanted);
  if (locked.length !== wanted.length) throw new Refusal('recipientWrong', { field: 'account_number' });
  return locked;
}

/** The lines of its journal: what leaves, or what is exchanged, and each fee. */
export function transferLines(row: Sums & { readonly details: object }): Line[] {
  const { currency, amount } = leaving(row);
  const { scale } = currencies[currency];
  const { admin_fee = '0', gas_fee = '0', fixed_fee = '0' } = (row.details as Details).fees ?? {};
  const moves = row.sold_currency
    ? exchange({ currency, amount }, { currency: row.currency as Currency, amount: row.amount })
    : [moneyOut(currency, amount)];
  const fees = [admin_fee, gas_fee, fixed_fee].map((text) => toMinor(text, scale)).filter((each) => each > 0n);
  return [...moves, ...fees.map((each) => fee(currency, each))];
}

type Sent = Sums & Pick<RecordRow, 'company_id' | 'transaction_id' | 'kind' | 'recipient_id' | 'reference'>;

/** What the other company's books get of a transfer between clients. Refuses wrongState when it names none. */
export function receivedPosting(row: Sent, now: Date): Posting & { readonly company_id: string } {
  const { currency, amount } = leaving(row);
  if (!row.recipient_id) throw new Refusal('wrongState');
  const lines = [moneyIn(currency, amount)];
  return { company_id: row.recipient_id, kind: 'transfer', lines, at: now, key: `received ${row.transaction_id}` };
}

/** The other company's record of it. */
export function receivedRecord(row: Sent, journal_id: string, from: string, now: Date): NewRecord {
  const { currency, amount } = leaving(row);
  const sender = { counterparty: from, sender_account_name: from, reference: row.reference };
  const opening = { company_id: row.recipient_id ?? '', date: now, kind: row.kind, type: 'transfer', amount, currency } as const;
  return {
    opening: { ...opening, ...sender, status: 'success', journal_id },
    first: { step: 'success', by: { actor: 'sender', name: from } },
  };
}

/** The audit line and the news of what another company received. */
export async function tellCredit(bank: Bank, db: Db, received: RecordRow, now: Date, more: Known = {}): Promise<void> {
  const subject = `transaction:${received.transaction_id}`;
  const { company_id } = received;
  await audit(db, { company_id, actor: 'system', action: 'transfer.receive', subject, to: 'success', at: now });
  await tellTransfer(bank, db, received, 'transfer_received', now, more);
}

/** The other company's side of a transfer between clients: its journal, its record, its news. */
async function creditReceiver(bank: Bank, db: Db, row: RecordRow, now: Date): Promise<void> {
  const sender = await companyOf(db, row.company_id);
  if (!sender) throw new Refusal('wrongState');
  const { journal_id } = await post(db, receivedPosting(row, now));
  const { opening, first } = receivedRecord(row, journal_id, sender.project_name, now);
  await tellCredit(bank, db, await openRecord(db, opening, first), now);
}

/** The end that was asked for: the hold becomes the journal. */
export async function settle(bank: Bank, db: Db, row: RecordRow, by: By, now: Date, confirmations = 0): Promise<RecordRow> {
  const actor = by.actor === 'bank' ? 'bank' : 'system';
  const may = step(transaction, stateOf(transaction, row.status), 'settle', actor); // asked before the books are
  if (!may || !row.hold_id) throw new Refusal('wrongState');
  const { company_id, hold_id } = row;
  const lines = transferLines(row);
  const { journal_id } = await capture(db, hold_id, { company_id, kind: row.type, lines, at: now, key: `settle ${row.transaction_id}` });
  const moved = await moveRecord(db, row, {
    event: 'settle',
    actor,
    by,
    step: 'success',
    now,
    set: { journal_id, waits_for: '', confirmations },
  });
  if (row.transfer_type === 'account') await creditReceiver(bank, db, moved, now);
  await tellTransfer(bank, db, moved, 'transfer_done', now);
  return moved;
}

/** `quote`: what becomes of an open quote for it. */
const ends = {
  cancel: { actor: 'client', step: 'cancelled', notice: 'transfer_cancelled', quote: 'withdrawn' },
  decline: { actor: 'client', step: 'declined', notice: 'transfer_declined', quote: 'withdrawn' },
  refuse: { actor: 'bank', step: 'rejected', notice: 'transfer_rejected', quote: 'withdrawn' },
  fail: { actor: 'bank', step: 'failed', notice: 'transfer_failed', quote: 'withdrawn' },
  declineQuote: { actor: 'client', step: 'quoteDeclined', notice: 'transfer_quote_declined', quote: 'declined' },
  lapse: { actor: 'system', step: 'lapsed', notice: 'transfer_quote_lapsed', quote: 'lapsed' },
} as const;

/** Any other end: the hold is given back. Refuses wrongState. */
export async function endTransfer(
  bank: Bank,
  db: Db,
  row: RecordRow,
  { event, by, now, reason }: { event: keyof typeof ends; by: By; now: Date; reason?: string },
): Promise<RecordRow> {
  const { actor, step: shown, notice, quote } = ends[event];
  const why = reason === undefined ? {} : { reason };
  const account_id = accountId('client', leaving(row).currency);
  await lockAccounts(db, [{ company_id: row.company_id, account_id }]); // accounts before the trail, as everywhere
  const moved = await moveRecord(db, row, { event, actor, by, step: shown, now, ...why, set: { waits_for: '' } });
  if (!moved.hold_id) throw new Refusal('wrongState');
  await release(db, moved.company_id, moved.hold_id, now);
  if (detailsOf(row).otc) await closeQuote(db, row, quote, by, now);
  await tellTransfer(bank, db, moved, notice, now, { by: by.user_id });
  return moved;
}

/**
 * What happens by itself when the company has said all it has to: between clients it is booked; an exchange over the counter,
 * a large one and one to a new recipient go to review; a payee waits for the bank's release; the rest is on its way.
 */
export async function advance(bank: Bank, db: Db, row: RecordRow, now: Date): Promise<RecordRow> {
  const common = { actor: 'system', by: systemBy, now } as const;
  const { review_for = [] } = detailsOf(row);
  if (row.transfer_type === 'account') {
    const released = await moveRecord(db, row, { ...common, event: 'release', step: 'processing', set: { waits_for: '' } });
    return settle(bank, db, released, systemBy, now);
  }
  if (review_for.length > 0) return moveRecord(db, row, { ...common, event: 'takeUp', step: 'bankReview', set: { waits_for: 'bank' } });
  if (row.transfer_type === 'payee') return row;
  return moveRecord(db, row, { ...common, event: 'release', step: 'processing', set: { waits_for: '' } });
}
