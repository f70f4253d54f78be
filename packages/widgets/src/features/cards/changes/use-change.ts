/** Block, unblock, replace or cancel: sent once, the card shown again, said in a toast. */
import type { InOf } from '@bankside/core/contract/index.ts';
import { useToast } from '../../../kit/feedback/toast.tsx';
import { useRefresh } from '../../../kit/remote/remote.ts';
import { useBank } from '../../../runtime/host-context.tsx';
import { useIntent } from '../../../runtime/intent.ts';

export type Change = InOf<'/card/modifyOpStatus'>;

export function useChange(says: string, onDone: () => void): (change: Change) => Promise<void> {
  const bank = useBank();
  const toast = useToast();
  const refresh = useRefresh();
  const intended = useIntent();
  return async (change) => {
    try {
      await intended(change, (key) => bank.call('/card/modifyOpStatus', change, { key }));
    } finally {
      refresh(['cards']); // a refusal may mean that the card is another by now
    }
    toast(says);
    onDone();
  };
}
