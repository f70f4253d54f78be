import type { ReactNode } from 'react';
import * as look from './chip.css.ts';
import { Icon } from '../icon/icon.tsx';
import { hidden } from '../theme/text.css.ts';
import { useT } from '../words.tsx';

/** Filters in a line; on a phone they scroll sideways. */
export function Chips({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div role="group" aria-label={name} className={look.chips}>
      {children}
    </div>
  );
}

type ChipProps = {
  readonly label: string;
  /** What is chosen; absent: the filter is off. */
  readonly value?: string | undefined;
  /** The value says by itself what it is: a span of days. Still heard. */
  readonly bare?: boolean;
  readonly onOpen: () => void;
  /** Takes the filter off. */
  readonly onClear?: () => void;
};

/** "Status ⌄", or "Type: Transfer ×" when it is on (DES-34). */
export function Chip({ label, value, bare = false, onOpen, onClear }: ChipProps) {
  const t = useT('shared');
  if (value === undefined) {
    return (
      <button type="button" className={look.chip} aria-haspopup="dialog" onClick={onOpen}>
        {label}
        <Icon name="down" small />
      </button>
    );
  }
  return (
    <span className={look.pair}>
      <button type="button" aria-haspopup="dialog" onClick={onOpen}>
        <span className={bare ? hidden : undefined}>{label}: </span>
        <b>{value}</b>
      </button>
      {onClear && (
        <button type="button" aria-label={t('kit.chip.clear', { what: label })} onClick={onClear}>
          <Icon name="close" small />
        </button>
      )}
    </span>
  );
}

/** One of a few views of a list: "All 6", "Active 2". */
export function ToggleChip({
  on,
  onChange,
  children,
}: {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: ReactNode;
}) {
  return (
    <button type="button" className={on ? `${look.chip} ${look.on}` : look.chip} aria-pressed={on} onClick={() => onChange(!on)}>
      {children}
    </button>
  );
}
