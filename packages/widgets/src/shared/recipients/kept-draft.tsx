/** What is in a form survives a reload: kept in the tab until it is sent, or left on purpose. Used in a Form behind its fields. */
import { useEffect, useRef } from 'react';
import { fieldNamed } from '../../kit/form/engine/field-name.ts';
import type { Values } from '../../kit/form/engine/form-paths.ts';
import { useForm, useFormState, useValues } from '../../kit/form/engine/use-form.ts';
import { useStored } from '../../runtime/drafts.ts';

export function KeptDraft({ name }: { /** One name, one form: 'payee.new'. */ readonly name: string }) {
  const form = useForm();
  const values = useValues();
  const dirty = useFormState((state) => state.dirty);
  const restored = useRef(false);
  const draft = useStored<Values>('draft', name);
  useEffect(() => {
    const kept = draft.read();
    for (const [field, value] of Object.entries(kept ?? {})) form.set(fieldNamed(field), value);
    restored.current = true;
    return () => draft.write(undefined); // a reload comes without this
  }, [form, draft]);
  useEffect(() => {
    if (restored.current) draft.write(dirty ? values : undefined);
  }, [draft, values, dirty]);
  return null;
}
