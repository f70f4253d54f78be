/** The name of a field knows its form and its value: tsc holds what is here. */
import { account } from '@bankside/core/contract/account/account.ts';
import { expect, expectTypeOf, test } from 'vitest';
import type { TextFieldProps } from '../fields/text-field.tsx';
import type { FieldName } from './field-name.ts';
import { fieldsOf } from './form.tsx';
import type { FormStore } from './form-store.ts';
import { useValue } from './use-form.ts';

const field = fieldsOf(() => Promise.resolve(account.register.in));
type Name = Parameters<typeof field>[0];

test('a name is the text that the schema uses, and knows the type of its value', () => {
  expect(field('email_code')).toBe('email_code');
  expectTypeOf(field('email_code')).toEqualTypeOf<FieldName<string>>();
  expectTypeOf(field('terms_accepted')).toEqualTypeOf<FieldName<true>>();
  expectTypeOf(() => useValue(field('country_code'))).returns.toEqualTypeOf<string | undefined>();
  expectTypeOf<FormStore['set']>().toBeCallableWith(field('terms_accepted'), true);
});

test('a word that the schema has not is no name, and no field takes a mere text', () => {
  expectTypeOf<'email_code'>().toExtend<Name>();
  expectTypeOf<'emial_code'>().not.toExtend<Name>();
  expectTypeOf<'captcha'>().not.toExtend<Name>();
  expectTypeOf<'email_code'>().not.toExtend<TextFieldProps['name']>();
});
