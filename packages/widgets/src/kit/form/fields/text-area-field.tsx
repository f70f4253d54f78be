import { useT } from '../../words.tsx';
import { FieldFrame } from './field-frame.tsx';
import * as controls from './controls.css.ts';
import * as look from '../engine/form.css.ts';
import { useField, type FieldProps } from '../engine/use-form.ts';
import { textOf } from '../engine/form-paths.ts';

type Props = FieldProps & {
  readonly rows?: number | undefined;
  readonly placeholder?: string | undefined;
  /** Shown as "12 of 4000" once half of it is used. */ readonly maxLength?: number | undefined;
};

export function TextArea({ rows = 4, placeholder, maxLength, ...props }: Props) {
  const { ref, ...field } = useField<HTMLTextAreaElement>(props);
  const t = useT('form');
  const value = textOf(field.value);
  return (
    <FieldFrame field={field} {...props}>
      <textarea
        id={field.id}
        ref={ref}
        name={props.name}
        className={`${look.control} ${controls.area}`}
        part="input"
        value={value}
        rows={rows}
        placeholder={placeholder}
        onChange={(event) => field.set(event.currentTarget.value)}
        onBlur={field.left}
        {...field.aria}
      />
      {maxLength !== undefined && value.length * 2 > maxLength && (
        <span className={look.hint}>{t('length', { count: value.length, max: maxLength })}</span>
      )}
    </FieldFrame>
  );
}
