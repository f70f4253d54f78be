/** A value of a KYC file in words: options by name, countries and currencies as the browser calls them, figures grouped. */
import { amountParts, formatAmount } from '@bankside/core/i18n/amounts.ts';
import type { FieldRow } from '@bankside/core/rules/kyc/kyc.ts';
import type { Names } from '@bankside/core/i18n/keys.ts';
import { langTag } from '@bankside/core/rules/languages.ts';
import { useCallback } from 'react';
import { useLocale, useNames, useT } from '../../kit/words.tsx';
import { wordsOfValue, type Reading } from '../value-words.ts';

const tagOf = (locale: string) => (locale === 'en' ? 'en-GB' : langTag(locale)); // no comma before 'and'

/** 'Singapore dollar (SGD)'. Digital assets have no name in the browser, so options:currencies has them. */
export function currencyName(code: string, locale: string, option: Names<'options'>): string {
  if (!/^[A-Z]{3,5}$/.test(code)) return code;
  const asset = option('currencies', code);
  if (asset !== code) return `${asset} (${code})`;
  const name =
    code.length === 3 ? new Intl.DisplayNames([tagOf(locale), 'en'], { type: 'currency', fallback: 'code' }).of(code) : undefined;
  return name && name !== code ? `${name} (${code})` : code;
}

const isFigure = (text: string) => /^\d{1,15}(\.\d{1,2})?$/.test(text);
const grouped = (text: string) => (/^\d{1,9}$/.test(text) ? amountParts(text, 0).whole : text);

/** Text of a value; what is half typed comes back as it is. Files and signatures are no text: '' for them. */
export type ValueWords = (row: FieldRow, value: unknown) => string;

export function useValueWords(): ValueWords {
  const t = useT('kyc-fields');
  const option = useNames('options');
  const locale = useLocale();
  return useCallback((row, value) => wordsOf(row, value, { locale, option, yes: t('shown.yes') }), [t, option, locale]);
}

type How = Reading & { readonly yes: string };

function wordsOf(row: FieldRow, value: unknown, how: How): string {
  const { locale, yes } = how;
  const one = (code: unknown) => (typeof code === 'string' ? oneOf(row, code, how) : '');
  if (Array.isArray(value)) return new Intl.ListFormat(tagOf(locale), { type: 'conjunction' }).format(value.map(one).filter(Boolean));
  if (row.kind === 'tick') return value === true ? yes : '';
  return one(value);
}

function oneOf(row: FieldRow, text: string, how: How): string {
  const { kind } = row;
  if (!text || kind === 'file' || kind === 'files' || kind === 'signature') return '';
  if (kind === 'currencies') return currencyName(text, how.locale, how.option);
  if (kind === 'money') return isFigure(text) ? formatAmount(text, 'USD') : text;
  if (kind === 'percent') return `${text}%`;
  return kind === 'whole' ? grouped(text) : wordsOfValue(row, text, how);
}
