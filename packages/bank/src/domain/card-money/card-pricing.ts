/** What a card costs and receives (CRD-13): fees in dollars by the policy's rows, paid in the wallet's currency, rounded up. */
import type { CardFeeKind } from '@bankside/core/rules/cards/money.ts';
import type { CardFeeRow, Policy } from '@bankside/core/rules/policy/bank-policy.ts';
import { currencies, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';
import { convert, worthUsd } from '../rates/conversion.ts';
import { takenAt, type RateTable } from '../rates/rates.ts';
import { feeOf } from '../transfers/transfer-fees.ts';

/** Minor units of the wallet's currency; `received` is cents on the card. */
export type CardPrice = {
  readonly fee_kind: CardFeeKind;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly received: bigint;
  readonly rate: string;
};
/** As the call answers it: what is booked is exactly this. */
export type CardQuoteAnswer = {
  readonly fee_kind: CardFeeKind;
  readonly fee: string;
  readonly total_debit: string;
  readonly received: string;
  readonly market_rate: string;
  readonly margin_percent: string;
  readonly rate: string;
  readonly rate_at: string;
};

type Fees = Pick<Policy, 'cards'>;

/** The row for this tier before the one for all tiers; no row, no fee. */
export function cardFeeRow({ cards }: Fees, kind: CardFeeKind, tier: string): CardFeeRow | null {
  const rows = (cards.fees as readonly CardFeeRow[]).filter(({ fee }) => fee === kind);
  return rows.find((row) => row.tier === tier) ?? rows.find((row) => row.tier === undefined) ?? null;
}

/** Cents, of so many cents. */
export function cardFeeUsd(policy: Fees, kind: CardFeeKind, tier: string, of = 0n): bigint {
  const row = cardFeeRow(policy, kind, tier);
  return row ? feeOf(row, of, 2) : 0n;
}

/** What a client with a contract pays for a top-up is the contract's row, where the bank has set one. */
export const topUpFeeKind = (policy: Fees, tier: string, hasContract: boolean): CardFeeKind =>
  hasContract && cardFeeRow(policy, 'top_up_contract', tier) ? 'top_up_contract' : 'top_up_direct';

/** Cents in the wallet's currency at the market rate, rounded up: a fee never falls short of what the policy says. */
export const inWallet = (cents: bigint, currency: Currency, rates: Pick<RateTable, 'of'>): bigint =>
  cents === 0n ? 0n : worthUsd(toDecimal(cents, 2), currency, rates);

type TopUpAsked = { readonly policy: Policy; readonly tier: string; readonly hasContract: boolean; readonly rates: RateTable };

/** Of a top-up: `amount` leaves the wallet for the card, the fee beside it. */
export function priceTopUp({ policy, tier, hasContract, rates }: TopUpAsked, amount: bigint, currency: Currency) {
  const fee_kind = topUpFeeKind(policy, tier, hasContract);
  const { amount: received, rate, market_rate, margin_percent } = convert(amount, currency, 'USD', rates, policy.fx.marginBps);
  const fee = inWallet(cardFeeUsd(policy, fee_kind, tier, received), currency, rates);
  return { price: { fee_kind, amount, fee, received, rate }, market_rate, margin_percent };
}

/** The largest top-up that leaves with its fee within `available`; fees never fall as amounts grow, so halving finds it. */
export function mostTopUp(asked: TopUpAsked, available: bigint, currency: Currency): bigint {
  let low = 0n;
  let high = available > 0n ? available : 0n;
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    if (middle + priceTopUp(asked, middle, currency).price.fee <= available) low = middle;
    else high = middle - 1n;
  }
  return low;
}

/** Of a fee alone: nothing goes to the card. */
export function priceFee({ policy, tier, rates }: Omit<TopUpAsked, 'hasContract'>, fee_kind: CardFeeKind, currency: Currency) {
  const { market_rate } = convert(0n, currency, 'USD', rates, 0);
  const fee = inWallet(cardFeeUsd(policy, fee_kind, tier), currency, rates);
  return { price: { fee_kind, amount: 0n, fee, received: 0n, rate: market_rate }, market_rate, margin_percent: '0.00' };
}

export function answerOf(
  { price, market_rate, margin_percent }: ReturnType<typeof priceTopUp>,
  currency: Currency,
  rates: RateTable,
): CardQuoteAnswer {
  const text = (minor: bigint) => toDecimal(minor, currencies[currency].scale);
  return {
    fee_kind: price.fee_kind,
    fee: text(price.fee),
    total_debit: text(price.amount + price.fee),
    received: toDecimal(price.received, 2),
    market_rate,
    margin_percent,
    rate: price.rate,
    rate_at: takenAt(rates, [currency, 'USD']).toISOString(),
  };
}

export function priceFrom(answer: CardQuoteAnswer, currency: Currency): CardPrice {
  const minor = (text: string) => toMinor(text, currencies[currency].scale);
  const fee = minor(answer.fee);
  const { fee_kind, rate } = answer;
  return { fee_kind, fee, amount: minor(answer.total_debit) - fee, received: toMinor(answer.received, 2), rate };
}
