/** Says that something entered would be lost by leaving; the portal asks then (D-132). */
import { createContext, useCallback, useContext, useEffect, useId } from 'react';

/** Called with who has unsaved input, and what to say of it; `false` also when that part of the screen goes away. */
export type TellUnsaved = (id: string, unsaved: boolean, text?: string) => void;
export const UnsavedContext = createContext<TellUnsaved | undefined>(undefined);

/** Answers a way to leave all the same: what is typed is kept elsewhere. `text`: what is lost, where the usual sentence does not say it. */
export function useUnsaved(unsaved: boolean, text?: string): () => void {
  const tell = useContext(UnsavedContext);
  const id = useId();
  useEffect(() => {
    if (!unsaved) return undefined;
    tell?.(id, true, text);
    return () => tell?.(id, false);
  }, [tell, id, unsaved, text]);
  return useCallback(() => tell?.(id, false), [tell, id]);
}
