/** <card-apply-qr>: on anybody's page, a code by which somebody applies on a phone. */
import type { Namespace } from '@bankside/core/i18n/keys.ts';
import { useSyncExternalStore } from 'react';
import { CardApplyQr } from '../../../features/card-apply/qr/card-apply-qr.tsx';
import type { ElementPort, View } from '../../../runtime/element-port.ts';

function Widget({ host }: { readonly host: ElementPort }) {
  const { linkPath = '', userRef } = useSyncExternalStore(host.subscribe, host.settings);
  return (
    <CardApplyQr
      origin={host.bankOrigin()}
      linkPath={linkPath}
      userRef={userRef}
      device="widget"
      on={host.emit}
      state={host.state}
      answer={host.answer}
    />
  );
}

export const view: View = { Widget, words: ['shared', 'apply-qr'] satisfies readonly Namespace[] };
