/** A chip that offers a few values, one at a time (DES-34). */
import { useEffect, useId, useRef, useState } from 'react';
import { Chip } from '../../kit/data/chip.tsx';
import { Popup } from '../../kit/overlay/popup.tsx';
import * as look from './filter-chip.css.ts';

export type Choice = { readonly value: string; readonly label: string };
type FilterChipProps = {
  readonly label: string;
  /** '' is off. */ readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
};

export function FilterChip({ label, value, choices, onChange }: FilterChipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const close = (focus: boolean) => {
    setOpen(false);
    if (focus) setTimeout(() => anchor.current?.querySelector('button')?.focus());
  };
  const choose = (next: string) => {
    onChange(next);
    close(true);
  };
  const chosen = choices.find((choice) => choice.value === value)?.label ?? (value || undefined);
  return (
    <span ref={anchor}>
      <Chip label={label} value={chosen} onOpen={() => setOpen(!open)} onClear={() => choose('')} />
      {open && (
        <Popup anchor={anchor} role="dialog" aria-label={label} onClose={(how) => close(how === 'escape')}>
          <Choices label={label} value={value} choices={choices} onChoose={choose} />
        </Popup>
      )}
    </span>
  );
}

type ChoicesProps = {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChoose: (value: string) => void;
};

function Choices({ label, value, choices, onChoose }: ChoicesProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>('[aria-pressed="true"], button')?.focus(), []);
  return (
    <div ref={list} role="group" aria-labelledby={id} className={look.choices}>
      <span id={id} className={look.name}>
        {label}
      </span>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={look.choice}
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
