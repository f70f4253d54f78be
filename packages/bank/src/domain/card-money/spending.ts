/** What was spent with cards in a month of the bank's days: cleared and its fee, less what was given back. */
import { dayIn } from '@bankside/core/i18n/dates.ts';
import { categoryGroups, groupOf } from '@bankside/core/rules/cards/money.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { sql } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';

type Sum = {
  readonly category: string;
  readonly card_id: string;
  readonly last4: string;
  readonly holder_name: string;
  readonly day: string;
  readonly cents: string;
};

/** Each list sums to the total, for all come from the same rows. */
export async function spendingOf(bank: Bank, company_id: string, asked: { month?: string | undefined; card_id?: string | undefined }) {
  const { store, policy, clock } = bank;
  const { timeZone } = policy.bank;
  const { card_id } = asked;
  const latest = dayIn(clock.now(), timeZone).slice(0, 7);
  const month = asked.month !== undefined && asked.month < latest ? asked.month : latest;
  const start = sql`(${`${month}-01`}::date)::timestamp`;
  const { rows } = await (store.db.execute(sql`
    select p.category, p.card_id, c.last4, c.holder_name, to_char(p.date at time zone ${timeZone}, 'YYYY-MM-DD') as day,
      sum(p.cleared + p.fee - p.refunded)::text as cents
    from card_purchases p join cards c using (company_id, card_id)
    where p.company_id = ${company_id} and p.cleared is not null
      and p.date >= ${start} at time zone ${timeZone} and p.date < (${start} + interval '1 month') at time zone ${timeZone}
      ${card_id === undefined ? sql`` : sql`and p.card_id = ${card_id}`}
    group by 1, 2, 3, 4, 5`) as unknown as Promise<{ rows: Sum[] }>);
  const sumBy = (key: (row: Sum) => string): Map<string, bigint> => {
    const sums = new Map<string, bigint>();
    for (const row of rows) sums.set(key(row), (sums.get(key(row)) ?? 0n) + BigInt(row.cents));
    return sums;
  };
  const usd = (cents: bigint) => toDecimal(cents, 2);
  const byGroup = sumBy(({ category }) => groupOf(category));
  const falling = (sums: ReadonlyMap<string, bigint>) => [...sums].sort(([, one], [, other]) => (one > other ? -1 : one < other ? 1 : 0));
  const byCard = falling(sumBy((row) => row.card_id));
  return {
    month,
    latest,
    total: usd([...byGroup.values()].reduce((sum, each) => sum + each, 0n)),
    by_group: categoryGroups.flatMap((group) => (byGroup.has(group) ? [{ group, amount: usd(byGroup.get(group) ?? 0n) }] : [])),
    by_person: falling(sumBy((row) => row.holder_name)).map(([holder_name, cents]) => ({ holder_name, amount: usd(cents) })),
    by_card: byCard.flatMap(([id, cents]) => {
      const row = rows.find((each) => each.card_id === id);
      return row ? [{ card_id: id, last4: row.last4, holder_name: row.holder_name, amount: usd(cents) }] : [];
    }),
    by_day: [...sumBy(({ day }) => day)]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([day, cents]) => ({ day, amount: usd(cents) })),
  };
}
