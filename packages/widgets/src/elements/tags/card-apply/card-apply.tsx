/** <card-apply>: the application inside of an element, by a link or by a session that the partner's server asked for. */
import type { Namespace } from '@bankside/core/i18n/keys.ts';
import { applicationSteps, variants, type ApplyVariant } from '@bankside/core/rules/cards/applying.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { CardApply } from '../../../features/card-apply/card-apply.tsx';
import { BankProvider } from '../../../runtime/host-context.tsx';
import type { ElementPort, Settings, View } from '../../../runtime/element-port.ts';
import { useSessionBank } from '../../session/session-bank.ts';

const isVariant = (name: string | undefined): name is ApplyVariant => name !== undefined && Object.hasOwn(variants, name);

/** What the page asks for may not be possible: its author is warned, and the form follows the link. */
function tellIgnored(settings: Settings, shown: ApplyVariant): void {
  if (settings.variant ?? settings.prefill ?? settings.fields)
    void import('../../hints/apply-hints.ts').then((it) => it.hintApply(settings, shown), Boolean);
}

/** Text and ticks; a consent is given by nobody but the applicant. */
const firstValues = (given: Settings['prefill'] = {}): Settings['prefill'] =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => name !== 'terms_accepted' && (value === true || typeof value === 'string')),
  );

function Widget({ host }: { readonly host: ElementPort }) {
  const settings = useSyncExternalStore(host.subscribe, host.settings);
  const bank = useSessionBank(host, settings.session);
  const { linkPath, userRef, readonly, hideHeader, fields, beforeSubmit } = settings;
  const prefill = useMemo(() => firstValues(settings.prefill), [settings.prefill]);
  return (
    <BankProvider value={linkPath ? undefined : bank}>
      <CardApply
        {...{ linkPath, userRef, readonly, hideHeader, prefill, fields, beforeSubmit }}
        variant={isVariant(settings.variant) ? settings.variant : undefined}
        step={applicationSteps.find((step) => step === settings.step)}
        onOpened={({ variant }) => tellIgnored(settings, variant)}
      />
    </BankProvider>
  );
}

export const view: View = { Widget, words: ['shared', 'form', 'apply-start'] satisfies readonly Namespace[] };
