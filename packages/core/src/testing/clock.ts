/** The clock of the kit's bank: it stands still until a test moves it. */
export type TestClock = {
  now(): Date;
  set(at: string | Date): void;
  /** Forwards, or backwards. */
  move(seconds: number): void;
};

export function testClock(start: string): TestClock {
  let at = new Date(start).getTime();
  const take = (time: number) => {
    if (Number.isNaN(time)) throw new Error('the clock of the test bank takes a date');
    at = time;
  };
  take(at);
  return {
    now: () => new Date(at),
    set: (to) => take(new Date(to).getTime()),
    move: (seconds) => take(at + seconds * 1000),
  };
}
