/** What one unit is worth in US dollars, in 10^-12: the rates of the day of the pictures, where the dashboard's total is exact. */
import type { Currency } from '@bankside/core/rules/money/currencies.ts';

export const usdRates: Readonly<Record<Currency, bigint>> = {
  USD: 1_000_000_000_000n,
  SGD: 768_000_000_000n,
  HKD: 128_500_050_000n,
  GBP: 1_310_030_395_137n,
  CNY: 140_500_000_000n,
  AUD: 651_200_000_000n,
  EUR: 1_159_100_000_000n,
  JPY: 6_442_000_000n,
  USDC: 1_000_000_000_000n,
  USDT: 1_000_000_000_000n,
  ETH: 3_100_000_000_000_000n,
  BTC: 90_970_770_000_000_000n,
};
