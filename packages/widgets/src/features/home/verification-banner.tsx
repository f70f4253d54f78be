/** Where verification stands, who acts next and how long that takes (M-042, A97). The wizard itself comes with a later release. */
import { policy } from '@bankside/core/rules/policy.ts';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Fact, Facts } from '../../kit/facts.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { useT } from '../../kit/words.tsx';
import { useDates } from '../../parts/dates.ts';
import * as look from './home.css.ts';
import type { Home } from './home-page.tsx';
import { ManagerDialog } from './manager.tsx';

type State = 'incomplete' | 'pendingReview' | 'rejected' | 'approved' | 'unknown';
/** The station that is being worked on: documents, company details, review, accounts open. */
const station: Record<State, number> = { incomplete: 1, pendingReview: 2, rejected: 1, approved: 4, unknown: 1 };

type Props = { readonly verification: Home['kyc']; readonly state: State };

export function VerificationBanner({ verification, state }: Props) {
  const t = useT('home');
  const [asking, setAsking] = useState(false);
  const told = state === 'approved' ? 'unknown' : state;
  return (
    <section className={look.banner} aria-label={t('verify.name')}>
      <div>
        <h2>{t(`verify.${told}.title`)}</h2>
        <p className={look.bannerText}>{t(`verify.${told}.text`)}</p>
        {state === 'rejected' && <Reason verification={verification} />}
      </div>
      <div className={look.bannerAct}>
        {state !== 'pendingReview' && (
          <Button variant="primary" onClick={() => setAsking(true)}>
            {t('manager.engage')}
          </Button>
        )}
      </div>
      <div className={look.bannerSteps}>
        <Steps verification={verification} state={state} />
      </div>
      {asking && <ManagerDialog onClose={() => setAsking(false)} />}
    </section>
  );
}

function Reason({ verification: { refuse_reason, failure_text } }: { readonly verification: Home['kyc'] }) {
  const t = useT('home');
  return (
    <div className={look.reason}>
      <Facts>
        {refuse_reason && <Fact label={t('verify.rejected.reason')}>{refuse_reason}</Fact>}
        {failure_text && <Fact label={t('verify.rejected.failure')}>{failure_text}</Fact>}
      </Facts>
    </div>
  );
}

function Steps({ verification, state }: Props) {
  const t = useT('home');
  const dates = useDates();
  const submitted = verification.submitted_at ? dates.date(verification.submitted_at) : t('verify.note.done');
  const days = policy.leadTimes.reviewDays;
  const steps = [
    { label: t('verify.step.documents'), note: t('verify.note.done') },
    { label: t('verify.step.details'), note: state === 'pendingReview' ? submitted : t('verify.note.waiting') },
    { label: t('verify.step.review'), note: t('verify.note.usually', { days }) },
    { label: t('verify.step.open'), note: t('verify.note.opens') },
  ];
  return <Stepper kind="fold" name={t('verify.name')} steps={steps} current={station[state]} />;
}
