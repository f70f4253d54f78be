/** The currency that a payee's bank most likely keeps the account in, where it is one of ours (TRF-35). */
import type { Currency } from './currencies.ts';

const countries: Readonly<Partial<Record<Currency, string>>> = {
  USD: 'US AS GU MP PR UM VI EC PA SV',
  SGD: 'SG',
  HKD: 'HK',
  GBP: 'GB GG IM JE',
  CNY: 'CN',
  AUD: 'AU KI NR TV',
  EUR: 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC ME SM VA XK AX BL GF GP MF MQ PM RE TF YT',
  JPY: 'JP',
};
const byCountry = new Map(
  Object.entries(countries).flatMap(([currency, list]) => list.split(' ').map((country) => [country, currency as Currency] as const)),
);

export const currencyOfCountry = (country: string): Currency | undefined => byCountry.get(country);
