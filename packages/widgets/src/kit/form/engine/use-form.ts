/** How components read a form: each only what it shows, so that a key press draws one field again. */
import { createContext, useContext, useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { showWhole, unfold } from '../../nav/focus.ts';
import { useLatest } from '../../use-latest.ts';
import { useT, useExists } from '../../words.tsx';
import type { FieldName } from './field-name.ts';
import type { FieldError } from './form-errors.ts';
import type { Values } from './form-paths.ts';
import type { FieldEntry } from './form-fields.ts';
import type { FormState } from './form-state.ts';
import type { FormStore } from './form-store.ts';

const FormContext = createContext<FormStore | undefined>(undefined);
export const FormProvider = FormContext.Provider;

/** The form around. Its `set`, `act` and `value` are for screens that join fields together. */
export function useForm(): FormStore {
  const form = useContext(FormContext);
  if (!form) throw new Error('a field is outside of a Form');
  return form;
}

export function useFormState<T>(pick: (state: FormState) => T): T {
  const form = useForm();
  return useSyncExternalStore(form.subscribe, () => pick(form.state()));
}

/** The value of a field, live: `const country = useValue(field('country'))`. */
export const useValue = <T>(name: FieldName<T>): T | undefined => {
  const form = useForm();
  return useFormState(() => form.value(name));
};
/** All values, by the type of the form around. */
export const useValues = <V = Values>(): Partial<V> => useFormState((state) => state.values as Partial<V>);

/** What all fields take. */
export type FieldProps<T = unknown> = {
  readonly name: FieldName<T>;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Marks the field "(optional)"; empty, it is left out of what is sent. */
  readonly optional?: boolean | undefined;
};

export type Field<E extends HTMLElement = HTMLInputElement> = {
  readonly id: string;
  readonly name: string;
  readonly ref: RefObject<E | null>;
  readonly value: unknown;
  readonly error: FieldError | undefined;
  readonly set: (value: unknown) => void;
  readonly left: () => void;
  /** aria-invalid and aria-describedby for the control. */
  readonly aria: { readonly 'aria-invalid': true | undefined; readonly 'aria-describedby': string | undefined };
};

type Ways = Partial<Pick<FieldEntry, 'empty' | 'fleeting' | 'clearWhenRefused' | 'ready' | 'check' | 'spent' | 'focus'>>;

/** Joins a control to the form around it. */
export function useField<E extends HTMLElement = HTMLInputElement>({ name, label, hint, optional }: FieldProps, ways: Ways = {}): Field<E> {
  const form = useForm();
  const id = useId();
  const ref = useRef<E>(null);
  const value = useFormState(() => form.value(name)) ?? ways.empty ?? '';
  const error = useFormState((state) => state.errors[name]);
  const latest = useLatest({ label, ways });
  const { empty, fleeting, clearWhenRefused } = ways;
  // as it is drawn: Preact may run a parent's effect, which sends, before its children's
  useLayoutEffect(
    () =>
      form.register({
        name,
        optional: optional ?? false,
        empty,
        fleeting: fleeting ?? false,
        clearWhenRefused: clearWhenRefused ?? false,
        label: () => latest.current.label,
        element: () => ref.current,
        focus: () => {
          unfold(ref.current);
          (latest.current.ways.focus ?? (() => ref.current?.focus()))();
          showWhole(ref.current);
        },
        ready: (named) => latest.current.ways.ready?.(named) ?? Promise.resolve(),
        check: (named) => latest.current.ways.check?.(named),
        spent: () => latest.current.ways.spent?.(),
      }),
    [form, latest, name, optional, empty, fleeting, clearWhenRefused],
  );
  useEffect(() => form.renamed(name), [form, name, label]);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    name,
    ref,
    value,
    error,
    set: (next) => form.set(name, next),
    left: () => form.left(name),
    aria: { 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined },
  };
}

/** The sentence of an error in the language of the moment; the bank's own where we have none (or none that is whole). */
export function useErrorText(): (error: FieldError) => string {
  const t = useT('rules');
  const isRule = useExists('rules');
  const isRefusal = useExists('errors');
  return ({ rule, params, text }) => {
    if (!isRule('invalid')) return text ?? ''; // the sentences are not here yet, and a key is none
    const ours = [isRule(rule) && t(rule, params), isRefusal(rule) && t(`errors:${rule}`, params)];
    return ours.find((sentence) => sentence && (!text || !sentence.includes('{{'))) || (text ?? t('invalid'));
  };
}
