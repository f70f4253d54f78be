/** A bank that can be stopped at any point of a task: before and after each call to the issuer, before and after each commit. */
import { issuerAt } from '../../adapters/issuer/http-issuer.ts';
import type { Issuer } from '../../adapters/issuer/issuer.ts';
import type { Store } from '../../store/store.ts';
import type { TestBank } from '../test-bank.ts';

/** 'before load', 'after load', 'before commit', 'after commit'. */
export type AtPoint = (point: string) => void;

/** `atPoint` hears of every point as it is reached; it may end the process there. */
export function watchedStore(store: Store, atPoint: AtPoint): Store {
  return {
    ...store,
    tx: async (work) => {
      const done = await store.tx(async (db) => {
        const made = await work(db);
        atPoint('before commit');
        return made;
      });
      atPoint('after commit');
      return done;
    },
  };
}

function watchedIssuer(issuer: Issuer, atPoint: AtPoint): Issuer {
  const watched =
    (name: string, call: (...given: never[]) => Promise<unknown>) =>
    async (...given: never[]) => {
      atPoint(`before ${name}`);
      const answer = await call(...given);
      atPoint(`after ${name}`);
      return answer;
    };
  return Object.fromEntries(
    Object.entries(issuer).map(([name, call]) => [name, watched(name, call as (...given: never[]) => Promise<unknown>)]),
  ) as unknown as Issuer;
}

/** From now on this bank asks the issuer at `url` over HTTP. `patience`: milliseconds until nobody waits for an answer any more. */
export function askOver(
  { bank }: TestBank,
  url: string,
  { atPoint = () => undefined, patience }: { atPoint?: AtPoint; patience?: number } = {},
): void {
  const hurried: typeof fetch = (to, init = {}) => {
    const limits = [init.signal, patience === undefined ? null : AbortSignal.timeout(patience)].filter(
      (each) => each instanceof AbortSignal,
    );
    return fetch(to, { ...init, signal: AbortSignal.any(limits) });
  };
  Object.assign(bank, { issuer: watchedIssuer(issuerAt(url, bank.issuerSecret ?? '', hurried), atPoint) });
}
