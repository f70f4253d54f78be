/** An act that takes no reason: its button, the question, and why it was not done. */
import type { Intent } from '@bankside/core/rules/intent.ts';
import { useState, type ComponentProps } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { ConfirmDialog } from '../../../kit/overlay/dialog.tsx';
import type { RemoteKey } from '../../../kit/remote/remote.ts';
import { DecisionNote } from './decision-note.tsx';
import { useDecision, type Decision } from './use-decision.ts';

type Question = Omit<ComponentProps<typeof ConfirmDialog>, 'busy' | 'onAct'>;
type ConfirmDecisionProps<I> = Question & { readonly of: Decision<I, unknown>; readonly input: I };

/** The question alone. */
export function ConfirmDecision<I>({ of, input, children, ...question }: ConfirmDecisionProps<I>) {
  return (
    <ConfirmDialog {...question} busy={of.busy} onAct={() => void of.run(input)}>
      {children}
      <DecisionNote of={of} />
    </ConfirmDialog>
  );
}

type Props<I> = {
  /** What shows something else after it. */
  readonly shows: RemoteKey;
  readonly act: string;
  readonly title: string;
  readonly text: string;
  readonly done: string;
  readonly disabled?: boolean;
  readonly input: I;
  /** It was no longer as this person saw it; the act may be gone by then. */
  readonly onStale?: () => void;
  readonly perform: (input: I, intent: Intent) => Promise<unknown>;
};

export function ConfirmedAct<I>({ shows, act, title, text, done, disabled = false, input, onStale, perform }: Props<I>) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const stale = () => {
    close();
    onStale?.();
  };
  const decide = useDecision(perform, { says: () => done, shows, onDone: close, onStale: stale, onAsked: close });
  return (
    <>
      <Button compact variant="primary" disabled={disabled} onClick={() => setAsking(true)}>
        {act}
      </Button>
      {isAsking ? (
        <ConfirmDecision of={decide} input={input} title={title} text={text} act={act} onClose={close} />
      ) : (
        <DecisionNote of={decide} />
      )}
    </>
  );
}
