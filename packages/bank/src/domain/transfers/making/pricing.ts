/** What a transfer costs and gives: the figures of a quote, exact to the last unit, and what the quote is bound to. */
import { currencies, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';
import type { Bank } from '../../../platform/bank.ts';
import type { Ctx } from '../../../platform/dispatch.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { typedMinor } from '../../../platform/typed-amount.ts';
import { conversionTexts, convert, soldFor, type Conversion } from '../../rates/conversion.ts';
import type { QuoteAsked } from '../quote-limits.ts';
import type { QuoteAnswer } from '../quotes.ts';
import { inUsdCents, takenAt, usdText, type RateTable } from '../../rates/rates.ts';
import { feesFor } from '../transfer-fees.ts';
import type { AmountRefusal } from '../transfer-limits.ts';
import type { Target } from './target.ts';

/** Minor units; `rate` as decimal text, bought currency for one unit of the sold, empty where nothing is exchanged. */
export type Price = {
  readonly amount: bigint;
  readonly admin_fee: bigint;
  readonly gas_fee: bigint;
  readonly fixed_fee: bigint;
  readonly fees: bigint;
  /** US cents of what leaves the company: 0 of an exchange, null where there is no rate. */
  readonly usd_cents: bigint | null;
  readonly received: bigint;
  readonly received_currency: Currency;
  readonly rate: string;
  readonly rate_at: Date | null;
  readonly conversion: Conversion | null;
};

export function wantRates(
  { currency, to_currency }: Pick<Target, 'currency' | 'to_currency'>,
  rates: RateTable,
  field = 'to_currency',
): void {
  if (!rates.of[currency] || (to_currency !== null && !rates.of[to_currency])) throw new Refusal('pairUnsupported', { field });
}

/** What must be sold so that at least `receive` of the bought currency arrives. */
export function leastFor({ bank, language }: Pick<Ctx, 'bank' | 'language'>, target: Target, receive: string, rates: RateTable): bigint {
  const { currency, to_currency } = target;
  if (to_currency === null) throw new Refusal('pairUnsupported', { field: 'to_currency' });
  const wanted = typedMinor(receive, to_currency, language, 'receive');
  if (wanted === 0n) throw new Refusal('amountZero', { field: 'receive', params: { reason: 'exchange' } });
  wantRates(target, rates);
  const sold = soldFor(wanted, currency, to_currency, rates, bank.policy.fx.marginBps);
  if (sold === null) throw new Refusal('pairUnsupported', { field: 'to_currency' });
  return sold;
}

export function priceOf(bank: Bank, target: Target, amount: bigint, rates: RateTable): Price {
  const { total: fees, ...parts } = feesFor(bank.policy, target, amount);
  const { currency, to_currency } = target;
  const usd_cents = to_currency !== null ? 0n : rates.of[currency] === undefined ? null : inUsdCents(amount, currency, rates);
  const price = { amount, ...parts, fees, usd_cents };
  if (to_currency === null) return { ...price, received: amount, received_currency: currency, rate: '', rate_at: null, conversion: null };
  wantRates(target, rates);
  const conversion = convert(amount, currency, to_currency, rates, bank.policy.fx.marginBps);
  const { amount: received, rate } = conversion;
  return { ...price, received, received_currency: to_currency, rate, rate_at: takenAt(rates, [currency, to_currency]), conversion };
}

/** What an exchange adds to the bounds: it must give something, and a large one must be large (TRF-22). */
export function exchangeRefusal(bank: Bank, target: Target, price: Booking, rates: RateTable): AmountRefusal | null {
  const { currency, otc } = target;
  if (price.rate === '' || price.amount === 0n) return null;
  const { otcMinUsd } = bank.policy.fx;
  if (otc && otcMinUsd !== null && inUsdCents(price.amount, currency, rates) < toMinor(otcMinUsd, 2))
    return { name: 'amountBelowMinimum', params: { min: formatAmount(otcMinUsd, 'USD') } };
  return price.received > 0n ? null : { name: 'amountBelowMinimum', params: { min: leastSold(target, price) } };
}

/** The least of the sold currency that gives one unit of the bought. */
function leastSold({ currency }: Target, { rate, received_currency }: Booking): string {
  const { scale } = currencies[currency];
  const places = rate.split('.')[1]?.length ?? 0;
  const times = toMinor(rate, places);
  if (times === 0n) return formatAmount('1', currency);
  const unit = 10n ** BigInt(places + scale);
  const per = times * 10n ** BigInt(currencies[received_currency].scale);
  return formatAmount(toDecimal((unit + per - 1n) / per, scale), currency);
}

export function answerOf({ currency }: Pick<Target, 'currency'>, price: Price): QuoteAnswer {
  const text = (amount: bigint) => toDecimal(amount, currencies[currency].scale);
  return {
    rate: price.rate,
    rate_at: price.rate_at?.toISOString() ?? '',
    admin_fee: text(price.admin_fee),
    gas_fee: text(price.gas_fee),
    fixed_fee: text(price.fixed_fee),
    usd: price.usd_cents === null ? '' : usdText(price.usd_cents),
    total_debit: text(price.amount + price.fees),
    received_amount: toDecimal(price.received, currencies[price.received_currency].scale),
    received_currency: price.received_currency,
    conversion: price.conversion && conversionTexts(price.conversion, price.received_currency),
  };
}

/** What is booked of a quote. */
export type Booking = Omit<Price, 'conversion'>;

export function priceFrom({ currency }: Pick<Target, 'currency'>, amount: bigint, answer: QuoteAnswer): Booking {
  const minor = (text: string) => toMinor(text, currencies[currency].scale);
  const received_currency = answer.received_currency as Currency;
  const [admin_fee, gas_fee, fixed_fee] = [minor(answer.admin_fee), minor(answer.gas_fee), minor(answer.fixed_fee)];
  return {
    amount,
    admin_fee,
    gas_fee,
    fixed_fee,
    fees: admin_fee + gas_fee + fixed_fee,
    usd_cents: answer.usd === '' ? null : toMinor(answer.usd, 2),
    received: toMinor(answer.received_amount, currencies[received_currency].scale),
    received_currency,
    rate: answer.rate,
    rate_at: answer.rate_at === '' ? null : new Date(answer.rate_at),
  };
}

/** Would the market give less by now than the quote does, by more than the policy allows? What moved for the client's good may stay. */
export const hasMoved = ({ policy: { fx } }: Bank, quoted: Booking, now: Booking): boolean =>
  quoted.rate !== '' && quoted.received * 10_000n > now.received * BigInt(10_000 + fx.moveBps);

/** The recipient as it is now, not only its id: an address edited after the quote, and after the code's mail, has no quote. */
export function askedOf(target: Target, amount: bigint): QuoteAsked {
  const { transfer_type, currency, network, otc, to_currency, recipient, recipient_id } = target;
  return {
    transfer_type,
    currency,
    amount: toDecimal(amount, currencies[currency].scale),
    network,
    otc: otc ? 'otc' : '',
    to_currency: to_currency ?? '',
    recipient_id: recipient_id ?? '',
    ...Object.fromEntries(Object.entries(recipient ?? {}).map(([field, value]) => [`recipient_${field}`, value])),
  };
}
