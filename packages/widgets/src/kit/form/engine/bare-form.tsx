/** A form without the note at its head (form.tsx), which one that counts its bytes fetches after its first field. */
import { useEffect, useState, type FormEvent, type ReactNode, type Ref, useImperativeHandle } from 'react';
import { usePointerGate } from '../../action/use-pointer-gate.ts';
import { useLatest } from '../../use-latest.ts';
import { useLoadWords } from '../../words.tsx';
import { form as formClass } from './form.css.ts';
import type { LazySchema } from './form-errors.ts';
import type { Values } from './form-paths.ts';
import type { FormWays } from './form-state.ts';
import { FormStore } from './form-store.ts';
import { FormProvider, useForm, useFormState } from './use-form.ts';
import { useUnsaved } from './use-unsaved.ts';

export type FormProps<Out> = {
  /** The `in` of the call, fetched at the first touch. Without it nothing is checked but what fields check themselves. */
  readonly schema?: LazySchema<Out> | undefined;
  readonly initial?: Values | undefined;
  readonly onSubmit: (values: Out) => unknown;
  /** Ask before leaving while something is entered and not sent (D-132). */
  readonly guarded?: boolean | undefined;
  /** The name of the form for screen readers, where no heading beside it says it. */
  readonly label?: string | undefined;
  /** The form's engine, for screens that set values or act from outside. */
  readonly ref?: Ref<FormStore<Out>> | undefined;
  readonly children: ReactNode;
};

/** `head`: where the form says what went wrong as a whole. */
export function BareForm<Out = Values>({
  schema,
  initial,
  onSubmit,
  guarded = false,
  label,
  ref,
  head,
  children,
}: FormProps<Out> & { readonly head: ReactNode }) {
  const { store, handlers } = useFormStore(initial, { schema, onSubmit }, ref);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation(); // a form inside another's portal must not send both
    handlers.onFocus();
    void store.submit();
  };
  return (
    <FormProvider value={store as FormStore}>
      <form className={formClass} noValidate aria-label={label} onSubmit={submit} {...handlers}>
        {head}
        {children}
      </form>
      <FocusKeeper />
      {guarded && <Unsaved />}
    </FormProvider>
  );
}

/** The engine of a mounted form, and what its element reports to it. */
export function useFormStore<Out>(initial: Values | undefined, ways: FormWays<Out>, ref: Ref<FormStore<Out>> | undefined) {
  const now = useLatest(ways);
  const [store] = useState(() => new FormStore<Out>(initial, () => now.current));
  useImperativeHandle(ref, () => store, [store]);
  usePointerGate(store.presses);
  const loadWords = useLoadWords();
  const start = () => {
    if (!store.state().started) void loadWords('rules').catch(() => undefined);
    store.start();
  };
  const composing = (at: boolean) => () => store.composing(at);
  const handlers = { onFocus: start, onPointerDown: start, onCompositionStart: composing(true), onCompositionEnd: composing(false) };
  return { store, handlers };
}

/** Moves the focus once the errors are drawn, so that a screen reader finds their sentence beside the field. */
export function FocusKeeper() {
  const form = useForm();
  const focus = useFormState((state) => state.focus);
  useEffect(() => {
    if (focus) form.focus(focus.name);
  }, [form, focus]);
  return null;
}

function Unsaved() {
  useUnsaved(useFormState((state) => state.dirty));
  return null;
}
