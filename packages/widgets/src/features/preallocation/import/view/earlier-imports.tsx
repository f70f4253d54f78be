/** Imports of the company, the newest first; each leads to its own address (PRG-26). */
import { Link } from '../../../../kit/action/link.tsx';
import { DataTable, type Column } from '../../../../kit/data/data-table.tsx';
import { PageNumber } from '../../../../kit/data/pager.tsx';
import { Section } from '../../../../kit/nav/section.tsx';
import { CallView } from '../../../../kit/remote/call-view.tsx';
import { useRemote } from '../../../../kit/remote/remote.ts';
import { columnWidth } from '../../../../kit/theme/tokens.css.ts';
import { useT, type T } from '../../../../kit/words.tsx';
import { useBank } from '../../../../runtime/host-context.tsx';
import { useDates, type Dates } from '../../../../shared/dates.ts';
import { useState } from 'react';
import type { Import } from './import-status.tsx';
import { ImportStatus } from './import-status.tsx';
import * as look from '../import.css.ts';

const pageSize = 10;
const fileLink = ({ import_id, file_name }: Import) => (
  <Link to="cardManagement" params={{ import: import_id }}>
    {file_name}
  </Link>
);
const figures = (t: T, { bound, reserved, failed }: Import) => t('card-import:earlier.figures', { bound, reserved, failed });

const columnsOf = (t: T, dates: Dates): readonly Column<Import>[] => [
  { key: 'file', head: t('card-import:earlier.file'), cell: fileLink, clip: true },
  { key: 'date', head: t('card-import:earlier.date'), width: columnWidth.day, cell: ({ created_at }) => dates.date(created_at) },
  { key: 'by', head: t('card-import:view.by'), width: columnWidth.name, dropAt: 'drawer', cell: ({ by }) => by },
  { key: 'status', head: t('card-import:earlier.status'), width: columnWidth.status, cell: (each) => <ImportStatus of={each} /> },
  {
    key: 'rows',
    head: t('card-import:earlier.rows'),
    width: columnWidth.brief,
    numeric: true,
    cell: ({ rows }) => rows.toLocaleString('en'),
  },
  {
    key: 'figures',
    head: t('card-import:columns.outcome'),
    width: columnWidth.email,
    dropAt: 'panelBelow',
    cell: (each) => figures(t, each),
  },
];

export function EarlierImports() {
  const t = useT('card-import');
  const bank = useBank();
  const dates = useDates();
  const [page, setPage] = useState(1);
  const imports = useRemote(['imports', page], (signal) => bank.call('/preallocation/imports', { page, page_size: pageSize }, { signal }), {
    keep: true,
  });
  return (
    <Section title={t('earlier.title')}>
      <CallView
        of={imports}
        what={t('earlier.loading')}
        failed={t('earlier.failed')}
        empty={<p className={look.faint}>{t('earlier.none')}</p>}
      >
        {({ list, total }) => (
          <>
            <DataTable
              name={t('earlier.title')}
              columns={columnsOf(t, dates)}
              rows={list}
              rowKey={({ import_id }) => import_id}
              phone={(each) => ({
                lead: fileLink(each),
                figure: dates.date(each.created_at),
                detail: figures(t, each),
                status: <ImportStatus of={each} />,
              })}
            />
            {total > pageSize && <PageNumber page={page} pageSize={pageSize} shown={list.length} total={total} onPage={setPage} />}
          </>
        )}
      </CallView>
    </Section>
  );
}
