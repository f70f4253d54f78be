/** What became of the documents that were sent (ACC-19). */
import { documents as lifecycle } from '@bankside/core/rules/lifecycles/documents.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { Section } from '../../kit/nav/section.tsx';
import { Note } from '../../kit/feedback/note.tsx';
import { Status } from '../../kit/data/status.tsx';
import { muted } from '../../kit/theme/text.css.ts';
import { useT, useNames } from '../../kit/words.tsx';
import { useDates } from '../../shared/dates.ts';
import * as look from './account.css.ts';
import type { Documents } from './documents.ts';

/** Nothing can be changed now; acceptance opens the next step by itself. */
export function UnderReview({ documents: { files, submitted_at, document_status } }: { readonly documents: Documents }) {
  const t = useT('account');
  const option = useNames('options');
  const dates = useDates();
  const state = stateOf(lifecycle, document_status);
  const { tone, glyph } = state === 'unknown' ? lifecycle.states.pending : lifecycle.states[state];
  return (
    <div className={look.stack}>
      <Note tone="progress" title={t('upload.review.title')}>
        {t('upload.review.text')}
      </Note>
      <Status tone={tone} glyph={glyph} soft>
        {t(`options:states.documents.${state === 'unknown' ? 'pending' : state}`)}
      </Status>
      {submitted_at && <p className={muted}>{t('upload.review.submitted', { date: dates.date(submitted_at) })}</p>}
      {files.length > 0 && (
        <Section title={t('upload.review.files')}>
          <ul className={look.files}>
            {files.map(({ file_key, slot, name }) => (
              <li key={file_key}>
                <span>{option('documentSlots', slot)}</span>
                <span className={muted}>{name}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

export function RefusedNote({ reason }: { readonly reason: string }) {
  const t = useT('account');
  return (
    <div className={look.note}>
      <Note tone="negative" glyph="crossed" title={t('upload.refused.title')}>
        {reason && <p>{t('upload.refused.reason', { reason })}</p>}
        <p>{t('upload.refused.text')}</p>
      </Note>
    </div>
  );
}
