/** A question before an act that may ask for a proof (ACC-36): one press is one call, and why it was not done is said here. */
import type { Intent } from '@bankside/core/rules/intent.ts';
import type { ComponentProps } from 'react';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { FailureNote } from '../../kit/remote/call-view.tsx';
import { useAction, type ActionOptions } from '../../kit/remote/use-action.ts';
import { useStepUp, type Given } from './use-step-up.tsx';

type Question = Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'text' | 'act' | 'cancel' | 'onClose'>;
type Props<O> = Question &
  Pick<ActionOptions<null, O>, 'says' | 'refreshes' | 'onDone'> & {
    readonly perform: (given: Given, intent: Intent) => Promise<O>;
  };

export function ProvenQuestion<O>({ perform, says, refreshes, onDone, ...question }: Props<O>) {
  const { proving, dialog } = useStepUp();
  const { run, busy, failure } = useAction<null, O>((_, intent) => proving((given) => perform(given, intent)), { says, refreshes, onDone });
  return (
    <>
      <ConfirmDialog {...question} danger busy={busy} onAct={() => void run(null)}>
        <FailureNote failure={failure} />
      </ConfirmDialog>
      {dialog}
    </>
  );
}
