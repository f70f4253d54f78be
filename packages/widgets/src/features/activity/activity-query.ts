/** What the log is filtered by, kept in the address; whatever else is there is left aside. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { actKinds } from '@bankside/core/rules/access/acts.ts';
import { useQuery } from '../../runtime/url.ts';

export type Line = OutOf<'/activity/list'>['list'][number];
export const results = ['done', 'refused'] as const satisfies readonly Line['result'][];
const names = ['keyword', 'person', 'kind', 'result', 'from', 'to', 'before', 'line', 'mine'] as const;
type Name = (typeof names)[number];

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

export function useActivityQuery() {
  const [query, change] = useQuery<Name>([...names]);
  const narrow = (part: Partial<Record<Name, string>>) => change({ before: '', line: '', ...part });
  const keyword = query.keyword.slice(0, 100);
  const kind = actKinds.find((each) => each === query.kind);
  const result = results.find((each) => each === query.result);
  const person = /^[\w-]{1,64}$/.test(query.person) ? query.person : '';
  const [from, to] = [query.from, query.to].map((day) => (isDay(day) ? day : ''));
  const filter = {
    ...(keyword && { keyword }),
    ...(kind && { kind }),
    ...(result && { result }),
    ...(from && { from }),
    ...(to && { to }),
  };
  return {
    ...query,
    from,
    to,
    keyword,
    kind,
    result,
    person,
    before: /^\d{1,10}$/.test(query.before) ? query.before : '',
    isFiltered: person !== '' || Object.keys(filter).length > 0,
    filter,
    narrow,
    change,
    clear: () => narrow({ keyword: '', person: '', kind: '', result: '', from: '', to: '' }),
  };
}
export type ActivityQuery = ReturnType<typeof useActivityQuery>;
