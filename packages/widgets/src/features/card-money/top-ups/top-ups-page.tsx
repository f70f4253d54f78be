/** Every top-up of the company's cards (CRD-12): filters in the address, details beside the list, a file of what is shown. */
import type { TopUpRow } from '@bankside/core/contract/cards/shapes.ts';
import { topUp } from '@bankside/core/rules/lifecycles/top-up.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { useState } from 'react';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { mono } from '../../../kit/theme/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useQuery } from '../../../runtime/url.ts';
import { useDates } from '../../../shared/dates.ts';
import { backToRow } from '../../../shared/lists/beside.tsx';
import { ListFrame } from '../lists/list-frame.tsx';
import { ListFilters } from '../lists/list-filters.tsx';
import { commonFilter, commonNames } from '../lists/list-query.ts';
import { MoneyList } from '../lists/money-list.tsx';
import { RowDetails, useIsWide } from '../lists/row-details.tsx';
import { rowOf, useListPage } from '../lists/use-list-page.ts';
import { CancelTopUp } from './top-up-acts.tsx';
import { columnsOf, phoneRowOf } from './top-up-columns.tsx';
import { TopUpDetails } from './top-up-details.tsx';

const statuses = Object.values(topUp.states).map(({ wire }) => String(wire));
const clear = { keyword: '', from: '', to: '', card: '', status: '' };
/** Processing moves by itself; a failed one may be given up by the bank. */
const moves = ({ status }: TopUpRow) => status === 'processing' || status === 'retry';

export function TopUpsPage() {
  const t = useT('card-money');
  const bank = useBank();
  const dates = useDates();
  const isWide = useIsWide();
  const [values, change] = useQuery(commonNames);
  const [cancelling, setCancelling] = useState<TopUpRow>();
  const filter = commonFilter(values, statuses);
  const page = useListPage({ name: 'topUps', filter, ask: (asked, how) => bank.call('/card/topRecord', asked, how), moves });
  const row = rowOf(page, values.id);
  const isFiltered = Object.keys(filter).length > 0;
  const onClear = () => change(clear);
  const title = t('shell:places.topUps');
  const close = () => {
    change({ id: '' });
    backToRow(values.id);
  };
  const details = row && (
    <RowDetails name={t('topUps.one')} head={<span className={mono}>{row.number}</span>} onClose={close}>
      <TopUpDetails key={row.id} row={row} onCancel={() => setCancelling(row)} />
    </RowDetails>
  );
  return (
    <>
      <ListFrame
        title={title}
        details={cancelling && !isWide ? undefined : details}
        isFiltered={isFiltered}
        fetch={(format) => bank.download('/card/download', { ...filter, format })}
      >
        <ListFilters
          search={t('topUps.search')}
          values={values}
          statuses={statuses.map((value) => ({ value, label: t(`options:states.${labelOf(value)}`) }))}
          change={change}
          isFiltered={isFiltered}
          onClear={onClear}
        />
        <MoneyList
          name={title}
          page={page}
          columns={columnsOf(t, dates, row !== undefined && isWide)}
          phone={phoneRowOf(dates)}
          onOpen={({ id }) => change({ id }, !isWide)}
          selected={isWide ? row?.id : undefined}
          onClose={close}
          onClear={isFiltered ? onClear : undefined}
          none={<EmptyState title={t('topUps.none.title')}>{t('topUps.none.text')}</EmptyState>}
        />
      </ListFrame>
      {cancelling && <CancelTopUp row={cancelling} onClose={() => setCancelling(undefined)} />}
    </>
  );
}

function labelOf(status: string) {
  const name = stateOf(topUp, status);
  return name === 'unknown' ? name : (`topUp.${name}` as const);
}
