/** How often a recipient was paid: shown before a transfer, and what makes a first one need a code. */
import type { Out } from '@bankside/core/contract/define.ts';
import type { withdrawals as calls } from '@bankside/core/contract/withdrawals.ts';
import { currencies, isCurrency } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { and, desc, gte, inArray } from 'drizzle-orm';
import { transactions } from '../../ledger/ledger-schema.ts';
import type { Db } from '../../store/store.ts';
import type { Target } from '../../domain/transfers/making/target.ts';
import { rowsOf } from '../../store/rows-of.ts';

type Check = Out<typeof calls.check>;
type Paid = Pick<Target, 'recipient_id' | 'recipient_since'>;
export const never = { times: 0, last: null };

/** How often this recipient was paid since its last edit, and the last time. */
export async function paidBefore(db: Db, company_id: string, { recipient_id, recipient_since }: Paid): Promise<Check['paid']> {
  if (recipient_id === null) return never;
  const where = and(
    rowsOf(transactions, { company_id, recipient_id }),
    inArray(transactions.status, ['processing', 'success']), // released: a payment that somebody may still refuse proves nothing
    recipient_since === null ? undefined : gte(transactions.date, recipient_since),
  );
  const times = await db.$count(transactions, where);
  const [last] = await db.select().from(transactions).where(where).orderBy(desc(transactions.date)).limit(1);
  if (!last || !isCurrency(last.currency)) return never;
  const amount = toDecimal(-last.amount, currencies[last.currency].scale);
  return { times, last: { amount, currency: last.currency, date: last.date.toISOString() } };
}
