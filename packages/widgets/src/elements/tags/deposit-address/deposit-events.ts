/** What <deposit-address> reports to its page: whether it can be used, what failed, and how deposits go on. */
import { useEffect, useRef } from 'react';
import type { Arrival, Digital, DepositConfig } from '../../../features/deposits/digital/use-deposit-address.ts';
import type { Failure } from '../../../kit/remote/failure.ts';
import type { Remote } from '../../../kit/remote/remote.ts';
import type { ElementPort } from '../../../runtime/element-port.ts';
import { useStateEvents } from '../../session/state-events.ts';

const failureIn = (remote: Remote<unknown>): Failure | null => ('failure' in remote ? remote.failure : null);

/** Another choice that loads, or fails, is not a widget that does. */
export function useDepositState(host: ElementPort, config: Remote<DepositConfig>, details: Remote<Digital>): void {
  const isEmpty = config.state === 'ready' && config.data.assets.length === 0;
  const state =
    config.state === 'failed' || details.state === 'failed' ? 'failed' : details.state === 'ready' || isEmpty ? 'ready' : 'loading';
  const failure = failureIn(config) ?? failureIn(details);
  const isFresh = isEmpty || (details.state === 'ready' && !details.updating && !details.failure);
  useStateEvents(host, { state, failure, isFresh });
}

/** A deposit that was not there before, and each change of one that was. What stood there at first is no news. */
export function useArrivalEvents(host: ElementPort, asset: string | undefined, way: Remote<readonly Arrival[]>): void {
  const known = useRef<{ readonly asset: string | undefined; readonly statuses: Map<string, string> }>(undefined);
  const list = way.state === 'ready' ? way.data : undefined;
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
