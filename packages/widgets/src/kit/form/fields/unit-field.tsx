/** A figure with its unit behind it: a share in percent. The value is the text without the unit. */
import { FieldFrame } from './field-frame.tsx';

import { inputProps, narrow } from './text-field.tsx';
import * as look from './unit-field.css.ts';
import { useField, type FieldProps } from '../engine/use-form.ts';

export function UnitField({ unit, ...props }: FieldProps & { /** '%'. */ readonly unit: string }) {
  const field = useField(props);
  const bare = (typed: string) => narrow(typed).replace(unit, '');
  return (
    <FieldFrame field={field} {...props}>
      <div className={look.box}>
        <input {...inputProps(field, bare)} inputMode="decimal" autoComplete="off" />
        <span className={look.unit} aria-hidden="true">
          {unit}
        </span>
      </div>
    </FieldFrame>
  );
}
