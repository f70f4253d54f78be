/** A choice from a long list: type to filter, or open it and move with the arrows (DES-27). */
import { Icon } from '../../icon/icon.tsx';
import { hidden } from '../../theme/text.css.ts';
import { useT } from '../../words.tsx';
import { FieldFrame } from '../fields/field-frame.tsx';
import { controlProps } from '../fields/text-field.tsx';
import * as controls from '../fields/controls.css.ts';
import * as look from '../engine/form.css.ts';
import { ComboList } from './combo-list.tsx';
import { useCombo, type ComboOption } from './use-combo.ts';
import { useField, type Field, type FieldProps } from '../engine/use-form.ts';

type Props = FieldProps & {
  readonly options: readonly ComboOption[];
  readonly placeholder?: string;
  readonly autoComplete?: string;
  /** Where options are searched elsewhere: what is typed, '' once it is left. */
  readonly onTyped?: (text: string) => void;
};

export function ComboField({ options, placeholder, autoComplete, onTyped, ...props }: Props) {
  const field = useField(props);
  const t = useT('form');
  return (
    <FieldFrame field={field} {...props}>
      <Combo
        field={field}
        label={props.label}
        options={options}
        placeholder={placeholder ?? t('choose')}
        autoComplete={autoComplete}
        onTyped={onTyped}
      />
    </FieldFrame>
  );
}

type ComboProps = {
  readonly field: Field;
  readonly label: string;
  readonly options: readonly ComboOption[];
  readonly placeholder?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly onTyped?: ((text: string) => void) | undefined;
  /** What is in the closed control, where that is shorter than the option: "+65". */
  readonly brief?: (option: ComboOption) => string;
  /** The control has a name of its own, inside of a group. */
  readonly named?: string;
};

/** The control alone, for fields made of several. */
export function Combo({ field, label, options, placeholder, autoComplete, onTyped, brief, named }: ComboProps) {
  const t = useT('form');
  const combo = useCombo({ field, options, onTyped, ...(brief ? { brief } : {}) });
  return (
    <div className={controls.held}>
      <input
        {...controlProps(field)}
        className={`${look.control} ${controls.choice}`}
        role="combobox"
        aria-label={named}
        aria-autocomplete="list"
        aria-expanded={combo.open}
        aria-controls={combo.open ? `${field.id}-list` : undefined}
        aria-activedescendant={combo.active ? `${field.id}-${combo.active.value}` : undefined}
        value={combo.text}
        placeholder={placeholder}
        autoComplete={autoComplete ?? 'off'}
        spellCheck={false}
        {...combo.handlers}
      />
      <span className={controls.arrow}>
        <Icon name="down" />
      </span>
      {combo.open && <ComboList anchor={field.ref} id={field.id} label={named ?? label} combo={combo} />}
      <span className={hidden} role="status">
        {combo.open ? (combo.found.length ? t('combo.found', { count: combo.found.length }) : t('combo.none', { text: combo.text })) : ''}
      </span>
    </div>
  );
}
