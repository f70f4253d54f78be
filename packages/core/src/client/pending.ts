/** Foreground calls under way, counted, so that parallel calls do not clear each other's overlay (A08). */
import { createStore } from 'zustand/vanilla';

export const pending = createStore<{ count: number }>(() => ({ count: 0 }));
const add = (step: number) => pending.setState(({ count }) => ({ count: count + step }));

/** Runs a call as foreground; on failure the overlay goes together with the message, no later than `clearMs`. */
export async function inForeground<T>(work: Promise<T>, clearMs: number): Promise<T> {
  add(1);
  try {
    const result = await work;
    add(-1);
    return result;
  } catch (fault) {
    setTimeout(() => add(-1), clearMs);
    throw fault;
  }
}
