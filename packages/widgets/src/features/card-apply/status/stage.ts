/** The state of an application in words: whose turn it is within `pending`, and who refused (APP-03, APP-24). */
import { fullName } from '@bankside/core/rules/full-name.ts';
import type { OutOf } from '@bankside/core/contract/index.ts';
import { stateOf, type Glyph, type Tone } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { cardApplication } from '@bankside/core/rules/lifecycles/card-application.ts';

export type Application = OutOf<'/card/get'>;
/** As the bank writes it: the given name first. */
export const nameIn = ({ form }: Application): string => fullName(form);

export const stages = [
  'uncommitted',
  'company',
  'bank',
  'approved',
  'processing',
  'valid',
  'refusedByCompany',
  'refused',
  'blocked',
  'unknown',
] as const;
export type Stage = (typeof stages)[number];

type State = { readonly status: string; readonly company_decision: string; readonly applicant_type: string };

export function stageOf({ status, company_decision, applicant_type }: State): Stage {
  const state = stateOf(cardApplication, status);
  if (state === 'pending') return applicant_type === 'associate' && company_decision === '' ? 'company' : 'bank';
  if (state === 'rejected') return company_decision === 'rejected' ? 'refusedByCompany' : 'refused';
  return state;
}

const { states } = cardApplication;
const looks: Readonly<Record<Stage, { readonly tone: Tone; readonly glyph: Glyph }>> = {
  uncommitted: states.uncommitted,
  company: states.pending,
  bank: { tone: 'progress', glyph: 'dot' }, // DES-09: the bank's review has a shape of its own
  approved: states.approved,
  processing: states.processing,
  valid: states.valid,
  refusedByCompany: states.rejected,
  refused: states.rejected,
  blocked: states.blocked,
  unknown: { tone: 'stopped', glyph: 'minus' },
};
export const lookOf = (stage: Stage) => looks[stage];

/** Nothing more will come of it by itself. */
export const isOver = (stage: Stage): boolean => ['valid', 'refusedByCompany', 'refused', 'blocked'].includes(stage);
export const isRefused = (stage: Stage): boolean => stage === 'refusedByCompany' || stage === 'refused';
