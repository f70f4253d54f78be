/** The columns of the history of top-ups: first the date, last the amount (DES-07). */
import type { TopUpRow } from '@bankside/core/contract/cards/shapes.ts';
import { cardText } from '@bankside/core/i18n/amounts.ts';
import { formatRate } from '@bankside/core/i18n/rates.ts';
import { Amount } from '../../../kit/data/amount.tsx';
import type { Column } from '../../../kit/data/data-table.tsx';
import type { PhoneRow } from '../../../kit/data/record-list.tsx';
import { faint, muted } from '../../../kit/theme/text.css.ts';
import { columnWidth } from '../../../kit/theme/tokens.css.ts';
import type { T } from '../../../kit/words.tsx';
import type { Dates } from '../../../shared/dates.ts';
import { topUpFinality, TopUpStatus } from '../../../shared/money/top-up-status.tsx';

const cardOf = ({ last4, holder_name }: TopUpRow) => (
  <>
    {holder_name}{' '}
    <span className={faint}>
      · <bdi>{cardText(last4)}</bdi>
    </span>
  </>
);
const figureOf = ({ amount, currency, status }: TopUpRow) => (
  <Amount size="list" amount={amount} currency={currency} state={topUpFinality(status)} />
);

/** `beside`: details are beside the list, and what they tell leaves it. */
export const columnsOf = (t: T, dates: Dates, beside: boolean): readonly Column<TopUpRow>[] => [
  {
    key: 'date',
    head: t('money:columns.date'),
    width: columnWidth.date,
    cell: ({ date }) => <span className={muted}>{dates.date(date)}</span>,
  },
  { key: 'card', head: t('card-money:card'), clip: true, cell: cardOf },
  ...(beside
    ? []
    : [
        {
          key: 'rate',
          head: t('card-money:facts.rate'),
          width: columnWidth.day,
          dropAt: 'panelBelow' as const,
          cell: ({ rate }: TopUpRow) => <span className={faint}>{formatRate(rate, 'USD')}</span>,
        },
      ]),
  { key: 'status', head: t('money:columns.status'), width: columnWidth.status, cell: ({ status }) => <TopUpStatus status={status} /> },
  ...(beside
    ? []
    : [
        {
          key: 'fee',
          head: t('card-money:facts.fee'),
          width: columnWidth.number,
          numeric: true,
          dropAt: 'drawer' as const,
          cell: ({ fee, currency }: TopUpRow) => <Amount size="list" amount={fee} currency={currency} />,
        },
        {
          key: 'received',
          head: t('card-money:facts.received'),
          width: columnWidth.number,
          numeric: true,
          dropAt: 'narrow' as const,
          cell: ({ received, status }: TopUpRow) => <Amount size="list" amount={received} currency="USD" state={topUpFinality(status)} />,
        },
      ]),
  { key: 'amount', head: t('money:columns.amount'), width: columnWidth.amount, numeric: true, cell: figureOf },
];

export const phoneRowOf =
  (dates: Dates) =>
  (row: TopUpRow): PhoneRow => ({
    lead: row.holder_name,
    figure: figureOf(row),
    detail: `${dates.date(row.date)} · ${cardText(row.last4)}`,
    status: row.status === 'success' ? null : <TopUpStatus status={row.status} />,
  });
