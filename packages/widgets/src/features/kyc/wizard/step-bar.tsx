/** Back left, on right; on a phone a bar at the foot of the window (DES-04). */
import { kycSteps, type KycStep } from '@bankside/core/rules/kyc/kyc-start.ts';
import type { ReactNode } from 'react';
import { actBar } from '../../../kit/action/act-bar.css.ts';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { PlainButton } from '../../../kit/action/plain-button.tsx';
import { useT } from '../../../kit/words.tsx';
import { useWizard, type WizardPlace } from './wizard-context.tsx';

export const placeBefore = (step: KycStep): WizardPlace => kycSteps[kycSteps.indexOf(step) - 1] ?? 'overview';
export const placeAfter = (step: KycStep): WizardPlace => kycSteps[kycSteps.indexOf(step) + 1] ?? 'overview';

type Props = {
  readonly step: KycStep;
  /** Instead of the button that sends the form around. */
  readonly next?: ReactNode;
};

export function StepBar({ step, next }: Props) {
  const t = useT('kyc-start');
  const { navigate } = useWizard();
  return (
    <div className={actBar}>
      <PlainButton onClick={() => navigate(placeBefore(step))}>{t('back')}</PlainButton>
      {next ?? <SubmitButton>{t('continue')}</SubmitButton>}
    </div>
  );
}
