/** Money that arrived from outside: the ledger's posting and the client's record of it, together. */
import { currencies, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { transactions } from '../../ledger/ledger-schema.ts';
import { post } from '../../ledger/ledger.ts';
import { moneyIn } from '../../ledger/lines.ts';
import type { Db } from '../../store/store.ts';
import { isUuid } from '../../platform/ids.ts';
import { bookedBy } from '../records/booked.ts';
import { openRecord, type RecordRow } from '../records/records.ts';
import { rowsOf } from '../../store/rows-of.ts';

export type Deposit = {
  readonly company_id: string;
  readonly currency: Currency;
  readonly amount: bigint;
  readonly sender: string;
  readonly reference: string;
  readonly at: Date;
  readonly key?: string;
};

/** Credits at once. The same key is booked once; a repeat answers the first record's id. */
export async function bookDeposit(db: Db, { company_id, currency, amount, sender, reference, at, key }: Deposit): Promise<string> {
  const { journal_id, replayed } = await post(db, {
    company_id,
    kind: 'deposit',
    lines: [moneyIn(currency, amount)],
    at,
    ...(key ? { key } : {}),
  });
  if (replayed) {
    const first = await bookedBy(db, company_id, journal_id);
    if (first) return first.transaction_id; // booked before, so recorded before
  }
  const opening = {
    company_id,
    date: at,
    kind: currencies[currency].kind,
    type: 'deposit',
    amount,
    currency,
    status: String(transaction.states.success.wire),
    counterparty: sender,
    sender_account_name: sender,
    reference,
    journal_id,
  } as const;
  return (await openRecord(db, opening, { step: 'success', by: { actor: 'bank' } })).transaction_id;
}

/** The announced wire that this money is: the same currency and amount, of the same sender if there is one, then the oldest. */
export async function announcedFor(db: Db, { company_id, currency, amount, sender }: Deposit): Promise<RecordRow | null> {
  const [row] = await db
    .select()
    .from(transactions)
    .where(
      and(
        rowsOf(transactions, { company_id, type: 'deposit', amount }),
        sql`status = 'pending_approval'`, // as the index of open records says it
        eq(transactions.currency, currency),
      ),
    )
    .orderBy(sql`lower(${transactions.sender_account_name}) <> lower(${sender})`, asc(transactions.date))
    .limit(1)
    .for('update');
  return row ?? null;
}

/** A deposit of the company; null for any other id. */
export async function depositOf(db: Db, company_id: string, id: string): Promise<RecordRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select()
    .from(transactions)
    .where(rowsOf(transactions, { company_id, transaction_id: id, type: 'deposit' }));
  return row ?? null;
}

/** Has a fiat deposit arrived already? The minimum of a first one holds until then (DEP-05). */
export async function hadFiatDeposit(db: Db, company_id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: transactions.transaction_id })
    .from(transactions)
    .where(rowsOf(transactions, { company_id, type: 'deposit', kind: 'fiat', status: String(transaction.states.success.wire) }))
    .limit(1);
  return row !== undefined;
}
