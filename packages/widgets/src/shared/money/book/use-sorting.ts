/** The order of a list of money, kept in the address: a press on a head turns it round, or begins with the highest. */
import { recordSorts, type RecordSort } from '@bankside/core/rules/money/transfers.ts';
import { useMemo } from 'react';
import type { DataTableProps, Sorting } from '../../../kit/data/data-table.tsx';
import { useQuery } from '../../../runtime/url.ts';

type Sorted = Pick<DataTableProps<unknown>, 'sorting' | 'onSort'>;
export type HeadsOf = (of: unknown) => Sorted;
const sortings: Readonly<Record<RecordSort, Sorting>> = {
  date_down: { key: 'date', down: true },
  date_up: { key: 'date', down: false },
  amount_down: { key: 'amount', down: true },
  amount_up: { key: 'amount', down: false },
};

/** `of` the order that the bank's answer has, which is another one where a list is too long to sort by amount. */
export function useSorting(prefix: string, can: boolean): { readonly wanted: RecordSort | undefined; readonly headsOf: HeadsOf } {
  const name = `${prefix}sort`;
  const [asked, put] = useQuery(useMemo(() => [name], [name]));
  const wanted = can ? recordSorts.find((each) => each === asked[name]) : undefined;
  const onSort = (key: string) => {
    const down = `${key}_down`;
    const next = (wanted ?? 'date_down') === down ? `${key}_up` : down;
    put({ [name]: next === 'date_down' ? '' : next });
  };
  const headsOf = (of: unknown): Sorted => ({
    sorting: sortings[recordSorts.find((each) => each === of) ?? 'date_down'],
    ...(can && { onSort }),
  });
  return { wanted: wanted === 'date_down' ? undefined : wanted, headsOf };
}
