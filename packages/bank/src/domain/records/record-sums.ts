/** What came and went in each currency, of all records that a filter finds, as long as they can be counted (D-403). */
import type { transactions as calls } from '@bankside/core/contract/transactions.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { currencies, currencyCodes, isCurrency } from '@bankside/core/rules/money/currencies.ts';
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { and, notInArray, sql } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { transactions as t } from '../../ledger/ledger-schema.ts';
import type { Filter } from './record-filter.ts';
import { countedTo, searchOf } from './record-list.ts';

type Totals = Out<typeof calls.totals>;
/** Nothing moved, or nothing will. */
const cameToNothing = [transaction.states.rejected.wire, transaction.states.failed.wire].map(String);

export async function totalsOf(bank: Bank, company_id: string, filter: Filter): Promise<Totals> {
  const { where, words, total } = await searchOf(bank, company_id, filter, {});
  if (total > countedTo) return { capped: true, totals: [] };
  if (total === 0) return { capped: false, totals: [] };
  const found = bank.store.db
    .select({ currency: t.currency, amount: t.amount, sold_currency: t.sold_currency, sold_amount: t.sold_amount })
    .from(t)
    .where(and(where, words, notInArray(t.status, cameToNothing)))
    .as('found');
  // an exchange is two movements: one came, one went
  const { rows } = await (bank.store.db.execute(sql`
    select m.currency, sum(greatest(m.amount, 0))::text as paid_in, sum(greatest(-m.amount, 0))::text as paid_out
    from ${found} cross join lateral (values (found.currency, found.amount), (found.sold_currency, -abs(found.sold_amount))) m(currency, amount)
    where m.currency is not null group by 1`) as unknown as Promise<{ rows: { currency: string; paid_in: string; paid_out: string }[] }>);
  const byCode = new Map(rows.map((row) => [row.currency, row]));
  const wanted = filter.currency ?? currencyCodes;
  return {
    capped: false,
    totals: currencyCodes
      .filter((code) => wanted.includes(code))
      .flatMap((code) => {
        const row = byCode.get(code);
        if (!row || !isCurrency(code)) return [];
        const text = (minor: string) => toDecimal(BigInt(minor), currencies[code].scale);
        return [{ currency: code, paid_in: text(row.paid_in), paid_out: text(row.paid_out) }];
      }),
  };
}
