import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { iconButton } from '../action/icon-button.css.ts';
import { buttonClass } from '../action/plain-button.tsx';
import * as look from './menu.css.ts';
import type { MenuEntry, MenuListProps } from './menu-entries.ts';
import type { PopupSide } from './popup-layer.tsx';
import { lazy } from '../lazy/lazy.ts';
import { useOpened } from './use-opened.ts';

type MenuProps = {
  /** The button's words; with `icon`, its name only. */
  readonly label: ReactNode;
  readonly icon?: IconName;
  /** A button like other acts of the page, with this icon before its words: "Save". */
  readonly act?: IconName;
  readonly name?: string;
  readonly entries: readonly MenuEntry[];
  readonly side?: PopupSide;
};

const list = lazy(() => import('./menu-list.tsx'));

/** A button and what hangs from it: arrows, Home, End, first letters, Enter, Escape. */
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
        id={`${id}-button`}
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
      {open && <Opened id={id} anchor={trigger} side={side} entries={entries} start={open} close={close} />}
    </>
  );
}

function Opened(props: MenuListProps) {
  const part = useOpened(list, { anchor: props.anchor, onClose: (how) => props.close(how === 'escape') });
  return part && <part.MenuList {...props} />;
}
