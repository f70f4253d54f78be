/** Owners and controllers (KYC-11): shareholders with what they own together, directors, other officers. */
import { useMemo } from 'react';
import { StepForm } from '../wizard/step-form.tsx';
import { StepFrame } from '../wizard/step-frame.tsx';
import { useKycStep } from '../wizard/use-kyc-step.ts';
import { ownershipOf } from './ownership.ts';
import { OwnershipSoFar } from './ownership-so-far.tsx';
import { PeopleLists } from './people-lists.tsx';
import { rowsIn } from './use-people.ts';

export function StepThree() {
  return (
    <StepFrame step="shareholder" aside={<Total />}>
      <StepForm step="shareholder">
        <PeopleLists step="shareholder" />
      </StepForm>
    </StepFrame>
  );
}

function Total() {
  const { values } = useKycStep('shareholder');
  const ownership = useMemo(() => ownershipOf(rowsIn(values['shareholders'])), [values]);
  return <OwnershipSoFar ownership={ownership} />;
}
