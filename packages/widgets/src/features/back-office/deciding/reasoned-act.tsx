/** An act that takes a reason: its button, the question, and why it was not done. */
import type { Intent } from '@bankside/core/rules/intent.ts';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import type { LazySchema } from '../../../kit/form/engine/form-errors.ts';
import type { Values } from '../../../kit/form/engine/form-paths.ts';
import type { RemoteKey } from '../../../kit/remote/remote.ts';
import { DecisionNote } from './decision-note.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useDecision } from './use-decision.ts';

type Props<I> = {
  /** What shows something else after it. */
  readonly shows: RemoteKey;
  readonly act: string;
  readonly isPrimary?: boolean;
  /** It takes something away from the client. */
  readonly isDanger?: boolean;
  readonly title: string;
  readonly text: string;
  /** Who reads the reason. */
  readonly hint: string;
  readonly done: string;
  /** What the reason is kept under while it is not sent. */
  readonly draft: string;
  readonly schema: LazySchema<I>;
  readonly rest: Values;
  readonly maxLength?: number;
  /** It was no longer as this person saw it; the act may be gone by then. */
  readonly onStale?: () => void;
  readonly perform: (input: I, intent: Intent) => Promise<unknown>;
};

export function ReasonedAct<I>(props: Props<I>) {
  const {
    shows,
    act,
    isPrimary = false,
    isDanger = false,
    title,
    text,
    hint,
    done,
    draft,
    schema,
    rest,
    maxLength = 1000,
    onStale,
    perform,
  } = props;
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const stale = () => {
    close();
    onStale?.();
  };
  const decide = useDecision(perform, { says: () => done, shows, onDone: close, onStale: stale, onAsked: close });
  return (
    <>
      <Button compact variant={isPrimary ? 'primary' : 'secondary'} onClick={() => setAsking(true)}>
        {act}
      </Button>
      {!isAsking && <DecisionNote of={decide} />}
      {isAsking && (
        <ReasonDialog<I>
          title={title}
          text={text}
          hint={hint}
          act={act}
          isDanger={isDanger}
          draft={draft}
          schema={schema}
          rest={rest}
          maxLength={maxLength}
          onSend={decide.send}
          onClose={close}
        />
      )}
    </>
  );
}
