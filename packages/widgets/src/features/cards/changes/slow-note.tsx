/** A bank that takes long: what is known of the request, and that the dialog may be closed (CRD-69). */
import { useEffect, useState } from 'react';
import { Note } from '../../../kit/feedback/note.tsx';
import { useFormState } from '../../../kit/form/engine/use-form.ts';
import { useT } from '../../../kit/words.tsx';

const afterMs = 5000;

export function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setSlow(true), afterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return slow;
}

export function SlowNote() {
  const t = useT('cards');
  return (
    <Note tone="attention" live="status" title={t('slow.title')}>
      {t('slow.text')}
    </Note>
  );
}

/** Inside a form. */
export function SlowForm() {
  const slow = useSlow(useFormState((state) => state.busy));
  return slow && <SlowNote />;
}
