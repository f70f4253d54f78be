/** What has become of handing it in, where it is not simply done. */
import { Note, type NoteTone } from '../../../kit/feedback/note.tsx';
import type { KeyOf } from '@bankside/core/i18n/keys.ts';
import { useT } from '../../../kit/words.tsx';
import type { HandInState } from './use-hand-in.ts';

type Said = { readonly tone: NoteTone; readonly title: KeyOf<'kyc'>; readonly text?: KeyOf<'kyc'> };
const said: Partial<Record<HandInState['phase'], Said>> = {
  unsure: { tone: 'attention', title: 'review.said.unsure', text: 'review.said.unsureText' },
  lost: { tone: 'negative', title: 'review.said.noAnswer', text: 'review.said.lost' },
  changed: { tone: 'attention', title: 'review.said.changed', text: 'review.said.changedText' },
  closed: { tone: 'negative', title: 'review.said.closed', text: 'review.said.closedText' },
  held: { tone: 'attention', title: 'review.said.held' },
  missing: { tone: 'negative', title: 'review.said.missing', text: 'review.said.missingText' },
};

export function HandInNote({ state }: { readonly state: HandInState }) {
  const t = useT('kyc');
  if (state.phase === 'refused') return <Note tone="negative" live="alert" title={state.message} />;
  if (state.phase === 'broken')
    return (
      <Note tone="negative" live="alert" title={t('review.said.broken')}>
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
