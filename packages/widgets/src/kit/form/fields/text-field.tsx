import type { ChangeEvent, HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import * as look from '../engine/form.css.ts';
import { useField, type Field, type FieldProps } from '../engine/use-form.ts';
import { textOf } from '../engine/form-paths.ts';

export type TextFieldProps = FieldProps & {
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'password' | undefined;
  /** An example, never the label. */
  readonly placeholder?: string | undefined;
  readonly readOnly?: boolean | undefined;
  readonly aside?: ReactNode;
  /** How what is typed is written: `narrow` for codes, so that full-width letters and digits count too. */
  readonly fold?: Fold | undefined;
  /** Under the control: a counter, a remark. */
  readonly after?: ReactNode;
};
export type Fold = (text: string) => string;
/** Full-width letters, digits and signs as half-width ones (CJK input methods). */
export const narrow: Fold = (text) => text.normalize('NFKC');

/** Writes the folded text into the control itself, so that the caret stays where it is. */
function refold(input: HTMLInputElement, fold: Fold): string {
  const folded = fold(input.value);
  if (folded === input.value) return folded;
  const at = input.selectionStart;
  input.value = folded;
  if (at !== null) input.setSelectionRange(at, at);
  return folded;
}
const asTyped: Fold = (text) => text;

/** What every single-line input shares; `field` gives it its value and errors. */
export function inputProps(field: Field, fold: Fold = asTyped) {
  const folding = fold !== asTyped && {
    onCompositionEnd: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => field.set(refold(currentTarget, fold)),
  };
  return {
    id: field.id,
    ref: field.ref,
    className: look.control,
    part: 'input',
    value: textOf(field.value),
    /** An input method owns its text until it is done. */
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
      field.set('isComposing' in nativeEvent && nativeEvent.isComposing ? currentTarget.value : refold(currentTarget, fold)),
    ...folding,
    onBlur: field.left,
    ...field.aria,
  };
}

export function TextField({ aside, type = 'text', autoComplete, inputMode, placeholder, readOnly, fold, after, ...props }: TextFieldProps) {
  const field = useField(props);
  return (
    <FieldFrame field={field} aside={aside} after={after} {...props}>
      <input {...inputProps(field, fold)} name={props.name} {...{ type, autoComplete, inputMode, placeholder, readOnly }} />
    </FieldFrame>
  );
}

export function EmailField({ autoComplete = 'email', ...props }: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField {...props} type="email" inputMode="email" autoComplete={autoComplete} />;
}
