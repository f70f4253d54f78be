/** Country code and number side by side under one label: two values, two errors. */
import { callingCodes, firstWith, isCountry } from '@bankside/core/rules/calling-codes.ts';
import { useState } from 'react';
import { useLanguage, useT } from '../../words.tsx';
import { Combo } from '../choices/combo-field.tsx';
import type { ComboOption } from '../choices/use-combo.ts';
import { callingCodeOptions } from '../choices/country-options.ts';
import { FieldErrorLine, FieldFrame } from './field-frame.tsx';
import * as controls from './controls.css.ts';
import { inputProps, narrow } from './text-field.tsx';
import type { FieldName } from '../engine/field-name.ts';
import { useField, type FieldProps } from '../engine/use-form.ts';
import { textOf } from '../engine/form-paths.ts';

type Props = FieldProps & { /** The name of the country code, `+65`. */ readonly codeName: FieldName };

const codeOf = (country: string) => (isCountry(country) ? callingCodes[country] : '');
const briefly = ({ note = '' }: ComboOption) => note;

export function PhoneField({ codeName, ...props }: Props) {
  const t = useT('form');
  const options = callingCodeOptions(useLanguage());
  const number = useField(props);
  const code = useField({ name: codeName, label: t('phone.code'), optional: props.optional });
  const [country, setCountry] = useState('');
  const value = textOf(code.value);
  const shown = codeOf(country) === value ? country : (firstWith(value) ?? '');
  const choose = (next: unknown) => {
    setCountry(textOf(next));
    code.set(codeOf(textOf(next)));
  };
  return (
    <FieldFrame field={number} group="group" {...props}>
      <div className={controls.phone}>
        <Combo
          field={{ ...code, value: shown, set: choose }}
          name={codeName}
          label={t('phone.code')}
          named={t('phone.code')}
          options={options}
          brief={briefly}
          placeholder="+"
          autoComplete="tel-country-code"
        />
        <input
          {...inputProps(number, narrow)}
          name={props.name}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          aria-label={t('phone.number')}
        />
      </div>
      <FieldErrorLine field={code} />
    </FieldFrame>
  );
}
