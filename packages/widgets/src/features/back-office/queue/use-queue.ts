/** What waits for the bank's staff: asked for once for the menu and the page alike, and again while somebody looks. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { useRef } from 'react';
import { useRemote, type Remote } from '../../../kit/remote/remote.ts';
import { usePolling } from '../../../kit/remote/use-polling.ts';
import { useBank } from '../../../runtime/host-context.tsx';

export type Queue = OutOf<'/admin/queue'>;
export type Work = Queue['list'][number];
export type WorkKind = Work['kind'];
export const queueKey = ['desk-queue'] as const;

/** `everyMs`: how often it is asked again, in milliseconds; absent: another one on the page does. */
export function useQueue(everyMs?: number): Remote<Queue> {
  const bank = useBank();
  const seen = useRef(false);
  const remote = useRemote<Queue>(queueKey, async (signal) => {
    const queue = await bank.call('/admin/queue', {}, { signal, background: seen.current });
    seen.current = true; // asked again by itself: no sign that somebody is there
    return queue;
  });
  usePolling(async () => void (remote.state === 'ready' && remote.again()), everyMs ?? 0, everyMs !== undefined);
  return remote;
}
