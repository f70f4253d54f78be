/** What is asked for again by itself while somebody looks at it. */
import { useRef } from 'react';
import { useRemote, type Remote } from '../../kit/remote/remote.ts';
import { usePolling } from '../../kit/remote/use-polling.ts';

const everyMs = 15_000;
type How = { readonly signal: AbortSignal; readonly background: boolean };

/** Asked again by itself it is not a person's press, and does not lengthen the session (D-119). */
export function useLive<D>(
  key: readonly [string, ...unknown[]],
  options: { readonly keep?: boolean; readonly when?: boolean },
  load: (how: How) => Promise<D>,
): Remote<D> {
  const seen = useRef('');
  const name = JSON.stringify(key);
  const remote = useRemote(
    key,
    async (signal) => {
      const data = await load({ signal, background: seen.current === name });
      seen.current = name;
      return data;
    },
    options,
  );
  usePolling(async () => void (remote.state === 'ready' && remote.again()), everyMs, remote.state === 'ready');
  return remote;
}
