import { useId } from 'react';
import * as look from '../form/engine/form.css.ts';
import * as segmentLook from '../form/choices/segments.css.ts';
import { started as startedLook } from './segmented.css.ts';

export type Segment<V extends string> = { readonly value: V; readonly label: string; readonly note?: string | undefined };
type SegmentedProps<V extends string> = {
  readonly label: string;
  readonly options: readonly Segment<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** Name and note begin at the left of each choice. */
  readonly started?: boolean;
};

/** Exclusive choices, all visible, that act at once and are not part of a form; native radios, so arrows move (DES-28). */
export function Segmented<V extends string>({ label, options, value, onChange, started = false }: SegmentedProps<V>) {
  const id = useId();
  return (
    <div className={look.field} role="radiogroup" aria-labelledby={id}>
      <span className={look.label} id={id}>
        {label}
      </span>
      <div className={segmentLook.segments}>
        {options.map((option) => (
          <label key={option.value} className={started ? `${segmentLook.segment} ${startedLook}` : segmentLook.segment}>
            <input
              type="radio"
              className={segmentLook.segmentInput}
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
            {option.note && <span className={segmentLook.segmentNote}>{option.note}</span>}
          </label>
        ))}
      </div>
    </div>
  );
}
