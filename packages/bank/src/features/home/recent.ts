/** The newest transactions, as the dashboard lists them. */
import type { TransactionRow } from '@bankside/core/contract/home.ts';
import { currencies, isCurrency } from '@bankside/core/rules/currencies.ts';
import { toDecimal } from '@bankside/core/rules/money.ts';
import { transactionTypes } from '@bankside/core/rules/options.ts';
import { desc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { transactions } from '../../ledger/ledger-schema.ts';
import type { Db } from '../../store/store.ts';

export async function recentTransactions(db: Db, company_id: string, count: number): Promise<z.output<typeof TransactionRow>[]> {
  const rows = await db
    .select()
    .from(transactions)
    .where(eq(transactions.company_id, company_id))
    .orderBy(desc(transactions.date), desc(transactions.transaction_id))
    .limit(count);
  return rows.map(({ transaction_id, date, kind, type, status, amount, currency, counterparty, reference, hash }) => {
    const known = transactionTypes.find((each) => each === type);
    if (!known || !isCurrency(currency)) throw new Error(`transaction ${transaction_id} has an unknown type or currency`);
    return {
      id: transaction_id,
      date: date.toISOString(),
      kind,
      type: known,
      status,
      amount: toDecimal(amount, currencies[currency].scale),
      currency,
      counterparty,
      reference,
      hash,
    };
  });
}
