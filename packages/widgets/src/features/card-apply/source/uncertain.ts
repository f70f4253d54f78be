/** Nobody knows whether it happened: the same is asked again under the same key until the bank has said (SEC-23). */
import { isUnreachable } from '../../../shared/client/faults.ts';

const pausesMs = [1000, 3000, 5000, 10_000, 10_000, 20_000, 30_000, 30_000, 60_000, 60_000] as const;

export async function uncertain<T>(ask: () => Promise<T>, checking: () => void, wait = sleep): Promise<T> {
  for (const pause of pausesMs) {
    try {
      return await ask();
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      checking();
      await wait(pause);
    }
  }
  return ask();
}
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
