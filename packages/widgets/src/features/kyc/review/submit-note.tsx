/** The state of a submission that is not simply done. */
import { Note, type NoteTone } from '../../../kit/feedback/note.tsx';
import type { KeyOf } from '@bankside/core/i18n/keys.ts';
import { useT } from '../../../kit/words.tsx';
import type { SubmitState } from './use-submit.ts';

type Said = { readonly tone: NoteTone; readonly title: KeyOf<'kyc'>; readonly text?: KeyOf<'kyc'> };
const said: Partial<Record<SubmitState['phase'], Said>> = {
  unsure: { tone: 'attention', title: 'review.problem.unsure', text: 'review.problem.unsureText' },
  lost: { tone: 'negative', title: 'review.problem.noAnswer', text: 'review.problem.lost' },
  changed: { tone: 'attention', title: 'review.problem.changed', text: 'review.problem.changedText' },
  closed: { tone: 'negative', title: 'review.problem.closed', text: 'review.problem.closedText' },
  held: { tone: 'attention', title: 'review.problem.held' },
  missing: { tone: 'negative', title: 'review.problem.missing', text: 'review.problem.missingText' },
};

export function SubmitNote({ state }: { readonly state: SubmitState }) {
  const t = useT('kyc');
  if (state.phase === 'refused') return <Note tone="negative" live="alert" title={state.message} />;
  if (state.phase === 'broken')
    return (
      <Note tone="negative" live="alert" title={t('review.problem.broken')}>
        {state.message}
      </Note>
    ); // KYC-25
  const note = said[state.phase];
  if (!note) return null;
  return (
    <Note tone={note.tone} live="alert" title={t(note.title)}>
      {note.text && t(note.text)}
    </Note>
  );
}
