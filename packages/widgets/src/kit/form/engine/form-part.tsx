/**
 * A form inside of another, for one entry of a list: its own values and errors, its own act. HTML knows no form in a form, so this
 * is a group, and Enter in a field does what a form's Enter does.
 */
import { useEffect, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { FocusKeeper, useFormStore } from './bare-form.tsx';
import { form as formClass } from './form.css.ts';
import type { LazySchema } from './form-errors.ts';
import { FormNote } from './form-note.tsx';
import type { Values } from './form-paths.ts';
import type { FormStore } from './form-store.ts';
import { FormProvider } from './use-form.ts';

type Props = {
  readonly schema: LazySchema<Values>;
  readonly initial: Values;
  /** By the heading beside it. */
  readonly labelledBy: string;
  readonly onSubmit: (values: Values) => unknown;
  /** Whatever is typed, at each change. */
  readonly onTyped: (values: Values) => void;
  readonly ref?: Ref<FormStore<Values>>;
  readonly children: ReactNode;
};

export function FormPart({ schema, initial, labelledBy, onSubmit, onTyped, ref, children }: Props) {
  const { store, handlers } = useFormStore(initial, { schema, onSubmit }, ref);
  useEffect(() => store.subscribe(({ values }, before) => values !== before.values && onTyped(values)), [store, onTyped]);
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing || !sends(event.target)) return;
    event.preventDefault(); // not the form around
    void store.submit();
  };
  return (
    <FormProvider value={store as FormStore}>
      <div className={formClass} role="group" aria-labelledby={labelledBy} onKeyDown={enter} {...handlers}>
        <FormNote />
        {children}
      </div>
      <FocusKeeper />
    </FormProvider>
  );
}

/** Where Enter sends a form: a line of text, not a button, a box or several lines. */
const sends = (target: EventTarget) => target instanceof HTMLInputElement && !['checkbox', 'radio', 'file', 'button'].includes(target.type);
