/** The columns of every list of money: first the date, last the amount (DES-07). */
import type { MoneyRow } from '@bankside/core/contract/money.ts';
import { Attached, Noted } from '../../../kit/icon/sheets.tsx';
import { hidden } from '../../../kit/theme/text.css.ts';
import type { Column } from '../../../kit/data/data-table.tsx';
import type { PhoneRow } from '../../../kit/data/record-list.tsx';
import { columnWidth } from '../../../kit/theme/tokens.css.ts';
import type { T } from '../../../kit/words.tsx';
import type { Dates } from '../../dates.ts';
import { MoneyFigure } from '../money-figure.tsx';
import { detailOf, leadOf } from '../money-names.ts';
import { finalityOf, MoneyStatus } from '../money-status.tsx';
import * as look from '../record-book.css.ts';

/** `beside`: details are beside the list, and the kind leaves first. */
export const columnsOf = (t: T, dates: Dates, beside: boolean): readonly Column<MoneyRow>[] => [
  {
    key: 'date',
    head: t('money:columns.date'),
    width: columnWidth.date,
    sorts: true,
    cell: (row) => <span className={look.date}>{dates.date(row.date)}</span>,
  },
  ...(beside
    ? []
    : [
        {
          key: 'number',
          head: t('money:columns.number'),
          width: columnWidth.number,
          dropAt: 'panelBelow',
          cell: (row) => <span className={look.number}>{row.number}</span>,
        } as const satisfies Column<MoneyRow>,
      ]),
  { key: 'details', head: t('money:columns.details'), clip: true, cell: (row) => <Details t={t} row={row} inOne={beside} /> },
  ...(beside
    ? []
    : [
        {
          key: 'reference',
          head: t('money:columns.reference'),
          width: columnWidth.reference,
          dropAt: 'panelBelow',
          cell: (row) => <span className={look.date}>{detailOf(t, row)}</span>,
        } as const satisfies Column<MoneyRow>,
      ]),
  {
    key: 'type',
    head: t('money:columns.type'),
    width: columnWidth.brief,
    dropAt: beside ? 'wide' : 'drawer',
    cell: (row) => <span className={look.date}>{t(`options:transactionTypes.${row.type}`)}</span>,
  },
  {
    key: 'status',
    head: t('money:columns.status'),
    width: columnWidth.status,
    cell: (row) => <MoneyStatus status={row.status} type={row.type} waitsFor={row.waits_for} />,
  },
  {
    key: 'amount',
    head: t('money:columns.amount'),
    width: columnWidth.amount,
    numeric: true,
    sorts: true,
    cell: (row) => <MoneyFigure of={row} />,
  },
];

/** `inOne`: what for has no column of its own. */
function Details({ t, row, inOne }: { readonly t: T; readonly row: MoneyRow; readonly inOne: boolean }) {
  const detail = detailOf(t, row);
  return (
    <>
      {leadOf(t, row)} {detail && <span className={inOne ? look.detail : look.detailInOne}>· {detail}</span>}
      <KeptSign t={t} of={row.kept} />
    </>
  );
}

/** The company's note and files, where there are any. */
function KeptSign({ t, of }: { readonly t: T; readonly of: MoneyRow['kept'] }) {
  if (!of) return null;
  const said = [of.note && t('money:kept.note'), of.files > 0 && t('money:kept.files', { count: of.files })].filter(Boolean).join(', ');
  return (
    <span className={look.kept} title={said}>
      {of.note && <Noted />}
      {of.files > 0 && <Attached />}
      <span className={hidden}>{said}</span>
    </span>
  );
}

export const phoneRowOf =
  (t: T, dates: Dates) =>
  (row: MoneyRow): PhoneRow => ({
    lead: (
      <>
        {leadOf(t, row)}
        <KeptSign t={t} of={row.kept} />
      </>
    ),
    figure: <MoneyFigure of={row} />,
    detail: `${dates.date(row.date)} · ${t(`options:transactionTypes.${row.type}`)}`,
    status: finalityOf(row.status) === 'settled' ? null : <MoneyStatus status={row.status} type={row.type} waitsFor={row.waits_for} />,
  });
