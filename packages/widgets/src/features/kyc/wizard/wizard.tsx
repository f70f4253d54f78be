/** One step of the wizard, whichever: the portal's pages and the embedded element draw this inside a WizardProvider. */
import type { KycStep } from '@bankside/core/rules/kyc/kyc-start.ts';
import type { ReactNode } from 'react';
import { Loading, SkeletonRows } from '../../../kit/feedback/skeleton.tsx';
import { lazy, useLazy, type Lazy } from '../../../kit/lazy/lazy.ts';
import { useFirstFieldReady } from '../../../kit/lazy/gate.ts';
import { useLazyWords } from './lazy-words.ts';
import { StepFrame } from './step-frame.tsx';
import { StepOne } from '../steps/step-one.tsx';

const stepTwoPart = lazy(() => import('../steps/step-two.tsx'));
const stepThreePart = lazy(() => import('../people/step-three.tsx'));
const stepFourPart = lazy(() => import('../signing/step-four.tsx'));

const steps: Readonly<Record<KycStep, () => ReactNode>> = {
  corporate: () => (
    <StepFrame step="corporate">
      <StepOne />
    </StepFrame>
  ),
  company: () => (
    <StepFrame step="company">
      <Fetched of={stepTwoPart}>{({ StepTwo }) => <StepTwo />}</Fetched>
    </StepFrame>
  ),
  // these bring a frame of their own: a running total beside it, a review below
  shareholder: () => <Fetched of={stepThreePart}>{({ StepThree }) => <StepThree />}</Fetched>,
  trading: () => <Fetched of={stepFourPart}>{({ StepFour }) => <StepFour />}</Fetched>,
};

export const WizardStep = ({ step }: { readonly step: KycStep }) => steps[step]();

/** A later step and its words: fetched when somebody goes there, unless it is loaded already. */
function Fetched<M>({ of, children }: { readonly of: Lazy<M>; readonly children: (part: M) => ReactNode }) {
  const part = useLazy(of);
  const ready = useLazyWords();
  useFirstFieldReady();
  if (part && ready) return children(part);
  return (
    <Loading>
      <SkeletonRows />
    </Loading>
  );
}
