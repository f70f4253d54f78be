/** Two forms that tests fill in: sign-in and registration, against the contract's own rules. */
import { account } from '@bankside/core/contract/account/account.ts';
import { page } from 'vitest/browser';
import { CheckField } from '../choices/check-field.tsx';
import { fieldsOf, Form } from './form.tsx';
import { NewPasswordField } from '../fields/new-password-field.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { EmailField, TextField } from '../fields/text-field.tsx';

export const signIn = () => Promise.resolve(account.login.in);
const register = () => Promise.resolve(account.register.in);
const [signInField, field] = [fieldsOf(signIn), fieldsOf(register)];
export const box = (name: string) => page.getByRole('textbox', { name });
export const press = (name: string) => page.getByRole('button', { name }).click();

export function SignIn({
  onSubmit,
  schema = signIn,
}: {
  readonly onSubmit: (values: unknown) => unknown;
  readonly schema?: typeof signIn;
}) {
  return (
    <Form schema={schema} onSubmit={onSubmit} initial={{ captcha: 'solved' }} label="Sign in">
      <EmailField name={signInField('email')} label="Email" />
      <PasswordField name={signInField('password')} label="Password" />
      <SubmitButton>Sign in</SubmitButton>
    </Form>
  );
}

export function Register({ onSubmit = () => undefined }: { readonly onSubmit?: (values: unknown) => unknown }) {
  return (
    <Form schema={register} onSubmit={onSubmit} initial={{ country_code: '+65' }}>
      <TextField name={field('full_name')} label="Full name" />
      <EmailField name={field('email')} label="Email" />
      <TextField name={field('email_code')} label="Code" />
      <TextField name={field('phone')} label="Phone" />
      <NewPasswordField name={field('password')} label="Password" />
      <PasswordField name={field('confirm_password')} label="Password again" autoComplete="new-password" />
      <TextField name={field('invite_code')} label="Invitation" optional />
      <CheckField name={field('terms_accepted')} label="I accept the terms" />
      <SubmitButton>Open account</SubmitButton>
    </Form>
  );
}
