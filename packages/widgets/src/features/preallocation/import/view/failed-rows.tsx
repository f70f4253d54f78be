/** Rows that the bank could not bind, with the reason of each, and as a file. */
import { useState } from 'react';
import { Button } from '../../../../kit/action/button.tsx';
import { DataTable, type Column } from '../../../../kit/data/data-table.tsx';
import { PageNumber } from '../../../../kit/data/pager.tsx';
import { Section } from '../../../../kit/nav/section.tsx';
import { CallView, FailureNote } from '../../../../kit/remote/call-view.tsx';
import { useRemote } from '../../../../kit/remote/remote.ts';
import { useAction } from '../../../../kit/remote/use-action.ts';
import { columnWidth, importSize } from '../../../../kit/theme/tokens.css.ts';
import { useT, type T } from '../../../../kit/words.tsx';
import { useBank } from '../../../../runtime/host-context.tsx';
import type { TableFormat } from '../../../../shared/table-file/write-table.ts';
import { saveFailed, type FailedRow } from '../files.ts';
import type { Import } from './import-status.tsx';
import * as look from '../import.css.ts';
import { whyText } from '../outcome.tsx';

const pageSize = 50;
const formats: readonly TableFormat[] = ['xlsx', 'csv'];

const columnsOf = (t: T): readonly Column<FailedRow>[] => [
  { key: 'row', head: t('card-import:columns.row'), width: importSize.line, cell: ({ row }) => row },
  { key: 'kit', head: t('card-import:columns.kit_number'), width: columnWidth.number, cell: ({ kit_number }) => kit_number || '–' },
  { key: 'holder', head: t('card-import:columns.holder'), width: importSize.holder, cell: ({ holder }) => holder },
  { key: 'reason', head: t('card-import:columns.reason'), cell: (row) => whyText(t, row) },
];

export function FailedRows({ of: { import_id, file_name, failed } }: { readonly of: Import }) {
  const t = useT('card-import');
  const bank = useBank();
  const [page, setPage] = useState(1);
  const asked = { import_id, failed: true, page, page_size: pageSize };
  const rows = useRemote(
    ['import', import_id, 'failed', failed, page],
    (signal) => bank.call('/preallocation/importRows', asked, { signal }),
    { keep: true },
  );
  const saving = useAction((format: TableFormat) => saveFailed(t, format, bank, import_id, file_name));
  return (
    <Section
      title={t('view.list')}
      action={
        <span className={look.acts}>
          {formats.map((format) => (
            <Button key={format} compact icon="download" onClick={() => void saving.run(format)}>
              {t(`faults.${format}`)}
            </Button>
          ))}
        </span>
      }
    >
      <FailureNote failure={saving.failure} title={t('faults.failed')} />
      <CallView of={rows}>
        {({ list, total }) => (
          <>
            <DataTable
              name={t('view.list')}
              columns={columnsOf(t)}
              rows={list}
              rowKey={({ row }) => String(row)}
              phone={(each) => ({
                lead: each.kit_number || '–',
                figure: `${t('columns.row')} ${each.row}`,
                detail: (
                  <>
                    {each.holder}
                    <br />
                    {whyText(t, each)}
                  </>
                ),
              })}
            />
            {total > pageSize && <PageNumber page={page} pageSize={pageSize} shown={list.length} total={total} onPage={setPage} />}
          </>
        )}
      </CallView>
    </Section>
  );
}
