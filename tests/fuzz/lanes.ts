/** Work on a list by several at once, timed. */

export async function timed<T>(work: () => Promise<T>): Promise<{ readonly answer: T; readonly ms: number }> {
  const began = performance.now();
  const answer = await work();
  return { answer, ms: Math.round(performance.now() - began) };
}

/** In the order of the list, several at once. */
export async function inLanes<T, R>(lanes: number, list: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  const next = list.entries();
  const lane = async () => {
    for (const [nth, item] of next) done[nth] = await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return done;
}

/** The next of a list that goes on later. */
export function taken<T>(from: Iterator<T>, most: number): T[] {
  const some: T[] = [];
  for (let next = from.next(); !next.done; next = from.next()) {
    some.push(next.value);
    if (some.length === most) break;
  }
  return some;
}
