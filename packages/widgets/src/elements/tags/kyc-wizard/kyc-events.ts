/** What <kyc-wizard> reports to its page first: whether it can be used, and what failed. */
import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import type { KycSource } from '../../../features/kyc/draft/kyc-source.ts';
import { isLost } from '../../../shared/client/faults.ts';
import { errorDetail } from '../../../shared/client/error-detail.ts';
import type { ElementPort } from '../../../runtime/element-port.ts';
import { shownFirst } from '../../../kit/nav/shown-first.ts';

/** Ready while it can be filled in, done once it is with the bank; after an ended session ready again with the next answer. */
export function useStateEvents(host: ElementPort, source: KycSource, place: string, root: RefObject<HTMLElement | null>): void {
  const { phase, failure, info, savedAt } = useSyncExternalStore(source.subscribe, source.state);
  const wasReady = useRef(false);
  useEffect(() => {
    if (phase === 'loading') return host.state('loading');
    if (phase === 'failed') {
      if (!isLost(failure)) void host.emit('bank-error', errorDetail(failure)); // its client reports outages
      return host.state('error'); // ends the page's wait with the reported error
    }
    host.state(info?.may_edit || host.settings().readonly ? 'ready' : 'done');
    if (!wasReady.current) void host.emit('bank-ready', { step: place, ...(info && { kycStatus: info.kyc_status }) });
    if (!wasReady.current && host.settings().autofocus) shownFirst(root.current)?.focus();
    wasReady.current = true;
    return undefined;
  }, [host, phase, failure, info, savedAt, place, root]);
}
