/** Remote data for screens. The only file that knows @tanstack/react-query; the client alone retries (D-115). */
import { QueryClient, QueryClientProvider, keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { createElement, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { failureOf, type Failure } from './failure.ts';

/** Names what was asked for: ['home'], ['access', { page: 2 }]. */
export type RemoteKey = readonly [string, ...unknown[]];

/** Exactly one of these at a time; CallView shows it. `failure` beside data: a refresh did not succeed, what is shown is older. */
export type Remote<D> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly data: D; readonly updating: boolean; readonly failure: Failure | null; readonly again: () => void }
  | { readonly state: 'failed'; readonly failure: Failure; readonly trying: boolean; readonly again: () => void };

export type RemoteOptions<D> = {
  /** Asks again by itself, in milliseconds. The load should then be a background call (D-119). */
  readonly every?: number;
  /** For so many milliseconds another reader of the same key takes the answer that is there. */
  readonly freshFor?: number;
  /** What is not asked again by itself. */
  readonly until?: (data: D) => boolean;
  /** While another key is loading, keep showing the last one: paging and filters. */
  readonly keep?: boolean;
  /** false: not yet asked. */
  readonly when?: boolean;
};

export function useRemote<D>(
  key: RemoteKey,
  load: (signal: AbortSignal) => Promise<D>,
  { every, freshFor = 0, until, keep = false, when = true }: RemoteOptions<D> = {},
): Remote<D> {
  const { status, data, error, isFetching, refetch, isPlaceholderData } = useQuery<{ readonly value: D }, unknown>({
    queryKey: key,
    queryFn: async ({ signal }) => ({ value: await load(signal) }), // wrapped, because react-query refuses undefined
    enabled: when,
    staleTime: freshFor,
    ...(every && { refetchInterval: ({ state }) => (state.data && until?.(state.data.value) ? false : every) }),
    ...(keep ? { placeholderData: keepPreviousData } : {}),
  });
  const [read] = useState(() => failures());
  const again = useCallback(() => void refetch(), [refetch]);
  if (data)
    return {
      state: 'ready',
      data: data.value,
      updating: isFetching || isPlaceholderData,
      failure: error === null ? null : read(error),
      again,
    };
  if (status === 'error') return { state: 'failed', failure: read(error), trying: isFetching, again };
  return { state: 'loading' };
}

/** One Failure per error, so that its time stays when the screen is drawn again. */
function failures(): (error: unknown) => Failure {
  let last: { error: unknown; failure: Failure } | undefined;
  return (error) => {
    if (last?.error !== error || !last) last = { error, failure: failureOf(error) };
    return last.failure;
  };
}

/** `const refresh = useRefresh(); refresh(['home'])` asks again for everything whose key begins so; without a key, for everything. */
export function useRefresh(): (key?: RemoteKey) => void {
  const client = useQueryClient();
  return useCallback((key) => void client.invalidateQueries(key ? { queryKey: key } : {}), [client]);
}

/** Holds what was loaded. Give it the signed-in person as `key`, so that nobody sees what another loaded. */
export function RemoteProvider({ children }: { readonly children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        // a window that comes back must not lengthen a session by itself (D-119); 'always': an offline call fails instead of hanging
        defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: true, networkMode: 'always' } },
      }),
  );
  const uses = useRef(0);
  useEffect(() => {
    uses.current += 1;
    return () => {
      uses.current -= 1;
      // what nobody asks for any more would stay for minutes, and the page that it was on with it
      queueMicrotask(() => uses.current === 0 && client.clear());
    };
  }, [client]);
  return createElement(QueryClientProvider, { client }, children);
}
