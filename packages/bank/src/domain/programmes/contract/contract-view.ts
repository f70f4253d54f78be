/** A contract in full, as both sides see it (PRG-01 to PRG-04). */
import type {
  ContractDocument,
  ContractPayment,
  ContractRow,
  Counts,
  OrderRow,
  ProgrammeEvent,
} from '@bankside/core/contract/programmes/shapes.ts';
import { currencies, isCurrency } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { transactions } from '../../../ledger/ledger-schema.ts';
import type { Db } from '../../../store/store.ts';
import { countsOf } from '../counts.ts';
import { contractRow, type Contract } from '../contracts.ts';
import { historyOf } from '../history.ts';
import { documentsOf, ordersOf, paymentRowsOf } from '../listing.ts';
import { orderRows } from '../order-view.ts';

export type ContractCase = {
  readonly contract: ContractRow;
  readonly orders: OrderRow[];
  readonly documents: ContractDocument[];
  readonly payments: ContractPayment[];
  readonly counts: Counts;
  readonly timeline: ProgrammeEvent[];
};

async function paymentsOf(db: Db, row: Contract): Promise<ContractCase['payments']> {
  const payments = await paymentRowsOf(db, row);
  const ids = payments.map(({ transaction_id }) => transaction_id);
  const records = ids.length
    ? await db
        .select()
        .from(transactions)
        .where(and(eq(transactions.company_id, row.company_id), inArray(transactions.transaction_id, ids)))
    : [];
  return payments.map(({ transaction_id, quantity, usd, amount, currency, name, paid_at }) => ({
    transaction_id,
    number: records.find((record) => record.transaction_id === transaction_id)?.number ?? '',
    date: paid_at.toISOString(),
    quantity,
    usd: toDecimal(usd, 2),
    amount: toDecimal(amount, isCurrency(currency) ? currencies[currency].scale : 2),
    currency,
    by: name,
  }));
}

export async function contractCase(db: Db, row: Contract): Promise<ContractCase> {
  const { company_id, contract_id } = row;
  const documents = await documentsOf(db, row);
  return {
    contract: await contractRow(db, row),
    orders: await orderRows(db, await ordersOf(db, row)),
    documents: documents.map(({ file_key, name, size }) => ({ file_key, name, size })),
    payments: await paymentsOf(db, row),
    counts: await countsOf(db, { company_id, contract_id }),
    timeline: await historyOf(db, { company_id, what: 'contract', id: contract_id }),
  };
}
