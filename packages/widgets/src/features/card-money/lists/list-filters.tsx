/** Search first, then days, card and state, then what a list has of its own, then the way to take all of them off (DES-07). */
import type { ReactNode } from 'react';
import { TextButton } from '../../../kit/action/text-button.tsx';
import { Chips } from '../../../kit/data/chip.tsx';
import { useT } from '../../../kit/words.tsx';
import { CardChip } from '../../../shared/lists/card-chip.tsx';
import type { Choice } from '../../../shared/lists/filter-chip.tsx';
import { SearchBox } from '../../../shared/lists/search-box.tsx';
import { listOf } from '../../../shared/money/book/book-query.ts';
import { DateChip } from '../../../shared/money/book/date-chip.tsx';
import { MultiChip } from '../../../shared/money/book/multi-chip.tsx';
import { filters } from '../../../shared/money/record-book.css.ts';
import type { CommonValues } from './list-query.ts';

type ListFiltersProps = {
  /** What the search looks for. */
  readonly search: string;
  readonly values: CommonValues;
  readonly statuses: readonly Choice[];
  readonly change: (part: Partial<CommonValues>) => void;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  /** More chips. */
  readonly children?: ReactNode;
};

export function ListFilters({ search, values, statuses, change, isFiltered, onClear, children }: ListFiltersProps) {
  const t = useT('card-money');
  return (
    <div className={filters}>
      <Chips name={t('money:book.filters')}>
        <SearchBox label={search} value={values.keyword.slice(0, 100)} onSearch={(keyword) => change({ keyword })} />
        <DateChip from={values.from} to={values.to} onChange={change} />
        <CardChip value={values.card} onChange={(card) => change({ card })} />
        <MultiChip
          label={t('money:columns.status')}
          values={listOf(values.status)}
          choices={statuses}
          onChange={(chosen) => change({ status: chosen.join(',') })}
        />
        {children}
        {isFiltered && <TextButton onClick={onClear}>{t('money:book.clear')}</TextButton>}
      </Chips>
    </div>
  );
}
