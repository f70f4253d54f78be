import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';

type Options = {
  readonly selected: string | undefined;
  readonly onOpen: ((index: number) => void) | undefined;
  readonly onClose: (() => void) | undefined;
};

/**
 * Rows as one stop of the Tab key: arrows, Home and End move, Enter and Space open, Escape closes what is open beside.
 * While details are open, moving shows the next row's (DES-35).
 */
export function useRows(keys: readonly string[], { selected, onOpen, onClose }: Options) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [current, setCurrent] = useState<string>();
  const found = keys.indexOf(current ?? selected ?? '');
  const at = found < 0 ? 0 : found;

  const moveTo = (index: number) => {
    setCurrent(keys[index]);
    body.current?.querySelectorAll<HTMLElement>('tr[data-key]')[index]?.focus();
    if (selected !== undefined) onOpen?.(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLTableRowElement)) return; // a control inside a row keeps its keys
    const to = targetOf(event.key, at, keys.length);
    if (to !== undefined) moveTo(to);
    else if (event.key === 'Enter' || event.key === ' ') onOpen?.(at);
    else if (event.key === 'Escape' && selected !== undefined) onClose?.();
    else return;
    event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (!target || target.closest('a, button, input, label')) return;
    const index = keys.indexOf(target.closest('tr')?.dataset['key'] ?? '');
    if (index < 0) return;
    setCurrent(keys[index]);
    onOpen?.(index);
  };
  return { body, at, onKeyDown, onClick };
}

function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
