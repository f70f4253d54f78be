/** The state of verification, who acts next, and everything that leads there. */
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { kyc } from '@bankside/core/rules/lifecycles/kyc.ts';
import { kycSteps } from '@bankside/core/rules/kyc/kyc.ts';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { ButtonLink } from '../../../kit/action/link.tsx';
import { Loading, SkeletonRows } from '../../../kit/feedback/skeleton.tsx';
import { Status } from '../../../kit/data/status.tsx';
import { Timeline, type TimelineStep } from '../../../kit/data/timeline.tsx';
import { useT } from '../../../kit/words.tsx';
import { useDates } from '../../../shared/dates.ts';
import { usePreview } from '../../../shared/document-preview/use-preview.tsx';
import { KycFacts } from '../../../shared/kyc/kyc-facts.tsx';
import { nextOf } from '../../../shared/kyc/verification.ts';
import type { KycInfo } from '../draft/kyc-state.ts';
import { LoadTrouble } from '../wizard/load-trouble.tsx';
import { useKyc } from '../wizard/wizard-context.tsx';
import { History } from './history.tsx';
import * as look from './overview.css.ts';
import { SentBack } from './sent-back.tsx';
import { overviewStateOf, timelineStep } from './overview-state.ts';
import { StepList } from './step-list.tsx';

export function Overview() {
  const t = useT('kyc');
  const phase = useKyc((state) => state.phase);
  const info = useKyc((state) => state.info);
  return (
    <div className={look.page}>
      <PageHead title={t('title')} actions={info && <StatusMark status={info.kyc_status} />} />
      {phase === 'loading' && (
        <Loading what={t('overview.loading')}>
          <SkeletonRows />
        </Loading>
      )}
      {phase === 'failed' && <LoadTrouble />}
      {info && <Loaded info={info} />}
    </div>
  );
}

function StatusMark({ status }: { readonly status: number }) {
  const t = useT('kyc');
  const state = stateOf(kyc, status);
  return state === 'unknown' ? null : <Status {...kyc.states[state]}>{t(`options:states.kyc.${state}`)}</Status>;
}

function Loaded({ info }: { readonly info: KycInfo }) {
  const isOver = overviewStateOf(info) === 'approved'; // no step is left to show the way to
  return (
    <div className={look.overview}>
      <div className={look.main}>
        <Now info={info} />
        <SentBack info={info} />
        {!isOver && <StepList info={info} />}
        {!info.may_edit && info.may_read && <SubmittedNote info={info} />}
      </div>
      <div className={look.rail}>
        {!isOver && <Way info={info} />}
        <History info={info} />
      </div>
    </div>
  );
}

/** What is the matter, and the one thing to do. */
function Now({ info }: { readonly info: KycInfo }) {
  const t = useT('kyc');
  const state = overviewStateOf(info);
  const { act, place } = nextOf(info);
  const edits = act === 'see' && info.may_edit; // opened for a change: everything may be edited again
  return (
    <section className={look.now}>
      <h2>{t(`overview.now.${state}.title`)}</h2>
      <p className={look.nowText}>{t(`overview.now.${state}.text`, { days: info.limits.review_days })}</p>
      <div className={look.acts}>
        {act !== 'see' && (
          <ButtonLink variant="primary" to={place}>
            {t(`options:kycNext.${act}`)}
          </ButtonLink>
        )}
        {edits && (
          <ButtonLink variant="primary" to="kycStepOne">
            {t('overview.edit')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** The whole way, with who acts now. */
function Way({ info }: { readonly info: KycInfo }) {
  const t = useT('kyc');
  const dates = useDates();
  const state = stateOf(kyc, info.kyc_status);
  const current = timelineStep[state];
  const done = info.step_done.filter(Boolean).length;
  const steps: readonly (Omit<TimelineStep, 'state'> & { readonly key: string })[] = [
    { key: 'documents', label: t('overview.way.documents') },
    {
      key: 'steps',
      label: t(state === 'rejected' ? 'overview.way.correct' : 'overview.way.steps'),
      who: 'client',
      ...(current === 1 && { note: t('overview.way.filled', { done, total: kycSteps.length }) }),
      ...(current > 1 && info.submitted_at && { when: dates.date(info.submitted_at) }),
    },
    {
      key: 'review',
      label: t('overview.way.review'),
      ...(current < 3 && { note: t('overview.way.usually', { days: info.limits.review_days }) }),
    },
    { key: 'open', label: t('overview.way.open'), ...(current > 3 && info.decided_at && { when: dates.date(info.decided_at) }) },
  ];
  return (
    <Section title={t('overview.way.title')} level={3}>
      <Timeline
        name={t('overview.way.title')}
        steps={steps.map(({ key: _key, ...step }, at) => ({
          ...step,
          state: at < current ? 'done' : at === current ? 'now' : 'todo',
        }))}
      />
    </Section>
  );
}

function SubmittedNote({ info }: { readonly info: KycInfo }) {
  const t = useT('kyc');
  const preview = usePreview();
  return (
    <Section title={t(info.submitted_at ? 'overview.submitted' : 'overview.entered')}>
      <KycFacts values={info} files={info.files} onOpenFile={preview.open} folded />
      {preview.dialog}
    </Section>
  );
}
