/** A file is given, its columns are recognised or chosen (PRG-22). */
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { useAction } from '../../../kit/remote/use-action.ts';
import { Note } from '../../../kit/feedback/note.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { useT } from '../../../kit/words.tsx';
import { matchColumns } from '../../../shared/table-file/match-columns.ts';
import { TableFileField } from '../../../shared/table-file/table-file-field.tsx';
import type { TableFormat } from '../../../shared/table-file/write-table.ts';
import { useTableFile, type TableFile } from '../../../shared/table-file/use-table-file.ts';
import { columnNames, type Columns } from './columns.ts';
import { saveTemplate } from './files.ts';
import * as look from './import.css.ts';
import { isWhole, Mapping, type Mapped } from './mapping.tsx';
import { rowsOf, type Row } from './rows.ts';

export type Given = { readonly file_name: string; readonly rows: readonly Row[] };

export function FileStep({ onGiven }: { readonly onGiven: (given: Given) => void }) {
  const table = useTableFile();
  return (
    <div className={look.narrow}>
      <TableFileField table={table} />
      {table.head && table.error === undefined ? (
        <ColumnsStep key={table.head.headings.join('\n')} table={table} onGiven={onGiven} />
      ) : (
        <Template />
      )}
    </div>
  );
}

function ColumnsStep({ table, onGiven }: { readonly table: TableFile; readonly onGiven: (given: Given) => void }) {
  const t = useT('card-import');
  const { head, rows, file, isReading } = table;
  const headings = head?.headings ?? [];
  const found = matchColumns(headings, columnNames);
  const [chosen, setChosen] = useState<Mapped>({});
  const columns = { ...found.columns, ...chosen };
  if (headings.length < 3 && !isReading) return <Note tone="negative" live="alert" title={t('mapping.few')} />;
  const check = (whole: Columns) => onGiven({ file_name: (file?.name ?? '').slice(-200), rows: rowsOf(rows, whole) });
  return (
    <>
      <Mapping
        headings={headings}
        example={rows[0]?.cells ?? []}
        found={found}
        chosen={chosen}
        onChosen={(part) => setChosen({ ...chosen, ...part })}
      />
      <div className={look.acts}>
        <Button
          variant="primary"
          busy={isReading}
          disabled={!isWhole(columns) || rows.length === 0}
          onClick={() => isWhole(columns) && check(columns)}
        >
          {t('mapping.check', { count: rows.length })}
        </Button>
        <span className={look.faint}>{t('check.nothing')}</span>
      </div>
    </>
  );
}

const formats: readonly TableFormat[] = ['xlsx', 'csv'];
function Template() {
  const t = useT('card-import');
  const saving = useAction((format: TableFormat) => saveTemplate(t, format));
  return (
    <Section level={3} title={t('template.title')}>
      <div className={look.field}>
        <p className={look.faint}>{t('template.text')}</p>
        <div className={look.acts}>
          {formats.map((format) => (
            <Button key={format} compact icon="download" onClick={() => void saving.run(format)}>
              {t(`template.${format}`)}
            </Button>
          ))}
        </div>
        {saving.failure && <Note tone="negative" live="alert" title={t('faults.failed')} />}
      </div>
    </Section>
  );
}
