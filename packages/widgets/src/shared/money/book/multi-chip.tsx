/** A chip that offers values to tick, several at a time: "Type: Transfer +4" (DES-34). */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Chip } from '../../../kit/data/chip.tsx';
import { Popup } from '../../../kit/overlay/popup.tsx';
import { useT } from '../../../kit/words.tsx';
import type { Choice } from '../../lists/filter-chip.tsx';
import * as look from '../record-book.css.ts';

type MultiChipProps = {
  readonly label: string;
  readonly values: readonly string[];
  readonly choices: readonly Choice[];
  readonly onChange: (values: readonly string[]) => void;
};

export function MultiChip({ label, values, choices, onChange }: MultiChipProps) {
  const t = useT('money');
  const chosen = choices.filter(({ value }) => values.includes(value));
  const first = chosen[0]?.label;
  const shown = first && chosen.length > 1 ? t('filter.more', { first, count: chosen.length - 1 }) : first;
  const tick = (value: string, on: boolean) =>
    onChange(choices.filter((each) => (each.value === value ? on : values.includes(each.value))).map((each) => each.value));
  return (
    <PopupChip label={label} shown={shown} onClear={() => onChange([])}>
      {() => (
        <div role="group" aria-label={label} className={look.choices}>
          {choices.map(({ value, label: name }) => (
            <label key={value} className={look.choice}>
              <input
                type="checkbox"
                className={look.tick}
                checked={values.includes(value)}
                onChange={(event) => tick(value, event.currentTarget.checked)}
              />
              {name}
            </label>
          ))}
        </div>
      )}
    </PopupChip>
  );
}

type PopupChipProps = {
  readonly label: string;
  /** What is chosen; absent: off. */
  readonly shown: string | undefined;
  /** The value says enough by itself: "01/11/2025 – 18/11/2025". */
  readonly bare?: boolean;
  readonly onClear: () => void;
  readonly children: (close: () => void) => ReactNode;
};

export function PopupChip({ label, shown, bare = false, onClear, children }: PopupChipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const close = (focus: boolean) => {
    setOpen(false);
    if (focus) setTimeout(() => anchor.current?.querySelector('button')?.focus());
  };
  return (
    <span ref={anchor}>
      <Chip label={label} value={shown} bare={bare} onOpen={() => setOpen(!open)} onClear={onClear} />
      {open && (
        <Popup anchor={anchor} role="dialog" aria-label={label} onClose={(how) => close(how === 'escape')}>
          <Inside close={() => close(true)}>{children}</Inside>
        </Popup>
      )}
    </span>
  );
}

/** Takes the focus as soon as it is here. */
function Inside({ close, children }: Pick<PopupChipProps, 'children'> & { readonly close: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  return <div ref={ref}>{children(close)}</div>;
}
