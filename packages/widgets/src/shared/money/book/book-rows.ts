/** Rows of a list of money: a page by its cursor, asked for again by itself while one of them is still under way. */
import type { MoneyRow } from '@bankside/core/contract/money.ts';
import type { OutOf } from '@bankside/core/contract/index.ts';
import type { RecordSort, TransferType } from '@bankside/core/rules/money/transfers.ts';
import { useRef } from 'react';
import { useRemote, type Remote } from '../../../kit/remote/remote.ts';
import { usePolling } from '../../../kit/remote/use-polling.ts';
import { useBank } from '../../../runtime/host-context.tsx';
import type { BookFilter } from './book-query.ts';
import { finalityOf } from '../money-status.tsx';

export type BookCalls = {
  readonly list: '/transaction/record' | '/deposit/record' | '/withdraw/crypto/record';
  /** Where there is one, what is filtered is summed up, and the list can be sorted. */
  readonly totals?: '/transaction/totals';
  readonly download: '/transaction/download' | '/deposit/download' | '/withdraw/crypto/download';
};
/** What a page shows whatever a person filters. */
/** `sort`: of the one list that can be sorted. */
export type FixedFilter = {
  readonly kind?: 'fiat' | 'digital';
  readonly transfer_type?: TransferType[];
  readonly status?: string[];
  readonly sort?: RecordSort;
};
/** Of the kinds of transfer that a page shows, those that a person filters by. */
export function narrowed(fixed: FixedFilter, { transfer_type: asked = [] }: BookFilter): FixedFilter {
  const ways = (fixed.transfer_type ?? []).filter((way) => asked.includes(way));
  return ways.length > 0 ? { ...fixed, transfer_type: ways } : fixed;
}
export type MoneyPage = OutOf<BookCalls['list']>;
export type Asked = BookFilter & FixedFilter & { readonly page_size: number; readonly cursor?: string };

/** How often open records are looked at again, in milliseconds. */
export const openEveryMs = 8000;
export const isOpen = (row: Pick<MoneyRow, 'status'>): boolean => finalityOf(row.status) === 'open';

export function useBookPage(call: BookCalls['list'], asked: Asked, when: boolean): Remote<MoneyPage> {
  const bank = useBank();
  const seen = useRef('');
  const question = JSON.stringify([call, asked]);
  const remote = useRemote<MoneyPage>(
    ['records', call, asked],
    async (signal) => {
      const page = await bank.call(call, asked, { signal, background: seen.current === question });
      seen.current = question; // asked again by itself: not a person's press, and no trouble to announce
      return page;
    },
    { keep: true, when },
  );
  const moves = remote.state === 'ready' && remote.data.list.some(isOpen);
  usePolling(async () => void (remote.state === 'ready' && remote.again()), openEveryMs, moves);
  return remote;
}
