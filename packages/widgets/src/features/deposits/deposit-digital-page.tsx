/** Digital assets (deposit_jmhb, DEP-07): token and network stand in the address, so that a reload and a link keep them. */
import { useMemo } from 'react';
import { useDates } from '../../parts/dates.ts';
import { useQuery } from '../../parts/query.ts';
import { useSession } from '../../parts/session.ts';
import { DepositFrame } from './deposit-frame.tsx';
import { DepositPanel } from './digital/deposit-panel.tsx';
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
  const state = useDepositAddress(wanted, true);
  const { userid } = useSession();
  const keep = useMemo(() => keepFor(userid), [userid]);
  return (
    <DepositPanel state={state} onChoose={(asset, network) => change({ asset, network })} keep={keep} times={useDates()} records="linked" />
  );
}

/** Until the tab closes, and for this person: whoever signs in next confirms for themselves. */
const keepFor = (userid: string) => {
  const key = (name: string) => `bankside.draft.${userid}.${name}`;
  return {
    get: (name: string) => sessionStorage.getItem(key(name)),
    set: (name: string, value: string | null) =>
      value === null ? sessionStorage.removeItem(key(name)) : sessionStorage.setItem(key(name), value),
  };
};
