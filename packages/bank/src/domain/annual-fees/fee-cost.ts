/** What a card costs for a year (CRD-33): dollars by the policy, and what that is in the currency that pays. */
import type { RenewalSource } from '@bankside/core/rules/cards/money.ts';
import type { Currency } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';
import type { Policy } from '@bankside/core/rules/policy/bank-policy.ts';
import { worthUsd } from '../rates/conversion.ts';
import type { RateTable } from '../rates/rates.ts';

/** In cents; a row for the tier comes before one for both. No row, no fee (POL-20). */
export function annualFeeOf({ cards: { fees } }: Pick<Policy, 'cards'>, tier: string): bigint {
  const rows = fees.filter((row) => row.fee === 'annual' && row.kind === 'fixed');
  const row = rows.find((each) => each.tier === tier) ?? rows.find((each) => each.tier === undefined);
  if (!row) return 0n;
  const [value, min, max] = [row.value, row.min ?? row.value, row.max ?? row.value].map((text) => toMinor(text, 2)) as [
    bigint,
    bigint,
    bigint,
  ];
  return value < min ? min : value > max ? max : value;
}

/** The company's account pays in dollars, its wallet in USDC or USDT. */
export const currencyFor = (pay_from: RenewalSource, wallet: string): Currency =>
  pay_from === 'parent_company' ? 'USD' : wallet === 'USDT' ? 'USDT' : 'USDC';

/** Minor units of the currency that pays, rounded up. */
export const costIn = (cents: bigint, currency: Currency, rates: RateTable): bigint =>
  currency === 'USD' ? cents : worthUsd(toDecimal(cents, 2), currency, rates);
