import { cardText } from '@bankside/core/i18n/amounts.ts';
import { paidFrom } from '@bankside/core/rules/cards/money.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { Amount } from '../../kit/data/amount.tsx';
import type { Column } from '../../kit/data/data-table.tsx';
import type { PhoneRow } from '../../kit/data/record-list.tsx';
import { columnWidth } from '../../kit/theme/tokens.css.ts';
import type { T } from '../../kit/words.tsx';
import { dayText, type Fee } from './fees.ts';
import { PaymentStatus, RenewalStatus } from './fee-status.tsx';

const figure = (row: Fee) => (
  <Amount size="list" amount={row.fee} currency={row.currency} state={row.status === 'free' ? 'void' : 'settled'} />
);

export const columnsOf = (t: T, language: Language): readonly Column<Fee>[] => [
  { key: 'due', head: t('annual-fees:column.due'), width: columnWidth.date, cell: (row) => dayText(row.due_date, language) },
  {
    key: 'card',
    head: t('annual-fees:column.card'),
    clip: true,
    cell: (row) => (
      <>
        {cardText(row.last4)} · {row.holder_name}
      </>
    ),
  },
  {
    key: 'mode',
    head: t('annual-fees:column.mode'),
    width: columnWidth.brief,
    dropAt: 'drawer',
    cell: (row) => t(`options:deductionModes.${row.deduction_mode}`),
  },
  {
    key: 'source',
    head: t('annual-fees:column.source'),
    width: columnWidth.stage,
    dropAt: 'panelBelow',
    cell: (row) => t(`options:renewalSources.${paidFrom(row)}`),
  },
  {
    key: 'payment',
    head: t('annual-fees:column.payment'),
    width: columnWidth.status,
    cell: (row) => <PaymentStatus status={row.status} />,
  },
  {
    key: 'renewal',
    head: t('annual-fees:column.renewal'),
    width: columnWidth.status,
    cell: (row) => <RenewalStatus status={row.renewal_status} />,
  },
  { key: 'fee', head: t('annual-fees:column.fee'), width: columnWidth.group, numeric: true, cell: figure },
];

export const phoneRowOf =
  (language: Language) =>
  (row: Fee): PhoneRow => ({
    lead: (
      <>
        {cardText(row.last4)} · {row.holder_name}
      </>
    ),
    figure: figure(row),
    detail: dayText(row.due_date, language),
    status: row.renewal_status === 'discontinued' ? <RenewalStatus status={row.renewal_status} /> : <PaymentStatus status={row.status} />,
  });
