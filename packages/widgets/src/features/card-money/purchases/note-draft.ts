/** A note that is typed and not saved waits in the tab while other purchases are looked at. */
import type { PurchaseRow } from '@bankside/core/contract/cards/shapes.ts';
import { useCallback, useEffect, useRef } from 'react';
import { textOf } from '../../../kit/form/engine/form-paths.ts';
import type { FormStore } from '../../../kit/form/engine/form-store.ts';
import { useLatest } from '../../../kit/use-latest.ts';
import { useStored } from '../../../runtime/drafts.ts';

/** Of the version that it was written for: a newer note is shown instead of it. */
type Draft = { readonly note: string; readonly version: number };
type Typing = Pick<FormStore, 'state'>;

/** The note to begin with, and a ref for the form that it is typed into. */
export function useNoteDraft({ id, note, version }: PurchaseRow) {
  const kept = useStored<Draft>('draft', `purchase/${id}`);
  const form = useRef<Typing>(undefined);
  const latest = useLatest({ note, version });
  useEffect(
    () => () => {
      const saved = latest.current;
      const typed = form.current ? textOf(form.current.state().values['note']) : saved.note;
      kept.write(typed === saved.note ? undefined : { note: typed, version: saved.version });
    },
    [kept, latest],
  );
  const ref = useCallback((store: Typing | null) => {
    if (store) form.current = store; // read when React has taken the form away
  }, []);
  const draft = kept.read();
  return { ref, note: draft?.version === version ? draft.note : note };
}
