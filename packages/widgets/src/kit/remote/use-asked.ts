/** One question of one screen. Nobody else reads its answer, so that it needs no query library, and a tag is spared its bytes. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureOf, type Failure } from './failure.ts';
import { useLatest } from '../use-latest.ts';
import type { Remote, RemoteKey, RemoteOptions } from './remote.ts';
import { usePolling } from './use-polling.ts';

type Known<D> = { readonly name: string; readonly answer?: { readonly data: D }; readonly failure?: Failure; readonly asking?: boolean };
type Options<D> = Pick<RemoteOptions<D>, 'every' | 'when'>;

/** As useRemote, without an answer of before or of others: another key is loading until it has its own. */
export function useAsked<D>(key: RemoteKey, load: (signal: AbortSignal) => Promise<D>, { every, when = true }: Options<D> = {}): Remote<D> {
  const name = JSON.stringify(key);
  const [kept, keep] = useState<Known<D>>({ name });
  const latest = useLatest(load);
  const running = useRef<AbortController>(undefined);
  const ask = useCallback(async () => {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    const set = (next: (before: Known<D>) => Known<D>) =>
      void (run.signal.aborted || keep((before) => next(before.name === name ? before : { name })));
    set((before) => ({ ...before, asking: true }));
    try {
      const data = await latest.current(run.signal);
      // the same answer again is the same object: nothing that follows from it happens twice
      set(({ answer }) => ({ name, answer: answer && JSON.stringify(answer.data) === JSON.stringify(data) ? answer : { data } }));
    } catch (error) {
      const failure = run.signal.aborted ? undefined : failureOf(error);
      if (failure) set(({ answer }) => ({ name, failure, ...(answer && { answer }) }));
    }
  }, [name, latest]);
  useEffect(() => {
    if (!when) return undefined;
    void ask();
    const again = () => void ask();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      running.current?.abort();
    };
  }, [ask, when]);
  usePolling(ask, every ?? 0, when && every !== undefined);
  const again = useCallback(() => void ask(), [ask]);
  const { answer, failure, asking = false } = kept.name === name ? kept : {};
  if (answer) return { state: 'ready', data: answer.data, updating: asking, failure: failure ?? null, again };
  return failure ? { state: 'failed', failure, trying: asking, again } : { state: 'loading' };
}
