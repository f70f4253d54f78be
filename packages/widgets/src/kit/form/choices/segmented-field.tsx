import { FieldFrame } from '../fields/field-frame.tsx';
import * as look from './segments.css.ts';
import type { Option } from './select-field.tsx';
import { useField, type FieldProps } from '../engine/use-form.ts';

/** Two to four exclusive choices, all visible; native radios, so arrows move (DES-28). */
export function SegmentedField({ options, ...props }: FieldProps & { readonly options: readonly Option[] }) {
  const { ref, ...field } = useField<HTMLDivElement>(props, {
    focus: () => (ref.current?.querySelector<HTMLElement>(':checked') ?? ref.current?.querySelector('input'))?.focus(),
  });
  return (
    <FieldFrame field={field} group="radiogroup" {...props}>
      <div ref={ref} className={field.error ? `${look.segments} ${look.segmentsBad}` : look.segments}>
        {options.map(({ value, label, note }) => (
          <label key={value} className={look.segment}>
            <input
              type="radio"
              className={look.segmentInput}
              name={field.id}
              value={value}
              checked={field.value === value}
              onChange={() => field.set(value)}
            />
            <span>{label}</span>
            {note && <span className={look.segmentNote}>{note}</span>}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
