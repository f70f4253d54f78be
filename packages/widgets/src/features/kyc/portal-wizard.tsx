/** The wizard among the portal's pages: one file for all of them, steps by their addresses. */
import type { Client } from '@bankside/core/client/client.ts';
import type { Place } from '@bankside/core/rules/places.ts';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useLinks } from '../../kit/action/link-resolver.ts';
import { stored } from '../../runtime/drafts.ts';
import { useBank, useHost } from '../../runtime/host-context.tsx';
import type { WidgetHost as Around } from '../../runtime/host.ts';
import { useReloadUser, useSession } from '../../runtime/user.ts';
import { KycSource } from './draft/kyc-source.ts';
import { WizardProvider, type WizardHost, type WizardPlace } from './wizard/wizard-context.tsx';

const placeOf: Readonly<Record<WizardPlace, Place>> = {
  overview: 'kyc',
  corporate: 'kycStepOne',
  company: 'kycStepTwo',
  shareholder: 'kycStepThree',
  trading: 'kycStepFour',
};

/** The file of who is signed in, as long as the same person is; after sign-out the page stays for a moment, and asks for nothing. */
type Kept = { readonly bank: Client; readonly token: string; readonly source: KycSource };
function sourceOf(around: Around, bank: Client, token: string): KycSource {
  const { memory } = around.storage;
  const kept = memory.get('kyc') as Kept | undefined;
  if (kept && kept.bank === bank && (!token || kept.token === token)) return kept.source;
  const source = new KycSource({ bank, copies: (step) => stored(around, 'draft', `kyc.${step}`) });
  memory.set('kyc', { bank, token, source } satisfies Kept);
  return source;
}

export function PortalWizard({ field = '', children }: { readonly field?: string; readonly children: ReactNode }) {
  const bank = useBank();
  const links = useLinks();
  const { token, kyc_status: status, kyc_change_status: change, change_kyc_switch: open } = useSession();
  const around = useHost();
  const reloadUser = useReloadUser();
  const source = sourceOf(around, bank, token);
  const host = useMemo(
    (): WizardHost => ({
      source,
      field,
      Title: 'h1',
      navigate: (to, at) => links.go(placeOf[to], at ? { field: at } : undefined),
      hrefOf: (to, at) => links.hrefOf(placeOf[to], at ? { field: at } : undefined),
      // from now on the bank decides: its decision is polled for
      onSubmitted: () => reloadUser(),
    }),
    [source, field, links, reloadUser],
  );
  useEffect(() => {
    const info = source.state().info;
    if (!token || !info) return;
    const isElse = info.kyc_status !== status || info.kyc_change_status !== change || info.change_kyc_switch !== open;
    if (isElse) void source.refresh().catch(() => undefined); // the bank has decided meanwhile
  }, [source, token, status, change, open]);
  return <WizardProvider host={host}>{children}</WizardProvider>;
}
