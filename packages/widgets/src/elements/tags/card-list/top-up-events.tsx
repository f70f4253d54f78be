/** Asks how the top-ups of this tag go on, for as long as one is not over: the answers are news (card-news.ts). */
import { useSyncExternalStore } from 'react';
import { usePolling } from '../../../kit/remote/use-polling.ts';
import type { CardNews } from './card-news.ts';

const everyMs = 10_000;

export function TopUpEvents({ bank, open }: CardNews) {
  const following = useSyncExternalStore(open.subscribe, open.getState);
  const ask = async (signal: AbortSignal) => {
    for (const card_id of new Set(following.map(({ cardId }) => cardId)))
      await bank.call('/card/topRecord', { card_id, page: 1, page_size: 20 }, { background: true, signal }).catch(() => undefined);
  };
  usePolling(ask, everyMs, following.length > 0);
  return null;
}
