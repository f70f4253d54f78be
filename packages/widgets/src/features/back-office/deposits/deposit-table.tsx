import { DataTable, TableSkeleton, type Column } from '../../../kit/data/data-table.tsx';
import type { PhoneRow } from '../../../kit/data/record-list.tsx';
import { faint } from '../../../kit/theme/text.css.ts';
import { columnWidth } from '../../../kit/theme/tokens.css.ts';
import { useT, type T } from '../../../kit/words.tsx';
import { useDates } from '../../../shared/dates.ts';
import { MoneyFigure } from '../../../shared/money/money-figure.tsx';
import { shortAddress } from '../../../shared/money/money-names.ts';
import { MoneyStatus } from '../../../shared/money/money-status.tsx';
import type { OpenDeposit } from './deposit-case.ts';

/** 'Northgate Components GmbH', or 'TRC20 · 14 of 20 confirmations · TQ5k…JkZs'. */
function fromOf(t: T, { sender_account_name, sender_address, network, confirmations, confirmations_needed }: OpenDeposit): string {
  if (!network) return sender_account_name;
  const counted = `${network} · ${t('money:waiting.confirmations', { done: confirmations, needed: confirmations_needed })}`;
  return sender_address ? `${counted} · ${shortAddress(sender_address)}` : counted;
}

/** With a panel beside it there is no room for who sent it; the panel says so of the one that is looked at. */
function useColumns(narrow: boolean): readonly Column<OpenDeposit>[] {
  const t = useT('back-office');
  const dates = useDates();
  const columns: readonly Column<OpenDeposit>[] = [
    {
      key: 'since',
      head: t('deposits.columns.since'),
      width: columnWidth.date,
      cell: ({ since }) => <span title={dates.dateTime(since)}>{dates.date(since)}</span>,
    },
    {
      key: 'company',
      head: t('deposits.columns.company'),
      ...(narrow ? { clip: true } : { width: columnWidth.accountNumber }),
      cell: ({ project_name }) => project_name,
    },
    { key: 'from', head: t('deposits.columns.from'), clip: true, dropAt: 'narrow', cell: (row) => fromOf(t, row) },
    {
      key: 'status',
      head: t('deposits.columns.status'),
      width: columnWidth.status,
      cell: ({ status }) => <MoneyStatus status={status} type="deposit" />,
    },
    {
      key: 'amount',
      head: t('deposits.columns.amount'),
      width: columnWidth.amount,
      numeric: true,
      cell: (row) => <MoneyFigure of={row} />,
    },
  ];
  return narrow ? columns.filter(({ key }) => key !== 'from') : columns;
}

type Props = {
  readonly rows: readonly OpenDeposit[];
  readonly selected: string | undefined;
  /** Something is beside it. */
  readonly narrow: boolean;
  readonly onOpen: (row: OpenDeposit) => void;
  readonly onClose: () => void;
};

export function DepositTable({ rows, selected, narrow, onOpen, onClose }: Props) {
  const t = useT('back-office');
  const columns = useColumns(narrow);
  const phone = (row: OpenDeposit): PhoneRow => ({
    lead: row.project_name,
    figure: <MoneyFigure of={row} />,
    detail: <span className={faint}>{fromOf(t, row)}</span>,
    status: <MoneyStatus status={row.status} type="deposit" />,
  });
  return (
    <DataTable
      name={t('places.deskDeposits')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      phone={phone}
      onOpen={onOpen}
      selected={selected}
      onClose={onClose}
    />
  );
}

export const DepositSkeleton = () => <TableSkeleton columns={useColumns(false)} rows={6} />;
