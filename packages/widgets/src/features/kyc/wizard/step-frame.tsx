/** What surrounds every step: where one is, whether it is kept, the steps, and what went between two people's typing. */
import { kycSteps, type KycStep } from '@bankside/core/rules/kyc/kyc-start.ts';
import { useEffect, type ReactNode } from 'react';
import { useHeading } from '../../../kit/nav/arrival.ts';
import { Loading, SkeletonRows } from '../../../kit/feedback/skeleton.tsx';
import { Stepper } from '../../../kit/nav/stepper.tsx';
import { useT } from '../../../kit/words.tsx';
import { useTimeZone } from '../../../runtime/user.ts';
import { LazyPart } from '../../../kit/lazy/lazy-part.tsx';
import { lazy, useLazy } from '../../../kit/lazy/lazy.ts';
import { useFirstFieldReady, useTouched } from '../../../kit/lazy/gate.ts';
import { useLazyWords } from './lazy-words.ts';
import { savingPart } from '../draft/kyc-source.ts';
import type { KycState } from '../draft/kyc-state.ts';
import { useKyc, useWizard } from './wizard-context.tsx';
import { WizardLink } from './wizard-link.tsx';
import * as look from './wizard.css.ts';

const conflictPart = lazy(() => import('../conflict/conflict-dialog.tsx'));
const keptPart = lazy(() => import('../../../wizard/kept-text.tsx'));
const readingPart = lazy(() => import('./read-only-step.tsx'));
const troublePart = lazy(() => import('./load-trouble.tsx'));

type Props = {
  readonly step: KycStep;
  /** Beside the form, above it on a narrow page: a running total. */
  readonly aside?: ReactNode;
  /** Drawn once the file is here and this person may edit it; otherwise the step is shown to read. */
  readonly children: ReactNode;
};

export function StepFrame({ step, aside, children }: Props) {
  const t = useT('kyc-start');
  const { Title } = useWizard();
  const phase = useKyc((state) => state.phase);
  const editable = useKyc((state) => state.info?.may_edit === true);
  useWarm(phase);
  return (
    <div className={look.wizard}>
      <p className={look.crumbs}>
        <WizardLink to="overview" plainly>
          {t('crumb')}
        </WizardLink>
        <span aria-hidden="true">/</span>
        {t('stepOf', { index: kycSteps.indexOf(step) + 1, total: kycSteps.length })}
      </p>
      <div className={look.head}>
        <Title ref={useHeading()} className={look.title}>
          {t(`steps.${step}`)}
        </Title>
        <Kept />
      </div>
      <Steps step={step} />
      <div className={aside && editable ? `${look.body} ${look.beside}` : look.body}>
        {phase === 'loading' && (
          <Loading>
            <SkeletonRows />
          </Loading>
        )}
        {phase === 'failed' && (
          <LazyPart of={troublePart} trouble>
            {({ LoadTrouble }) => <LoadTrouble />}
          </LazyPart>
        )}
        {phase === 'ready' &&
          (editable ? children : <LazyPart of={readingPart}>{({ ReadOnlyStep }) => <ReadOnlyStep step={step} />}</LazyPart>)}
        {aside && editable && <div className={look.rail}>{aside}</div>}
      </div>
      <Conflicts />
    </div>
  );
}

/** At the first touch of a form what keeps it is fetched; where there is none, at once. */
function useWarm(phase: KycState['phase']): void {
  const { source } = useWizard();
  const saving = useLazy(savingPart, true);
  useLazyWords(useTouched() && phase === 'ready');
  useFirstFieldReady(phase !== 'loading');
  useEffect(() => {
    if (saving && phase === 'ready') void source.saving();
  }, [source, saving, phase]);
}

function Steps({ step }: { readonly step: KycStep }) {
  const t = useT('kyc-start');
  const { navigate } = useWizard();
  const done = useKyc((state) => state.done);
  return (
    <Stepper
      name={t('progress')}
      current={kycSteps.indexOf(step)}
      steps={kycSteps.map((each, at) => ({ label: t(`steps.${each}`), done: done[at] === true, onPress: () => navigate(each) }))}
    />
  );
}

/** Its place is there from the start, for those who listen; its words come with the first touch, ahead of a save that may find no line. */
function Kept() {
  const editable = useKyc((state) => state.info?.may_edit === true);
  const savedAt = useKyc((state) => state.savedAt);
  const unsaved = useKyc((state) => state.unsaved);
  const zone = useTimeZone();
  const kept = useLazy(keptPart, !savedAt);
  return (
    <span className={look.saved} role="status" data-kept={unsaved ? undefined : ''}>
      {editable && kept && <kept.KeptText words="kyc-start" {...{ savedAt, unsaved, zone }} />}
    </span>
  );
}

function Conflicts() {
  const conflict = useKyc((state) => state.conflict);
  return conflict ? <LazyPart of={conflictPart}>{({ ConflictDialog }) => <ConflictDialog conflict={conflict} />}</LazyPart> : null;
}
