import { Overview } from './overview/overview.tsx';
import { PortalWizard } from './portal-wizard.tsx';

/** Where verification stands (KYC-01): what happens next, the four steps, what came back, what has happened. */
export function KycPage() {
  return (
    <PortalWizard>
      <Overview />
    </PortalWizard>
  );
}
