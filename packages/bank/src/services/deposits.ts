/** Money that arrived from outside: the ledger's posting and the client's record of it, together. */
import { randomUUID } from 'node:crypto';
import { currencies, type Currency } from '@bankside/core/rules/currencies.ts';
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import { and, eq } from 'drizzle-orm';
import { transactions } from '../ledger/ledger-schema.ts';
import { post } from '../ledger/ledger.ts';
import { moneyIn } from '../ledger/lines.ts';
import type { Db } from '../store/store.ts';
import { newNumber } from './records.ts';

export type Deposit = {
  readonly company_id: string;
  readonly currency: Currency;
  readonly amount: bigint;
  readonly sender: string;
  readonly reference: string;
  readonly at: Date;
  readonly key?: string;
};

export async function bookDeposit(db: Db, { company_id, currency, amount, sender, reference, at, key }: Deposit): Promise<string> {
  const transaction_id = randomUUID();
  const { journal_id, replayed } = await post(db, {
    company_id,
    kind: 'deposit',
    lines: [moneyIn(currency, amount)],
    at,
    ...(key ? { key } : {}),
  });
  if (replayed) {
    const [first] = await db
      .select({ id: transactions.transaction_id })
      .from(transactions)
      .where(and(eq(transactions.company_id, company_id), eq(transactions.journal_id, journal_id)));
    if (first) return first.id; // booked before, so recorded before
  }
  await db.insert(transactions).values({
    company_id,
    transaction_id,
    number: newNumber('deposit'),
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
  });
  return transaction_id;
}
