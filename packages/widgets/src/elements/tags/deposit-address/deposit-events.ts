/** What <deposit-address> reports to its page: whether it can be used, and what failed. */
import type { Digital, DepositConfig } from '../../../features/deposits/digital/use-deposit-address.ts';
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
