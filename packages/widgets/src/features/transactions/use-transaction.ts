/** One transaction with its timeline, asked for again by itself while it is under way. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import type { MoneyRecord, Timeline } from '@bankside/core/contract/money.ts';
import { useRef } from 'react';
import { useRemote, type Remote } from '../../kit/remote/remote.ts';
import { usePolling } from '../../kit/remote/use-polling.ts';
import { useBank } from '../../runtime/host-context.tsx';
import { isOpen, openEveryMs } from '../../shared/money/book/book-rows.ts';

export type Transaction = {
  readonly record: MoneyRecord;
  readonly timeline: Timeline;
  readonly note: OutOf<'/transaction/note'>;
  readonly files: OutOf<'/transaction/details'>['files'];
};

export function useTransaction(id: string): Remote<Transaction> {
  const bank = useBank();
  const seen = useRef('');
  const remote = useRemote<Transaction>(['records', 'transaction', id], async (signal) => {
    const how = { signal, background: seen.current === id };
    const [record, { timeline, note, files }] = await Promise.all([
      bank.call('/transaction/get', { id }, how),
      bank.call('/transaction/details', { id }, how),
    ]);
    seen.current = id; // asked again by itself: not a person's press
    return { record, timeline, note, files };
  });
  const moves = remote.state === 'ready' && isOpen(remote.data.record);
  usePolling(async () => void (remote.state === 'ready' && remote.again()), openEveryMs, moves);
  return remote;
}
