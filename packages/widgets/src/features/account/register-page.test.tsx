import { session } from '@bankside/core/session/session.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandbox, showScreen } from '../../../../../tests/support/screen.tsx';
import { RegisterPage } from './register-page.tsx';

const show = () => showScreen(null, <RegisterPage />, { words: ['account', 'legal'] });
const type = (label: string, text: string) => userEvent.fill(screen.getByLabelText(label), text);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Open account' }));
let last = 0;
const newEmail = () => `page-${Date.now()}-${++last}@register.example`;

async function codeFor(email: string): Promise<string> {
  await type('Work email', email);
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await expect.poll(async () => (await sandbox.mail(email)).length, { timeout: 20_000 }).toBe(1);
  const [mail] = await sandbox.mail(email);
  return mail?.code ?? '';
}

async function fillRest(): Promise<void> {
  await type('Full name', 'Ines Duarte');
  await userEvent.click(screen.getByRole('combobox', { name: 'Country code' }));
  await userEvent.keyboard('Japan');
  await userEvent.click(await screen.findByRole('option', { name: /Japan/ }));
  await type('Number', '90 1234 5678');
  await type('Password', 'Quiet-Garden-26');
  await type('Confirm password', 'Quiet-Garden-26');
  await userEvent.click(screen.getByRole('checkbox'));
}

test('marks the seven required fields and consent, and nothing else (ACC-01)', async () => {
  const { called } = await show();
  await submit();
  const list = await screen.findByText('Correct these entries');
  const named = within(list.closest('[class]')?.parentElement ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => !/characters|letter|digit/.test(text));
  expect(new Set(named)).toEqual(
    new Set([
      'Full name',
      'Work email',
      'Code from the email',
      'Phone number',
      'Country code',
      'Password',
      'Confirm password',
      'Consent to the terms and the privacy notice',
    ]),
  );
  expect(called).not.toContain('/account/register');
});

test('refuses passwords that differ, in the fixed words (ACC-05)', async () => {
  const { unsaved } = await show();
  await type('Password', 'Abcdef12');
  await type('Confirm password', 'Abcdef13');
  await userEvent.tab();
  expect(await screen.findByText('The two passwords do not match, please re-enter')).toBeTruthy();
  expect(unsaved.size).toBe(1); // D-132
});

test('refuses a wrong code and an unknown invite code at their fields, then opens the account', async () => {
  await show();
  const email = newEmail();
  const code = await codeFor(email);
  await fillRest();
  await type('Code from the email', code === '111111' ? '111112' : '111111');
  await submit();
  expect(await screen.findByText(/^The code is incorrect/)).toBeTruthy();
  await type('Code from the email', code);
  await userEvent.fill(screen.getByLabelText(/Invite code/), 'NOBODY');
  await submit();
  expect(await screen.findByText('This invite code is not known. Correct it, or leave it empty.')).toBeTruthy();
  await userEvent.fill(screen.getByLabelText(/Invite code/), '');
  await submit();
  await expect.poll(() => session.getState().token, { timeout: 15_000 }).not.toBe('');
});

test('opens both texts without losing what was entered', async () => {
  await show();
  await type('Full name', 'Ines Duarte');
  for (const [link, title] of [
    ['terms', 'Terms of service'],
    ['privacy notice', 'Privacy notice'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: link }));
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  }
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Ines Duarte');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});
