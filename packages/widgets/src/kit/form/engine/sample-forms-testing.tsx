/** Two forms that tests fill in: sign-in and registration, against the contract's own rules. */
import { account } from '@bankside/core/contract/account.ts';
import { page } from 'vitest/browser';
import { CheckField } from '../choices/check-field.tsx';
import { Form } from './form.tsx';
import { NewPasswordField } from '../fields/new-password-field.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { EmailField, TextField } from '../fields/text-field.tsx';

export const signIn = () => Promise.resolve(account.login.in);
const register = () => Promise.resolve(account.register.in);
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
      <EmailField name="email" label="Email" />
      <PasswordField name="password" label="Password" />
      <SubmitButton>Sign in</SubmitButton>
    </Form>
  );
}

export function Register({ onSubmit = () => undefined }: { readonly onSubmit?: (values: unknown) => unknown }) {
  return (
    <Form schema={register} onSubmit={onSubmit} initial={{ country_code: '+65' }}>
      <TextField name="full_name" label="Full name" />
      <EmailField name="email" label="Email" />
      <TextField name="email_code" label="Code" />
      <TextField name="phone" label="Phone" />
      <NewPasswordField name="password" label="Password" />
      <PasswordField name="confirm_password" label="Password again" autoComplete="new-password" />
      <TextField name="invite_code" label="Invitation" optional />
      <CheckField name="terms_accepted" label="I accept the terms" />
      <SubmitButton>Open account</SubmitButton>
    </Form>
  );
}
