/** A decision of staff: what somebody else did meanwhile is fetched at once and said, and whatever was typed stays. */
import { useState } from 'react';
import { useAction, type Action, type Intent } from '../../../kit/use-action.ts';
import { useRefresh, type RemoteKey } from '../../../kit/remote.ts';
import { queueKey } from '../queue/use-queue.ts';

type Options<I, O> = {
  readonly says: (output: O, input: I) => string;
  /** What shows something else after it; the queue always does. */
  readonly shows: RemoteKey;
  readonly onDone?: (output: O, input: I) => void;
  /** It was no longer as this person saw it. */
  readonly onStale?: () => void;
};
export type Decision<I, O> = Action<I, O> & { readonly stale: boolean };

const stales: readonly (string | undefined)[] = ['changedMeanwhile', 'wrongState', 'notFound'];

export function useDecision<I, O>(
  perform: (input: I, intent: Intent) => Promise<O>,
  { says, shows, onDone, onStale }: Options<I, O>,
): Decision<I, O> {
  const [stale, setStale] = useState(false);
  const refresh = useRefresh();
  const action = useAction<I, O>(perform, {
    says,
    refreshes: [shows, queueKey],
    onDone: (output, input) => {
      setStale(false);
      onDone?.(output, input);
    },
    onFailed: ({ refusal }) => {
      const was = stales.includes(refusal);
      setStale(was);
      if (!was) return;
      refresh(shows);
      refresh(queueKey);
      onStale?.();
    },
  });
  return { ...action, stale };
}
