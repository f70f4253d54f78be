/** The last movements. What is not final is grey, what came to nothing is struck through (DESIGN.md §8). */
import { stateOf } from '@bankside/core/rules/lifecycle.ts';
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import { Amount } from '../../kit/amount.tsx';
import { DataTable, type Column } from '../../kit/data-table.tsx';
import { Section } from '../../kit/heading.tsx';
import { Status } from '../../kit/status.tsx';
import { columnWidth } from '../../kit/tokens.css.ts';
import { useT, type T } from '../../kit/words.tsx';
import { useDates, type Dates } from '../../parts/dates.ts';
import * as look from './home.css.ts';
import type { Home } from './home-page.tsx';

type Row = Home['recent'][number];

export function RecentTransactions({ rows }: { readonly rows: readonly Row[] }) {
  const t = useT('home');
  const dates = useDates();
  return (
    <div className={look.recent}>
      <Section title={t('recent.title')}>
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
            phone={(row) => ({
              lead: leadOf(t, row),
              figure: <Figure row={row} />,
              detail: row.counterparty ? `${dates.date(row.date)} · ${typeOf(t, row)}` : dates.date(row.date),
              status: isSettled(row) ? null : <State row={row} />,
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

export const columnsOf = (t: T, dates: Dates): readonly Column<Row>[] => [
  {
    key: 'date',
    head: t('recent.date'),
    width: columnWidth.date,
    cell: (row) => <span className={look.date}>{dates.date(row.date)}</span>,
  },
  {
    key: 'details',
    head: t('recent.details'),
    clip: true,
    cell: (row) => (
      <>
        {leadOf(t, row)} {row.counterparty && <span className={look.kind}>· {typeOf(t, row)}</span>}
      </>
    ),
  },
  { key: 'status', head: t('recent.status'), width: columnWidth.status, cell: (row) => <State row={row} /> },
  { key: 'amount', head: t('recent.amount'), width: columnWidth.amount, numeric: true, cell: (row) => <Figure row={row} /> },
];

const stateName = (row: Row) => stateOf(transaction, row.status);
const isSettled = (row: Row) => stateName(row) === 'success';
const isVoid = (row: Row) => stateName(row) === 'rejected' || stateName(row) === 'failed';

/** An unknown status, from a newer bank, is shown as such. */
function State({ row }: { readonly row: Row }) {
  const t = useT('options');
  const name = stateName(row);
  if (name === 'unknown')
    return (
      <Status tone="stopped" glyph="dotted">
        {t('states.unknown')}
      </Status>
    );
  const { tone, glyph } = transaction.states[name];
  return (
    <Status tone={tone} glyph={glyph}>
      {t(`states.transaction.${name}`)}
    </Status>
  );
}

const Figure = ({ row }: { readonly row: Row }) => (
  <Amount amount={row.amount} currency={row.currency} size="list" plus state={isVoid(row) ? 'void' : isSettled(row) ? 'settled' : 'open'} />
);
