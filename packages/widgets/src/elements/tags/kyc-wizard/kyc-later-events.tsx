/** What <kyc-wizard> reports to its page after its first field: what became of the file, and how long a step took. */
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { kyc } from '@bankside/core/rules/lifecycles/kyc.ts';
import { kycLiesWithBank } from '@bankside/core/rules/access/company-status.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { KycSource } from '../../../features/kyc/draft/kyc-source.ts';
import { usePolling } from '../../../kit/remote/use-polling.ts';
import type { ElementPort } from '../../../runtime/element-port.ts';
import { useStepMetric } from '../../../shared/client/step-metric.ts';

type Props = { readonly host: ElementPort; readonly source: KycSource; readonly place: string };

export function KycLaterEvents({ host, source, place }: Props) {
  useStatusEvents(host, source);
  useStepMetric(host, place);
  return null;
}

/** Each change of the file's status, in the words of its lifecycle; asked for as long as the bank has the file. */
function useStatusEvents(host: ElementPort, source: KycSource): void {
  const { info } = useSyncExternalStore(source.subscribe, source.state);
  const isWaiting = info !== undefined && kycLiesWithBank(info);
  usePolling(() => source.refresh().catch(() => undefined), policy.applying.pollMs, isWaiting);
  const before = useRef<{ readonly kyc: string; readonly change: string }>(undefined);
  useEffect(() => {
    if (!info) return;
    const [was, is] = [before.current, { kyc: stateOf(kyc, info.kyc_status), change: info.kyc_change_status }];
    before.current = is;
    if (!was) return;
    const changes = [['kyc', was.kyc, is.kyc] as const, ['kyc-change', was.change, is.change] as const];
    for (const [entity, from, to] of changes) if (from !== to) void host.emit('bank-status-change', { entity, id: '', from, to });
  }, [host, info]);
}

/** It goes by the time at which the bank took it. */
export async function tellSubmitted(host: ElementPort, source: KycSource, submittedAt: string): Promise<void> {
  await source.refresh().catch(() => undefined);
  const { info } = source.state();
  const status = info?.kyc_change_status === 'pending' ? 'pending' : stateOf(kyc, info?.kyc_status ?? 0);
  await host.emit('bank-submitted', { id: submittedAt, status });
}
