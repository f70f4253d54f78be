/** The bank's time. Job and one-time-code times come from here, never from SQL's now() (D-105). */
export type Clock = { now(): Date; shift(seconds: number): void; freeze(at: Date | null): void };

export function systemClock(): Clock {
  let offset = 0;
  let frozen: Date | null = null;
  return {
    now: () => (frozen ? new Date(frozen.getTime() + offset) : new Date(Date.now() + offset)),
    shift: (seconds) => void (offset = seconds * 1000),
    freeze: (at) => void (frozen = at),
  };
}
