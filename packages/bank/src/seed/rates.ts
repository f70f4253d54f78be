/** The rates of the demo's day, as the bank keeps those it has asked for. */
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { usdRates } from '../demo/rates.ts';
import type { Db } from '../store/store.ts';
import { rates } from '../store/money-schema.ts';

const fiveMinutes = 300_000;

export async function seedRates(db: Db, anchor: Date): Promise<void> {
  const taken_at = new Date(Math.floor(anchor.getTime() / fiveMinutes) * fiveMinutes);
  await db.insert(rates).values(Object.entries(usdRates).map(([currency, usd]) => ({ currency, usd: toDecimal(usd, 12), taken_at })));
}
