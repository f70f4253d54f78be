/** <card-apply>: the application inside of an element. */
import { useSyncExternalStore } from 'react';
import { CardApply } from '../features/card-apply/card-apply.tsx';
import type { Host, View } from '../parts/host.ts';

function Widget({ host }: { readonly host: Host }) {
  const settings = useSyncExternalStore(host.subscribe, host.settings);
  return <CardApply linkPath={settings.linkPath} keep={host.keep} on={host.emit} state={host.state} answer={host.answer} />;
}

export const view: View = { Widget, words: ['shared', 'form', 'apply-start'] };
