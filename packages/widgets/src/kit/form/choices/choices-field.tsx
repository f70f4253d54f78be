/** Several of a few, all visible: a tick for each. The value is a list of codes, in the order of the options. */
import { Icon } from '../../icon/icon.tsx';
import { choices } from './choices-field.css.ts';
import { FieldFrame } from '../fields/field-frame.tsx';
import * as boxLook from './box.css.ts';
import type { Option } from './select-field.tsx';
import { useField, type FieldProps } from '../engine/use-form.ts';

const none: readonly string[] = [];

export function ChoicesField({ options, ...props }: FieldProps & { readonly options: readonly Option[] }) {
  const focus = () => ref.current?.querySelector('input')?.focus();
  const { ref, ...field } = useField<HTMLDivElement>(props, { empty: none, focus });
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : none;
  const press = (code: string) =>
    field.set(options.map(({ value }) => value).filter((value) => (value === code ? !chosen.includes(code) : chosen.includes(value))));
  return (
    <FieldFrame field={field} group="group" {...props}>
      <div ref={ref} className={choices}>
        {options.map(({ value, label }) => (
          <label key={value} className={boxLook.check}>
            <span className={boxLook.boxHold}>
              <input
                type="checkbox"
                className={boxLook.box}
                checked={chosen.includes(value)}
                onChange={() => press(value)}
                aria-invalid={field.aria['aria-invalid']}
              />
              <span className={boxLook.tick}>
                <Icon name="check" small />
              </span>
            </span>
            <span>{label}</span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
