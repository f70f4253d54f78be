/** Calendar arithmetic and zones: the one file that uses dayjs. A day is text, 'YYYY-MM-DD', without a time or a zone. */
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

const isoDay = 'YYYY-MM-DD';
const textOf = (date: Dayjs): string => date.format(isoDay);

export const addDays = (day: string, days: number): string => textOf(dayjs.utc(day).add(days, 'day'));

/** 29 February becomes 1 March in a year without one. */
export function addYears(day: string, years: number): string {
  const start = dayjs.utc(day);
  const moved = start.add(years, 'year');
  return textOf(moved.date() === start.date() ? moved : moved.add(1, 'day'));
}

/** The same day so many calendar months later; the last of a month that is shorter. */
export const addMonths = (day: string, months: number): string => textOf(dayjs.utc(day).add(months, 'month'));

/** The same day so many calendar months before; the last of a month that is shorter. */
export const monthsBefore = (day: string, months: number): string => textOf(dayjs.utc(day).subtract(months, 'month'));

export const firstOfMonth = (day: string): string => textOf(dayjs.utc(day).startOf('month'));

/** Whole days from one to the other; 0 for the same day, negative when `to` comes first, NaN when either is no day. */
export const daysBetween = (from: string, to: string): number => dayjs.utc(to).diff(dayjs.utc(from), 'day');

const offsets = new Map<string, Intl.DateTimeFormat>();
/** A sentence asks for the day and for the time of one instant. */
let last = { ms: Number.NaN, timeZone: '', minutes: 0 };
/** Minutes ahead of UTC, by Intl: dayjs's timezone plugin is an hour off where the reader's own zone changes its clock. */
function offsetIn(instant: Date, timeZone: string): number {
  const ms = instant.getTime();
  if (last.ms !== ms || last.timeZone !== timeZone) last = { ms, timeZone, minutes: offsetOf(instant, timeZone) };
  return last.minutes;
}

function offsetOf(instant: Date, timeZone: string): number {
  let format = offsets.get(timeZone);
  if (!format) offsets.set(timeZone, (format = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' })));
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = 0, minutes = 0] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
}

/** An instant in a zone by a dayjs pattern, such as 'HH:mm'. Throws RangeError when it is no instant or no zone. */
export function formatIn(instant: string | Date, timeZone: string, pattern: string): string {
  const date = new Date(instant);
  return dayjs.utc(date).add(offsetIn(date, timeZone), 'minute').format(pattern);
}

/** The calendar day of an instant in a zone. */
export const dayIn = (instant: string | Date, timeZone: string): string => formatIn(instant, timeZone, isoDay);
