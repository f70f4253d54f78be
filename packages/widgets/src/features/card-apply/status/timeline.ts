/** The way of an application, step by step: when each was passed, and who acts next (DES-33). */
import { isRefused, stageOf, type Application, type Stage } from './stage.ts';

export type StepName = 'sent' | 'company' | 'bank' | 'made' | 'issued';
export type Stop = {
  readonly name: StepName;
  readonly state: 'done' | 'now' | 'todo' | 'stopped';
  /** When it was passed, or the application ended there. */
  readonly at?: string | undefined;
};

/** The event that ends a step. */
const passedBy: Readonly<Record<StepName, readonly string[]>> = {
  sent: ['submit'],
  company: ['companyApprove', 'companyReject'],
  bank: ['approve', 'reject'],
  made: ['issued', 'issuerRefuses'],
  issued: ['issued', 'bar'],
};
/** Where each stage is; a refusal ends where it was made. */
const currentStep: Readonly<Record<Stage, StepName | undefined>> = {
  uncommitted: 'sent',
  company: 'company',
  bank: 'bank',
  approved: 'made',
  processing: 'made',
  valid: undefined,
  refusedByCompany: 'company',
  refused: 'bank',
  blocked: 'issued',
  unknown: undefined,
};

type Passed = Pick<Application, 'status' | 'company_decision' | 'applicant_type' | 'timeline' | 'submitted_at'>;

export function timelineOf(application: Passed): Stop[] {
  const { applicant_type, timeline, submitted_at } = application;
  const names: readonly StepName[] =
    applicant_type === 'associate' ? ['sent', 'company', 'bank', 'made', 'issued'] : ['sent', 'bank', 'made', 'issued'];
  const stage = stageOf(application);
  if (stage === 'unknown') return [];
  const ended = timeline.some(({ event }) => event === 'issuerRefuses') ? 'made' : currentStep[stage];
  const here = ended ? names.indexOf(ended) : names.length;
  const passed = (name: StepName) =>
    timeline.findLast(({ event }) => passedBy[name].includes(event))?.at ?? (name === 'sent' ? (submitted_at ?? undefined) : undefined);
  const stops = names.map((name, at): Stop => {
    if (at < here) return { name, state: 'done', at: passed(name) };
    if (at > here) return { name, state: 'todo' };
    return isRefused(stage) || stage === 'blocked' ? { name, state: 'stopped', at: passed(name) } : { name, state: 'now' };
  });
  return isRefused(stage) ? stops.slice(0, here + 1) : stops;
}
