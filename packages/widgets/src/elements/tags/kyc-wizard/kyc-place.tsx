/** The places of <kyc-wizard>. Step one comes with the element; the others once its first field can be used. */
import { WizardStep } from '../../../features/kyc/wizard/wizard.tsx';
import type { WizardPlace } from '../../../features/kyc/wizard/wizard-context.tsx';
import { SkeletonRows } from '../../../kit/feedback/skeleton.tsx';
import type { ElementPort } from '../../../runtime/element-port.ts';
import { useFirstFieldReady } from '../../../kit/lazy/gate.ts';
import { lazy, useLazy } from '../../../kit/lazy/lazy.ts';

const overview = lazy(() => import('./kyc-overview.tsx'));

export const KycPlace = ({ host, place }: { readonly host: ElementPort; readonly place: WizardPlace }) =>
  place === 'overview' ? <OverviewPlace host={host} /> : <WizardStep step={place} />;

function OverviewPlace({ host }: { readonly host: ElementPort }) {
  const part = useLazy(overview);
  useFirstFieldReady();
  return part ? <part.KycOverview host={host} /> : <SkeletonRows />;
}
