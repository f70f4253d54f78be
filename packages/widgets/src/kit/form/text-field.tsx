import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode, RefObject } from 'react';
import { FieldFrame } from './field-frame.tsx';
import * as look from './form.css.ts';
import { useField, type Field, type FieldProps } from './use-form.ts';
import { textOf } from './form-paths.ts';

export type TextFieldProps = FieldProps & {
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'password' | undefined;
  /** An example, never the label. */
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly readOnly?: boolean | undefined;
  readonly aside?: ReactNode;
};

/** What every single-line input shares; `field` gives it its value and errors. */
export function inputProps(field: Field) {
  return {
    id: field.id,
    ref: field.ref as RefObject<HTMLInputElement | null>,
    className: look.control,
    value: textOf(field.value),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => field.set(event.currentTarget.value),
    onBlur: field.left,
    ...field.aria,
  };
}

export function TextField({ aside, type = 'text', autoComplete, inputMode, placeholder, maxLength, readOnly, ...props }: TextFieldProps) {
  const field = useField(props);
  return (
    <FieldFrame field={field} aside={aside} {...props}>
      <input {...inputProps(field)} name={props.name} {...{ type, autoComplete, inputMode, placeholder, maxLength, readOnly }} />
    </FieldFrame>
  );
}

export function EmailField({ autoComplete = 'email', ...props }: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField {...props} type="email" inputMode="email" autoComplete={autoComplete} />;
}
