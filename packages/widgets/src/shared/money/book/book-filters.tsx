/** Search first, then the chips, then the way to take all of them off (DES-07). */
import { currencies, currencyCodes } from '@bankside/core/rules/money/currencies.ts';
import type { KeyOf } from '@bankside/core/i18n/keys.ts';
import { statusName } from '@bankside/core/rules/lifecycles/transaction.ts';
import type { MoneyRow } from '@bankside/core/contract/money.ts';
import { Chips } from '../../../kit/data/chip.tsx';
import { TextButton } from '../../../kit/action/text-button.tsx';
import { useT } from '../../../kit/words.tsx';
import { FilterChip, type Choice } from '../../lists/filter-chip.tsx';
import { SearchBox } from '../../lists/search-box.tsx';
import { listOf, statusCodes, type BookQuery } from './book-query.ts';
import type { RecordBookProps } from './book-props.ts';
import type { FixedFilter } from './book-rows.ts';
import { DateChip } from './date-chip.tsx';
import { MultiChip } from './multi-chip.tsx';
import { SortChip } from './sort-chip.tsx';
import { SavedFilters } from './saved-filters.tsx';
import * as look from '../record-book.css.ts';

type BookFiltersProps = {
  readonly query: BookQuery;
  /** Fewer than two: no chip for them. */
  readonly types: readonly MoneyRow['type'][];
  readonly fixed: FixedFilter;
  readonly byKind: boolean;
  readonly ways: readonly Choice[];
  readonly CardChip: RecordBookProps['CardChip'];
  /** Filters are kept by name. */
  readonly saves: boolean;
  /** Of its names in the address. */
  readonly prefix: string;
};
const kinds = ['fiat', 'digital'] as const;

/** One code, two words: a transfer waits for approval, an announced deposit is expected. */
function labelOf(status: string, types: readonly MoneyRow['type'][]): KeyOf<'options'> {
  const [first, ...others] = new Set(
    (types.length > 0 ? types : (['deposit', 'transfer'] as const)).map((type) => statusName(status, type, '')),
  );
  if (others.length > 0) return 'states.pendingOrExpected';
  return !first || first === 'unknown' ? 'states.unknown' : `states.transaction.${first}`;
}

export function BookFilters({ query, types, fixed, byKind, ways, CardChip, saves, prefix }: BookFiltersProps) {
  const { filter, values, change, clear, isFiltered } = query;
  const t = useT('money');
  const kind = fixed.kind ?? filter.kind;
  const codes = currencyCodes.filter((code) => !kind || currencies[code].kind === kind);
  return (
    <div className={look.filters}>
      <Chips name={t('book.filters')}>
        <SearchBox label={t('book.search')} value={values.keyword.slice(0, 100)} onSearch={(keyword) => change({ keyword })} />
        <DateChip from={values.from} to={values.to} onChange={change} />
        {ways.length > 0 && (
          <MultiChip
            label={t('columns.type')}
            values={listOf(values.way)}
            choices={ways}
            onChange={(chosen) => change({ way: chosen.join(',') })}
          />
        )}
        {types.length > 1 && ways.length === 0 && (
          <MultiChip
            label={t('columns.type')}
            values={listOf(values.type)}
            choices={types.map((value) => ({ value, label: t(`options:transactionTypes.${value}`) }))}
            onChange={(chosen) => change({ type: chosen.join(',') })}
          />
        )}
        {!fixed.status && (
          <MultiChip
            label={t('columns.status')}
            values={listOf(values.status)}
            choices={statusCodes.map((value) => ({ value, label: t(`options:${labelOf(value, types)}`) }))}
            onChange={(chosen) => change({ status: chosen.join(',') })}
          />
        )}
        <MultiChip
          label={t('filter.currency')}
          values={listOf(values.currency)}
          choices={codes.map((value) => ({ value, label: value }))}
          onChange={(chosen) => change({ currency: chosen.join(',') })}
        />
        {byKind && (
          <FilterChip
            label={t('filter.kind')}
            value={values.kind}
            choices={kinds.map((value) => ({ value, label: t(`options:assetKinds.${value}`) }))}
            onChange={(chosen) => change({ kind: chosen, currency: '' })}
          />
        )}
        {CardChip && <CardChip value={values.card} onChange={(card) => change({ card })} />}
        {saves && <SortChip prefix={prefix} />}
        {saves && <SavedFilters query={query} />}
        {isFiltered && <TextButton onClick={clear}>{t('book.clear')}</TextButton>}
      </Chips>
    </div>
  );
}
