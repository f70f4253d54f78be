/** An act behind a button and a question: open or not, sent once, closed when it is done or no longer as this person saw it. */
import type { Intent } from '@bankside/core/rules/intent.ts';
import { useState } from 'react';
import type { RemoteKey } from '../../../kit/remote/remote.ts';
import { useDecision } from './use-decision.ts';

export type ActProps<I> = {
  /** What shows something else after it. */
  readonly shows: RemoteKey;
  readonly act: string;
  readonly title: string;
  readonly text: string;
  readonly done: string;
  /** It was no longer as this person saw it; the act may be gone by then. */
  readonly onStale?: (() => void) | undefined;
  readonly perform: (input: I, intent: Intent) => Promise<unknown>;
};

export function useAct<I>({ shows, done, onStale, perform }: Pick<ActProps<I>, 'shows' | 'done' | 'onStale' | 'perform'>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const stale = () => {
    close();
    onStale?.();
  };
  const decide = useDecision(perform, { says: () => done, shows, onDone: close, onStale: stale, onAsked: close });
  return { isOpen, open: () => setOpen(true), close, decide };
}
