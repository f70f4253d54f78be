/** Four digits, never shown and never offered by the browser again. */
import type { FieldError } from '../../../kit/form/engine/form-errors.ts';
import { useField, useForm, type FieldProps } from '../../../kit/form/engine/use-form.ts';
import { textOf } from '../../../kit/form/engine/form-paths.ts';
import { FieldFrame } from '../../../kit/form/fields/field-frame.tsx';
import { inputProps, narrow } from '../../../kit/form/fields/text-field.tsx';

type Props = FieldProps<string> & { readonly check: (pin: string) => FieldError | undefined };

export function PinField({ check, ...props }: Props) {
  const form = useForm();
  const field = useField(props, { check: () => check(textOf(form.value(props.name))) });
  return (
    <FieldFrame field={field} {...props}>
      <input {...inputProps(field, narrow)} type="password" inputMode="numeric" autoComplete="off" />
    </FieldFrame>
  );
}
