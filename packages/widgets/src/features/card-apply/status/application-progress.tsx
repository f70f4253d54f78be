/** The progress of an application: its status, who acts next and how long that takes, and why it was refused. */
import { policy } from '@bankside/core/rules/policy/policy.ts';
import type { ReactNode } from 'react';
import { Note } from '../../../kit/feedback/note.tsx';
import { Status } from '../../../kit/data/status.tsx';
import { Timeline, type TimelineStep } from '../../../kit/data/timeline.tsx';
import { useT } from '../../../kit/words.tsx';
import { isRefused, lookOf, stageOf, type Application, type Stage } from './stage.ts';
import { timelineOf, type Stop } from './timeline.ts';
import * as look from './status.css.ts';

type ProgressProps = {
  readonly application: Application;
  /** The company sees its own turn as its own. */
  readonly seenBy: 'applicant' | 'company';
  /** '18/11/2025 09:46' of an instant. */
  readonly when: (instant: string) => string;
  /** Under the reason of a refusal: the way to apply again. */
  readonly again?: ReactNode;
};

type StageProps = { readonly stage: Stage; readonly seenBy: ProgressProps['seenBy']; readonly soft?: boolean };

export function StageStatus({ stage, seenBy, soft = false }: StageProps) {
  const t = useT('apply-status');
  return (
    <Status {...lookOf(stage)} soft={soft}>
      {t(`stages.${stage === 'company' && seenBy === 'company' ? 'companyYou' : stage}`)}
    </Status>
  );
}

export function ApplicationProgress({ application, seenBy, when, again }: ProgressProps) {
  const t = useT('apply-status');
  const stage = stageOf(application);
  const figures = {
    company: application.company_display_name,
    days: application.review_days,
    weeks: policy.card.deliveryWeeks,
    email: policy.bank.supportEmail,
  };
  const isTheirs = stage === 'company' && seenBy === 'company';
  const steps = timelineOf(application).map((stop) => ({
    ...timelineStep(stop, seenBy, when),
    label: t(`steps.${stop.name === 'company' && seenBy === 'company' ? 'companyYou' : stop.name}`),
    ...(stop.state === 'now' && stop.name === 'bank' ? { when: t('usually', figures) } : {}),
    ...(stop.state === 'now' && stop.name === 'made' ? { when: t('arrives', figures) } : {}),
  }));
  return (
    <div className={look.progress}>
      <p>
        <StageStatus stage={stage} seenBy={seenBy} soft />
      </p>
      {isRefused(stage) || (stage === 'blocked' && application.reason) ? (
        <Note tone="negative" glyph="crossed" title={application.reason || undefined} action={again}>
          {t(`next.${stage}`, figures)}
        </Note>
      ) : (
        <p className={look.next}>{isTheirs ? t('next.companyYou') : t(`next.${stage}`, figures)}</p>
      )}
      {steps.length > 0 && <Timeline name={t('timeline')} steps={steps} />}
    </div>
  );
}

function timelineStep(
  { name, state, at }: Stop,
  seenBy: ProgressProps['seenBy'],
  when: ProgressProps['when'],
): Omit<TimelineStep, 'label'> {
  const time = at ? { when: when(at) } : {};
  if (state === 'stopped') return { state: 'now', glyph: 'crossed', ...time };
  return { state, ...time, ...(state === 'now' ? { who: name === 'company' && seenBy === 'company' ? 'client' : 'bank' } : {}) };
}
