/**
 * What a widget keeps for its person until the tab closes, so that a reload loses nothing: apart by person. Drafts go when the
 * session ends; what was sent without an answer ('sending') stays until there is one.
 */
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Values } from '../kit/form/engine/form-paths.ts';
import type { FormStore } from '../kit/form/engine/form-store.ts';
import type { Stored } from '@bankside/core/rules/intent.ts';
import { useHost } from './host-context.tsx';
import type { WidgetHost } from './host.ts';

export type { Stored };
type Kind = 'draft' | 'sending';
type Holder = Pick<WidgetHost, 'storage' | 'session'>;

/** Counts what is written: the values themselves lie in the tab. */
const writes = createStore(() => 0);

/** The last value by its text, so that reading twice gives the same object. */
function parse({ memory }: WidgetHost['storage'], key: string, text: string): unknown {
  const known = memory.get(key) as { readonly text: string; readonly value: unknown } | undefined;
  if (known?.text === text) return known.value;
  try {
    const value: unknown = JSON.parse(text);
    memory.set(key, { text, value });
    return value;
  } catch {
    return undefined;
  }
}

/** `const intent = stored<Intent>(host, 'sending', 'fiat')`: read it, write it, or remove it with `undefined`. */
export function stored<T>({ storage, session }: Holder, kind: Kind, name: string): Stored<T> {
  const key = () => `${kind}.${session.getState().userid}.${name}`;
  return {
    read: () => {
      const text = storage.tab.get(key());
      return text ? (parse(storage, key(), text) as T | undefined) : undefined;
    },
    write: (value) => {
      storage.tab.set(key(), value === undefined ? null : JSON.stringify(value));
      writes.setState((count) => count + 1);
    },
  };
}

export function useStored<T>(kind: Kind, name: string): Stored<T> {
  const { storage, session } = useHost();
  return useMemo(() => stored<T>({ storage, session }, kind, name), [storage, session, kind, name]);
}

/** A draft with several fields: `const [draft, change, forget] = useDraft('transfer.payee', { amount: '' })`. Keep `initial` the same object. */
export function useDraft<T extends object>(name: string, initial: T): readonly [T, (part: Partial<T>) => void, () => void] {
  const kept = useStored<T>('draft', name);
  const draft = useSyncExternalStore(writes.subscribe, () => kept.read() ?? initial);
  const change = useCallback((part: Partial<T>) => kept.write({ ...(kept.read() ?? initial), ...part }), [kept, initial]);
  const forget = useCallback(() => kept.write(undefined), [kept]);
  return [draft, change, forget];
}

type FormDraft = {
  readonly initial: Values | undefined;
  /** For the Form. */ readonly ref: (form: { readonly state: FormStore['state'] } | null) => void;
  readonly forget: () => void;
};

/** What was typed into a dialog stays for when it is opened again: `<Form initial={draft.initial} ref={draft.ref} …>`, and `draft.forget()` once it is sent. */
export function useFormDraft(name: string): FormDraft {
  const kept = useStored<Values>('draft', name);
  const form = useRef<{ readonly state: FormStore['state'] }>(undefined);
  const sent = useRef(false);
  useEffect(
    () => () => {
      const state = form.current?.state();
      if (!sent.current && state) kept.write(state.values);
    },
    [kept],
  );
  return {
    initial: kept.read(),
    ref: useCallback((store) => {
      if (store) form.current = store; // kept when React takes the form away: its values are read after that
    }, []),
    forget: useCallback(() => {
      sent.current = true;
      kept.write(undefined);
    }, [kept]),
  };
}
