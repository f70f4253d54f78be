import { currencies, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';

/** Minor units as decimal text at the currency's full scale. */
export const amountText = (amount: bigint, currency: Currency): string => toDecimal(amount, currencies[currency].scale);
