/** New rates, fetched when they are due: what is believed comes into force, what is not is kept for the staff to look at. */
import type { Currency } from '@bankside/core/rules/money/currencies.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { writeRate, type RateSource } from '../../adapters/rates.ts';
import type { Bank } from '../../platform/bank.ts';
import { settings } from '../../store/schema.ts';
import { rateHolds, rates } from '../../store/money-schema.ts';
import type { Db } from '../../store/store.ts';
import { judgeRates, type Verdict } from './rate-judging.ts';
import { readRates, type RateTable } from './rates.ts';

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

export async function putInForce(db: Db, currency: Currency, usd: string, taken_at: Date): Promise<void> {
  await db.insert(rates).values({ currency, usd, taken_at }).onConflictDoUpdate({ target: rates.currency, set: { usd, taken_at } });
}

async function hold(db: Db, verdict: Extract<Verdict, { is: 'held' }>, now: Date): Promise<void> {
  const { currency, reason } = verdict;
  const seen = { usd: writeRate(verdict.rate), reason, other: reason === 'apart' ? writeRate(verdict.other) : '', seen_at: now };
  await db
    .insert(rateHolds)
    .values({ currency, ...seen, since: now })
    .onConflictDoUpdate({ target: rateHolds.currency, set: seen });
}

/** Names of currencies only: what a log may carry. */
function report({ log }: Bank, before: RateTable, verdicts: readonly Verdict[]): void {
  const answered = new Set(verdicts.map(({ currency }) => currency));
  const missing = Object.keys(before.of).filter((currency) => !answered.has(currency as Currency));
  const held = verdicts.filter((verdict) => verdict.is === 'held' && !before.held.has(verdict.currency));
  if (missing.length > 0) log.error('rates refused or missing', { job: 'rates', fault: missing.join(' ') });
  if (held.length > 0) log.error('rates held', { job: 'rates', fault: held.map(({ currency }) => currency).join(' ') });
}

/** Of several processes the one that holds the claim asks; no lock is held meanwhile. With two sources both must answer. */
export async function refreshRates(bank: Bank, sources: readonly RateSource[]): Promise<boolean> {
  const now = bank.clock.now();
  const { db } = bank.store;
  const { refreshSec } = bank.policy.rates;
  if (!areDue(await readRates(db), now, refreshSec) || !(await claim(db, now))) return false;
  const last = await readRates(db); // read again under the claim: another may have been done in between
  const stillDue = areDue(last, now, refreshSec);
  const answers = stillDue ? await Promise.all(sources.map((source) => source.fetch(now, last.of))) : [];
  const verdicts = judgeRates(last.of, answers, bank.policy.rates);
  const taken_at = new Date(Math.floor(now.getTime() / (refreshSec * 1000)) * refreshSec * 1000);
  await bank.store.tx(async (tx) => {
    const taken = verdicts.filter(({ is }) => is === 'taken');
    for (const { currency, rate } of taken) await putInForce(tx, currency, writeRate(rate), taken_at);
    for (const verdict of verdicts) if (verdict.is === 'held') await hold(tx, verdict, now);
    const believed = taken.map(({ currency }) => currency);
    if (believed.length > 0) await tx.delete(rateHolds).where(inArray(rateHolds.currency, believed));
    await tx.delete(settings).where(eq(settings.name, due));
  });
  if (stillDue) report(bank, last, verdicts);
  return stillDue;
}
