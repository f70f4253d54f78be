/** The outcome of sending: the number, what happens next, and how long each takes. */
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { useEffect, useRef } from 'react';
import { CopyButton } from '../../kit/action/copy-button.tsx';
import { Note } from '../../kit/feedback/note.tsx';
import { nowrap } from '../../kit/theme/text.css.ts';
import { Timeline, type TimelineStep } from '../../kit/data/timeline.tsx';
import { useT } from '../../kit/words.tsx';
import { useApplication } from './application-context.ts';
import * as look from './card-apply.css.ts';
import type { Sent } from './sent.ts';

export function Result({ sent }: { readonly sent: Sent }) {
  const t = useT('card-apply');
  const email = useApplication((state) => state.values['email']);
  const isAssociate = useApplication((state) => state.values['applicant_type'] !== 'director');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const steps: TimelineStep[] = [
    { label: t('result.sent'), state: 'done' },
    ...(isAssociate ? [{ label: t('result.company'), note: t('result.companyNote'), state: 'now' as const }] : []),
    { label: t('result.bank'), when: t('result.days', { days: policy.leadTimes.reviewDays }), state: isAssociate ? 'todo' : 'now' },
    { label: t('result.card'), when: t('result.weeks', { weeks: policy.card.deliveryWeeks }), state: 'todo' },
  ];
  return (
    <div className={look.result}>
      <Note tone="positive" title={t('result.title')}>
        {t('result.mail', { email: typeof email === 'string' ? email : '' })}
      </Note>
      <div>
        <h2 ref={title} tabIndex={-1}>
          {t('result.number')}
        </h2>
        <p>
          <span className={`${look.figure} ${nowrap}`}>{sent.applicationNo}</span>{' '}
          <CopyButton value={sent.applicationNo} what={t('result.number')} />
        </p>
      </div>
      <div className={look.legend}>
        <h3>{t('result.next')}</h3>
        <Timeline name={t('result.next')} steps={steps} />
      </div>
    </div>
  );
}
