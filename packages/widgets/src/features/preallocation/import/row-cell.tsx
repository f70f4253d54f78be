/** A cell of a row, typed again: it counts when it is left, so that not every letter is a try at a code. */
import { useEffect, useRef, useState } from 'react';
import * as form from '../../../kit/form/engine/form.css.ts';
import { useLatest } from '../../../kit/use-latest.ts';
import { useT } from '../../../kit/words.tsx';
import type { Field } from './columns.ts';
import * as look from './import.css.ts';
import { faultyField } from './outcome.tsx';
import { outcomeOf, type Row } from './rows.ts';

export type OnEdit = (line: number, field: Field, text: string) => void;
type Props = { readonly row: Row; readonly field: Field; readonly onEdit: OnEdit; readonly describedBy?: string };

export function RowCell({ row, field, onEdit, describedBy }: Props) {
  const t = useT('card-import');
  const [typed, setTyped] = useState<string>();
  const draft = useRef<string>(undefined);
  const commit = () => {
    const text = draft.current;
    draft.current = undefined;
    setTyped(undefined);
    if (text !== undefined) onEdit(row.line, field, text);
  };
  // scrolled out of what is drawn while it is typed
  const leave = useLatest(() => {
    if (draft.current !== undefined) onEdit(row.line, field, draft.current);
  });
  useEffect(() => () => leave.current(), [leave]);
  return (
    <input
      className={`${form.control} ${look.cell}`}
      aria-label={t('table.cell', { column: t(`columns.${field}`), row: row.line })}
      aria-invalid={faultyField(outcomeOf(row)) === field || undefined}
      aria-describedby={describedBy}
      autoComplete="off"
      spellCheck={false}
      value={typed ?? row.cells[field]}
      onChange={({ currentTarget }) => {
        draft.current = currentTarget.value;
        setTyped(currentTarget.value);
      }}
      onBlur={commit}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) commit();
      }}
    />
  );
}
