import { Refused, Unreachable } from '@bankside/core/client/errors.ts';
import { account } from '@bankside/core/contract/account/account.ts';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { box, press, SignIn, signIn } from './sample-forms-testing.tsx';
import { show } from './form-testing.tsx';
import { Form } from './form.tsx';
import { SubmitButton } from './submit-button.tsx';
import { EmailField, TextField } from '../fields/text-field.tsx';
import { useForm } from './use-form.ts';
import { fieldNamed } from './field-name.ts';

const focused = (locator: ReturnType<typeof box>) => expect.poll(() => locator.element().matches(':focus')).toBe(true);

test('a refusal lands on its fields, follows the language, and goes when the field changes; nothing typed is lost', async () => {
  const refused = new Refused(
    1020,
    'This email has an account',
    [
      { field: 'email', rule: 'emailSeen', msg: 'This email has an account' },
      { field: 'password', rule: 'passwordShort', msg: 'Use at least 8 characters' },
    ],
    'r-1',
  );
  await show(<SignIn onSubmit={() => Promise.reject(refused)} />);
  await userEvent.fill(box('Email'), 'a@b.example');
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'short');
  await press('Sign in');
  await expect.element(page.getByText('This email has an account')).toBeVisible();
  await expect.element(page.getByText('Use at least 8 characters')).toBeVisible();
  await focused(box('Email'));
  await expect.element(box('Email')).toHaveValue('a@b.example');
  expect(page.getByRole('alert').query()).toBeNull();
  expect(refused.shown).toBe(true);
  await userEvent.type(box('Email'), 'x');
  await expect.element(page.getByText('This email has an account')).not.toBeInTheDocument();
  await expect.element(page.getByText('Use at least 8 characters')).toBeVisible();
});

test('what the bank said of a field is still said when another field is sent empty, and does not hold back the form', async () => {
  const answers = [new Refused(1020, '', [{ field: 'email', rule: 'emailSeen', msg: 'This email has an account' }], 'r-1')];
  const onSubmit = vi.fn(() => (answers.length > 0 ? Promise.reject(answers.shift()) : Promise.resolve()));
  await show(<SignIn onSubmit={onSubmit} />);
  const password = page.getByLabelText('Password', { exact: true });
  await userEvent.fill(box('Email'), 'a@b.example');
  await userEvent.fill(password, 'short');
  await press('Sign in');
  await expect.element(page.getByText('This email has an account')).toBeVisible();
  await userEvent.fill(password, '');
  await press('Sign in');
  await expect.element(password).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText('This email has an account')).toBeVisible();
  await userEvent.fill(password, 'longer');
  await press('Sign in');
  await expect.poll(() => onSubmit.mock.calls.length).toBe(2);
  await expect.element(page.getByText('This email has an account')).not.toBeInTheDocument();
});

test('a form that got no answer after all retries says so, although the first failure was shown', async () => {
  await show(<SignIn onSubmit={() => Promise.reject(Object.assign(new Unreachable('', null), { shown: true }))} />);
  await userEvent.fill(box('Email'), 'a@b.example');
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'x');
  await press('Sign in');
  await expect.element(page.getByRole('alert')).toHaveTextContent('This did not work. Nothing you entered is lost. Try again.');
});

test('what is thrown without fields is at the head of the form; a fault of ours does not show its inside', async () => {
  const errors: Error[] = [new Refused(1003, 'Email or password is wrong', [], 'r-2'), new TypeError('x is undefined')];
  await show(<SignIn onSubmit={() => Promise.reject(errors.shift())} />);
  await userEvent.fill(box('Email'), 'a@b.example');
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'x');
  await press('Sign in');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Email or password is wrong');
  await press('Sign in');
  await expect.element(page.getByRole('alert')).toHaveTextContent('This did not work. Nothing you entered is lost. Try again.');
});

test('a schema that cannot be fetched is said, and asked for again', async () => {
  let offline = true;
  const schema = () => (offline ? Promise.reject(new TypeError('Failed to fetch dynamically imported module')) : signIn());
  const onSubmit = vi.fn();
  await show(<SignIn schema={schema} onSubmit={onSubmit} />);
  await userEvent.fill(box('Email'), 'a@b.example');
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'x');
  await press('Sign in');
  await expect.element(page.getByRole('alert')).toBeVisible();
  offline = false;
  await press('Sign in');
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
});

test('an act leads to what it was refused for, and not to what was wrong before', async () => {
  const refused = new Refused(1005, 'The code is incorrect', [{ field: 'code', rule: 'codeWrong', msg: 'The code is incorrect' }], 'r-3');
  const check = () => Promise.reject(refused);
  function Check() {
    const form = useForm();
    return (
      <button type="button" onClick={() => void form.act([fieldNamed('code')], check)}>
        Check
      </button>
    );
  }
  await show(
    <Form schema={signIn} onSubmit={() => undefined}>
      <EmailField name={fieldNamed('email')} label="Email" />
      <TextField name={fieldNamed('code')} label="Code" />
      <Check />
    </Form>,
  );
  await userEvent.fill(box('Email'), 'nobody');
  await userEvent.fill(box('Code'), '000000');
  await expect.element(box('Email')).toHaveAttribute('aria-invalid', 'true');
  await press('Check');
  await expect.element(page.getByText('The code is incorrect')).toBeVisible();
  await focused(box('Code'));
  await expect.element(box('Email')).toHaveAttribute('aria-invalid', 'true');
});

test('a field that leaves the page takes its error along', async () => {
  function Hiding() {
    const [hidden, setHidden] = useState(false);
    return (
      <>
        {!hidden && <EmailField name={fieldNamed('email')} label="Email" />}
        <button type="button" onClick={() => setHidden(true)}>
          Hide
        </button>
      </>
    );
  }
  await show(
    <Form schema={() => Promise.resolve(account.sendEmail.in)} onSubmit={() => undefined} initial={{ purpose: 'register' }}>
      <Hiding />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  await press('Save');
  await expect.element(page.getByText('Email cannot be blank')).toBeVisible();
  await press('Hide');
  await expect.element(page.getByText('Email cannot be blank')).not.toBeInTheDocument();
});

test('groups that repeat: nested names make nested values, and their errors find their fields', async () => {
  const onSubmit = vi.fn();
  function Directors() {
    const [count, setCount] = useState(2);
    return (
      <Form onSubmit={onSubmit}>
        {Array.from({ length: count }, (_, at) => (
          <TextField key={at} name={fieldNamed(`directors[${at}].name`)} label={`Director ${at + 1}`} />
        ))}
        <button type="button" onClick={() => setCount(count + 1)}>
          Add
        </button>
        <SubmitButton>Save</SubmitButton>
      </Form>
    );
  }
  await show(<Directors />);
  await userEvent.fill(box('Director 1'), 'Tan');
  await userEvent.fill(box('Director 2'), 'Weber');
  onSubmit.mockRejectedValueOnce(
    new Refused(1000, 'Check', [{ field: 'directors.1.name', rule: 'nameBlank', msg: 'Enter the name' }], 'r-3'),
  );
  await press('Save');
  await expect.element(box('Director 2')).toHaveAccessibleDescription('Enter the name');
  await expect.element(box('Director 1')).not.toHaveAttribute('aria-invalid');
  await press('Save');
  await expect.poll(() => onSubmit.mock.lastCall?.[0]).toEqual({ directors: [{ name: 'Tan' }, { name: 'Weber' }] });
});
