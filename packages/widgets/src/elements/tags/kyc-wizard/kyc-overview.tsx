/** The state of verification, inside of <kyc-wizard>: the portal's overview, whose links lead to the element's own steps. */
import type { Place } from '@bankside/core/rules/places.ts';
import { useMemo } from 'react';
import { Overview } from '../../../features/kyc/overview/overview.tsx';
import { useLazyWords } from '../../../features/kyc/wizard/lazy-words.ts';
import { useWizard, type WizardPlace } from '../../../features/kyc/wizard/wizard-context.tsx';
import { LinkProvider, type LinkResolver } from '../../../kit/action/link-resolver.ts';
import { SkeletonRows } from '../../../kit/feedback/skeleton.tsx';
import type { ElementPort } from '../../../runtime/element-port.ts';
import { ZoneProvider } from '../../../runtime/user.ts';
import { elementLinks } from '../../../runtime/element-links.ts';

const own: Partial<Record<Place, WizardPlace>> = {
  kyc: 'overview',
  kycStepOne: 'corporate',
  kycStepTwo: 'company',
  kycStepThree: 'shareholder',
  kycStepFour: 'trading',
};

export function KycOverview({ host }: { readonly host: ElementPort }) {
  const { navigate } = useWizard();
  const links = useMemo((): LinkResolver => {
    const away = elementLinks(host);
    return {
      hrefOf: (place, params) => away.hrefOf(place, params),
      go: (place, params) => {
        const step = own[place];
        if (step) navigate(step, params?.['field']);
        else away.go(place, params);
      },
    };
  }, [host, navigate]);
  // nobody is signed in here through whom the bank's own zone would be known
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (!useLazyWords()) return <SkeletonRows />;
  return (
    <LinkProvider value={links}>
      <ZoneProvider value={timeZone}>
        <Overview />
      </ZoneProvider>
    </LinkProvider>
  );
}
