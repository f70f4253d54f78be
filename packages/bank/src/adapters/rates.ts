/** Where exchange rates come from: an address by RATES_URL, or in the sandbox a small walk around given ones. */
import { createHash } from 'node:crypto';
import { currencyCodes, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';

/** US dollars for one unit, in 10^-12. */
export type Rates = Readonly<Partial<Record<Currency, bigint>>>;
export type RateSource = { fetch(now: Date, last: Rates): Promise<Rates> };

export const rateScale = 12;
export const readRate = (text: string): bigint =>
  toMinor(text.slice(0, text.includes('.') ? text.indexOf('.') + 1 + rateScale : undefined), rateScale);
export const writeRate = (rate: bigint): string => toDecimal(rate, rateScale);

/**
 * Expects `{"rates": {"EUR": "1.1591", …}}`: dollars for one unit, as decimal text. Zero, a sign, an exponent and anything but
 * text leave their currency out of the answer; an answer that cannot be read at all changes nothing.
 */
export function ratesFrom(url: string): RateSource {
  return {
    fetch: async () => {
      const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(10_000) });
      if (!answer.ok) throw new Error(`the rates answered ${answer.status}`);
      const body: unknown = await answer.json();
      const given = typeof body === 'object' && body !== null && 'rates' in body && typeof body.rates === 'object' ? body.rates : null;
      if (!given) throw new Error('the rates cannot be read');
      const entries = Object.entries(given).flatMap(([code, value]: [string, unknown]) =>
        typeof value === 'string' && /^\d{1,12}(\.\d+)?$/.test(value) ? [[code, readRate(value)] as const] : [],
      );
      const known = Object.fromEntries(entries.filter(([code, rate]) => rate > 0n && (currencyCodes as readonly string[]).includes(code)));
      if (Object.keys(known).length === 0) throw new Error('the rates name no currency that we know');
      return { ...known, USD: 10n ** BigInt(rateScale) };
    },
  };
}

const steady: readonly string[] = ['USD', 'USDC', 'USDT'];

/** Moves each rate by up to 8 in 10,000 of `centre`, the same way whenever it is asked for the same moment; never strays far. */
export function walkingRates(centre: Rates, stepSec: number): RateSource {
  return {
    fetch: async (now) => {
      const step = Math.floor(now.getTime() / 1000 / stepSec);
      const moved = Object.entries(centre).map(
        ([code, rate]) => [code, steady.includes(code) ? rate : rate + (rate * swing(code, step)) / 1_000_000n] as const,
      );
      return Object.fromEntries(moved);
    },
  };
}

/** From -800 to 800 millionths: three slow waves of chance, each between its own two neighbouring steps. */
function swing(code: string, step: number): bigint {
  const wave = (length: number) => {
    const at = Math.floor(step / length);
    const part = step % length;
    return (chance(code, length, at) * (length - part) + chance(code, length, at + 1) * part) / length;
  };
  return BigInt(Math.round((wave(1) + wave(12) + wave(288)) * 267));
}

const chance = (code: string, length: number, at: number): number =>
  createHash('sha256').update(`${code} ${length} ${at}`).digest().readInt32BE(0) / 2 ** 31;
