import type { ReactNode } from 'react';
import * as look from './data-table.css.ts';

/** First line: who and how much. Second: when and what, and a status that is not settled. */
export type PhoneRow = { readonly lead: ReactNode; readonly figure?: ReactNode; readonly detail?: ReactNode; readonly status?: ReactNode };

type RecordListProps<R> = {
  readonly name: string;
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => string;
  readonly phone: (row: R) => PhoneRow;
  readonly onOpen?: ((row: R) => void) | undefined;
  readonly within?: { readonly heightBefore: number; readonly heightAfter: number } | undefined;
};

export function RecordList<R>({ name, rows, rowKey, phone, onOpen, within }: RecordListProps<R>) {
  return (
    <ul className={look.list} aria-label={name}>
      {within && <li aria-hidden="true" style={{ height: within.heightBefore }} />}
      {rows.map((row) => (
        <li key={rowKey(row)}>
          {onOpen ? (
            <button type="button" className={look.listButton} onClick={() => onOpen(row)}>
              <Lines {...phone(row)} />
            </button>
          ) : (
            <div className={look.listRow}>
              <Lines {...phone(row)} />
            </div>
          )}
        </li>
      ))}
      {within && <li aria-hidden="true" style={{ height: within.heightAfter }} />}
    </ul>
  );
}

const Lines = ({ lead, figure, detail, status }: PhoneRow) => (
  <>
    <span className={look.listLead}>{lead}</span>
    <span className={look.listFigure}>{figure}</span>
    <span className={look.listDetail}>{detail}</span>
    <span className={look.listStatus}>{status}</span>
  </>
);
