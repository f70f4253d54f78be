/** Several of a long list: what is chosen is above as chips that can be removed, the combobox below adds one more. */
import { useRef } from 'react';
import { Icon } from '../../icon/icon.tsx';
import { useT } from '../../words.tsx';
import { Combo } from './combo-field.tsx';
import type { ComboOption } from './use-combo.ts';
import { FieldFrame } from '../fields/field-frame.tsx';
import * as look from './multi-combo-field.css.ts';
import { useField, useForm, type FieldProps } from '../engine/use-form.ts';

type Props = FieldProps & {
  readonly options: readonly ComboOption[];
  /** How many may be chosen. */ readonly max?: number | undefined;
};
const none: readonly string[] = [];

/** The value is a list of codes, in the order of choosing. */
export function MultiComboField({ options, max = options.length, ...props }: Props) {
  const t = useT('form');
  const form = useForm();
  const chips = useRef<HTMLUListElement>(null);
  const focus = () => (field.ref.current ?? chips.current?.querySelector('button'))?.focus();
  const field = useField(props, { empty: none, focus });
  const read = (value: unknown) => (Array.isArray(value) ? value.filter((code): code is string => typeof code === 'string') : none);
  const chosen = read(field.value);
  const add = (code: unknown) => {
    const now = read(form.value(props.name));
    if (typeof code !== 'string' || code === '' || now.includes(code)) return;
    const stood = field.ref.current?.matches(':focus');
    field.set([...now, code]);
    if (stood && now.length + 1 === max) setTimeout(focus); // the combobox is gone
  };
  const remove = (code: string) => {
    field.set(chosen.filter((each) => each !== code));
    setTimeout(focus); // the pressed one is gone, and the combobox may only come back now
  };
  const left = options.filter(({ value }) => !chosen.includes(value));
  const nameOf = (code: string) => options.find(({ value }) => value === code)?.label ?? code;
  return (
    <FieldFrame field={field} group="group" {...props}>
      {chosen.length > 0 && (
        <ul ref={chips} className={look.chips}>
          {chosen.map((code) => (
            <li key={code} className={look.chip}>
              {nameOf(code)}
              <button
                type="button"
                className={look.remove}
                aria-label={t('several.remove', { name: nameOf(code) })}
                onClick={() => remove(code)}
              >
                <Icon name="close" small />
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen.length < max ? (
        <Combo
          field={{ ...field, value: '', set: add }}
          label={props.label}
          named={props.label}
          options={left}
          placeholder={t(chosen.length ? 'several.another' : 'choose')}
        />
      ) : (
        <span className={look.full}>{t('several.full', { max })}</span>
      )}
    </FieldFrame>
  );
}
