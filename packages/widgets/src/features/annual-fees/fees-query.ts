/** What the list is filtered by, kept in the address; whatever else is there is left aside. */
import { annualFee, renewal } from '@bankside/core/rules/lifecycles/annual-fee.ts';
import { usePagedQuery } from '../../shared/lists/paged-list.tsx';

export const payments = Object.keys(annualFee.states) as (keyof typeof annualFee.states)[];
export const renewals = Object.keys(renewal.states) as (keyof typeof renewal.states)[];
const names = ['keyword', 'payment', 'renewal'] as const;

const listed = <S extends string>(text: string, known: readonly S[]): S[] => known.filter((each) => text.split(',').includes(each));

export function useFeesQuery() {
  const { query, page, narrow, goTo } = usePagedQuery(names);
  const keyword = query.keyword.slice(0, 100);
  const payment = listed(query.payment, payments);
  const label = listed(query.renewal, renewals);
  return {
    keyword,
    payment,
    renewal: label,
    page,
    isFiltered: keyword !== '' || payment.length > 0 || label.length > 0,
    /** As the calls take it. */
    filter: {
      ...(keyword && { keyword }),
      ...(payment.length > 0 && { status: payment.map((name) => String(annualFee.states[name].wire)) }),
      ...(label.length > 0 && { renewal_status: label.map((name) => String(renewal.states[name].wire)) }),
    },
    narrow,
    clear: () => narrow({ keyword: '', payment: '', renewal: '' }),
    goTo,
  };
}
export type FeesQuery = ReturnType<typeof useFeesQuery>;
