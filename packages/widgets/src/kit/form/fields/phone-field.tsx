/** Country code and number side by side under one label: two values, two errors. */
import { callingCodes, firstWith, isCountry } from '@bankside/core/rules/calling-codes.ts';
import { useState } from 'react';
import { useLocale, useT } from '../../words.tsx';
import { Combo } from '../choices/combo-field.tsx';
import type { ComboOption } from '../choices/use-combo.ts';
import { callingCodeOptions } from '../choices/country-options.ts';
import { FieldErrorLine, FieldFrame } from './field-frame.tsx';
import * as controls from './controls.css.ts';
import { inputProps, narrow } from './text-field.tsx';
import { useField, type Field, type FieldProps } from '../engine/use-form.ts';
import type { FieldName } from '../engine/field-name.ts';
import { textOf } from '../engine/form-paths.ts';

type Props = FieldProps & { /** The name of the country code, `+65`. */ readonly codeName: FieldName };

const codeOf = (country: string) => (isCountry(country) ? callingCodes[country] : '');
const briefly = ({ note = '' }: ComboOption) => note;

export function PhoneField({ codeName, ...props }: Props) {
  const t = useT('form');
  const number = useField(props);
  const code = useField({ name: codeName, label: t('phone.code'), optional: props.optional });
  return (
    <FieldFrame field={number} group="group" {...props}>
      <PhoneControls code={code} number={number} />
      <FieldErrorLine field={code} />
    </FieldFrame>
  );
}

type ControlsProps = { readonly code: Field; readonly number: Field };

/** The two controls. Of the countries that share a code the one that was chosen stays shown. */
export function PhoneControls({ code, number }: ControlsProps) {
  const t = useT('form');
  const options = callingCodeOptions(useLocale());
  const [country, setCountry] = useState('');
  const value = textOf(code.value);
  const shown = codeOf(country) === value ? country : (firstWith(value) ?? '');
  const choose = (next: unknown) => {
    setCountry(textOf(next));
    code.set(codeOf(textOf(next)));
  };
  return (
    <div className={controls.phone} dir="ltr">
      <Combo
        field={{ ...code, value: shown, set: choose }}
        label={t('phone.code')}
        named={t('phone.code')}
        options={options}
        brief={briefly}
        placeholder="+"
        autoComplete="tel-country-code"
      />
      <input {...inputProps(number, narrow)} type="tel" inputMode="tel" autoComplete="tel-national" aria-label={t('phone.number')} />
    </div>
  );
}
