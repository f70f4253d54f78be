/** Dates and times in the bank's zone (D-106). Blank for the moment before it is known: a wrong day is worse than none. */
import { dayIn, formatDate, formatDateTime, formatTime } from '@bankside/core/i18n/dates.ts';
import { useMemo } from 'react';
import { useLanguage } from '../kit/words.tsx';
import { useTimeZone } from '../runtime/user.ts';

export type Dates = {
  readonly zone: string;
  /** '18/11/2025'. */
  readonly date: (instant: string) => string;
  /** '09:40'. */
  readonly time: (instant: string) => string;
  /** '18/11/2025 09:46 (Asia/Singapore)'. */
  readonly dateTime: (instant: string) => string;
  /** '2025-11-18', to compare days. */
  readonly day: (instant: string | Date) => string;
};

export function useDates(): Dates {
  const language = useLanguage();
  const zone = useTimeZone();
  return useMemo(
    () => ({
      zone: zone ?? '',
      date: (instant) => (zone ? formatDate(instant, language, zone) : ''),
      time: (instant) => (zone ? formatTime(instant, zone) : ''),
      dateTime: (instant) => (zone ? formatDateTime(instant, language, zone) : ''),
      day: (instant) => (zone ? dayIn(instant, zone) : ''),
    }),
    [language, zone],
  );
}
