/** How much a card may receive (CRD-11), in cents: of one top-up, and of one day in the bank's time zone. */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';
import { sql } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../store/store.ts';

/** Null where the bank sets no bound. */
export type TopUpBounds = Readonly<Record<'min' | 'max' | 'daily' | 'left', bigint | null>>;

/** What the card received or waits for since the bank's midnight; cancelled and refunded ones do not count. */
async function receivedToday(db: Db, timeZone: string, company_id: string, card_id: string, now: Date): Promise<bigint> {
  const { rows } = await (db.execute(sql`
    select coalesce(sum(received), 0)::text as sum from top_ups where company_id = ${company_id} and card_id = ${card_id}
      and date >= date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${timeZone}) at time zone ${timeZone}
      and status not in ('cancelled', 'refunded')`) as unknown as Promise<{ rows: { sum: string }[] }>);
  return BigInt(rows[0]?.sum ?? '0');
}

export async function topUpBounds(bank: Bank, db: Db, card: { company_id: string; card_id: string }, now: Date): Promise<TopUpBounds> {
  const { min, max, daily } = bank.policy.cards.topUp;
  const cents = (text: string | null) => (text === null ? null : toMinor(text, 2));
  const limit = cents(daily);
  if (limit === null) return { min: cents(min), max: cents(max), daily: null, left: null };
  const today = await receivedToday(db, bank.policy.bank.timeZone, card.company_id, card.card_id, now);
  return { min: cents(min), max: cents(max), daily: limit, left: limit > today ? limit - today : 0n };
}

const said = (cents: bigint) => formatAmount(toDecimal(cents, 2), 'USD');

/** Refuses amountZero, amountBelowMinimum, amountAboveMaximum and dailyLimitExceeded, in this order (CRD-11). */
export function wantWithin({ min, max, daily, left }: TopUpBounds, amount: bigint, received: bigint): void {
  const field = 'amount';
  if (amount === 0n) throw new Refusal('amountZero', { field, params: { reason: 'deposit' } });
  const least = min ?? 1n;
  if (received < least) throw new Refusal('amountBelowMinimum', { field, params: { min: said(least) } });
  if (max !== null && received > max) throw new Refusal('amountAboveMaximum', { field, params: { max: said(max) } });
  if (daily !== null && left !== null && received > left)
    throw new Refusal('dailyLimitExceeded', { field, params: { limit: said(daily), left: said(left) } });
}
