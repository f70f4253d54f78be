/** What a tag by session reports to its page: its first answer, and each refusal of a newer one; its client reports outages. */
import { useEffect, useRef } from 'react';
import type { Failure } from '../../kit/remote/failure.ts';
import type { ElementPort } from '../../runtime/element-port.ts';
import { failureDetail } from '../../shared/client/error-detail.ts';

export type LoadState = {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly failure: Failure | null;
  /** The bank has just answered. */
  readonly isFresh: boolean;
};

/** Ready from the first answer on: what loads or fails later is not the widget. After an ended session ready again with the next answer. */
export function useStateEvents(host: ElementPort, { state, failure, isFresh }: LoadState): void {
  const wasReady = useRef(false);
  useEffect(() => {
    if (failure?.answered) void host.emit('bank-error', failureDetail(failure)); // before the state, which ends the page's wait with it
  }, [host, failure]);
  useEffect(() => {
    if (state === 'loading') return wasReady.current ? undefined : host.state('loading');
    if (state === 'failed') return wasReady.current ? undefined : host.state('error');
    if (!isFresh) return undefined;
    host.state('ready');
    if (!wasReady.current) void host.emit('bank-ready', {});
    wasReady.current = true;
    return undefined;
  }, [host, state, isFresh]);
}
