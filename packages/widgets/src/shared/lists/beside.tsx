/** Details beside a list (DES-35): Escape closes them, arrows in the list show the next. */
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../../kit/action/icon-button.tsx';
import { inPanel } from '../money/record-details.css.ts';
import * as look from './beside.css.ts';

type BesideProps = { readonly list: ReactNode; /** Null: the list has all the room. */ readonly panel: ReactNode };

export function Beside({ list, panel }: BesideProps) {
  return (
    <div className={panel ? `${look.page} ${look.split}` : look.page}>
      <div className={look.book}>{list}</div>
      {panel}
    </div>
  );
}

type SidePanelProps = {
  /** For those who listen: "Transaction details". */
  readonly name: string;
  /** "Close details". */
  readonly close: string;
  readonly head: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** In a dialog above the panel Escape is the dialog's. */
export const onEscape = (close: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.defaultPrevented || (event.target as Element).closest('dialog')) return;
  event.preventDefault();
  close();
};

export function SidePanel({ name, close, head, onClose, children }: SidePanelProps) {
  return (
    <aside className={look.panel} aria-label={name} onKeyDown={onEscape(onClose)}>
      <header className={look.panelHead}>
        <span>{head}</span>
        <IconButton icon="close" label={close} onClick={onClose} />
      </header>
      <div className={inPanel}>{children}</div>
    </aside>
  );
}

/** Closes what is beside the list, and the row has the focus again. */
export function backToRow(id: string): void {
  document.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(id)}"]`)?.focus();
}
