/** The exchange rates in force (§9: refreshed every 5 minutes), as rows that every process reads. */
import { isCurrency, currencies, type Currency } from '@bankside/core/rules/currencies.ts';
import { divideHalfEven, toDecimal } from '@bankside/core/rules/money.ts';
import { eq, sql } from 'drizzle-orm';
import { readRate, rateScale, writeRate, type Rates, type RateSource } from '../adapters/rates.ts';
import type { Bank } from '../bank.ts';
import { rates, settings } from '../store/schema.ts';
import type { Db } from '../store/store.ts';

export type RateTable = { readonly of: Rates; readonly taken_at: Date };

export async function readRates(db: Db): Promise<RateTable> {
  const rows = await db.select().from(rates);
  const of = Object.fromEntries(rows.filter((row) => isCurrency(row.currency)).map((row) => [row.currency, readRate(row.usd)]));
  return { of, taken_at: new Date(Math.max(0, ...rows.map((row) => row.taken_at.getTime()))) };
}

/** Book minor units in US cents, exact and then rounded half to even once. A currency without a rate is a fault of the bank's, not a zero. */
export function inUsdCents(amount: bigint, currency: Currency, { of }: RateTable): bigint {
  const rate = of[currency];
  if (amount === 0n) return 0n;
  if (rate === undefined) throw new Error(`no rate for ${currency}`);
  return divideHalfEven(amount * rate, 10n ** BigInt(currencies[currency].scale + rateScale - 2));
}
export const usdText = (cents: bigint): string => toDecimal(cents, 2);

const due = 'rates_due';

const areDue = ({ taken_at }: RateTable, now: Date, refreshSec: number): boolean =>
  now.getTime() >= taken_at.getTime() + refreshSec * 1000 || taken_at > now; // the sandbox's clock may go back

/** A row that one process holds while it asks; a holder that fails or dies gives it up after half a minute. */
async function claim(db: Db, now: Date): Promise<boolean> {
  const value = new Date(now.getTime() + 30_000).toISOString();
  const until = sql`(${settings.value} #>> '{}')::timestamptz`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const rows = await db
    .insert(settings)
    .values({ name: due, value })
    .onConflictDoUpdate({
      target: settings.name,
      set: { value },
      setWhere: sql`${until} <= ${at} or ${until} > ${at} + interval '60 seconds'`,
    })
    .returning();
  return rows.length > 0;
}

/** Fetches new rates when they are due: of several processes the one that holds the claim; no lock is held while it asks. */
export async function refreshRates(bank: Bank, source: RateSource): Promise<boolean> {
  const now = bank.clock.now();
  const { db } = bank.store;
  const { refreshSec } = bank.policy.rates;
  if (!areDue(await readRates(db), now, refreshSec) || !(await claim(db, now))) return false;
  const last = await readRates(db); // read again under the claim: another may have been done in between
  const stillDue = areDue(last, now, refreshSec);
  const fresh = stillDue ? Object.entries(await source.fetch(now, last.of)) : [];
  const taken_at = new Date(Math.floor(now.getTime() / (refreshSec * 1000)) * refreshSec * 1000);
  await bank.store.tx(async (tx) => {
    for (const [currency, rate] of fresh)
      await tx
        .insert(rates)
        .values({ currency, usd: writeRate(rate), taken_at })
        .onConflictDoUpdate({ target: rates.currency, set: { usd: writeRate(rate), taken_at } });
    await tx.delete(settings).where(eq(settings.name, due));
  });
  return stillDue;
}
