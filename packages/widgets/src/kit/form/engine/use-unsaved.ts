/** Says that something entered would be lost by leaving; the portal asks then (D-132). */
import { createContext, useCallback, useContext, useEffect, useId } from 'react';

/** Told who has unsaved input; `false` also when that part of the screen goes away. */
export type TellUnsaved = (id: string, unsaved: boolean) => void;
export const UnsavedContext = createContext<TellUnsaved | undefined>(undefined);

/** Answers a way to leave all the same: what is typed is kept elsewhere. */
export function useUnsaved(unsaved: boolean): () => void {
  const tell = useContext(UnsavedContext);
  const id = useId();
  useEffect(() => {
    if (!unsaved) return undefined;
    tell?.(id, true);
    return () => tell?.(id, false);
  }, [tell, id, unsaved]);
  return useCallback(() => tell?.(id, false), [tell, id]);
}
