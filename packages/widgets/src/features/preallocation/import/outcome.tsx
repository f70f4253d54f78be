/** What is said of a row, on the screen and in the file of faulty rows. */
import type { BindReason } from '@bankside/core/rules/programmes/programmes.ts';
import { Status } from '../../../kit/data/status.tsx';
import { useT, type T } from '../../../kit/words.tsx';
import type { Field } from './columns.ts';
import { isFault, type Outcome } from './rows.ts';

export function outcomeText(t: T, outcome: Outcome): string {
  if (outcome.is === 'mark') return t(`card-import:marks.${outcome.mark}`, { column: t(`card-import:columns.${outcome.field}`) });
  if (outcome.is === 'cell') return t(`card-import:cells.${outcome.fault}`, { column: t(`card-import:columns.${outcome.field}`) });
  if (outcome.is === 'refused') return whyText(t, outcome);
  return t(`card-import:outcome.${outcome.is}`);
}

type Why = Pick<Extract<Outcome, { is: 'refused' }>, 'failure' | 'reason'>;
/** The published word, and the sentence that says it exactly. */
export const whyText = (t: T, { failure, reason }: Why): string =>
  [failure && t(`preallocation:failures.${failure}`), reason && t(`programmes:reasons.${reason}`)].filter(Boolean).join(': ');

/** The cell that a reason is about; the others are about the kit number's card. */
const about: Readonly<Partial<Record<BindReason, Field>>> = {
  holderUnknown: 'holder',
  holderAmbiguous: 'holder',
  holderTwice: 'holder',
  holderNotApproved: 'holder',
  codeWrong: 'activation_code',
  locked: 'activation_code',
};
export function faultyField(outcome: Outcome): Field | undefined {
  if (outcome.is === 'mark' || outcome.is === 'cell') return outcome.field;
  if (outcome.is !== 'refused' || outcome.reason === 'issuerUnavailable') return undefined;
  return outcome.reason === '' ? undefined : (about[outcome.reason] ?? 'kit_number');
}

export function OutcomeStatus({ outcome }: { readonly outcome: Outcome }) {
  const t = useT('card-import');
  const text = outcomeText(t, outcome);
  if (isFault(outcome))
    return (
      <Status tone="negative" glyph="alert">
        {text}
      </Status>
    );
  if (outcome.is === 'waiting')
    return (
      <Status tone="lapsed" glyph="circle">
        {text}
      </Status>
    );
  return (
    <Status tone={outcome.is === 'ready' ? 'positive' : 'progress'} glyph={outcome.is === 'ready' ? 'tick' : 'half'}>
      {text}
    </Status>
  );
}
