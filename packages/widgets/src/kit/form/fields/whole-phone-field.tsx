/** A telephone number as one value, '+65 6555 0142': the country's code to choose, the number to type. */
import { callingCodes, firstWith, isCountry } from '@bankside/core/rules/calling-codes.ts';
import { useRef, useState } from 'react';
import { useLanguage, useT } from '../../words.tsx';
import { Combo } from '../choices/combo-field.tsx';
import type { ComboOption } from '../choices/use-combo.ts';
import { callingCodeOptions } from '../choices/country-options.ts';
import { FieldFrame } from './field-frame.tsx';
import * as controls from './controls.css.ts';
import { textOf } from '../engine/form-paths.ts';
import { inputProps, narrow } from './text-field.tsx';
import { useField, useForm, type FieldProps } from '../engine/use-form.ts';

const codeOf = (country: string) => (isCountry(country) ? callingCodes[country] : '');
const briefly = ({ note = '' }: ComboOption) => note;
const split = (value: string): readonly [string, string] => {
  const [, code = '', number = ''] = /^(\+\d*)?\s?(.*)$/.exec(value) ?? [];
  return [code, number];
};
/** A number pasted with its code is both. */
const joined = (code: string, number: string): string => {
  const [ownCode, rest] = /^\+\d+\s/.test(number) ? split(number) : [code, number];
  return ownCode ? `${ownCode} ${rest}`.trimEnd() : rest;
};

export function WholePhoneField(props: FieldProps) {
  const t = useT('form');
  const form = useForm();
  const options = callingCodeOptions(useLanguage());
  const field = useField(props);
  const list = useRef<HTMLInputElement>(null);
  const [country, setCountry] = useState('');
  const [code, number] = split(textOf(field.value));
  const shown = codeOf(country) === code ? country : (firstWith(code) ?? '');
  const now = () => split(textOf(form.value(props.name)));
  const choose = (next: unknown) => {
    setCountry(textOf(next));
    field.set(joined(codeOf(textOf(next)), now()[1]));
  };
  return (
    <FieldFrame field={field} group="group" {...props}>
      <div className={controls.phone}>
        <Combo
          field={{ ...field, id: `${field.id}-code`, ref: list, value: shown, set: choose }}
          name={`${props.name}_code`}
          label={t('phone.code')}
          named={t('phone.code')}
          options={options}
          brief={briefly}
          placeholder="+"
          autoComplete="tel-country-code"
        />
        <input
          {...inputProps({ ...field, value: number, set: (typed) => field.set(joined(now()[0], textOf(typed))) }, narrow)}
          name={props.name}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          aria-label={t('phone.number')}
        />
      </div>
    </FieldFrame>
  );
}
