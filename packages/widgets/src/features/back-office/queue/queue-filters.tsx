/** The queue narrowed to one kind or one company, in the address (UI-05). */
import { Chips, ToggleChip } from '../../../kit/data/chip.tsx';
import { useT } from '../../../kit/words.tsx';
import { useQuery } from '../../../runtime/url.ts';
import { SearchBox } from '../../../shared/lists/search-box.tsx';
import * as look from './queue.css.ts';
import type { Work } from './use-queue.ts';
import { workKinds } from './work-words.ts';

const names = ['kind', 'company'] as const;
export type QueueFilter = {
  /** '' is all of them. */ readonly kind: string;
  readonly company: string;
  readonly change: (part: { readonly kind?: string; readonly company?: string }) => void;
};

export function useQueueFilter(): QueueFilter {
  const [{ kind, company }, change] = useQuery(names);
  const known: readonly string[] = workKinds;
  return { kind: known.includes(kind) ? kind : '', company, change };
}

const same = (text: string) => text.normalize('NFKC').toLocaleLowerCase();
export const fits = ({ kind, company }: QueueFilter, work: Work): boolean =>
  (kind === '' || work.kind === kind) && same(work.project_name).includes(same(company.trim()));

export function QueueFilters({ filter, list }: { readonly filter: QueueFilter; readonly list: readonly Work[] }) {
  const t = useT('back-office');
  const count = (kind: string) => list.filter((work) => kind === '' || work.kind === kind).length;
  const offered = workKinds.filter((kind) => count(kind) > 0 || kind === filter.kind);
  return (
    <div className={look.filters}>
      <Chips name={t('queue.filter')}>
        <SearchBox label={t('queue.search')} value={filter.company} onSearch={(company) => filter.change({ company })} />
        {(['', ...offered] as const).map((kind) => (
          <ToggleChip key={kind} on={kind === filter.kind} onChange={(on) => filter.change({ kind: on ? kind : '' })}>
            {kind === '' ? t('queue.all') : t(`queue.kinds.${kind}`)} {count(kind)}
          </ToggleChip>
        ))}
      </Chips>
    </div>
  );
}
