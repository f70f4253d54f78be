/** A schedule in words: how often, from when, until when. */
import { formatDay } from '@bankside/core/i18n/dates.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import type { OutOf } from '@bankside/core/contract/index.ts';
import type { T } from '../../../kit/words.tsx';

export type Schedule = OutOf<'/payments/scheduled/list'>['list'][number];
export const schedulesKey = ['schedules'] as const;

/** 'Monthly, until 30/06/2027'; 'Weekly, 3 of 12 done'; 'Once'. */
export function repeatOf(t: T<'payments'>, language: Language, { every, until, times, done }: Schedule): string {
  const often = t(`every.${every}`);
  if (every === 'once') return often;
  if (until) return t('repeat.until', { often, day: formatDay(until, language) });
  return times === null ? often : t('repeat.times', { often, done, times });
}
