/** A list of the money of cards: a page by its cursor, asked for again by itself while a row of it is under way. */
import { useRef } from 'react';
import { useRemote, type Remote } from '../../../kit/remote/remote.ts';
import { usePolling } from '../../../kit/remote/use-polling.ts';
import { usePageTrail } from '../../../shared/money/book/book-query.ts';
import { openEveryMs } from '../../../shared/money/book/book-rows.ts';

export type Rows<R> = { readonly list: readonly R[]; readonly total: number; readonly next_cursor: string | null };
type Paged = { readonly page_size: number; readonly cursor?: string };
type How = { readonly signal: AbortSignal; readonly background: boolean };
export type ListPage<R> = {
  readonly remote: Remote<Rows<R>>;
  /** Of the pages before and of this one. */
  readonly cursors: readonly string[];
  readonly go: (cursors: readonly string[]) => void;
};
export const pageSize = 14;

type Asking<Q, R> = {
  /** Of the list, in what is kept: 'topUps'. */
  readonly name: string;
  readonly filter: Q;
  readonly ask: (asked: Q & Paged, how: How) => Promise<Rows<R>>;
  readonly moves: (row: R) => boolean;
};

export function useListPage<Q extends object, R>({ name, filter, ask, moves }: Asking<Q, R>): ListPage<R> {
  const [cursors, go] = usePageTrail(`${name}.pages`, JSON.stringify(filter));
  const cursor = cursors.at(-1);
  const asked = { ...filter, page_size: pageSize, ...(cursor && { cursor }) };
  const question = JSON.stringify(asked);
  const seen = useRef('');
  const remote = useRemote<Rows<R>>(
    ['card-money', name, asked],
    async (signal) => {
      const page = await ask(asked, { signal, background: seen.current === question });
      seen.current = question; // asked again by itself: not a person's press
      return page;
    },
    { keep: true },
  );
  const isMoving = remote.state === 'ready' && remote.data.list.some(moves);
  usePolling(async () => void (remote.state === 'ready' && remote.again()), openEveryMs, isMoving);
  return { remote, cursors, go };
}

/** The row that the address names, once its page is here. */
export const rowOf = <R extends { readonly id: string }>({ remote }: ListPage<R>, id: string): R | undefined =>
  remote.state === 'ready' ? remote.data.list.find((row) => row.id === id) : undefined;
