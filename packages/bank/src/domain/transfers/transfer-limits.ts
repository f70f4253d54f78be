/** How much may leave (TRF-07): by the policy's rows, by what is available, and by the day in the bank's time zone. */
import type { Policy } from '@bankside/core/rules/policy/bank-policy.ts';
import { currencies } from '@bankside/core/rules/money/currencies.ts';
import type { RefusalName } from '@bankside/core/rules/errors.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';
import { sql } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import type { Db } from '../../store/store.ts';
import { ownLimitAnswer, type OwnLimit } from './own-limit.ts';
import { mostWithin, rowsFor, type Way } from './transfer-fees.ts';

/** Minor units; null where the bank has set no bound. `most` is what leaves with its fees within the balance. */
export type Bounds = {
  readonly available: bigint;
  readonly min: bigint | null;
  readonly max: bigint | null;
  readonly daily: bigint | null;
  readonly daily_left: bigint | null;
  readonly most: bigint;
};

function limitOf({ limits }: Policy, way: Way, which: 'min' | 'max' | 'daily'): { value: bigint; network: string } | null {
  const row = rowsFor(limits, way).find((each) => each[which] !== undefined);
  const text = row?.[which];
  return row && text !== undefined ? { value: toMinor(text, currencies[way.currency].scale), network: row.network ?? '' } : null;
}

/** Is there a sum for each day? It holds only while nobody else of the company sends. */
export const hasDaily = (policy: Policy, way: Way): boolean => limitOf(policy, way, 'daily') !== null;

/** What left since the bank's midnight, and is not refused or failed. A network of its own where the limit has one. */
async function leftToday(db: Db, timeZone: string, company_id: string, way: Way, network: string, now: Date): Promise<bigint> {
  const { rows } = await (db.execute(sql`
    select coalesce(sum(case when sold_currency is null then -amount else sold_amount end), 0)::text as sum from transactions
    where company_id = ${company_id} and transfer_type = ${way.transfer_type} and coalesce(sold_currency, currency) = ${way.currency}
      and date >= date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${timeZone}) at time zone ${timeZone}
      and status not in ('rejected', 'failed') and (${network} = '' or network = ${network})`) as unknown as Promise<{
    rows: { sum: string }[];
  }>);
  return BigInt(rows[0]?.sum ?? '0');
}

export async function boundsFor(bank: Bank, db: Db, company_id: string, way: Way, available: bigint, now: Date): Promise<Bounds> {
  const { policy } = bank;
  const daily = limitOf(policy, way, 'daily');
  const spent = daily ? await leftToday(db, policy.bank.timeZone, company_id, way, daily.network, now) : 0n;
  return {
    available,
    min: limitOf(policy, way, 'min')?.value ?? null,
    max: limitOf(policy, way, 'max')?.value ?? null,
    daily: daily?.value ?? null,
    daily_left: daily ? (daily.value > spent ? daily.value - spent : 0n) : null,
    most: mostWithin(policy, way, available),
  };
}

/** As the contract answers them: the maximum is the lower of the policy's and of what is there less the fees. */
export function boundsAnswer({ available, min, max, daily_left, most }: Bounds, { currency, network }: Way, own: OwnLimit | null) {
  const text = (amount: bigint) => toDecimal(amount, currencies[currency].scale);
  const optional = (amount: bigint | null) => (amount === null ? '' : text(amount));
  const upper = max !== null && max < most ? max : most;
  return {
    currency,
    network,
    available: text(available),
    min: optional(min),
    max: text(upper),
    limit: optional(max),
    daily_left: optional(daily_left),
    ...ownLimitAnswer(own),
  };
}

export type AmountRefusal = { readonly name: RefusalName; readonly params: Readonly<Record<string, string>> };

/** A balance of nothing, said so: the amount of 0 has a sentence of its own. */
export const nothingThere = ({ currency }: Pick<Way, 'currency'>): AmountRefusal => ({
  name: 'insufficientBalance',
  params: { reason: 'nothing', currency },
});

/** An exchange withdraws nothing. */
export const nothingTyped = (kind: Way['transfer_type']): AmountRefusal => ({
  name: 'amountZero',
  params: kind === 'currency' ? { reason: 'exchange' } : {},
});

/** Why this amount may not leave, with the figure that it must keep to; null when it may. */
export function amountRefusal(bounds: Bounds, { currency, transfer_type }: Way, amount: bigint, fees: bigint): AmountRefusal | null {
  const said = (value: bigint) => formatAmount(toDecimal(value, currencies[currency].scale), currency);
  const { available, min, max, daily, daily_left, most } = bounds;
  if (amount === 0n) return nothingTyped(transfer_type);
  if (min !== null && amount < min) return { name: 'amountBelowMinimum', params: { min: said(min) } };
  if (max !== null && amount > max) return { name: 'amountAboveMaximum', params: { max: said(max) } };
  if (daily !== null && daily_left !== null && amount > daily_left)
    return { name: 'dailyLimitExceeded', params: { limit: said(daily), left: said(daily_left) } };
  if (available <= 0n) return nothingThere({ currency });
  if (amount + fees > available) return { name: 'insufficientBalance', params: { available: said(available), most: said(most) } };
  return null;
}
