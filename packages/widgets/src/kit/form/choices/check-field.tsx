import type { ReactNode } from 'react';
import { checkShape } from '../../icon/first-shapes.ts';
import { Drawing } from '../../icon/drawing.tsx';
import type { FieldName } from '../engine/field-name.ts';
import { FieldErrorLine } from '../fields/field-frame.tsx';
import * as boxLook from './box.css.ts';
import * as look from '../engine/form.css.ts';
import { useField } from '../engine/use-form.ts';

type Props = {
  readonly name: FieldName;
  /** Names the field in the list of errors; also the text of the line unless children say more. */ readonly label: string;
  readonly optional?: boolean;
  readonly children?: ReactNode;
};

/** One tick; the whole line is its target. Never ticked beforehand where it confirms something (DES-29). */
export function CheckField({ children, ...props }: Props) {
  const { ref, ...field } = useField(props, { empty: false });
  return (
    <div className={look.field} data-field={props.name}>
      <label className={boxLook.check}>
        <span className={boxLook.boxHold}>
          <input
            type="checkbox"
            id={field.id}
            ref={ref}
            name={props.name}
            className={boxLook.box}
            checked={field.value === true}
            onChange={(event) => field.set(event.currentTarget.checked)}
            {...field.aria}
          />
          <span className={boxLook.tick}>
            <Drawing shape={checkShape} small />
          </span>
        </span>
        <span>{children ?? props.label}</span>
      </label>
      <FieldErrorLine field={field} />
    </div>
  );
}
