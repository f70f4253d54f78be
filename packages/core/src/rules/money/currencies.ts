/** Currencies and assets (MON-05). `scale` is the number of decimals booked; `list` how many a list shows (DES-08, D-117). */
type Row = { readonly kind: 'fiat' | 'digital'; readonly scale: number; readonly list: number; readonly always: boolean };

export const currencies = {
  USD: { kind: 'fiat', scale: 2, list: 2, always: true },
  SGD: { kind: 'fiat', scale: 2, list: 2, always: true },
  HKD: { kind: 'fiat', scale: 2, list: 2, always: true },
  GBP: { kind: 'fiat', scale: 2, list: 2, always: true },
  CNY: { kind: 'fiat', scale: 2, list: 2, always: true },
  AUD: { kind: 'fiat', scale: 2, list: 2, always: true },
  EUR: { kind: 'fiat', scale: 2, list: 2, always: false },
  JPY: { kind: 'fiat', scale: 0, list: 0, always: false },
  USDC: { kind: 'digital', scale: 6, list: 2, always: true },
  USDT: { kind: 'digital', scale: 6, list: 2, always: true },
  ETH: { kind: 'digital', scale: 18, list: 6, always: true },
  BTC: { kind: 'digital', scale: 8, list: 6, always: true },
} as const satisfies Record<string, Row>;

export type Currency = keyof typeof currencies;
export const currencyCodes = Object.keys(currencies) as [Currency, ...Currency[]];
/** Those that totals can be said in. */
export const fiatCodes = currencyCodes.filter((code) => currencies[code].kind === 'fiat') as [Currency, ...Currency[]];
export const isCurrency = (code: string): code is Currency => Object.hasOwn(currencies, code);
