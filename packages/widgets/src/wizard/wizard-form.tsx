/** A step as a form. The note at its head comes after its first field; what is typed and what is refused is reported as it happens. */
import { useEffect } from 'react';
import { BareForm, type FormProps } from '../kit/form/engine/bare-form.tsx';
import type { Values } from '../kit/form/engine/form-paths.ts';
import { useForm, useFormState, useValues } from '../kit/form/engine/use-form.ts';
import { useLatest } from '../kit/use-latest.ts';
import { LazyPart } from '../kit/lazy/lazy-part.tsx';
import { lazy } from '../kit/lazy/lazy.ts';

const notePart = lazy(() => import('../kit/form/engine/form-note.tsx'));

/** Names and rules, never values. */
export type Faults = readonly { readonly name: string; readonly rule: string }[];
type Watched = {
  /** All that is in the form. */
  readonly onTyped: (values: Values) => void;
  /** When a step is refused. */
  readonly onFaults?: ((faults: Faults) => void) | undefined;
};

export function WizardForm({ onTyped, onFaults, children, ...form }: FormProps<Values> & Watched) {
  return (
    <BareForm {...form} head={<LazyPart of={notePart}>{({ FormNote }) => <FormNote />}</LazyPart>}>
      {children}
      <Watch onTyped={onTyped} onFaults={onFaults} />
    </BareForm>
  );
}

/** Behind the fields, which are then known. */
function Watch({ onTyped, onFaults }: Watched) {
  const form = useForm();
  const values = useValues();
  const focus = useFormState((state) => state.focus);
  const tell = useLatest(onFaults);
  useEffect(() => onTyped(values), [onTyped, values]);
  useEffect(() => {
    const faults = Object.entries(form.state().errors).map(([name, { rule }]) => ({ name, rule }));
    if (focus && faults.length) tell.current?.(faults);
  }, [form, focus, tell]);
  return null;
}
