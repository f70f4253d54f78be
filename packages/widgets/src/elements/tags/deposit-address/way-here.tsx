import { formatDate, formatTime } from '@bankside/core/i18n/dates.ts';
import { useEffect, useRef } from 'react';
import { OnTheWay } from '../../../features/deposits/digital/on-the-way.tsx';
import type { Arrival } from '../../../features/deposits/digital/use-deposit-address.ts';
import type { Remote } from '../../../kit/remote/remote.ts';
import { useLocale } from '../../../kit/words.tsx';
import type { ElementPort } from '../../../runtime/element-port.ts';

type WayHereProps = { readonly of: Remote<readonly Arrival[]>; readonly host: ElementPort; readonly asset: string | undefined };

/** Deposits on the way in the reader's own zone: nobody is signed in here through whom the bank's would be known. */
export function WayHere({ of, host, asset }: WayHereProps) {
  const locale = useLocale();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const times = {
    date: (instant: string) => formatDate(instant, locale, zone),
    time: (instant: string) => formatTime(instant, zone),
  };
  useArrivalEvents(host, asset, of);
  return <OnTheWay of={of} times={times} linked={false} />;
}

/** A deposit that was not there before, and each change of one that was. What was there at first is no news. */
function useArrivalEvents(host: ElementPort, asset: string | undefined, of: Remote<readonly Arrival[]>): void {
  const known = useRef<{ readonly asset: string | undefined; readonly statuses: Map<string, string> }>(undefined);
  const list = of.state === 'ready' ? of.data : undefined;
  useEffect(() => {
    if (!list) return;
    const before = known.current?.asset === asset ? known.current?.statuses : undefined;
    const statuses = new Map(before);
    for (const { id, status } of list) {
      const from = statuses.get(id) ?? '';
      statuses.set(id, status);
      if (before && from !== status) void host.emit('bank-status-change', { entity: 'deposit', id, from, to: status });
    }
    known.current = { asset, statuses };
  }, [host, asset, list]);
}
