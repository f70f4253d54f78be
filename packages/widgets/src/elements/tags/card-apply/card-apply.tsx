/** <card-apply>: the application inside of an element, by a link or by a session that the partner's server asked for. */
import type { Namespace } from '@bankside/core/i18n/keys.ts';
import { applicationSteps, variants, type ApplyVariant } from '@bankside/core/rules/cards/applying.ts';
import { useSyncExternalStore } from 'react';
import { CardApply } from '../../../features/card-apply/card-apply.tsx';
import { BankProvider } from '../../../runtime/host-context.tsx';
import type { ElementPort, View } from '../../../runtime/element-port.ts';
import { hints } from '../../hints/check-page.ts';
import { useSessionBank } from '../../session/session-bank.ts';

const isVariant = (name: string | undefined): name is ApplyVariant => name !== undefined && Object.hasOwn(variants, name);

/** What the page asks for is not possible: its author is warned, and the form follows the link. */
function tellIgnored(wanted: string | undefined, shown: ApplyVariant): void {
  if (wanted !== undefined && wanted !== shown) void hints().then((it) => it.hintVariant(wanted, shown), Boolean);
}

function Widget({ host }: { readonly host: ElementPort }) {
  const settings = useSyncExternalStore(host.subscribe, host.settings);
  const bank = useSessionBank(host, settings.session);
  const { linkPath, userRef, readonly, hideHeader, prefill, fields, beforeSubmit } = settings;
  return (
    <BankProvider value={linkPath ? undefined : bank}>
      <CardApply
        {...{ linkPath, userRef, readonly, hideHeader, prefill, fields, beforeSubmit }}
        variant={isVariant(settings.variant) ? settings.variant : undefined}
        step={applicationSteps.find((step) => step === settings.step)}
        onOpened={({ variant }) => tellIgnored(settings.variant, variant)}
      />
    </BankProvider>
  );
}

export const view: View = { Widget, words: ['shared', 'form', 'apply-start'] satisfies readonly Namespace[] };
