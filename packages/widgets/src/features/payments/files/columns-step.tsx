/** Which column is which: as the headings say, as the company chose before, or as the person chooses now; then the rows are tried (TRF-32). */
import type { InOf } from '@bankside/core/contract/index.ts';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { TextButton } from '../../../kit/action/text-button.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { useRemote } from '../../../kit/remote/remote.ts';
import { useAction } from '../../../kit/remote/use-action.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { ColumnMapping, isWhole, type Mapped } from '../../../shared/column-mapping/column-mapping.tsx';
import { guessColumns, matchColumns } from '../../../shared/table-file/match-columns.ts';
import type { TableRow } from '../../../shared/table-file/table.ts';
import type { TableFile } from '../../../shared/table-file/use-table-file.ts';
import * as look from '../payments.css.ts';
import { columnNames, fields, looks, needed, type Field } from './columns.ts';
import { rowsOf, type Row } from './file-rows.ts';

export type Given = { readonly name: string; readonly rows: readonly Row[] };
type Columns = Mapped<Field>;

/** Enough to see what a column has. */
const sampled = 20;
const longestHeading = 300;
const knownKey = ['payment-columns'] as const;
const isNeeded = (field: Field) => needed.some((each) => each === field);

type Props = { readonly table: TableFile; readonly onGiven: (given: Given) => void };

export function ColumnsStep({ table, onGiven }: Props) {
  const t = useT('payments');
  const bank = useBank();
  // without it the next file asks again: nothing of this one depends on it
  const keep = useAction((input: InOf<'/payments/file/keepColumns'>, { key }) => bank.call('/payments/file/keepColumns', input, { key }), {
    refreshes: [knownKey],
  });
  const { head, rows, file, isReading } = table;
  const headings = (head?.headings ?? []).map((each) => each.slice(0, longestHeading));
  const { known, isAsking } = useKnown(headings, !isReading);
  const [changed, setChanged] = useState<Columns>({});
  const [isOpen, setOpen] = useState(false);
  const named = matchColumns(headings, columnNames).columns;
  const isRecognised = needed.every((field) => named[field] !== undefined);
  const guessed = known ?? (isReading ? named : guessColumns(headings, columnNames, { looks, rows: rows.slice(0, sampled) }));
  const columns: Columns = { ...guessed, ...changed };
  const shown = fields.map((field) => ({ field, label: t(`file.fields.${field}`), isNeeded: isNeeded(field) }));
  if (headings.length < needed.length && !isReading) return <Note tone="negative" live="alert" title={t('file.few')} />;
  const isMatching = !isReading && !isAsking && (isOpen || known !== undefined || !isRecognised);
  const missing = shown.filter(({ field, isNeeded: must }) => must && columns[field] === undefined);
  const check = () => {
    const chosen = fields.flatMap((field) => (columns[field] === undefined ? [] : [{ field, column: columns[field] }]));
    if (isMatching) void keep.run({ headings, columns: chosen });
    onGiven({ name: (file?.name ?? '').slice(-200), rows: rowsOf(rows, columns) });
  };
  return (
    <>
      {isMatching && (
        <ColumnMapping
          fields={shown}
          headings={headings}
          rows={rows}
          columns={columns}
          isKnown={known !== undefined}
          onChange={(field, column) => setChanged({ ...changed, [field]: column })}
        />
      )}
      {isMatching && isPayment(headings) && (
        <Note tone="attention" live="status" title={t('table-file:match.firstRow')}>
          {t('table-file:match.firstRowText')}
        </Note>
      )}
      <div className={look.acts}>
        <Button variant="primary" busy={isReading || isAsking} disabled={!isWhole(shown, columns)} onClick={check}>
          {t('file.check', { count: rows.length })}
        </Button>
        <span className={look.faint}>
          {isMatching && missing.length > 0
            ? t('table-file:match.missing', { fields: missing.map(({ label }) => label).join(', ') })
            : t('file.nothing')}
        </span>
        {!isMatching && <TextButton onClick={() => setOpen(true)}>{t('table-file:match.change')}</TextButton>}
      </div>
    </>
  );
}

/** A first row with an amount and a currency of its own has no headings. */
function isPayment(headings: TableRow['cells']): boolean {
  const has = (field: 'currency' | 'amount') => headings.some((each) => each !== '' && looks[field](each));
  return has('currency') && has('amount');
}

/** What the company chose for these headings before; undefined where it has not, or where the bank does not say. */
function useKnown(headings: readonly string[], isReady: boolean): { readonly known: Columns | undefined; readonly isAsking: boolean } {
  const bank = useBank();
  const when = isReady && headings.length >= needed.length;
  const remote = useRemote(
    [...knownKey, headings],
    (signal) => bank.call('/payments/file/columns', { headings: [...headings] }, { signal }),
    { when },
  );
  const columns = remote.state === 'ready' ? remote.data.columns : [];
  return {
    known: columns.length === 0 ? undefined : Object.fromEntries(columns.map(({ field, column }) => [field, column])),
    isAsking: when && remote.state === 'loading',
  };
}
