/** What has become of handing it in, where it is not simply done. */
import { Note, type NoteTone } from '../../../kit/feedback/note.tsx';
import { useT } from '../../../kit/words.tsx';
import type { HandInState } from './use-hand-in.ts';

type Said = { readonly tone: NoteTone; readonly title: string; readonly text?: string };
const said: Partial<Record<HandInState['phase'], Said>> = {
  unsure: { tone: 'attention', title: 'unsure', text: 'unsureText' },
  lost: { tone: 'negative', title: 'noAnswer', text: 'lost' },
  changed: { tone: 'attention', title: 'changed', text: 'changedText' },
  closed: { tone: 'negative', title: 'closed', text: 'closedText' },
  held: { tone: 'attention', title: 'held' },
  missing: { tone: 'negative', title: 'missing', text: 'missingText' },
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
    <Note tone={note.tone} live="alert" title={t(`review.said.${note.title}`)}>
      {note.text && t(`review.said.${note.text}`)}
    </Note>
  );
}
