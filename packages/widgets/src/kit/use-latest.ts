/** A value as it was drawn last, for what runs later: a listener, a timer, an answer. Never read while drawing. */
import { useInsertionEffect, useRef } from 'react';

export type Latest<T> = { readonly current: T };

export function useLatest<T>(value: T): Latest<T> {
  const latest = useRef(value);
  // before any layout effect in React; Preact writes a parent's after its children's, which therefore must not read it in one
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
