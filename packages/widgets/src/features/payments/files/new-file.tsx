/** A file is given, its columns are recognised, its rows are tried: nothing leaves before the whole of it is ordered. */
import { paymentRowsMost } from '@bankside/core/rules/money/payment-files.ts';
import { useState } from 'react';
import { saveFile } from '../../../kit/action/save-file.ts';
import { Button } from '../../../kit/action/button.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { useUnsaved } from '../../../kit/form/engine/use-unsaved.ts';
import { useAction } from '../../../kit/remote/use-action.ts';
import { useT } from '../../../kit/words.tsx';
import { writeTableFile } from '../../../shared/table-file/table-file.ts';
import { TableFileField } from '../../../shared/table-file/table-file-field.tsx';
import { useTableFile } from '../../../shared/table-file/use-table-file.ts';
import type { TableFormat } from '../../../shared/table-file/write-table.ts';
import * as look from '../payments.css.ts';
import { fields } from './columns.ts';
import { ColumnsStep, type Given } from './columns-step.tsx';
import { RowsStep } from './rows-step.tsx';

export function NewFile({ onOrdered }: { readonly onOrdered: (id: string) => void }) {
  const t = useT('payments');
  const table = useTableFile({ maxRows: paymentRowsMost });
  const [given, setGiven] = useState<Given>();
  useUnsaved(given !== undefined, t('file.leave'));
  if (given) return <RowsStep given={given} onAnother={() => setGiven(undefined)} onOrdered={onOrdered} />;
  return (
    <div className={look.narrow}>
      <TableFileField table={table} payments />
      {table.head && table.error === undefined ? (
        <ColumnsStep key={table.head.headings.join('\n')} table={table} onGiven={setGiven} />
      ) : (
        <Template />
      )}
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
