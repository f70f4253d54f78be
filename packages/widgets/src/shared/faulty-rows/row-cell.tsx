/** A cell of a row, typed again: it counts when it is left, so that not every letter is a question to the bank. */
import { useEffect, useRef, useState } from 'react';
import * as form from '../../kit/form/engine/form.css.ts';
import { useLatest } from '../../kit/use-latest.ts';
import * as look from './faulty-rows.css.ts';

/** A row of a file while it is repaired; `line` is its number in the spreadsheet. */
export type FaultyRow<F extends string> = { readonly line: number; readonly cells: Readonly<Record<F, string>>; readonly edits: number };
export type OnEdit<F extends string> = (line: number, field: F, text: string) => void;
type Props<F extends string> = {
  readonly row: FaultyRow<F>;
  readonly field: F;
  /** 'Amount, row 7'. */
  readonly label: string;
  readonly invalid: boolean;
  readonly onEdit: OnEdit<F>;
  readonly describedBy?: string;
};

export function RowCell<F extends string>({ row, field, label, invalid, onEdit, describedBy }: Props<F>) {
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
      aria-label={label}
      aria-invalid={invalid || undefined}
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
