/** A decision of staff: what somebody else did meanwhile is fetched at once and said, and whatever was typed stays. */
import { useState } from 'react';
import { isRefusal } from '../../../kit/remote/failure.ts';
import type { Intent } from '@bankside/core/rules/intent.ts';
import { useAction, type Action } from '../../../kit/remote/use-action.ts';
import { useRefresh, type RemoteKey } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { queueKey } from '../queue/use-queue.ts';

type Options<I, O> = {
  readonly says: (output: O, input: I) => string;
  /** What shows something else after it; the queue always does. */
  readonly shows: RemoteKey;
  readonly onDone?: (output: O, input: I) => void;
  /** It was no longer as this person saw it. */
  readonly onStale?: () => void;
  /** It is kept for a second person to confirm; absent: as `onStale`. */
  readonly onAsked?: () => void;
};
type Waits = { readonly waits: true };
export type Decision<I, O> = Action<I, O | Waits> & { readonly stale: boolean };

const stales: readonly (string | undefined)[] = ['changedMeanwhile', 'wrongState', 'notFound'];
const waits: Waits = { waits: true };
const isDone = <O>(output: O | Waits): output is O => output !== waits;

export function useDecision<I, O>(
  perform: (input: I, intent: Intent) => Promise<O>,
  { says, shows, onDone, onStale, onAsked = onStale }: Options<I, O>,
): Decision<I, O> {
  const t = useT('back-office');
  const [stale, setStale] = useState(false);
  const refresh = useRefresh();
  const decide = (input: I, intent: Intent): Promise<O | Waits> =>
    perform(input, intent).catch((fault: unknown) => {
      if (isRefusal(fault, 'secondPersonNeeded')) return waits;
      throw fault;
    });
  const action = useAction<I, O | Waits>(decide, {
    says: (output, input) => (isDone(output) ? says(output, input) : t('second.asked')),
    refreshes: [shows, queueKey],
    onDone: (output, input) => {
      setStale(false);
      if (isDone(output)) onDone?.(output, input);
      else onAsked?.();
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
