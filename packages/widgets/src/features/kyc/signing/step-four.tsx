import { StepFrame } from '../wizard/step-frame.tsx';
import { StepForm } from '../wizard/step-form.tsx';

export function StepFour() {
  return (
    <StepFrame step="trading">
      <StepForm step="trading">{null}</StepForm>
    </StepFrame>
  );
}
