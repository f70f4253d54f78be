/** The rates of the story's exchanges, from their two amounts: what the market stood at then, and the bank's margin in it. */
import { currencies, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { divideHalfEven } from '@bankside/core/rules/money/money.ts';
import { ratePlaces, timesRate } from '@bankside/core/rules/money/quoted-rate.ts';
import { conversionTexts, percentText, rateText } from '../../domain/rates/conversion.ts';
import type { Details } from '../../domain/records/records.ts';
import type { Movement } from './movement.ts';

const usualBps = 50;
const fiveMinutes = 300_000;

/** To six digits that count, half to even. */
function rounded(rate: bigint): bigint {
  const step = 10n ** BigInt(Math.max(0, rate.toString().length - 6));
  return divideHalfEven(rate, step) * step;
}

export function conversionOf({ at, sold, currency, amount }: Movement): Pick<Details, 'rate' | 'rate_at' | 'conversion'> {
  if (!sold) return {};
  const scale = (code: Currency) => 10n ** BigInt(currencies[code].scale);
  const pair = { from: sold.currency, to: currency };
  const worth = amount * 10n ** BigInt(ratePlaces) * scale(sold.currency);
  const own = (worth + sold.amount * scale(currency) - 1n) / (sold.amount * scale(currency));
  const bps = sold.margin_bps ?? usualBps;
  const market = rounded((own * 10_000n) / BigInt(10_000 - bps));
  const market_amount = timesRate(sold.amount, pair, market);
  const texts = { rate: rateText(own), market_rate: rateText(market), margin_percent: percentText(bps) };
  const conversion = conversionTexts({ ...texts, amount, market_amount, margin_amount: market_amount - amount }, currency);
  return { rate: texts.rate, rate_at: new Date(Math.floor(at.getTime() / fiveMinutes) * fiveMinutes).toISOString(), conversion };
}
