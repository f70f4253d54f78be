/** The last movements. What is not final is grey, what came to nothing is struck through (DES-08). */
import type { Currency } from '@bankside/core/rules/money/currencies.ts';
import { may } from '@bankside/core/rules/access/permissions.ts';
import { DataTable, type Column } from '../../kit/data/data-table.tsx';
import { Section } from '../../kit/nav/section.tsx';
import { Link } from '../../kit/action/link.tsx';
import { useLinks } from '../../kit/action/link-resolver.ts';
import { columnWidth, media } from '../../kit/theme/tokens.css.ts';
import { useMedia } from '../../kit/theme/use-media.ts';
import { useT, type T } from '../../kit/words.tsx';
import { useDates, type Dates } from '../../shared/dates.ts';
import { MoneyFigure } from '../../shared/money/money-figure.tsx';
import { finalityOf, MoneyStatus } from '../../shared/money/money-status.tsx';
import { useSession } from '../../runtime/user.ts';
import * as look from './home.css.ts';
import type { Home } from './home.ts';

type Row = Pick<Home['recent'][number], 'id' | 'date' | 'kind' | 'type' | 'status' | 'amount' | 'currency' | 'counterparty' | 'waits_for'>;

type Props = {
  readonly rows: readonly Row[];
  /** Their pages are open after verification. */
  readonly isVerified: boolean;
  /** All rows are of this one. */
  readonly currency?: Currency;
};

export function RecentTransactions({ rows, isVerified, currency }: Props) {
  const t = useT('home');
  const dates = useDates();
  const links = useLinks();
  const hasNoPanel = useMedia(media.panelBelow);
  const opens = may(useSession(), '2') && isVerified;
  const filtered = currency ? { currency } : {};
  const open = ({ id }: Row) => links.go(hasNoPanel ? 'transaction' : 'transactions', hasNoPanel ? { id } : { ...filtered, id });
  return (
    <div className={look.recent}>
      <Section
        title={t('recent.title')}
        action={
          opens && (
            <Link to="transactions" params={filtered}>
              {t('recent.all')}
            </Link>
          )
        }
      >
        {rows.length === 0 ? (
          <p className={look.nothing}>
            <b>{t('recent.none')}</b> {t('recent.noneText')}
          </p>
        ) : (
          <DataTable
            name={t('recent.title')}
            columns={columnsOf(t, dates)}
            rows={rows}
            rowKey={(row) => row.id}
            onOpen={opens ? open : undefined}
            phone={(row) => ({
              lead: leadOf(t, row),
              figure: <MoneyFigure of={row} />,
              detail: row.counterparty ? `${dates.date(row.date)} · ${typeOf(t, row)}` : dates.date(row.date),
              status:
                finalityOf(row.status) === 'settled' ? null : <MoneyStatus status={row.status} type={row.type} waitsFor={row.waits_for} />,
            })}
          />
        )}
      </Section>
    </div>
  );
}

const typeOf = (t: T, row: Row) => t(`options:transactionTypes.${row.type}`);
/** An exchange has nobody on the other side. */
const leadOf = (t: T, row: Row) => row.counterparty || typeOf(t, row);

export const columnsOf = (t: T<'home'>, dates: Dates): readonly Column<Row>[] => [
  {
    key: 'date',
    head: t('recent.date'),
    width: columnWidth.date,
    cell: (row) => <span className={look.date}>{dates.date(row.date)}</span>,
  },
  {
    key: 'details',
    head: t('recent.details'),
    cell: (row) => (
      <>
        {leadOf(t, row)}{' '}
        {row.counterparty && (
          <span className={look.kind}>
            <span className={look.kindDot}>· </span>
            {typeOf(t, row)}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'status',
    head: t('recent.status'),
    width: columnWidth.status,
    cell: (row) => <MoneyStatus status={row.status} type={row.type} waitsFor={row.waits_for} />,
  },
  { key: 'amount', head: t('recent.amount'), width: columnWidth.amount, numeric: true, cell: (row) => <MoneyFigure of={row} /> },
];
