/** What was typed into a dialog stays for when it is opened again, until it is sent or the session ends. */
import { useCallback, useEffect, useRef } from 'react';
import { session } from '@bankside/core/session/session.ts';
import type { Values } from '../kit/form/form-paths.ts';
import type { FormStore } from '../kit/form/form-store.ts';

const drafts = new Map<string, Values>();
session.subscribe((now, before) => {
  if (now.token !== before.token) drafts.clear();
});

type Draft = {
  readonly initial: Values | undefined;
  /** For the Form. */ readonly ref: (form: { readonly state: FormStore['state'] } | null) => void;
  readonly forget: () => void;
};

/** `const draft = useDraft('feedback'); <Form initial={draft.initial} ref={draft.ref} …>`, and `draft.forget()` once it is sent. */
export function useDraft(name: string): Draft {
  const form = useRef<{ readonly state: FormStore['state'] }>(undefined);
  const sent = useRef(false);
  useEffect(
    () => () => {
      const state = form.current?.state();
      if (sent.current || !state) return;
      drafts.set(name, state.values);
    },
    [name],
  );
  return {
    initial: drafts.get(name),
    ref: useCallback((store) => {
      if (store) form.current = store; // kept when React takes the form away: its values are read after that
    }, []),
    forget: useCallback(() => {
      sent.current = true;
      drafts.delete(name);
    }, [name]),
  };
}
