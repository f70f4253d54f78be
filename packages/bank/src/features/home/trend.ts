/** The chart of home (HOM-12, HOM-13): one currency or all by their worth, over days that the person chooses, and money in and out by month. */
import type { home as calls } from '@bankside/core/contract/home.ts';
import type { In, Out } from '@bankside/core/contract/define.ts';
import { addMonths, firstOfMonth } from '@bankside/core/rules/calendar.ts';
import { currencies } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import type { Bank } from '../../platform/bank.ts';
import { readRates, worthIn } from '../../domain/rates/rates.ts';
import { dayChanges, monthFlows } from '../../ledger/flows.ts';
import { balances } from '../../ledger/ledger.ts';
import type { Db } from '../../store/store.ts';
import { beginning, dayLine, inOwn, inWorth, lastDays } from './day-line.ts';

type Trend = Out<typeof calls.trend>;
type Asked = In<typeof calls.trend>;
type Of = { readonly bank: Bank; readonly db: Db; readonly company_id: string; readonly today: string };

export async function trendOf({ bank, db, company_id, today }: Of, { days, currency, base = 'USD' }: Asked): Promise<Trend> {
  const { timeZone } = bank.policy.bank;
  const wanted = lastDays(today, Number(days));
  const months = monthsOf(wanted);
  const rates = await readRates(db);
  const worth = worthIn(base, rates);
  const held = await balances(db, company_id);
  const changes = await dayChanges(db, company_id, beginning(wanted), timeZone);
  const weights = currency === undefined ? worth.weights() : { [currency]: '1' };
  const flows = await monthFlows(db, company_id, { since: beginning(months), timeZone, weights });
  const { scale } = currencies[currency ?? base];
  return {
    currency: currency ?? base,
    days: dayLine(held, changes, wanted, currency === undefined ? inWorth(worth) : inOwn(currency)),
    months: months.map((month) => {
      const flow = flows.find((each) => month.startsWith(each.month));
      return { month, paid_in: toDecimal(flow?.paid_in ?? 0n, scale), paid_out: toDecimal(flow?.paid_out ?? 0n, scale) };
    }),
  };
}

/** Every month that the days touch, whole, by its first day. */
function monthsOf(wanted: readonly string[]): string[] {
  const last = firstOfMonth(wanted.at(-1) ?? '');
  const months = [firstOfMonth(wanted[0] ?? '')];
  for (let month = months[0] ?? last; month < last;) {
    month = addMonths(month, 1);
    months.push(month);
  }
  return months;
}
