/** Where a card can be used in the sandbox: merchants of many kinds (ISO 18245) and countries. None of them exists. */
import type { Currency } from '@bankside/core/rules/money/currencies.ts';
import type { Channel } from '../adapters/issuer/issuer.ts';

export type Merchant = {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly city: string;
  readonly country: string;
  readonly currency: Currency;
  readonly channel: Channel;
};
/** Everywhere else is abroad. */
export const homeCountry = 'SG';

const of = (id: string, channel: Channel, name: string, category: string, city: string, country: string, currency: Currency): Merchant => ({
  id,
  channel,
  name,
  category,
  city,
  country,
  currency,
});

export const merchants: readonly Merchant[] = [
  of('cloud', 'online', 'Northwind Cloud', '5734', 'Dublin', 'IE', 'USD'),
  of('stationer', 'online', 'Paper & Pin', '5943', 'Singapore', 'SG', 'SGD'),
  of('airline', 'online', 'Strait Airways', '4511', 'Singapore', 'SG', 'SGD'),
  of('books', 'online', 'Thames Books', '5942', 'London', 'GB', 'GBP'),
  of('electronics', 'online', 'Shenzhen Parts Direct', '5732', 'Shenzhen', 'CN', 'CNY'),
  of('hotel', 'pos', 'Harbour Hotel', '7011', 'Hong Kong', 'HK', 'HKD'),
  of('cafe', 'pos', 'Kopi Corner', '5814', 'Singapore', 'SG', 'SGD'),
  of('restaurant', 'pos', 'Ginza Soba', '5812', 'Tokyo', 'JP', 'JPY'),
  of('fuel', 'pos', 'Outback Fuel', '5541', 'Sydney', 'AU', 'AUD'),
  of('taxi', 'pos', 'City Cabs', '4121', 'Singapore', 'SG', 'SGD'),
  of('museum', 'pos', 'Museum Shop Berlin', '5947', 'Berlin', 'DE', 'EUR'),
  of('atm-home', 'atm', 'ATM Raffles Place', '6011', 'Singapore', 'SG', 'SGD'),
  of('atm-abroad', 'atm', 'ATM Shinjuku', '6011', 'Tokyo', 'JP', 'JPY'),
];
