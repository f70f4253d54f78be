/** What the bank finds for its own staff: companies, people, records of money, cards, applications, contracts, orders (OFF-19). */
import { cardText, exactAmount } from '@bankside/core/i18n/amounts.ts';
import type { T } from '@bankside/core/i18n/keys.ts';
import type { OutOf } from '@bankside/core/contract/index.ts';
import type { StaffPlace } from '@bankside/core/rules/places.ts';
import { useRemote } from '@bankside/widgets/kit/remote/remote.ts';
import { useDates } from '@bankside/widgets/shared/dates.ts';
import { links } from '../../routing/navigation.ts';
import { bank } from '../../session/bank.ts';
import type { Entry } from './entries.ts';
import { shortest, type Found } from './use-found.ts';

type Row = OutOf<'/admin/find'>['list'][number];
/** A company and its people are at the company's case; all others have a page. */
const kinds = {
  company: { group: 'companies', place: 'deskKyc' },
  person: { group: 'people', place: 'deskKyc' },
  record: { group: 'records', place: 'deskRecord' },
  card: { group: 'cards', place: 'deskIssuedCard' },
  application: { group: 'applications', place: 'deskCard' },
  contract: { group: 'contracts', place: 'deskContract' },
  order: { group: 'orders', place: 'deskOrder' },
} as const satisfies Record<Row['kind'], { readonly group: Entry['group']; readonly place: StaffPlace }>;

export function useDeskFound(keyword: string, t: T<'palette'>): Found {
  const dates = useDates();
  const isAsked = keyword.length >= shortest;
  const load = (signal: AbortSignal) => bank.call('/admin/find', { keyword: keyword.slice(0, 100) }, { signal, background: true });
  const found = useRemote(['palette', 'desk', keyword], load, { when: isAsked, keep: true });
  const about = ({ kind, detail, project_name, money }: Row): string => {
    const company = kind === 'company' ? '' : project_name;
    const said = money
      ? [dates.date(money.date), exactAmount(money.amount, money.currency)]
      : [kind === 'card' ? cardText(detail) : detail];
    return [...said, company].filter(Boolean).join(' · ');
  };
  const list = isAsked && found.state === 'ready' ? found.data.list : [];
  return {
    isLoading: isAsked && (found.state === 'loading' || (found.state === 'ready' && found.updating)),
    failed: isAsked && found.state === 'failed',
    entries: list.map((row) => {
      const { group, place } = kinds[row.kind];
      return {
        value: `${row.kind}-${row.id}`,
        label: row.label,
        note: `${t(`groups.${group}`)} · ${about(row)}`,
        group,
        run: () => links.go(place, { company_id: row.company_id, ...(place === 'deskKyc' ? {} : { id: row.id }) }),
      };
    }),
  };
}
