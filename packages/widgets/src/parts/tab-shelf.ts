/**
 * What a screen keeps for its person until the tab closes, so that a reload loses nothing: in sessionStorage, under our
 * prefix, apart by person. Drafts go with the session; what was sent without an answer stays until there is one.
 */
import { useCallback, useSyncExternalStore } from 'react';
import { session } from '@bankside/core/session/session.ts';

type ShelfKind = 'draft' | 'sending';
export type Shelf<T> = { readonly read: () => T | undefined; readonly write: (value: T | undefined) => void };

const listeners = new Set<() => void>();
/** The last value by its text, so that reading twice gives the same object. */
const parsed = new Map<string, { readonly text: string; readonly value: unknown }>();
const prefix = (kind: ShelfKind) => `bankside.${kind}.`;

function storage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

function parse(key: string, text: string): unknown {
  const known = parsed.get(key);
  if (known?.text === text) return known.value;
  try {
    const value: unknown = JSON.parse(text);
    parsed.set(key, { text, value });
    return value;
  } catch {
    return undefined;
  }
}

/** `const intent = shelf<Intent>('sending', 'fiat')`: read it, write it, or take it away with `undefined`. */
export function shelf<T>(kind: ShelfKind, name: string): Shelf<T> {
  const key = () => `${prefix(kind)}${session.getState().userid}.${name}`;
  return {
    read: () => {
      const text = storage()?.getItem(key());
      return text ? (parse(key(), text) as T | undefined) : undefined;
    },
    write: (value) => {
      if (value === undefined) storage()?.removeItem(key());
      else storage()?.setItem(key(), JSON.stringify(value));
      for (const listener of listeners) listener();
    },
  };
}

session.subscribe((now, before) => {
  if (!before.token || now.token === before.token) return;
  const at = storage();
  for (const key of Object.keys(at ?? {})) if (key.startsWith(prefix('draft'))) at?.removeItem(key);
});

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** A draft with several fields: `const [draft, change, forget] = useTabDraft('transfer.payee', { amount: '' })`. Keep `initial` the same object. */
export function useTabDraft<T extends object>(name: string, initial: T): readonly [T, (part: Partial<T>) => void, () => void] {
  const draft = useSyncExternalStore(subscribe, () => shelf<T>('draft', name).read() ?? initial);
  const change = useCallback(
    (part: Partial<T>) => {
      const at = shelf<T>('draft', name);
      at.write({ ...(at.read() ?? initial), ...part });
    },
    [name, initial],
  );
  const forget = useCallback(() => shelf<T>('draft', name).write(undefined), [name]);
  return [draft, change, forget];
}
