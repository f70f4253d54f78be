/**
 * The name as it will be printed: capitals, counted with the company's prefix,
 * suggested from the names until somebody writes their own (APP-07).
 */
import { useEffect, useRef } from 'react';
import { fieldNamed } from '../../../kit/form/engine/field-name.ts';
import { FieldFrame } from '../../../kit/form/fields/field-frame.tsx';
import { hint as hintLook } from '../../../kit/form/engine/form.css.ts';
import { textOf } from '../../../kit/form/engine/form-paths.ts';
import { inputProps, narrow } from '../../../kit/form/fields/text-field.tsx';
import { useField, useForm, useValue, type FieldProps } from '../../../kit/form/engine/use-form.ts';
import { useT } from '../../../kit/words.tsx';
import { useApplying, useReadOnly } from '../application-context.ts';
import * as look from '../card-apply.css.ts';
import { lengthBeside } from './name-length.ts';
import { NameOnCardHint } from './name-on-card-hint.tsx';

const capitals = (text: string) => narrow(text).toUpperCase();
/** 'José' is printed JOSE; a name in other letters than Latin is for its owner to write. */
function printed(first: string, last: string, room: number): string {
  const name = `${first.trim()} ${last.trim()}`.normalize('NFKD').replace(/\p{M}/gu, '').replace(/’/g, "'").toUpperCase().trim();
  return /^[A-Z][A-Z .'-]*$/.test(name) && name.length <= room ? name : '';
}

export function NameOnCard(props: FieldProps) {
  const readOnly = useReadOnly(props.name);
  const t = useT('apply-start');
  const { opened } = useApplying();
  const form = useForm();
  const field = useField(props);
  const room = lengthBeside(opened.branding.prefix ?? '');
  const value = textOf(field.value);
  const suggested = printed(textOf(useValue(fieldNamed('first_name'))), textOf(useValue(fieldNamed('last_name'))), room);
  const last = useRef(form.state().started ? '' : suggested); // names may have been typed before this field came
  useEffect(() => {
    const before = last.current;
    last.current = suggested;
    if (suggested !== before && !readOnly && (textOf(form.value(props.name)) === before || form.value(props.name) === ''))
      form.set(props.name, suggested);
  }, [form, props.name, suggested, readOnly]);
  const described = [field.aria['aria-describedby'], `${field.id}-count`].filter(Boolean).join(' ');
  return (
    <FieldFrame
      field={field}
      {...props}
      after={
        <span className={look.ends} id={`${field.id}-count`}>
          <NameOnCardHint />
          <span className={hintLook}>{t('counted', { count: value.trim().length, max: room })}</span>
        </span>
      }
    >
      <input
        {...inputProps(field, capitals)}
        name={props.name}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={readOnly}
        aria-describedby={described}
      />
    </FieldFrame>
  );
}
