/** What stands in a form survives a reload: kept in the tab until it is sent, or left on purpose. Stands in a Form behind its fields. */
import { useEffect, useRef } from 'react';
import type { Values } from '../../kit/form/form-paths.ts';
import { useForm, useFormState, useValues } from '../../kit/form/use-form.ts';
import { shelf } from '../tab-shelf.ts';

export function KeptDraft({ name }: { /** One name, one form: 'payee.new'. */ readonly name: string }) {
  const form = useForm();
  const values = useValues();
  const dirty = useFormState((state) => state.dirty);
  const restored = useRef(false);
  useEffect(() => {
    const kept = shelf<Values>('draft', name).read();
    for (const [field, value] of Object.entries(kept ?? {})) form.set(field, value);
    restored.current = true;
    return () => shelf<Values>('draft', name).write(undefined); // a reload comes without this
  }, [form, name]);
  useEffect(() => {
    if (restored.current) shelf<Values>('draft', name).write(dirty ? values : undefined);
  }, [name, values, dirty]);
  return null;
}
