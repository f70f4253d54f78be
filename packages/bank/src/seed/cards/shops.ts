/** Where the seeded cards are used, and for how much: most as in the sandbox's shop. */
import type { Currency } from '@bankside/core/rules/money/currencies.ts';
import { currencies } from '@bankside/core/rules/money/currencies.ts';
import { divideHalfEven, toDecimal } from '@bankside/core/rules/money/money.ts';
import { usdRates } from '../../demo/rates.ts';
import { merchants, type Merchant } from '../../issuer-simulator/merchants.ts';

export type Shop = Merchant & { readonly low: number; readonly high: number };
const own = (
  id: string,
  name: string,
  category: string,
  place: readonly [city: string, country: string],
  currency: Currency,
): Merchant => ({
  id,
  channel: 'online',
  name,
  category,
  city: place[0],
  country: place[1],
  currency,
});

/** Dollars of one purchase. */
const bounds: Readonly<Record<string, readonly [low: number, high: number]>> = {
  cloud: [60, 480],
  stationer: [15, 120],
  airline: [240, 1400],
  books: [20, 140],
  electronics: [80, 900],
  hotel: [180, 900],
  cafe: [6, 38],
  restaurant: [30, 190],
  fuel: [30, 120],
  taxi: [8, 45],
  museum: [10, 60],
  'atm-home': [50, 300],
  'atm-abroad': [80, 300],
  hosting: [40, 260],
  courier: [25, 420],
  ads: [50, 700],
};
const all: readonly Merchant[] = [
  ...merchants,
  own('hosting', 'Cloudmere Hosting', '7372', ['Austin', 'US'], 'USD'),
  own('courier', 'Tamagawa Express', '4215', ['Yokohama', 'JP'], 'JPY'),
  own('ads', 'Lumen Ads', '7311', ['Dublin', 'IE'], 'USD'),
];
export const shops: readonly Shop[] = all.flatMap((merchant) => {
  const known = bounds[merchant.id];
  return known ? [{ ...merchant, low: known[0], high: known[1] }] : [];
});

export function shopOf(id: string): Shop {
  const shop = shops.find((each) => each.id === id);
  if (!shop) throw new Error(`no shop ${id}`);
  return shop;
}

/** What a purchase in the shop's currency is in cents, and how it is written. */
export function priced({ currency, channel, name, category, city, country }: Merchant, minor: bigint) {
  const { scale } = currencies[currency];
  const rate = usdRates[currency];
  return {
    cents: divideHalfEven(minor * rate, 10n ** BigInt(12 + scale - 2)),
    place: {
      channel,
      merchant: name,
      category,
      city,
      country,
      merchant_amount: toDecimal(minor, scale),
      merchant_currency: currency,
      rate: toDecimal(rate, 12),
    },
  };
}

/** Minor units of the shop's currency that are about so many cents; round at cash machines. */
export function inShop({ currency, channel }: Merchant, cents: number): bigint {
  const { scale } = currencies[currency];
  const minor = Math.round((cents / 100 / (Number(usdRates[currency]) / 1e12)) * 10 ** scale);
  const step = channel === 'atm' ? 1000 : 1;
  return BigInt(Math.max(step, Math.round(minor / step) * step));
}
