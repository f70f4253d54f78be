/** What the list is filtered by, kept in the address. */
import { programmeParts, type ProgrammePart } from '@bankside/core/rules/programmes/programmes.ts';
import { isId, useQuery } from '../../../runtime/url.ts';

const names = ['keyword', 'status', 'order', 'contract', 'page'] as const;
const isPart = (text: string): text is ProgrammePart => (programmeParts as readonly string[]).includes(text);
const idOf = (text: string) => (isId(text) ? text : '');

export function useManagementQuery() {
  const [query, change] = useQuery(names);
  const keyword = query.keyword.slice(0, 100);
  const status = isPart(query.status) ? query.status : '';
  const order = idOf(query.order);
  const contract = idOf(query.contract);
  const narrow = (part: Partial<Record<(typeof names)[number], string>>) => change({ ...part, page: '' });
  return {
    keyword,
    status,
    order,
    page: /^[1-9]\d{0,3}$/.test(query.page) ? Number(query.page) : 1,
    isFiltered: keyword !== '' || status !== '' || order !== '' || contract !== '',
    /** As the calls take it. */
    filter: {
      ...(keyword && { keyword }),
      ...(status && { status: [status] }),
      ...(order && { order_id: order }),
      ...(contract && { contract_id: contract }),
    },
    narrow,
    clear: () => narrow({ keyword: '', status: '', order: '', contract: '' }),
    goTo: (page: number) => change({ page: page > 1 ? String(page) : '' }),
  };
}
export type ManagementQuery = ReturnType<typeof useManagementQuery>;
