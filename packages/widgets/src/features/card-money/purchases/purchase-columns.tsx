/** The columns of purchases: first the date, last the amount in dollars (DES-07). */
import { cardText } from '@bankside/core/i18n/amounts.ts';
import type { PurchaseRow } from '@bankside/core/contract/cards/shapes.ts';
import { Amount } from '../../../kit/data/amount.tsx';
import type { Column } from '../../../kit/data/data-table.tsx';
import type { PhoneRow } from '../../../kit/data/record-list.tsx';
import { faint, muted } from '../../../kit/theme/text.css.ts';
import { columnWidth } from '../../../kit/theme/tokens.css.ts';
import type { Names } from '@bankside/core/i18n/keys.ts';
import type { T } from '../../../kit/words.tsx';
import type { Dates } from '../../../shared/dates.ts';
import { PurchaseStatus } from './purchase-status.tsx';
import { purchaseFinality } from './purchase-words.ts';

type Says = { readonly t: T; readonly name: Names<'card-money'>; readonly dates: Dates };
const figureOf = (row: PurchaseRow) => <Amount size="list" amount={row.amount} currency={row.currency} state={purchaseFinality(row)} />;

/** `beside`: details are beside the list, and what they tell leaves it. */
export const columnsOf = ({ t, name, dates }: Says, beside: boolean): readonly Column<PurchaseRow>[] => [
  {
    key: 'date',
    head: t('money:columns.date'),
    width: columnWidth.date,
    cell: ({ date }) => <span className={muted}>{dates.date(date)}</span>,
  },
  {
    key: 'merchant',
    head: t('card-money:merchant'),
    clip: true,
    cell: ({ merchant, city }) => (
      <>
        {merchant} {city && <span className={faint}>· {city}</span>}
      </>
    ),
  },
  ...(beside
    ? []
    : [
        {
          key: 'group',
          head: t('card-money:group'),
          width: columnWidth.stage,
          dropAt: 'panelBelow' as const,
          cell: ({ group }: PurchaseRow) => <span className={faint}>{name('groups', group)}</span>,
        },
        {
          key: 'card',
          head: t('card-money:card'),
          width: columnWidth.stage,
          clip: true,
          dropAt: 'drawer' as const,
          cell: ({ last4, holder_name }: PurchaseRow) => (
            <span className={faint}>
              <bdi>{cardText(last4)}</bdi> · {holder_name}
            </span>
          ),
        },
      ]),
  { key: 'status', head: t('money:columns.status'), width: columnWidth.status, cell: (row) => <PurchaseStatus row={row} /> },
  { key: 'amount', head: t('money:columns.amount'), width: columnWidth.amount, numeric: true, cell: figureOf },
];

export const phoneRowOf =
  ({ dates }: Pick<Says, 'dates'>) =>
  (row: PurchaseRow): PhoneRow => ({
    lead: row.merchant,
    figure: figureOf(row),
    detail: `${dates.date(row.date)} · ${cardText(row.last4)}`,
    status: row.status === 'cleared' ? null : <PurchaseStatus row={row} />,
  });
