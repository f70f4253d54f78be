import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { keyAlong } from './arrow-key.ts';
import * as look from './tabs.css.ts';

export type Tab<K extends string> = { readonly key: K; readonly label: ReactNode };
type TabsProps<K extends string> = {
  readonly name: string;
  readonly tabs: readonly Tab<K>[];
  readonly value: K;
  readonly onChange: (key: K) => void;
  /** The open tab's page. */ readonly children: ReactNode;
};

/** Arrows move and open, because what a tab holds is at hand; Tab goes on into the page. */
export function Tabs<K extends string>({ name, tabs, value, onChange, children }: TabsProps<K>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex((tab) => tab.key === value);
    const moves: Readonly<Record<string, number>> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 };
    const next = ((moves[keyAlong(event)] ?? Number.NaN) + tabs.length) % tabs.length;
    const chosen = tabs[next];
    if (!chosen) return;
    event.preventDefault();
    onChange(chosen.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={name} className={look.tabs} onKeyDown={onKeyDown}>
        {tabs.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === value}
            aria-controls={`${id}-page`}
            tabIndex={key === value ? 0 : -1}
            className={look.tab}
            onClick={() => onChange(key)}
          >
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-page`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
