import { Overview } from './overview/overview.tsx';
import { PortalWizard } from './portal-wizard.tsx';

/** The state of verification (KYC-01): what happens next, the four steps, what was sent back, what has happened. */
export function KycPage() {
  return (
    <PortalWizard>
      <Overview />
    </PortalWizard>
  );
}
