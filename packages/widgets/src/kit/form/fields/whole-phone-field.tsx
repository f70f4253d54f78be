/** A telephone number as one value, '+65 6555 0142': the country's code to choose, the number to type. */
import { useRef } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { PhoneControls } from './phone-field.tsx';
import { textOf } from '../engine/form-paths.ts';
import { useField, useForm, type FieldProps } from '../engine/use-form.ts';

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
  const form = useForm();
  const field = useField(props);
  const list = useRef<HTMLInputElement>(null);
  const [code, number] = split(textOf(field.value));
  const now = () => split(textOf(form.value(props.name)));
  return (
    <FieldFrame field={field} group="group" {...props}>
      <PhoneControls
        name={props.name}
        codeName={`${props.name}_code`}
        code={{ ...field, id: `${field.id}-code`, ref: list, value: code, set: (next) => field.set(joined(textOf(next), now()[1])) }}
        number={{ ...field, value: number, set: (typed) => field.set(joined(now()[0], textOf(typed))) }}
      />
    </FieldFrame>
  );
}
