/** What <kyc-wizard> tells its page: whether it can be used, what failed, how far it is, and what became of the file. */
import { policy } from '@bankside/core/rules/policy.ts';
import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import type { KycSource } from '../features/kyc/wizard/kyc-source.ts';
import { usePolling } from '../kit/use-polling.ts';
import { errorDetail } from '../parts/error-detail.ts';
import type { Host } from '../parts/host.ts';
import { shownFirst } from '../parts/shown-first.ts';

/** Ready while it can be filled in, done once it is with the bank; after an ended session ready again with the next answer. */
export function useStatesTold(host: Host, source: KycSource, place: string, root: RefObject<HTMLElement | null>): void {
  const { phase, failure, info, savedAt } = useSyncExternalStore(source.subscribe, source.state);
  const wasReady = useRef(false);
  useEffect(() => {
    if (phase === 'loading') return host.state('loading');
    if (phase === 'failed') {
      host.state('error');
      return void host.emit('bank-error', errorDetail(failure));
    }
    host.state(info?.may_edit ? 'ready' : 'done');
    if (!wasReady.current) void host.emit('bank-ready', { step: place, ...(info && { kycStatus: info.kyc_status }) });
    if (!wasReady.current && host.settings().autofocus) shownFirst(root.current)?.focus();
    wasReady.current = true;
    return undefined;
  }, [host, phase, failure, info, savedAt, place, root]);
}

/** Each change of the file's status, in the words of its lifecycle; asked for as long as the bank has the file. */
export function useStatusTold(host: Host, source: KycSource): void {
  const { info } = useSyncExternalStore(source.subscribe, source.state);
  const isWaiting = info !== undefined && !info.may_edit;
  usePolling(() => source.refresh().catch(() => undefined), policy.applying.pollMs, isWaiting);
  const before = useRef<{ readonly kyc: number; readonly change: string }>(undefined);
  useEffect(() => {
    if (!info) return;
    const [was, is] = [before.current, { kyc: info.kyc_status, change: info.kyc_change_status }];
    before.current = is;
    if (was && was.kyc !== is.kyc) void tellStatus(host, was.kyc, is.kyc);
    if (was && was.change !== is.change)
      void host.emit('bank-status-change', { entity: 'kyc-change', id: '', from: was.change, to: is.change });
  }, [host, info]);
}

/** 1 → 'incomplete': the words of states are fetched when there is something to tell. */
async function statusWord(wire: number): Promise<string> {
  const [{ kyc }, { stateOf }] = await Promise.all([
    import('@bankside/core/rules/lifecycles/kyc.ts'),
    import('@bankside/core/rules/lifecycle.ts'),
  ]);
  return stateOf(kyc, wire);
}
async function tellStatus(host: Host, was: number, is: number): Promise<void> {
  await host.emit('bank-status-change', { entity: 'kyc', id: '', from: await statusWord(was), to: await statusWord(is) });
}
/** A signed-in tag's submission has no receipt; it goes by the time at which the bank took it. */
export async function tellSubmitted(host: Host, source: KycSource, submittedAt: string): Promise<void> {
  await source.refresh().catch(() => undefined);
  const { info } = source.state();
  const status = info?.kyc_change_status === 'pending' ? 'pending' : await statusWord(info?.kyc_status ?? 0);
  await host.emit('bank-submitted', { id: submittedAt, status, receipt: '' });
}

/** How long somebody stayed in a step, in milliseconds: only for a page that asks. */
export function useStepsMeasured(host: Host, place: string): void {
  useEffect(() => {
    const began = performance.now();
    return () => {
      if (host.settings().metrics)
        void host.emit('bank-metric', { name: 'step', value: Math.round(performance.now() - began), step: place });
    };
  }, [host, place]);
}
