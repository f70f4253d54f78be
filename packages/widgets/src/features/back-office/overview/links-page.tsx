/** /back-office/links: the public application links of every company (OFF-15). */
import { linkStates } from '@bankside/core/contract/back-office/back-office-overview.ts';
import { useState } from 'react';
import type { Column } from '../../../kit/data/data-table.tsx';
import { mono } from '../../../kit/theme/text.css.ts';
import { columnWidth } from '../../../kit/theme/tokens.css.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useDates } from '../../../shared/dates.ts';
import { DeskList } from '../desk-list.tsx';
import { LinkDialog, type LinkRow } from './link-dialog.tsx';
import { LinkStatus } from './overview-status.tsx';

export function DeskLinksPage() {
  const t = useT('back-office');
  const bank = useBank();
  const dates = useDates();
  const [opened, setOpened] = useState<LinkRow | null>(null);
  const count = ({ applications, limit }: LinkRow) =>
    limit === null ? String(applications) : t('links.of', { part: applications, all: limit });
  const columns: readonly Column<LinkRow>[] = [
    { key: 'company', head: t('links.company'), clip: true, cell: ({ project_name }) => project_name },
    { key: 'path', head: t('links.path'), width: columnWidth.stage, cell: ({ link_path }) => <span className={mono}>{link_path}</span> },
    { key: 'name', head: t('links.name'), clip: true, dropAt: 'drawer', cell: ({ name }) => <span title={name}>{name}</span> },
    { key: 'created', head: t('links.created'), width: columnWidth.day, dropAt: 'narrow', cell: (row) => dates.date(row.created_at) },
    { key: 'status', head: t('links.status'), width: columnWidth.status, cell: ({ status }) => <LinkStatus status={status} /> },
    { key: 'applications', head: t('links.applications'), width: columnWidth.brief, numeric: true, dropAt: 'drawer', cell: count },
  ];
  return (
    <>
      <DeskList
        place="deskLinks"
        says={{
          search: t('links.search'),
          loading: t('links.loading'),
          failed: t('links.failed'),
          none: t('links.none'),
          nothing: t('links.nothing'),
          tryThis: t('links.tryThis'),
        }}
        states={linkStates.map((value) => ({ value, label: t(`links.states.${value}`) }))}
        columns={columns}
        phone={(row) => ({
          lead: row.project_name,
          figure: count(row),
          detail: row.link_path,
          status: <LinkStatus status={row.status} />,
        })}
        rowKey={({ id }) => id}
        load={({ status, ...asked }, signal) => {
          const only = linkStates.find((each) => each === status);
          return bank.call('/admin/link/list', { ...asked, ...(only && { status: only }) }, { signal });
        }}
        onOpen={setOpened}
      />
      {opened && <LinkDialog row={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
