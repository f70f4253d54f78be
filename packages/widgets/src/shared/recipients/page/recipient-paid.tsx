/** What was paid to a recipient: each currency added up, the last payment, and all records, the newest first. */
import type { MoneyRow } from '@bankside/core/contract/money.ts';
import type { OutOf } from '@bankside/core/contract/index.ts';
import { useState } from 'react';
import { Link } from '../../../kit/action/link.tsx';
import { useLinks } from '../../../kit/action/link-resolver.ts';
import { Amount } from '../../../kit/data/amount.tsx';
import { DataTable, TableSkeleton, type Column } from '../../../kit/data/data-table.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { PageNumber } from '../../../kit/data/pager.tsx';
import type { PhoneRow } from '../../../kit/data/record-list.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { useRemote } from '../../../kit/remote/remote.ts';
import { mono } from '../../../kit/theme/text.css.ts';
import { columnWidth } from '../../../kit/theme/tokens.css.ts';
import { useT, type T } from '../../../kit/words.tsx';
import { useDates, type Dates } from '../../dates.ts';
import { MoneyFigure } from '../../money/money-figure.tsx';
import { finalityOf, MoneyStatus } from '../../money/money-status.tsx';
import type { Book } from '../book.ts';
import * as look from './recipient-page.css.ts';

type Asked = { readonly id: string; readonly page: number; readonly page_size: number };
export type Payments = (asked: Asked, signal: AbortSignal) => Promise<OutOf<'/withdraw/payee/paid'>>;
const pageSize = 10;
const recordAt = { payees: 'transferRecordFiat', addresses: 'transferRecordDigital' } as const;

export function PaidTotals({ paid: { totals, last } }: { readonly paid: OutOf<'/withdraw/payee/get'>['paid'] }) {
  const t = useT('recipients');
  const dates = useDates();
  return (
    <Section title={t('page.paid')} level={2}>
      {last ? (
        <Facts kind="totals">
          {totals.map(({ currency, amount, count }) => (
            <Fact key={currency} label={t('page.payments', { count })}>
              <Amount amount={amount} currency={currency} size="list" />
            </Fact>
          ))}
          <Fact label={t('page.last')}>{dates.date(last.date)}</Fact>
        </Facts>
      ) : (
        <p className={look.none}>{t('page.never')}</p>
      )}
    </Section>
  );
}

type RecordsProps = { readonly book: Book; readonly id: string; readonly payments: Payments };

export function PaidRecords({ book, id, payments }: RecordsProps) {
  const t = useT('recipients');
  const dates = useDates();
  const links = useLinks();
  const [page, setPage] = useState(1);
  const asked = { id, page, page_size: pageSize };
  const records = useRemote([book, 'paid', asked], (signal) => payments(asked, signal), { keep: true });
  const columns = columnsOf(t, dates, book);
  const title = t('page.history');
  return (
    <div className={look.part}>
      <Section title={title}>
        <CallView
          of={records}
          what={t('page.historyLoading')}
          failed={t('page.historyFailed')}
          loading={<TableSkeleton columns={columns} rows={3} />}
          empty={<p className={look.none}>{t('page.none')}</p>}
        >
          {({ list, total }) => (
            <>
              <DataTable
                name={title}
                columns={columns}
                rows={list}
                rowKey={(row) => row.id}
                phone={phoneRowOf(dates)}
                onOpen={(row) => links.go(recordAt[book], { id: row.id })}
              />
              {total > pageSize && <PageNumber page={page} pageSize={pageSize} shown={list.length} total={total} onPage={setPage} />}
            </>
          )}
        </CallView>
      </Section>
    </div>
  );
}

const columnsOf = (t: T<'recipients'>, dates: Dates, book: Book): readonly Column<MoneyRow>[] => [
  { key: 'date', head: t('money:columns.date'), width: columnWidth.date, cell: (row) => dates.date(row.date) },
  {
    key: 'number',
    head: t('money:columns.number'),
    width: columnWidth.number,
    cell: ({ id, number }) => (
      <span className={mono}>
        <Link plain to={recordAt[book]} params={{ id }}>
          {number}
        </Link>
      </span>
    ),
  },
  { key: 'reference', head: t('money:columns.reference'), clip: true, dropAt: 'panelBelow', cell: (row) => row.reference },
  {
    key: 'status',
    head: t('money:columns.status'),
    width: columnWidth.status,
    cell: (row) => <MoneyStatus status={row.status} type={row.type} waitsFor={row.waits_for} />,
  },
  { key: 'amount', head: t('money:columns.amount'), width: columnWidth.amount, numeric: true, cell: (row) => <MoneyFigure of={row} /> },
];

const phoneRowOf =
  (dates: Dates) =>
  (row: MoneyRow): PhoneRow => ({
    lead: row.reference || row.number,
    figure: <MoneyFigure of={row} />,
    detail: `${dates.date(row.date)} · ${row.number}`,
    status: finalityOf(row.status) === 'settled' ? null : <MoneyStatus status={row.status} type={row.type} waitsFor={row.waits_for} />,
  });
