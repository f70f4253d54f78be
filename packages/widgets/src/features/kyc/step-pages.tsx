/** The four steps as pages of the portal. */
import type { KycStep } from '@bankside/core/rules/kyc/kyc.ts';
import { useQuery } from '../../runtime/url.ts';
import { PortalWizard } from './portal-wizard.tsx';
import { WizardStep } from './wizard/wizard.tsx';

export const StepOnePage = () => <StepPage step="corporate" />;
export const StepTwoPage = () => <StepPage step="company" />;
export const StepThreePage = () => <StepPage step="shareholder" />;
export const StepFourPage = () => <StepPage step="trading" />;

function StepPage({ step }: { readonly step: KycStep }) {
  const [{ field }] = useQuery(['field']);
  return (
    <PortalWizard field={field}>
      <WizardStep step={step} />
    </PortalWizard>
  );
}
