/** A value of a KYC file in words: options by name, countries and currencies as the browser calls them, figures grouped. */
import { amountParts, formatAmount } from '@bankside/core/i18n/amounts.ts';
import { formatDay } from '@bankside/core/i18n/dates.ts';
import { hasWords } from '@bankside/core/i18n/words.ts';
import type { FieldRow } from '@bankside/core/rules/kyc/kyc.ts';
import { langTags, type Language } from '@bankside/core/rules/languages.ts';
import { useCallback } from 'react';
import { useLanguage, useT, type T } from '../../kit/words.tsx';
import { countryName } from '../country-name.ts';

const locales: typeof langTags = { ...langTags, en: 'en-GB' }; // no comma before 'and'

/** 'Singapore dollar (SGD)'. Digital assets have no name in the browser, so options:currencies has them. */
export function currencyName(code: string, language: Language, t: T): string {
  if (!/^[A-Z]{3,5}$/.test(code)) return code;
  if (hasWords(language, 'options', `currencies.${code}`)) return `${t(`options:currencies.${code}`)} (${code})`;
  const name = code.length === 3 ? new Intl.DisplayNames([locales[language]], { type: 'currency', fallback: 'code' }).of(code) : undefined;
  return name && name !== code ? `${name} (${code})` : code;
}

const isFigure = (text: string) => /^\d{1,15}(\.\d{1,2})?$/.test(text);
const grouped = (text: string) => (/^\d{1,9}$/.test(text) ? amountParts(text, 0).whole : text);

/** Text of a value; what is half typed comes back as it is. Files and signatures are no text: '' for them. */
export type ValueWords = (row: FieldRow, value: unknown) => string;

export function useValueWords(): ValueWords {
  const t = useT('options');
  const language = useLanguage();
  return useCallback((row, value) => wordsOf(row, value, language, t), [t, language]);
}

function wordsOf(row: FieldRow, value: unknown, language: Language, t: T): string {
  const one = (code: unknown) => (typeof code === 'string' ? oneOf(row, code, language, t) : '');
  if (Array.isArray(value)) return new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(value.map(one).filter(Boolean));
  if (row.kind === 'tick') return value === true ? t('kyc-fields:shown.yes') : '';
  return one(value);
}

function oneOf({ kind, list }: FieldRow, text: string, language: Language, t: T): string {
  if (!text || kind === 'file' || kind === 'files' || kind === 'signature') return '';
  if (list) return hasWords(language, 'options', `${list}.${text}`) ? t(`options:${list}.${text}`) : text;
  if (kind === 'country' || kind === 'countries') return countryName(text, language);
  if (kind === 'currencies') return currencyName(text, language, t);
  if (kind === 'day') return /^\d{4}-\d\d-\d\d$/.test(text) ? formatDay(text, language) : text;
  if (kind === 'money') return isFigure(text) ? formatAmount(text, 'USD') : text;
  if (kind === 'percent') return `${text}%`;
  return kind === 'whole' ? grouped(text) : text;
}
