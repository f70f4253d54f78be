/** What hangs from a menu's button, on floating-ui: arrows, Home, End, first letters, Escape. Fetched when the first menu opens. */
import { useInteractions, useListNavigation, useRole, useTypeahead } from '@floating-ui/react';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useLatest } from '../use-latest.ts';
import { Icon } from '../icon/icon.tsx';
import * as look from './menu.css.ts';
import type { MenuAct, MenuEntry, MenuListProps } from './menu-entries.ts';
import { popup } from './popup.css.ts';
import { useLayer } from './popup-layer.tsx';

const isAct = (entry: MenuEntry): entry is MenuAct => typeof entry === 'object' && 'label' in entry;
const none: number[] = [];

export function MenuList({ id, anchor, side, entries, start, close }: MenuListProps) {
  const acts = useMemo(() => entries.filter(isAct), [entries]);
  const [at, setAt] = useState<number | null>(start === 'first' ? 0 : acts.length - 1);
  const items = useRef<(HTMLElement | null)[]>([]);
  const words = useLatest(acts.map(({ label }) => label));
  const { context, dismiss, layer } = useLayer({ anchor, side, gap: 4, onClose: (how) => close(how === 'escape') });
  const { getFloatingProps, getItemProps } = useInteractions([
    dismiss,
    useRole(context, { role: 'menu' }),
    // blocked acts are reached as well, and say why
    useListNavigation(context, {
      listRef: items,
      activeIndex: at,
      onNavigate: setAt,
      loop: true,
      disabledIndices: none,
      focusItemOnHover: false,
    }),
    useTypeahead(context, { listRef: words, activeIndex: at, onMatch: setAt }),
  ]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') close(true); // and Tab goes on from the button
  };
  const choose = ({ blocked, onChoose }: MenuAct) => {
    if (blocked !== undefined) return;
    close(true);
    onChoose();
  };
  return (
    <div {...getFloatingProps({ id, tabIndex: undefined, onKeyDown })} {...layer} popover="manual" className={popup}>
      <div role="presentation">
        {entries.map((entry, index) => {
          if (!isAct(entry)) return <Between key={index} entry={entry} />;
          const place = acts.indexOf(entry);
          const ref = (element: HTMLElement | null) => void (items.current[place] = element);
          return <Act key={index} act={entry} of={{ ...getItemProps({ onClick: () => choose(entry) }), ref }} />;
        })}
      </div>
    </div>
  );
}

function Between({ entry }: { readonly entry: Exclude<MenuEntry, MenuAct> }) {
  if (entry === 'rule') return <div role="separator" className={look.rule} />;
  return (
    <div role="presentation" className={look.caption}>
      {entry.caption}
    </div>
  );
}

function Act({ act: { label, checked, danger, blocked }, of }: { readonly act: MenuAct; readonly of: object }) {
  return (
    <button
      {...of}
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      aria-disabled={blocked !== undefined || undefined}
      tabIndex={-1}
      className={[look.item, danger && look.danger, checked && look.checked].filter(Boolean).join(' ')}
    >
      <span>
        {label}
        {blocked && <span className={look.note}>{blocked}</span>}
      </span>
      {checked && <Icon name="check" />}
    </button>
  );
}
