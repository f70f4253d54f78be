/** What happened to the file so far, and every copy that was submitted. */
import { Section } from '../../../kit/nav/section.tsx';
import { RecordList } from '../../../kit/data/record-list.tsx';
import { Timeline } from '../../../kit/data/timeline.tsx';
import { useT } from '../../../kit/words.tsx';
import { useDates } from '../../../shared/dates.ts';
import type { KycCase, Submission } from './kyc-case.ts';
import * as look from './kyc-case.css.ts';

type CaseHistoryProps = { readonly of: KycCase; readonly copy: Submission; readonly onShow: (submission_id: string) => void };

export function CaseHistory({ of: { history, submissions }, copy, onShow }: CaseHistoryProps) {
  const t = useT('back-office');
  const dates = useDates();
  const copies = submissions.filter(({ submission_id }) => submission_id !== copy.submission_id);
  return (
    <div className={look.history}>
      <Section title={t('kyc.history')}>
        <Timeline
          name={t('kyc.history')}
          steps={history.map(({ at, event, by, reason }, index) => ({
            label: t(`options:kycEvents.${event}`),
            when: [dates.listed(at, index), by].filter(Boolean).join(' · '),
            note: reason,
            state: 'done',
          }))}
        />
      </Section>
      {copies.length > 0 && (
        <Section title={t('kyc.copies.title')}>
          <RecordList
            name={t('kyc.copies.title')}
            rows={copies}
            rowKey={({ submission_id }) => submission_id}
            phone={({ submitted_at, submitted_by, kind, status }) => ({
              lead: dates.dateTime(submitted_at),
              figure: t(`kyc.copies.status.${status}`),
              detail: [t(`queue.kyc.${kind}`), submitted_by].filter(Boolean).join(' · '),
            })}
            onOpen={({ submission_id }) => onShow(submission_id)}
          />
        </Section>
      )}
    </div>
  );
}
