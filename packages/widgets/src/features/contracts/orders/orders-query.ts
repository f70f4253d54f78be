/** What the list is filtered by, kept in the address; whatever else is there is left aside. */
import { contractOrder } from '@bankside/core/rules/lifecycles/contract-order.ts';
import { useQuery } from '../../../runtime/url.ts';
import { isId } from '../use-contracts.ts';

export const orderStates = Object.keys(contractOrder.states) as (keyof typeof contractOrder.states)[];
const names = ['keyword', 'status', 'contract', 'page'] as const;
export const pageSize = 14;

export function useOrdersQuery() {
  const [query, change] = useQuery(names);
  const keyword = query.keyword.slice(0, 100);
  const states = orderStates.filter((each) => query.status.split(',').includes(each));
  const contract = isId(query.contract) ? query.contract : '';
  const page = /^[1-9]\d{0,3}$/.test(query.page) ? Number(query.page) : 1;
  const narrow = (part: Partial<Record<(typeof names)[number], string>>) => change({ ...part, page: '' });
  return {
    keyword,
    states,
    contract,
    page,
    isFiltered: keyword !== '' || states.length > 0 || contract !== '',
    asked: {
      page,
      page_size: pageSize,
      ...(keyword && { keyword }),
      ...(contract && { contract_id: contract }),
      ...(states.length > 0 && { status: states.map((name) => String(contractOrder.states[name].wire)) }),
    },
    narrow,
    clear: () => narrow({ keyword: '', status: '', contract: '' }),
    goTo: (to: number) => change({ page: to > 1 ? String(to) : '' }),
  };
}
export type OrdersQuery = ReturnType<typeof useOrdersQuery>;
