import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { iconButton } from '../action/icon-button.css.ts';
import { buttonClass } from '../action/plain-button.tsx';
import * as look from './menu.css.ts';
import { Popup } from './popup.tsx';

export type MenuEntry =
  | {
      readonly label: string;
      readonly onChoose: () => void;
      /** One of several: the chosen one has a tick. */
      readonly checked?: boolean;
      readonly danger?: boolean;
      /** Stays in the list, greyed, and says why (DES-17). */
      readonly blocked?: string;
    }
  | { readonly caption: string }
  | 'rule';

type MenuProps = {
  /** The button's words; with `icon`, its name only. */
  readonly label: ReactNode;
  readonly icon?: IconName;
  /** A button like other acts of the page, with this icon before its words: "Save". */
  readonly act?: IconName;
  readonly name?: string;
  readonly entries: readonly MenuEntry[];
  readonly side?: 'bottom-start' | 'bottom-end';
};

/** A button and what hangs from it: arrows, Home, End, a first letter, Enter, Escape. */
export function Menu({ label, icon, act, name, entries, side = 'bottom-start' }: MenuProps) {
  const [open, setOpen] = useState<false | 'first' | 'last'>(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = (focus: boolean) => {
    setOpen(false);
    if (focus) trigger.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={icon ? iconButton : act ? buttonClass('secondary', false, false) : look.trigger}
        aria-haspopup="menu"
        aria-expanded={open !== false}
        aria-controls={open ? id : undefined}
        aria-label={name}
        title={icon ? name : undefined}
        onClick={() => setOpen(open ? false : 'first')}
        onKeyDown={onKeyDown}
      >
        {icon ? (
          <Icon name={icon} />
        ) : (
          <>
            {act && <Icon name={act} />}
            {label}
            {!act && <Icon name="down" />}
          </>
        )}
      </button>
      {open && (
        <Popup
          anchor={trigger}
          side={side}
          id={id}
          role="menu"
          aria-label={name ?? (typeof label === 'string' ? label : undefined)}
          onClose={(how) => close(how === 'escape')}
        >
          <Entries entries={entries} start={open} close={close} />
        </Popup>
      )}
    </>
  );
}

type EntriesProps = { readonly entries: readonly MenuEntry[]; readonly start: 'first' | 'last'; readonly close: (focus: boolean) => void };

function Entries({ entries, start, close }: EntriesProps) {
  const list = useRef<HTMLDivElement>(null);
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  useEffect(
    () =>
      items()
        .at(start === 'first' ? 0 : -1)
        ?.focus(),
    [start],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close(true); // and Tab goes on from the button
    const all = items();
    const next = nextOf(
      event.key,
      all.findIndex((item) => item.matches(':focus')),
      all.map((item) => item.textContent ?? ''),
    );
    if (next === undefined) return;
    event.preventDefault();
    all.at(next)?.focus();
  };
  return (
    <div ref={list} role="presentation" onKeyDown={onKeyDown}>
      {entries.map((entry, index) => (
        <Entry key={index} entry={entry} close={close} />
      ))}
    </div>
  );
}

/** Where a key leads in a list of `words` from position `at`; undefined: nowhere, the key is not ours. */
export function nextOf(key: string, at: number, words: readonly string[]): number | undefined {
  const count = words.length;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if ([...key].length !== 1 || key === ' ') return undefined;
  const letter = key.toLocaleLowerCase();
  const after = words.map((_, step) => (at + 1 + step) % count);
  return after.find((index) => words[index]?.trim().toLocaleLowerCase().startsWith(letter));
}

function Entry({ entry, close }: { readonly entry: MenuEntry; readonly close: (focus: boolean) => void }) {
  if (entry === 'rule') return <div role="separator" className={look.rule} />;
  if ('caption' in entry)
    return (
      <div role="presentation" className={look.caption}>
        {entry.caption}
      </div>
    );
  const { label, onChoose, checked, danger, blocked } = entry;
  const choose = () => {
    if (blocked !== undefined) return;
    close(true);
    onChoose();
  };
  const classes = [look.item, danger && look.danger, checked && look.checked].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      aria-disabled={blocked !== undefined || undefined}
      tabIndex={-1}
      className={classes}
      onClick={choose}
    >
      <span>
        {label}
        {blocked && <span className={look.note}>{blocked}</span>}
      </span>
      {checked && <Icon name="check" />}
    </button>
  );
}
