/** The places of <kyc-wizard>. Step one comes with the element; the others once its first field can be used. */
import { WizardStep } from '../features/kyc/wizard/wizard.tsx';
import type { WizardPlace } from '../features/kyc/wizard/wizard-context.tsx';

export function KycPlace({ place }: { readonly place: WizardPlace }) {
  return <WizardStep step={place === 'overview' ? 'trading' : place} />;
}
