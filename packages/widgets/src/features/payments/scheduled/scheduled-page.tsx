/** Payments on days to come (TRF-26): what is paid next, to whom and how often; each opens with its last payments and its acts. */
import { formatDay } from '@bankside/core/i18n/dates.ts';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Amount } from '../../../kit/data/amount.tsx';
import { DataTable, TableSkeleton, type Column } from '../../../kit/data/data-table.tsx';
import type { PhoneRow } from '../../../kit/data/record-list.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { useRemote } from '../../../kit/remote/remote.ts';
import { faint } from '../../../kit/theme/text.css.ts';
import { columnWidth } from '../../../kit/theme/tokens.css.ts';
import { useLanguage, useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { isId, useQuery } from '../../../runtime/url.ts';
import { maskedAccount } from '../../../shared/recipients/account-text.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { ScheduleStatus } from './schedule-status.tsx';
import { repeatOf, schedulesKey, type Schedule } from './schedule-words.ts';

/** A payment is made within seconds of its hour; the list follows by itself. */
const everyMs = 30_000;

export function ScheduledPage() {
  const t = useT('payments');
  const bank = useBank();
  const [{ id, payee }, go] = useQuery(['id', 'payee']);
  const [isOrdering, setOrdering] = useState(false);
  const load = (signal: AbortSignal) => bank.call('/payments/scheduled/list', {}, { signal });
  const schedules = useRemote(schedulesKey, load, { keep: true, every: everyMs });
  const columns = useColumns();
  const phone = usePhoneRow();
  const order = () => setOrdering(true);
  const close = () => {
    setOrdering(false);
    go({ payee: '' });
  };
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button variant="primary" icon="add" onClick={order}>
            {t('order')}
          </Button>
        }
      />
      <CallView of={schedules} what={t('loading')} failed={t('failed')} loading={<TableSkeleton columns={columns} rows={6} />}>
        {({ list, today }) => {
          const open = list.find((row) => row.id === id);
          return (
            <>
              {list.length === 0 ? (
                <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>
              ) : (
                <DataTable
                  name={t('title')}
                  columns={columns}
                  rows={list}
                  rowKey={(row) => row.id}
                  phone={phone}
                  onOpen={(row) => go({ id: row.id }, true)}
                />
              )}
              {(isOrdering || payee) && <ScheduleForm payee={isId(payee) ? payee : ''} today={today} onClose={close} />}
              {open && <ScheduleDialog key={open.id} schedule={open} today={today} onClose={() => go({ id: '' })} />}
            </>
          );
        }}
      </CallView>
    </>
  );
}

function useColumns(): readonly Column<Schedule>[] {
  const t = useT('payments');
  const language = useLanguage();
  return [
    {
      key: 'next',
      head: t('column.next'),
      width: columnWidth.number,
      cell: ({ next_on }) => (next_on ? formatDay(next_on, language) : '–'),
    },
    { key: 'payee', head: t('column.payee'), clip: true, cell: ({ payee }) => <span title={payee}>{payee}</span> },
    {
      key: 'account',
      head: t('column.account'),
      width: columnWidth.stage,
      dropAt: 'drawer',
      cell: ({ bank_account_number }) => <span className={faint}>{maskedAccount(bank_account_number)}</span>,
    },
    {
      key: 'repeat',
      head: t('column.repeat'),
      width: columnWidth.accountNumber,
      dropAt: 'narrow',
      cell: (row) => repeatOf(t, language, row),
    },
    { key: 'status', head: t('column.status'), width: columnWidth.status, cell: (row) => <ScheduleStatus of={row} /> },
    {
      key: 'amount',
      head: t('column.amount'),
      width: columnWidth.amount,
      numeric: true,
      cell: ({ amount, currency }) => <Amount amount={amount} currency={currency} size="list" />,
    },
  ];
}

function usePhoneRow(): (row: Schedule) => PhoneRow {
  const t = useT('payments');
  const language = useLanguage();
  return (row) => ({
    lead: row.payee,
    figure: <Amount amount={row.amount} currency={row.currency} size="list" />,
    detail: [row.next_on ? formatDay(row.next_on, language) : '', repeatOf(t, language, row)].filter(Boolean).join(' · '),
    status: <ScheduleStatus of={row} />,
  });
}
