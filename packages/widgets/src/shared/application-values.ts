/** Fields of a card application in words: their labels and what was entered. */
import { cardField, type FieldName } from '@bankside/core/rules/cards/fields.ts';
import type { ApplicationStep } from '@bankside/core/rules/cards/applying.ts';
import { useLocale, useNames } from '../kit/words.tsx';
import { wordsOfValue } from './value-words.ts';

export type ApplicationForm = Readonly<Record<string, unknown>>;

/** Words of the first step are a namespace of their own. */
export function useApplicationLabel(): (name: string, step: ApplicationStep) => string {
  const start = useNames('apply-start');
  const rest = useNames('card-apply');
  return (name, step) => (step === 'about' ? start : rest)('fields', name);
}

/** `valueOf(name, form)`: one field's value as people read it, '' where there is none. A masked value is the bank's own text. */
export function useApplicationValue(): (name: FieldName, form: ApplicationForm) => string {
  const option = useNames('options');
  const locale = useLocale();
  return (name, form) => {
    const value = form[name];
    if (typeof value !== 'string' || value === '') return '';
    const row = cardField(name);
    const code = form['country_code'];
    if (row.kind === 'mobile' && typeof code === 'string') return `${code} ${value}`;
    return wordsOfValue(row, value, { locale, option });
  };
}
