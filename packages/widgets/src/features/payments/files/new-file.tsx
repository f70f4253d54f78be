/** A file is given, its columns are recognised, its rows are tried: nothing leaves before the whole of it is ordered. */
import { paymentRowsMost } from '@bankside/core/rules/money/payment-files.ts';
import { useState } from 'react';
import { saveFile } from '../../../kit/action/save-file.ts';
import { Button } from '../../../kit/action/button.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { useUnsaved } from '../../../kit/form/engine/use-unsaved.ts';
import { useAction } from '../../../kit/remote/use-action.ts';
import { useT } from '../../../kit/words.tsx';
import { matchColumns } from '../../../shared/table-file/match-columns.ts';
import { writeTableFile } from '../../../shared/table-file/table-file.ts';
import { TableFileField } from '../../../shared/table-file/table-file-field.tsx';
import { useTableFile, type TableFile } from '../../../shared/table-file/use-table-file.ts';
import type { TableFormat } from '../../../shared/table-file/write-table.ts';
import * as look from '../payments.css.ts';
import { columnNames, fields, needed } from './columns.ts';
import { rowsOf, type Row } from './file-rows.ts';
import { RowsStep } from './rows-step.tsx';

type Given = { readonly name: string; readonly rows: readonly Row[] };

export function NewFile({ onOrdered }: { readonly onOrdered: (id: string) => void }) {
  const t = useT('payments');
  const table = useTableFile({ maxRows: paymentRowsMost });
  const [given, setGiven] = useState<Given>();
  useUnsaved(given !== undefined, t('file.leave'));
  if (given) return <RowsStep given={given} onAnother={() => setGiven(undefined)} onOrdered={onOrdered} />;
  return (
    <div className={look.narrow}>
      <TableFileField table={table} payments />
      {table.head && table.error === undefined ? <Columns table={table} onGiven={setGiven} /> : <Template />}
    </div>
  );
}

function Columns({ table, onGiven }: { readonly table: TableFile; readonly onGiven: (given: Given) => void }) {
  const t = useT('payments');
  const { head, rows, file, isReading } = table;
  const found = matchColumns(head?.headings ?? [], columnNames);
  const missing = needed.filter((field) => found.columns[field] === undefined);
  if (missing.length > 0 && !isReading)
    return (
      <Note
        tone="negative"
        live="alert"
        title={t('file.missing', { columns: missing.map((field) => t(`file.fields.${field}`)).join(', ') })}
      >
        {t('file.missingText')}
      </Note>
    );
  const check = () => onGiven({ name: (file?.name ?? '').slice(-200), rows: rowsOf(rows, found) });
  return (
    <div className={look.acts}>
      <Button variant="primary" busy={isReading} disabled={rows.length === 0} onClick={check}>
        {t('file.check', { count: rows.length })}
      </Button>
      <span className={look.faint}>{t('file.nothing')}</span>
    </div>
  );
}

const formats: readonly TableFormat[] = ['xlsx', 'csv'];

function Template() {
  const t = useT('payments');
  const headings = fields.map((field) => t(`file.fields.${field}`));
  const saving = useAction(async (format: TableFormat) =>
    saveFile(await writeTableFile({ format, sheet: t('file.sheet'), headings, rows: [] }), `${t('file.templateName')}.${format}`),
  );
  return (
    <div className={look.stack}>
      <p className={look.faint}>{t('file.template')}</p>
      <div className={look.acts}>
        {formats.map((format) => (
          <Button key={format} compact icon="download" onClick={() => void saving.run(format)}>
            {t(`file.${format}`)}
          </Button>
        ))}
      </div>
      {saving.failure && <Note tone="negative" live="alert" title={t('file.notMade')} />}
    </div>
  );
}
