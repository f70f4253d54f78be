/** A value of a table of fields in words, by its kind: an option by its name, a country, a day. Anything else is text as it is. */
import type { Names } from '@bankside/core/i18n/keys.ts';
import { formatDay } from '@bankside/core/i18n/dates.ts';
import { countryName } from './country-name.ts';

type Row = { readonly kind: string; readonly list?: Parameters<Names<'options'>>[0] | undefined };
export type Reading = { readonly locale: string; readonly option: Names<'options'> };

export function wordsOfValue({ kind, list }: Row, value: string, { locale, option }: Reading): string {
  if (list) return option(list, value);
  if (kind === 'country' || kind === 'countries') return countryName(value, locale);
  const isDay = kind === 'day' || kind === 'documentDay';
  return isDay && /^\d{4}(-(\d\d|••)){2}$/.test(value) ? formatDay(value, locale) : value;
}
