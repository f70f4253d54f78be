/** /back-office/keys: the partner keys of every company, when each was used last (OFF-16). */
import { keyStates } from '@bankside/core/contract/back-office/back-office-overview.ts';
import { useState } from 'react';
import type { Column } from '../../../kit/data/data-table.tsx';
import { faint, mono } from '../../../kit/theme/text.css.ts';
import { columnWidth } from '../../../kit/theme/tokens.css.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useDates } from '../../../shared/dates.ts';
import { DeskList } from '../desk-list.tsx';
import { KeyDialog, type KeyRow } from './key-dialog.tsx';
import { KeyStatus } from './overview-status.tsx';

export function DeskKeysPage() {
  const t = useT('back-office');
  const bank = useBank();
  const dates = useDates();
  const [opened, setOpened] = useState<KeyRow | null>(null);
  const used = ({ last_used_at }: KeyRow) => (last_used_at ? dates.date(last_used_at) : <span className={faint}>{t('keys.never')}</span>);
  const columns: readonly Column<KeyRow>[] = [
    { key: 'company', head: t('keys.company'), clip: true, cell: ({ project_name }) => project_name },
    { key: 'name', head: t('keys.name'), width: columnWidth.stage, cell: ({ name }) => name },
    {
      key: 'key',
      head: t('keys.key'),
      width: columnWidth.day,
      dropAt: 'narrow',
      cell: ({ last4 }) => <span className={mono}>…{last4}</span>,
    },
    { key: 'created', head: t('keys.created'), width: columnWidth.day, dropAt: 'wide', cell: (row) => dates.date(row.created_at) },
    { key: 'used', head: t('keys.used'), width: columnWidth.number, dropAt: 'narrow', cell: used },
    { key: 'status', head: t('keys.status'), width: columnWidth.status, cell: ({ status }) => <KeyStatus status={status} /> },
  ];
  return (
    <>
      <DeskList
        place="deskKeys"
        says={{
          search: t('keys.search'),
          loading: t('keys.loading'),
          failed: t('keys.failed'),
          none: t('keys.none'),
          nothing: t('keys.nothing'),
          tryThis: t('keys.tryThis'),
        }}
        states={keyStates.map((value) => ({ value, label: t(`keys.states.${value}`) }))}
        columns={columns}
        phone={(row) => ({
          lead: row.project_name,
          figure: <span className={mono}>…{row.last4}</span>,
          detail: row.name,
          status: <KeyStatus status={row.status} />,
        })}
        rowKey={({ id }) => id}
        load={({ status, ...asked }, signal) => {
          const only = keyStates.find((each) => each === status);
          return bank.call('/admin/partner/list', { ...asked, ...(only && { status: only }) }, { signal });
        }}
        onOpen={setOpened}
      />
      {opened && <KeyDialog row={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
