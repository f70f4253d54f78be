/** What the wizard fetches after the first field of step one. */
import { later } from '../../../shared/later/later.ts';

export const savingPart = later(() => import('../draft/kyc-drafts.ts'));
export const fieldKinds = later(() => import('../fields/field-kinds.tsx'));
export const notePart = later(() => import('../../../kit/form/engine/form-note.tsx'));
export const keptPart = later(() => import('../draft/kept-text.tsx'));
export const conflictPart = later(() => import('../conflict/conflict-dialog.tsx'));
export const readingPart = later(() => import('./read-only-step.tsx'));
export const reasonPart = later(() => import('../fields/field-reason.tsx'));
export const troublePart = later(() => import('./load-trouble.tsx'));
export const stepTwoPart = later(() => import('../steps/step-two.tsx'));
export const stepThreePart = later(() => import('../people/step-three.tsx'));
export const stepFourPart = later(() => import('../signing/step-four.tsx'));
