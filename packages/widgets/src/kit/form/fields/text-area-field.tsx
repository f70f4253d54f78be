import { useT } from '../../words.tsx';
import { FieldFrame } from './field-frame.tsx';
import * as controls from './controls.css.ts';
import * as look from '../engine/form.css.ts';
import { useField, type FieldProps } from '../engine/use-form.ts';
import { controlProps } from './text-field.tsx';

type Props = FieldProps & {
  readonly rows?: number | undefined;
  readonly placeholder?: string | undefined;
  /** Shown as "12 of 4000" once half of it is used. */ readonly maxLength?: number | undefined;
};

export function TextArea({ rows = 4, placeholder, maxLength, ...props }: Props) {
  const field = useField<HTMLTextAreaElement>(props);
  const t = useT('form');
  const control = controlProps(field);
  const { length } = [...control.value]; // as the contract counts: an emoji is one
  return (
    <FieldFrame field={field} {...props}>
      <textarea {...control} className={`${look.control} ${controls.area}`} rows={rows} placeholder={placeholder} />
      {maxLength !== undefined && length * 2 > maxLength && (
        <span className={look.hint}>{t('length', { count: length, max: maxLength })}</span>
      )}
    </FieldFrame>
  );
}
