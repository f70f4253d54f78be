/** Dates and times in the bank's zone (D-106). Blank for the moment before it is known: a wrong day is worse than none. */
import { dayIn, formatDate, formatDateTime, formatTime } from '@bankside/core/i18n/dates.ts';
import { useMemo } from 'react';
import { useLocale } from '../kit/words.tsx';
import { useTimeZone } from '../runtime/user.ts';

export type Dates = {
  readonly zone: string;
  /** '18/11/2025'. */
  readonly date: (instant: string) => string;
  /** '09:40'. */
  readonly time: (instant: string) => string;
  /** '18/11/2025 09:46 (Asia/Singapore)'. */
  readonly dateTime: (instant: string) => string;
  /** The same in a list: its first line names the zone, the others are in it. */
  readonly listed: (instant: string, index: number) => string;
  /** '2025-11-18', to compare days. */
  readonly day: (instant: string | Date) => string;
};

const blank = () => '';
const notYet: Dates = { zone: '', date: blank, time: blank, dateTime: blank, listed: blank, day: blank };

function datesIn(zone: string, locale: string): Dates {
  const date: Dates['date'] = (instant) => formatDate(instant, locale, zone);
  const time: Dates['time'] = (instant) => formatTime(instant, zone);
  const dateTime: Dates['dateTime'] = (instant) => formatDateTime(instant, locale, zone);
  const listed: Dates['listed'] = (instant, index) => (index === 0 ? dateTime(instant) : `${date(instant)} ${time(instant)}`);
  return { zone, date, time, dateTime, listed, day: (instant) => dayIn(instant, zone) };
}

export function useDates(): Dates {
  const locale = useLocale();
  const zone = useTimeZone();
  return useMemo(() => (zone ? datesIn(zone, locale) : notYet), [locale, zone]);
}
