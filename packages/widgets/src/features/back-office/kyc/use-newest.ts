import { useRef } from 'react';
import { useRefresh } from '../../../kit/remote/remote.ts';
import { usePolling } from '../../../kit/remote/use-polling.ts';
import { useQueue, type Queue } from '../queue/use-queue.ts';
import { caseKey, type KycCase } from './kyc-case.ts';

const everyMs = 5000;

/**
 * A colleague's act shows by itself. The queue mentions it, because each reading of the file leaves a line in the audit trail.
 * Nothing changes under a dialog: what is decided in it is what was read before.
 */
export function useNewest({ company_id, version, submissions }: KycCase): void {
  const queue = useQueue();
  const refresh = useRefresh();
  const waits = submissions.some(({ status }) => status === 'pending');
  const seen = useRef(waits ? version : undefined);
  usePolling(
    async () => {
      if (queue.state !== 'ready' || document.querySelector('dialog[open]')) return;
      const now = versionIn(queue.data, company_id);
      if (seen.current !== undefined && now !== seen.current && now !== version) refresh(caseKey(company_id));
      seen.current = now;
      queue.again();
    },
    everyMs,
    true,
  );
}

/** 0: its KYC does not wait. */
const versionIn = ({ list }: Queue, company_id: string): number =>
  list.find((work) => work.kind === 'kyc' && work.company_id === company_id)?.version ?? 0;
