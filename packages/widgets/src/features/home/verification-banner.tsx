/** The state of verification, who acts next and how long that takes (KYC-22, HOM-09); one button leads to the one thing to do. */
import { kycSteps } from '@bankside/core/rules/kyc/kyc.ts';
import { documentsNotRequired } from '@bankside/core/rules/access/company-status.ts';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { Fact, Facts } from '../../kit/data/facts.tsx';
import { ButtonLink } from '../../kit/action/link.tsx';
import { Stepper } from '../../kit/nav/stepper.tsx';
import { LazyPart } from '../../kit/lazy/lazy-part.tsx';
import { lazy } from '../../kit/lazy/lazy.ts';
import { useT } from '../../kit/words.tsx';
import { useDates } from '../../shared/dates.ts';
import { isFile, isRevoked, likelyNext, nextOf, useVerification, type Verification } from '../../shared/kyc/verification.ts';
import { useSession } from '../../runtime/user.ts';
import * as look from './home.css.ts';
import type { Home } from './home.ts';

export type State = 'documents' | 'incomplete' | 'pendingReview' | 'rejected' | 'approved' | 'unknown';
/** The step that is being worked on: documents, company details, review, accounts open. */
const step: Record<State, number> = { documents: 0, incomplete: 1, pendingReview: 2, rejected: 1, approved: 4, unknown: 1 };

const sentBack = lazy(() => import('./sent-back.tsx'), 'kyc-fields', 'kyc-start');

type Props = { readonly verification: Home['kyc']; readonly state: State };

export function VerificationBanner({ verification, state }: Props) {
  const t = useT('home');
  const info = useVerification();
  const { userType } = useSession();
  const { act, place } = info ? nextOf(info) : likelyNext(verification.kyc_status, userType);
  const isRejected = state === 'rejected';
  const itemised = isRejected && info !== undefined && info.reasons.length > 0;
  return (
    <section className={look.banner} aria-label={t('verify.name')}>
      <div>
        <Heading verification={verification} state={state} info={info} />
        {isRejected && <RefusalReason verification={verification} listed={itemised} />}
        {itemised && info && <LazyPart of={sentBack}>{({ SentBack }) => <SentBack info={info} />}</LazyPart>}
      </div>
      <div className={look.bannerAct}>
        <ButtonLink to={place} variant={act === 'see' ? 'secondary' : 'primary'}>
          {t(`options:kycNext.${act}`)}
        </ButtonLink>
      </div>
      <div className={look.bannerSteps}>
        <Steps verification={verification} state={state} info={info} />
      </div>
    </section>
  );
}

type KnownProps = { readonly state: State; readonly info: Verification | undefined };

function Heading({ verification, state, info }: Props & KnownProps) {
  const t = useT('home');
  const reasons = state === 'rejected' ? (info?.reasons ?? []) : [];
  const [first] = reasons;
  if (first) {
    const document = reasons.length === 1 && isFile(first.path);
    return (
      <>
        <h2>{document ? t('verify.document.title') : t('verify.corrections.title', { count: reasons.length })}</h2>
        <p className={look.bannerText}>{verification.refuse_reason || t('verify.corrections.text')}</p>
      </>
    );
  }
  const key = state === 'approved' ? 'unknown' : info && isRevoked(info) ? 'revoked' : state;
  return (
    <>
      <h2>{t(`verify.${key}.title`)}</h2>
      <p className={look.bannerText}>{t(`verify.${key}.text`)}</p>
    </>
  );
}

/** `listed`: the reason is above already, and its parts below. */
function RefusalReason({
  verification: { refuse_reason, failure_text },
  listed,
}: {
  readonly verification: Home['kyc'];
  readonly listed: boolean;
}) {
  const t = useT('home');
  const reason = listed ? '' : refuse_reason;
  if (!reason && !failure_text) return null;
  return (
    <div className={look.reason}>
      <Facts>
        {reason && <Fact label={t('verify.rejected.reason')}>{reason}</Fact>}
        {failure_text && <Fact label={t('verify.rejected.failure')}>{failure_text}</Fact>}
      </Facts>
    </div>
  );
}

function Steps({ verification, state, info }: Props & KnownProps) {
  const t = useT('home');
  const dates = useDates();
  const waiting = t(useSession().userType === userTypes.main ? 'verify.note.waiting' : 'verify.note.mainAccount');
  const days = policy.leadTimes.reviewDays;
  const done = info?.step_done.filter(Boolean).length ?? 0;
  const filled = done === kycSteps.length ? t('verify.note.ready') : t('verify.note.filled', { done, steps: kycSteps.length });
  const submitted = verification.submitted_at ? dates.date(verification.submitted_at) : t('verify.note.done');
  const sent = { label: t('verify.step.submitted'), note: submitted };
  const accepted = { label: t('verify.step.documents'), note: state === 'documents' ? waiting : t('verify.note.done') };
  const documents =
    verification.approve_status === documentsNotRequired
      ? { label: t('verify.step.noDocuments'), note: t('verify.note.notNeeded') }
      : accepted;
  const details = { label: t('verify.step.details'), note: done > 0 ? filled : waiting };
  const corrections = { label: t('verify.step.corrections'), note: waiting };
  const steps = [
    ...(state === 'rejected' ? [sent, corrections] : [documents, state === 'pendingReview' ? sent : details]),
    { label: t('verify.step.review'), note: t('verify.note.usually', { days }) },
    { label: t('verify.step.open'), note: t('verify.note.opens') },
  ];
  return <Stepper kind="fold" name={t('verify.name')} steps={steps} current={step[state]} />;
}
