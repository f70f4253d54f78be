import { Icon } from '../../icon/icon.tsx';
import { useT } from '../../words.tsx';
import { FieldFrame } from '../fields/field-frame.tsx';
import * as controls from '../fields/controls.css.ts';
import * as look from '../engine/form.css.ts';
import { useField, type FieldProps } from '../engine/use-form.ts';
import { textOf } from '../engine/form-paths.ts';

export type Option = { readonly value: string; readonly label: string; /** A second line or a code beside it. */ readonly note?: string };
type Props = FieldProps & {
  readonly options: readonly Option[];
  /** The first, empty line. "Choose" unless given. */ readonly placeholder?: string;
  readonly autoComplete?: string;
};

/** The platform's own select: for short lists. Long ones take ComboField. */
export function SelectField({ options, placeholder, autoComplete, ...props }: Props) {
  const { ref, ...field } = useField<HTMLSelectElement>(props);
  const t = useT('form');
  return (
    <FieldFrame field={field} {...props}>
      <div className={controls.held}>
        <select
          id={field.id}
          ref={ref}
          name={props.name}
          className={`${look.control} ${controls.choice}`}
          part="input"
          value={textOf(field.value)}
          autoComplete={autoComplete}
          onChange={(event) => field.set(event.currentTarget.value)}
          onBlur={field.left}
          {...field.aria}
        >
          <option value="">{placeholder ?? t('choose')}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <span className={controls.arrow}>
          <Icon name="down" />
        </span>
      </div>
    </FieldFrame>
  );
}
