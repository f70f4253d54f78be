import { actKinds } from '@bankside/core/rules/access/acts.ts';
import { TextButton } from '../../kit/action/text-button.tsx';
import { Chips } from '../../kit/data/chip.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { FilterChip } from '../../shared/lists/filter-chip.tsx';
import { SearchBox } from '../../shared/lists/search-box.tsx';
import { DateChip } from '../../shared/money/book/date-chip.tsx';
import * as look from './activity.css.ts';
import { results, type ActivityQuery } from './activity-query.ts';

export function ActivityFilters({ query, mine }: { readonly query: ActivityQuery; readonly mine: boolean }) {
  const t = useT('activity');
  return (
    <div className={look.filters}>
      <SearchBox label={t('page.keyword')} value={query.keyword} onSearch={(keyword) => query.narrow({ keyword })} />
      <Chips name={t('page.filters')}>
        {!mine && <PersonChip query={query} />}
        <FilterChip
          label={t('file.kind')}
          value={query.kind ?? ''}
          choices={actKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={(kind) => query.narrow({ kind })}
        />
        <DateChip from={query.from ?? ''} to={query.to ?? ''} onChange={(span) => query.narrow(span)} />
        <FilterChip
          label={t('file.result')}
          value={query.result ?? ''}
          choices={results.map((value) => ({ value, label: t(value) }))}
          onChange={(result) => query.narrow({ result })}
        />
        {query.isFiltered && <TextButton onClick={query.clear}>{t('page.clear')}</TextButton>}
      </Chips>
    </div>
  );
}

function PersonChip({ query }: { readonly query: ActivityQuery }) {
  const t = useT('activity');
  const bank = useBank();
  const people = useRemote(['activity', 'people'], (signal) => bank.call('/activity/people', {}, { signal }));
  const list = people.state === 'ready' ? people.data.list : [];
  return (
    <FilterChip
      label={t('file.who')}
      value={query.person}
      choices={list.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(person) => query.narrow({ person })}
    />
  );
}
