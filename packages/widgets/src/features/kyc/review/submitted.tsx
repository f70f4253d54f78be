/** After submission: what happens next, who acts, and how long it takes. */
import { formatDateTime } from '@bankside/core/i18n/dates.ts';
import { kycLiesWithBank } from '@bankside/core/rules/access/company-status.ts';
import { useEffect, useRef } from 'react';
import { Timeline } from '../../../kit/data/timeline.tsx';
import { useLocale, useT } from '../../../kit/words.tsx';
import { useTimeZone } from '../../../runtime/user.ts';
import { useKyc, useWizard } from '../wizard/wizard-context.tsx';
import { WizardLink } from '../wizard/wizard-link.tsx';
import { title, wizard } from '../wizard/wizard.css.ts';
import * as look from './review.css.ts';

type Props = { readonly submittedAt: string; readonly isChange: boolean; readonly already: boolean };

export function SubmittedNote({ submittedAt, isChange, already }: Props) {
  const t = useT('kyc');
  const { Title } = useWizard();
  const locale = useLocale();
  const zone = useTimeZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const days = useKyc((state) => state.info?.limits.review_days ?? 0);
  useDecision();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <div className={wizard}>
      <div className={look.done}>
        <div>
          <Title ref={head} className={title} tabIndex={-1}>
            {t(already ? 'review.done.already' : isChange ? 'review.done.change' : 'review.done.title')}
          </Title>
          <p className={look.lead}>{t(already ? 'review.done.alreadyText' : 'review.done.text')}</p>
        </div>
        <section className={look.next}>
          <h2>{t('review.done.next')}</h2>
          <Timeline
            name={t('review.done.next')}
            steps={[
              { state: 'done', label: t('review.done.submitted'), when: formatDateTime(submittedAt, locale, zone) },
              {
                state: 'now',
                who: 'bank',
                label: t('review.done.review'),
                when: t('review.done.reviewWhen', { days }),
                note: t('review.done.reviewNote'),
              },
              { state: 'todo', label: t(isChange ? 'review.done.stay' : 'review.done.open') },
            ]}
          />
        </section>
        <p>
          <WizardLink to="overview">{t('review.done.overview')}</WizardLink>
        </p>
      </div>
    </div>
  );
}

/** Shown until the bank has decided; the overview then shows the decision. */
function useDecision(): void {
  const { navigate } = useWizard();
  const liesWithBank = useKyc(({ info }) => info !== undefined && kycLiesWithBank(info));
  const lay = useRef(false);
  useEffect(() => {
    if (lay.current && !liesWithBank) navigate('overview');
    lay.current = liesWithBank;
  }, [liesWithBank, navigate]);
}
