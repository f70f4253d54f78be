/** Days as Singapore has them, counted back from the anchor; the sandbox's bank is there (D-106). */
const hour = 3_600_000;
export const day = 24 * hour;
const offset = 8 * hour; // Singapore keeps no summer time

/** `time` ('14:20') of the local day that lies `daysAgo` before the anchor's. */
export function localTime(anchor: Date, daysAgo: number, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const midnight = Math.floor((anchor.getTime() + offset) / day) * day - offset;
  return new Date(midnight - daysAgo * day + hours * hour + minutes * 60_000);
}

export const minutesBefore = (anchor: Date, minutes: number) => new Date(anchor.getTime() - minutes * 60_000);

export const isWeekend = (at: Date) => [0, 6].includes(new Date(at.getTime() + offset).getUTCDay());

const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'Asia/Singapore' });
/** 'October 2025', for references; a reference is data, it is not translated. */
export const monthName = (at: Date) => months.format(at);

/** '2025-10-31', the local day. */
export const isoDay = (at: Date) => new Date(at.getTime() + offset).toISOString().slice(0, 10);
