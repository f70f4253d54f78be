/** A list of money as far as it was fetched: the newest rows, asked for again by themselves, and older ones behind them. */
import type { MoneyRow } from '@bankside/core/contract/money.ts';
import { useMemo, useState } from 'react';
import type { Failure } from '../../../kit/remote/failure.ts';
import type { Remote } from '../../../kit/remote/remote.ts';
import { useAction } from '../../../kit/remote/use-action.ts';
import { useBank } from '../../../runtime/host-context.tsx';
import type { BookFilter } from './book-query.ts';
import { useBookPage, type BookCalls, type FixedFilter, type MoneyPage } from './book-rows.ts';

export type BookFilterAsked = BookFilter & FixedFilter;
type Older = { readonly of: string; readonly rows: readonly MoneyRow[]; readonly next: string | null };
type Scroll = {
  readonly remote: Remote<MoneyPage>;
  readonly rows: readonly MoneyRow[];
  readonly total: number;
  readonly capped: boolean;
  readonly more: { readonly has: boolean; readonly busy: boolean; readonly failure: Failure | null; readonly load: () => void };
};
/** As many as one answer may hold. */
const pageSize = 100;
const nothing: readonly MoneyRow[] = [];

export function useBookScroll(call: BookCalls['list'], wanted: BookFilterAsked): Scroll {
  const bank = useBank();
  const of = JSON.stringify([call, wanted]);
  const remote = useBookPage(call, { ...wanted, page_size: pageSize }, true);
  const first = remote.state === 'ready' ? remote.data : undefined;
  const [older, setOlder] = useState<Older>();
  const known = older?.of === of ? older : undefined;
  const rows = useMemo(() => joined(first?.list ?? nothing, known?.rows ?? nothing), [first, known]);
  const { run, busy, failure } = useAction(async (cursor: string) => {
    const page = await bank.call(call, { ...wanted, page_size: pageSize, cursor });
    setOlder({ of, rows: [...rows, ...page.list], next: page.next_cursor });
  });
  const cursor = known ? known.next : (first?.next_cursor ?? null);
  const more = useMemo(
    () => ({ has: cursor !== null, busy, failure, load: () => void (cursor !== null && run(cursor)) }),
    [cursor, busy, failure, run],
  );
  return { remote, rows, total: first?.total ?? 0, capped: first?.total_capped ?? false, more };
}

/** The newest as they are now, then what was fetched before and is not among them. */
function joined(newest: readonly MoneyRow[], fetched: readonly MoneyRow[]): readonly MoneyRow[] {
  if (fetched.length === 0) return newest;
  const ids = new Set(newest.map(({ id }) => id));
  return [...newest, ...fetched.filter(({ id }) => !ids.has(id))];
}
