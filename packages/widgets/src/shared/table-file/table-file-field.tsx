/** Where a person gives a table: a file chosen or dropped, how it was read, and why not. */
import { useId, useRef, type ReactNode } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { Note } from '../../kit/feedback/note.tsx';
import * as controls from '../../kit/form/fields/controls.css.ts';
import * as form from '../../kit/form/engine/form.css.ts';
import { DropHold } from '../../kit/form/upload/upload-area.tsx';
import { drop, dropText } from '../../kit/form/upload/upload-field.css.ts';
import { sizeText } from '../../kit/form/upload/upload-file.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { useT } from '../../kit/words.tsx';
import * as look from './table-file-field.css.ts';
import { encodings, TableFault } from './table.ts';
import { encodingText, faultText } from './table-words.ts';
import type { TableFile } from './use-table-file.ts';

const accepted = '.xlsx,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Props = { readonly table: TableFile; /** pain.001 files too. */ readonly payments?: boolean };

export function TableFileField({ table, payments = false }: Props) {
  const t = useT('table-file');
  const hold = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const hint = useId();
  const { file, limits, error } = table;
  const open = ([chosen]: readonly File[]) => {
    if (chosen) table.open(chosen);
  };
  return (
    <DropHold many={false} hold={hold} onFiles={open}>
      <div className={look.source}>
        <input
          ref={picker}
          type="file"
          hidden
          accept={payments ? `${accepted},.xml,application/xml,text/xml` : accepted}
          onChange={({ currentTarget: input }) => {
            const files = [...(input.files ?? [])];
            input.value = ''; // the same file can be chosen again, once it is repaired
            open(files);
          }}
        />
        <div className={drop} data-bad={error === undefined ? undefined : ''}>
          <Button compact icon="upload" aria-describedby={hint} onClick={() => picker.current?.click()}>
            {t(file ? 'another' : 'choose')}
          </Button>
          {file ? <Chosen table={table} file={file} /> : <span className={dropText}>{t(payments ? 'dropPayments' : 'drop')}</span>}
        </div>
        <p id={hint} className={look.faint}>
          {t(payments ? 'hintPayments' : 'hint', { rows: limits.maxRows.toLocaleString('en'), size: sizeText(limits.maxBytes) })}
        </p>
        {file && error !== undefined && (
          <Note tone="negative" live="alert" title={t('faults.title', { name: file.name })}>
            {faultText(t, error)}
          </Note>
        )}
        <Ways table={table} />
      </div>
    </DropHold>
  );
}

function Chosen({ table, file }: { readonly table: TableFile; readonly file: File }) {
  const t = useT('table-file');
  const { isReading, error, rows } = table;
  return (
    <span className={look.file} role="status">
      <span className={look.name}>{isReading ? t('reading', { name: file.name }) : file.name}</span>
      {error === undefined && <span className={look.faint}>{t('rows', { count: rows.length })}</span>}
    </span>
  );
}

/** The encoding of a CSV file, or the sheet of a workbook with several. */
function Ways({ table }: { readonly table: TableFile }) {
  const t = useT('table-file');
  const { head, reading, error } = table;
  const isUndecodable = error instanceof TableFault && error.fault === 'encoding';
  const encoding = isUndecodable ? reading.encoding : head?.encoding;
  const sheets = head?.sheets ?? [];
  if (!encoding && sheets.length < 2) return null;
  return (
    <div className={look.ways}>
      {encoding && (
        <Way
          label={t('encoding')}
          hint={t('encodingHint')}
          value={encoding}
          onChange={(value) => table.change({ encoding: encodings.find((each) => each === value) })}
        >
          {encodings.map((each) => (
            <option key={each} value={each}>
              {encodingText(t, each)}
            </option>
          ))}
        </Way>
      )}
      {sheets.length > 1 && (
        <Way label={t('sheet')} value={reading.sheet ?? head?.sheet ?? ''} onChange={(sheet) => table.change({ sheet })}>
          {sheets.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Way>
      )}
    </div>
  );
}

type WayProps = {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
};
function Way({ label, hint, value, onChange, children }: WayProps) {
  const id = useId();
  return (
    <div className={look.way}>
      <label className={form.label} htmlFor={id}>
        {label}
      </label>
      <div className={controls.held}>
        <select
          id={id}
          className={`${form.control} ${controls.choice}`}
          aria-describedby={hint && `${id}-hint`}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {children}
        </select>
        <span className={controls.arrow}>
          <Icon name="down" />
        </span>
      </div>
      {hint && (
        <span id={`${id}-hint`} className={look.faint}>
          {hint}
        </span>
      )}
    </div>
  );
}
