/** What the company's cards were used for: a month as a picture, every purchase with its receipt and note, a file of what is shown. */
import type { PurchaseRow } from '@bankside/core/contract/cards/shapes.ts';
import { cardChannels, categoryGroups } from '@bankside/core/rules/cards/money.ts';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { useNames, useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useQuery } from '../../../runtime/url.ts';
import { useDates } from '../../../shared/dates.ts';
import { backToRow } from '../../../shared/lists/beside.tsx';
import { listOf } from '../../../shared/money/book/book-query.ts';
import { MultiChip } from '../../../shared/money/book/multi-chip.tsx';
import { ListFrame } from '../lists/list-frame.tsx';
import { ListFilters } from '../lists/list-filters.tsx';
import { commonFilter, commonNames, known } from '../lists/list-query.ts';
import { MoneyList } from '../lists/money-list.tsx';
import { RowDetails, useIsWide } from '../lists/row-details.tsx';
import { rowOf, useListPage } from '../lists/use-list-page.ts';
import { columnsOf, phoneRowOf } from './purchase-columns.tsx';
import { PurchaseDetails } from './purchase-details.tsx';
import { purchaseStatuses } from './purchase-words.ts';
import { Spending } from './spending.tsx';

const names = [...commonNames, 'channel', 'group'] as const;
type Values = Readonly<Record<(typeof names)[number], string>>;
const clear = { keyword: '', from: '', to: '', card: '', status: '', channel: '', group: '' };
/** Authorised ones are cleared or let go by the shop. */
const moves = ({ status }: PurchaseRow) => status === 'authorised';

function filterOf(values: Values) {
  const channel = known(values.channel, cardChannels);
  const group = known(values.group, categoryGroups);
  return {
    ...commonFilter(values, purchaseStatuses),
    ...(channel.length > 0 && { channel }),
    ...(group.length > 0 && { group }),
  };
}

export function PurchasesPage() {
  const t = useT('card-money');
  const bank = useBank();
  const says = { t, name: useNames('card-money'), dates: useDates() };
  const isWide = useIsWide();
  const [values, change] = useQuery(names);
  const filter = filterOf(values);
  const page = useListPage({ name: 'purchases', filter, ask: (asked, how) => bank.call('/card/transactionDetails', asked, how), moves });
  const row = rowOf(page, values.id);
  const isFiltered = Object.keys(filter).length > 0;
  const onClear = () => change(clear);
  const title = t('shell:places.cardTransactions');
  const close = () => {
    change({ id: '' });
    backToRow(values.id);
  };
  const details = row && (
    <RowDetails name={t('purchases.one')} head={says.dates.dateTime(row.date)} onClose={close}>
      <PurchaseDetails row={row} />
    </RowDetails>
  );
  return (
    <ListFrame
      title={title}
      details={details}
      isFiltered={isFiltered}
      fetch={(format) => bank.download('/card/transactionDownload', { ...filter, format })}
    >
      <Spending card={filter.card_id} onNarrow={change} />
      <ListFilters
        search={t('purchases.search')}
        values={values}
        statuses={purchaseStatuses.map((value) => ({ value, label: t(`states.${value}`) }))}
        change={change}
        isFiltered={isFiltered}
        onClear={onClear}
      >
        <OwnChips values={values} change={change} />
      </ListFilters>
      <MoneyList
        name={title}
        page={page}
        columns={columnsOf(says, row !== undefined && isWide)}
        phone={phoneRowOf(says)}
        onOpen={({ id }) => change({ id }, !isWide)}
        selected={isWide ? row?.id : undefined}
        onClose={close}
        onClear={isFiltered ? onClear : undefined}
        none={<EmptyState title={t('purchases.none.title')}>{t('purchases.none.text')}</EmptyState>}
      />
    </ListFrame>
  );
}

type ChipsProps = { readonly values: Values; readonly change: (part: Partial<Values>) => void };

function OwnChips({ values, change }: ChipsProps) {
  const t = useT('card-money');
  return (
    <>
      <MultiChip
        label={t('group')}
        values={listOf(values.group)}
        choices={categoryGroups.map((value) => ({ value, label: t(`groups.${value}`) }))}
        onChange={(chosen) => change({ group: chosen.join(',') })}
      />
      <MultiChip
        label={t('channel')}
        values={listOf(values.channel)}
        choices={cardChannels.map((value) => ({ value, label: t(`channels.${value}`) }))}
        onChange={(chosen) => change({ channel: chosen.join(',') })}
      />
    </>
  );
}
