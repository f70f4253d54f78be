/** An act that takes a reason: its button, the question, and why it was not done. */
import { Button } from '../../../kit/action/button.tsx';
import { DecisionNote } from './decision-note.tsx';
import { ReasonDialog, type ReasonProps } from './reason-dialog.tsx';
import { useAct, type ActProps } from './use-act.ts';

type Props<I> = ActProps<I> &
  Pick<ReasonProps<I>, 'hint' | 'draft' | 'schema' | 'rest'> & {
    readonly isPrimary?: boolean;
    /** It takes something away from the client. */
    readonly isDanger?: boolean;
    readonly maxLength?: number;
  };

export function ReasonedAct<I>({
  shows,
  done,
  onStale,
  perform,
  isPrimary = false,
  isDanger = false,
  maxLength = 1000,
  ...dialog
}: Props<I>) {
  const { isOpen, open, close, decide } = useAct({ shows, done, onStale, perform });
  return (
    <>
      <Button compact variant={isPrimary ? 'primary' : 'secondary'} onClick={open}>
        {dialog.act}
      </Button>
      {!isOpen && <DecisionNote of={decide} />}
      {isOpen && <ReasonDialog<I> {...dialog} isDanger={isDanger} maxLength={maxLength} onSend={decide.send} onClose={close} />}
    </>
  );
}
