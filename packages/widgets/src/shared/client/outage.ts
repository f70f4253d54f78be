/** Tells the page around that the bank does not answer: once, until it answers again. */
import type { Emit } from '../../runtime/element-port.ts';
import { errorDetail } from './error-detail.ts';
import { isLost } from './faults.ts';

/** Rethrows what `work` throws. */
export type Watch = <T>(work: () => Promise<T>) => Promise<T>;

export function outageWatch(emit: Emit): Watch {
  let isAway = false;
  return async (work) => {
    try {
      const done = await work();
      isAway = false;
      return done;
    } catch (error) {
      const wasAway = isAway;
      isAway = isLost(error);
      if (isAway && !wasAway) void emit('bank-error', errorDetail(error));
      throw error;
    }
  };
}
