/** The four steps as pages of the portal. */
import type { KycStep } from '@bankside/core/rules/kyc.ts';
import { PageHead } from '../../kit/heading.tsx';
import { useT } from '../../kit/words.tsx';

export const StepOnePage = () => <StepPage step="corporate" />;
export const StepTwoPage = () => <StepPage step="company" />;
export const StepThreePage = () => <StepPage step="shareholder" />;
export const StepFourPage = () => <StepPage step="trading" />;

function StepPage({ step }: { readonly step: KycStep }) {
  const t = useT('kyc-start');
  return <PageHead title={t(`steps.${step}`)} />;
}
