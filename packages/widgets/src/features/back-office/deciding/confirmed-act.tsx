/** An act that takes no reason: its button, the question, and why it was not done. */
import type { ComponentProps } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { ConfirmDialog } from '../../../kit/overlay/dialog.tsx';
import { DecisionNote } from './decision-note.tsx';
import { useAct, type ActProps } from './use-act.ts';
import type { Decision } from './use-decision.ts';

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

type Props<I> = ActProps<I> & { readonly disabled?: boolean; readonly input: I };

export function ConfirmedAct<I>({ act, title, text, disabled = false, input, ...rest }: Props<I>) {
  const { isOpen, open, close, decide } = useAct(rest);
  return (
    <>
      <Button compact variant="primary" disabled={disabled} onClick={open}>
        {act}
      </Button>
      {isOpen ? (
        <ConfirmDecision of={decide} input={input} title={title} text={text} act={act} onClose={close} />
      ) : (
        <DecisionNote of={decide} />
      )}
    </>
  );
}
