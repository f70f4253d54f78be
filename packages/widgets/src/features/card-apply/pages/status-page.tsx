/** What became of an application: the result pages of the variants (APP-17). Number and secret are in the fragment. */
import { useGuestBrand } from '../../../shared/guest-brand.ts';
import { ApplicationStatus, useApplication } from '../status/application-status.tsx';
import { ApplyAgain } from '../status/apply-again.tsx';
import { useFragment } from '../../../runtime/url.ts';
import { GuestBank } from './guest-bank.tsx';

export function StatusPage() {
  const named = useFragment();
  const claim = { applicationNo: named('no'), viewToken: named('token') };
  return (
    <GuestBank>
      <Status key={claim.viewToken} {...claim} />
    </GuestBank>
  );
}

function Status(claim: { readonly applicationNo: string; readonly viewToken: string }) {
  const remote = useApplication(claim);
  useGuestBrand(remote.state === 'ready' ? remote.data.link?.branding : undefined);
  return <ApplicationStatus claim={claim} remote={remote} level={1} again={(application) => <ApplyAgain application={application} />} />;
}
