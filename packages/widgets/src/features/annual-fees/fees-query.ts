/** What the list is filtered by, kept in the address; whatever else stands there is left aside. */
import { annualFee, renewal } from '@bankside/core/rules/lifecycles/annual-fee.ts';
import { useQuery } from '../../runtime/url.ts';

export const payments = Object.keys(annualFee.states) as (keyof typeof annualFee.states)[];
export const renewals = Object.keys(renewal.states) as (keyof typeof renewal.states)[];
const names = ['keyword', 'payment', 'renewal', 'page'] as const;

const listed = <S extends string>(text: string, known: readonly S[]): S[] => known.filter((each) => text.split(',').includes(each));

export function useFeesQuery() {
  const [query, change] = useQuery(names);
  const keyword = query.keyword.slice(0, 100);
  const payment = listed(query.payment, payments);
  const label = listed(query.renewal, renewals);
  const narrow = (part: Partial<Record<(typeof names)[number], string>>) => change({ ...part, page: '' });
  return {
    keyword,
    payment,
    renewal: label,
    page: /^[1-9]\d{0,3}$/.test(query.page) ? Number(query.page) : 1,
    isFiltered: keyword !== '' || payment.length > 0 || label.length > 0,
    /** As the calls take it. */
    filter: {
      ...(keyword && { keyword }),
      ...(payment.length > 0 && { status: payment.map((name) => String(annualFee.states[name].wire)) }),
      ...(label.length > 0 && { renewal_status: label.map((name) => String(renewal.states[name].wire)) }),
    },
    narrow,
    clear: () => narrow({ keyword: '', payment: '', renewal: '' }),
    goTo: (page: number) => change({ page: page > 1 ? String(page) : '' }),
  };
}
export type FeesQuery = ReturnType<typeof useFeesQuery>;
