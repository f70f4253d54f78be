import { useLayoutEffect } from 'react';
import { account } from '@bankside/core/contract/account/account.ts';
import { describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { box, press, Register, SignIn, signIn } from './sample-forms-testing.tsx';
import { later, places, show, speak } from './form-testing.tsx';
import { Form } from './form.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextField } from '../fields/text-field.tsx';
import { UnsavedContext } from './use-unsaved.ts';
import { useLanguage } from '../../words.tsx';
import { fieldNamed } from './field-name.ts';
import { useField, useForm } from './use-form.ts';

const focused = (locator: ReturnType<typeof box>) => expect.poll(() => locator.element().matches(':focus')).toBe(true);

describe.each(places)('a form in the %s', (where) => {
  test('sends what the schema makes of the values, once, by Enter', async () => {
    const onSubmit = vi.fn();
    await show(<SignIn onSubmit={onSubmit} />, where);
    await userEvent.fill(box('Email'), ' Owner@Harbour-Vale.Example ');
    await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'Bankside-2026');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => onSubmit.mock.calls)
      .toEqual([[{ email: 'owner@harbour-vale.example', password: 'Bankside-2026', captcha: 'solved' }]]);
  });

  test('shows the fixed sentences, marks the fields, and focuses the first', async () => {
    const onSubmit = vi.fn();
    await show(<SignIn onSubmit={onSubmit} />, where);
    await press('Sign in');
    await expect.element(page.getByText('Email cannot be blank')).toBeVisible();
    await expect.element(page.getByText('Password cannot be blank')).toBeVisible();
    await focused(box('Email'));
    await expect.element(box('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(box('Email')).toHaveAccessibleDescription('Email cannot be blank');
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });
});

test('is not checked before it is touched, and the schema is not asked for', async () => {
  const schema = vi.fn(signIn);
  await show(<SignIn schema={schema} onSubmit={() => undefined} />);
  expect(schema).not.toHaveBeenCalled();
  await box('Email').click();
  await expect.poll(() => schema.mock.calls.length).toBe(1);
  await press('Sign in');
  await press('Sign in');
  expect(schema).toHaveBeenCalledTimes(1);
});

test('checks a field with content when it is left, stays silent about an empty one, and praises the repair at once', async () => {
  await show(<SignIn onSubmit={() => undefined} />);
  const fault = page.getByText('Enter an email address such as name@company.com');
  await box('Email').click();
  await userEvent.tab();
  await expect.element(page.getByText('Email cannot be blank')).not.toBeInTheDocument();
  await userEvent.fill(box('Email'), 'owner');
  expect(fault.query()).toBeNull(); // not while typing
  await page.getByLabelText('Password', { exact: true }).click();
  await expect.element(fault).toBeVisible();
  await userEvent.fill(box('Email'), 'owner@harbour-vale.example');
  await expect.element(fault).not.toBeInTheDocument();
});

test('a press on the button is not missed because an error below the field moves it', async () => {
  const onSubmit = vi.fn();
  await show(<SignIn onSubmit={onSubmit} />);
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'x');
  await userEvent.fill(box('Email'), 'owner');
  await press('Sign in');
  await expect.element(page.getByText('Enter an email address such as name@company.com')).toBeVisible();
  await userEvent.fill(box('Email'), 'o@b.example');
  await press('Sign in');
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
});

test('a double submit is one, and the button says that it is under way', async () => {
  const answer = later<void>();
  const onSubmit = vi.fn(() => answer.promise);
  await show(<SignIn onSubmit={onSubmit} />);
  await userEvent.fill(box('Email'), 'a@b.example');
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'x');
  const button = page.getByRole('button', { name: 'Sign in' });
  await userEvent.dblClick(button);
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  answer.resolve();
  await expect.element(button).not.toHaveAttribute('aria-busy');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('lists more than three errors with links that lead to their fields', async () => {
  await show(<Register />);
  await press('Open account');
  await expect.element(page.getByText('Correct these entries')).toBeVisible();
  const links = page.getByRole('listitem').getByRole('button');
  expect(links.elements().map((link) => link.textContent)).toEqual([
    'Full name',
    'Email',
    'Code',
    'Phone',
    'Password',
    'Password again',
    'I accept the terms',
  ]);
  await links.nth(3).click();
  await focused(box('Phone'));
});

test('says that the passwords differ although other fields are still empty, and leaves optional ones out', async () => {
  const onSubmit = vi.fn();
  await show(<Register onSubmit={onSubmit} />);
  await expect.element(page.getByText('(optional)')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'Bankside-2026');
  await userEvent.fill(page.getByLabelText('Password again'), 'Bankside-2027');
  await userEvent.tab();
  await expect.element(page.getByText('The two passwords do not match, please re-enter')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'Bankside-2027');
  await expect.element(page.getByText('The two passwords do not match, please re-enter')).not.toBeInTheDocument();
  await userEvent.fill(box('Full name'), 'Mei-Lin Tan');
  await userEvent.fill(box('Email'), 'm@b.example');
  await userEvent.fill(box('Code'), '123456');
  await userEvent.fill(box('Phone'), '6123 4567');
  await page.getByRole('checkbox').click();
  await press('Open account');
  await expect.poll(() => onSubmit.mock.calls[0]?.[0]).toMatchObject({ full_name: 'Mei-Lin Tan', terms_accepted: true });
  expect(onSubmit.mock.calls[0]?.[0]).not.toHaveProperty('invite_code');
});

test('another language keeps the values and translates what is shown', async () => {
  await show(<SignIn onSubmit={() => undefined} />);
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'kept');
  await press('Sign in');
  await expect.element(page.getByText('Email cannot be blank')).toBeVisible();
  await speak('ja');
  await expect.element(page.getByText('メールアドレスを入力してください')).toBeVisible();
  await speak('zh');
  await expect.element(page.getByText('邮箱不能为空')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '显示密码' })).toBeVisible();
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveValue('kept');
});

test('the list at the head names the fields in the language of the moment', async () => {
  const Speaking = () => {
    const language = useLanguage();
    const names = ['full_name', 'email', 'email_code', 'country_code', 'phone', 'password', 'confirm_password', 'terms_accepted'];
    return (
      <Form schema={() => Promise.resolve(account.register.in)} onSubmit={() => undefined}>
        {names.map((name) => (
          <TextField key={name} name={fieldNamed(name)} label={`${name} ${language}`} />
        ))}
        <SubmitButton>Send</SubmitButton>
      </Form>
    );
  };
  await show(<Speaking />);
  await press('Send');
  await expect.element(page.getByRole('button', { name: 'phone en' })).toBeVisible();
  await speak('ja');
  await expect.element(page.getByRole('button', { name: 'phone ja' })).toBeVisible();
  await speak('en');
});

test('an input method at work is neither checked nor sent', async () => {
  const onSubmit = vi.fn();
  await show(
    <Form schema={() => Promise.resolve(account.modify.in)} onSubmit={onSubmit}>
      <TextField name={fieldNamed('full_name')} label="Name" />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  await press('Save');
  const fault = page.getByText('Enter the name');
  await expect.element(fault).toBeVisible();
  const session = cdp();
  await session.send('Input.imeSetComposition', { text: 'たん', selectionStart: 2, selectionEnd: 2 });
  await expect.element(box('Name')).toHaveValue('たん');
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'Process', code: 'Enter', windowsVirtualKeyCode: 229 });
  await expect.element(fault).toBeVisible(); // not judged half-way
  expect(onSubmit).not.toHaveBeenCalled();
  await session.send('Input.insertText', { text: '丹' });
  await expect.element(fault).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ full_name: '丹' }]]);
});

test('waits for a field that is drawn together with what sends', async () => {
  const check = fieldNamed<string>('check');
  const send = vi.fn((_check: string) => Promise.resolve());
  function Check() {
    const form = useForm();
    useField({ name: check, label: 'Check' }, { ready: () => Promise.resolve().then(() => form.set(check, 'solved')) });
    return null;
  }
  function Sending() {
    const form = useForm();
    useLayoutEffect(() => void form.act([check], send), [form]);
    return <Check />;
  }
  await show(
    <Form onSubmit={() => undefined}>
      <Sending />
    </Form>,
  );
  await expect.poll(() => send.mock.calls).toEqual([['solved']]);
});

test('tells the page what would be lost, until it is sent', async () => {
  const tell = vi.fn();
  await show(
    <UnsavedContext value={tell}>
      <Form guarded schema={() => Promise.resolve(account.modify.in)} onSubmit={() => undefined} initial={{ full_name: 'Tan' }}>
        <TextField name={fieldNamed('full_name')} label="Name" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    </UnsavedContext>,
  );
  const now = () => tell.mock.lastCall?.[1];
  await userEvent.fill(box('Name'), 'Tan M');
  await expect.poll(now).toBe(true);
  await userEvent.fill(box('Name'), 'Tan');
  await expect.poll(now).toBe(false);
  await userEvent.fill(box('Name'), 'Lim');
  await press('Save');
  await expect.poll(now).toBe(false);
});
