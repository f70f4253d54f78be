/** Digital assets (deposit_jmhb, DEP-07): token and network are in the address, so that a reload and a link keep them. */
import { useMemo } from 'react';
import { useRemote } from '../../kit/remote/remote.ts';
import { useDates } from '../../shared/dates.ts';
import { useHost } from '../../runtime/host-context.tsx';
import type { WidgetHost } from '../../runtime/host.ts';
import type { KeyValue } from '../../runtime/key-value.ts';
import { useQuery } from '../../runtime/url.ts';
import { useSession } from '../../runtime/user.ts';
import { DepositFrame } from './deposit-frame.tsx';
import { DepositPanel } from './digital/deposit-panel.tsx';
import { OnTheWay } from './digital/on-the-way.tsx';
import { useDepositAddress } from './digital/use-deposit-address.ts';

export function DepositDigitalPage() {
  return (
    <DepositFrame here="depositDigital">
      <Panel />
    </DepositFrame>
  );
}

function Panel() {
  const [wanted, change] = useQuery(['asset', 'network']);
  const state = useDepositAddress(wanted, true, useRemote);
  const { userid } = useSession();
  const { storage } = useHost();
  const keep = useMemo(() => keepFor(storage, userid), [storage, userid]);
  const way = <OnTheWay of={state.way} times={useDates()} linked />;
  return <DepositPanel state={state} onChoose={(asset, network) => change({ asset, network })} keep={keep} way={way} />;
}

/** Until the tab closes, and for this person: the next person confirms for themselves. */
const keepFor = ({ tab }: WidgetHost['storage'], userid: string): KeyValue => {
  const key = (name: string) => `draft.${userid}.${name}`;
  return { get: (name) => tab.get(key(name)), set: (name, value) => tab.set(key(name), value) };
};
