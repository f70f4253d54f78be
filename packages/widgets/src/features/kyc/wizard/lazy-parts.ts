/** What the wizard fetches after the first field of step one. */
import { lazy } from '../../../kit/lazy/lazy.ts';

export const savingPart = lazy(() => import('../draft/kyc-drafts.ts'));
export const fieldKinds = lazy(() => import('../fields/field-kinds.tsx'));
export const notePart = lazy(() => import('../../../kit/form/engine/form-note.tsx'));
export const keptPart = lazy(() => import('../draft/kept-text.tsx'));
export const conflictPart = lazy(() => import('../conflict/conflict-dialog.tsx'));
export const readingPart = lazy(() => import('./read-only-step.tsx'));
export const reasonPart = lazy(() => import('../fields/field-reason.tsx'));
export const troublePart = lazy(() => import('./load-trouble.tsx'));
export const stepTwoPart = lazy(() => import('../steps/step-two.tsx'));
export const stepThreePart = lazy(() => import('../people/step-three.tsx'));
export const stepFourPart = lazy(() => import('../signing/step-four.tsx'));
