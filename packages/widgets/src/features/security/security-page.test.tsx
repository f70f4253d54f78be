import { session } from '@bankside/core/session/session.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { appCode } from '../../../../../tests/support/app-code.ts';
import { sandbox, showScreen } from '../../../../../tests/support/screen.tsx';
import { withApp } from '../../../../../tests/support/with-app.ts';
import { SecurityPage } from './security-page.tsx';

const show = (who: Parameters<typeof showScreen>[0], language: 'en' | 'zh' | 'ja' = 'en') =>
  showScreen(who, <SecurityPage />, { in: language, words: ['security', 'proof', 'shell'] });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** In the dialog: the code that the mail brings. */
async function proveByEmail(email: string) {
  const dialog = within(await screen.findByRole('dialog'));
  const before = (await sandbox.mail(email)).length;
  await userEvent.click(await dialog.findByRole('button', { name: 'Send code' }));
  await expect.poll(async () => (await sandbox.mail(email)).length).toBe(before + 1);
  const [letter] = await sandbox.mail(email);
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Code from the email' }), letter?.code ?? '');
  return { dialog, letter };
}

test('an app is set up with a mailed code, its own first code, and ten recovery codes shown once (ACC-32, ACC-33)', async () => {
  const { people } = await sandbox.company({});
  await show(people[0]);
  expect((await section('Authenticator app')).getByText('Not set up')).toBeTruthy();
  await press('Set up an app');
  const { dialog, letter } = await proveByEmail(people[0].email);
  expect(dialog.getByText('This changes how you sign in, so we check that it is you.')).toBeTruthy();
  const until = /The code is good until (.+)\./.exec(dialog.getByText(/The code is good until/).textContent ?? '')?.[1] ?? 'none';
  expect(letter?.body).toContain(until); // mail and page say the same minute
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  const app = await section('Authenticator app');
  expect(await app.findByRole('img', { name: 'QR code that sets up your authenticator app' })).toBeTruthy();
  const secret = app.getByText(/^[A-Z2-7]{32}$/).textContent ?? '';
  await userEvent.fill(app.getByRole('textbox', { name: 'Then enter the code that the app shows' }), '000000');
  await press('Confirm app');
  expect(await app.findByText('That did not match. Try again.')).toBeTruthy();
  await userEvent.fill(
    app.getByRole('textbox', { name: 'Then enter the code that the app shows' }),
    await appCode(secret, await sandbox.now()),
  );
  await press('Confirm app');
  expect(await screen.findByText('Your recovery codes')).toBeTruthy();
  expect(screen.getAllByText(/^[a-z0-9]{5}-[a-z0-9]{5}$/)).toHaveLength(10);
  await press('I have kept them');
  expect(await screen.findByText('10 of 10 left')).toBeTruthy();
  expect(screen.queryByText(/^[a-z0-9]{5}-[a-z0-9]{5}$/)).toBeNull();
});

test('a wrong code stays in the dialog, and closing it changes nothing', async () => {
  const { people } = await sandbox.company({});
  const { bank } = await show(people[0]);
  await section('Two-step verification for everyone');
  await press('Require it of everyone');
  const { dialog } = await proveByEmail(people[0].email);
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Code from the email' }), '000000');
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText(/The code is incorrect/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect((await bank.call('/account/security/state', {})).required).toBe(false);
});

test('the main account requires two-step verification of everybody; a sub-account sees no such rule (ACC-34)', async () => {
  const { people } = await sandbox.company({ users: [{ authjson: ['2'] }] });
  await show(people[0]);
  await section('Two-step verification for everyone');
  await press('Require it of everyone');
  const { dialog } = await proveByEmail(people[0].email);
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Everyone needs two-step verification.')).toBeTruthy();
  await show(people[1] ?? people[0]);
  await section('Authenticator app');
  expect(screen.queryByRole('region', { name: 'Two-step verification for everyone' })).toBeNull();
});

test('shows where the person is signed in, this one marked; alone it cannot be ended (SES-10)', async () => {
  const { people } = await sandbox.company({});
  const { bank } = await show(people[0]);
  const signIns = await section('Where you are signed in');
  expect(await signIns.findByText('This device')).toBeTruthy();
  expect(signIns.queryByRole('button', { name: 'End all others' })).toBeNull();
  expect((await bank.call('/account/security/sessions', {})).list).toMatchObject([{ current: true }]);
});

test.each([
  ['zh', '身份验证器应用'],
  ['ja', '認証アプリ'],
] as const)('in %s nothing is left in English and no key is bare', async (language, sign) => {
  const { people } = await sandbox.company({});
  await show(people[0], language);
  await expect.poll(() => document.body.textContent).toContain(sign);
  expect(document.body.textContent).not.toMatch(/\b(security|proof|form):|Authenticator|Recovery/);
});

describe('password', () => {
  const type = async (current: string, next: string, again: string) => {
    const password = await section('Password');
    await userEvent.fill(password.getByLabelText('Current password'), current);
    await userEvent.fill(password.getByLabelText('New password'), next);
    await userEvent.fill(password.getByLabelText('Confirm new password'), again);
    await userEvent.click(password.getByRole('button', { name: 'Change password' }));
    return password;
  };

  test('two that differ are refused (ACC-05), and nothing is sent', async () => {
    const { people } = await sandbox.company({});
    const { called } = await show(people[0]);
    const password = await type(people[0].password, 'Harbour-2027', 'Harbour-2028');
    expect(await password.findByText('The two passwords do not match, please re-enter')).toBeTruthy();
    expect(called.filter((path) => path === '/account/modifyLoginPassword')).toEqual([]);
  });

  test('a wrong current one is refused at its field, and nothing typed is lost', async () => {
    const { people } = await sandbox.company({});
    await show(people[0]);
    const password = await type('Not-the-one-1', 'Harbour-2027', 'Harbour-2027');
    await expect.poll(() => password.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
    expect(password.getByLabelText('New password')).toHaveProperty('value', 'Harbour-2027');
  });

  test('with an app set up it asks for its code in a dialog, keeps what was typed, and goes on (ACC-36)', async () => {
    const { main, next } = await withApp();
    await show(main);
    const password = await type(main.password, 'Harbour-2027', 'Harbour-2027');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('A new password opens your account, so we check that it is you.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await password.findByText('Confirm that it is you to continue.')).toBeTruthy();
    expect(password.getByLabelText('New password')).toHaveProperty('value', 'Harbour-2027');
    await userEvent.click(password.getByRole('button', { name: 'Change password' }));
    const again = within(await screen.findByRole('dialog'));
    await userEvent.fill(await again.findByRole('textbox', { name: 'Code from your authenticator app' }), await next());
    await userEvent.click(again.getByRole('button', { name: 'Continue' }));
    expect(await password.findByText('Password changed. Your other sessions have ended.')).toBeTruthy();
  });

  test('a right one is changed, said, and the fields are empty', async () => {
    const { people } = await sandbox.company({});
    const { bank } = await show(people[0]);
    const password = await type(people[0].password, 'Harbour-2027', 'Harbour-2027');
    expect(await password.findByText('Password changed. Your other sessions have ended.')).toBeTruthy();
    expect(password.getByLabelText('New password')).toHaveProperty('value', '');
    const again = { old_password: people[0].password, new_password: 'Harbour-2029', confirm_password: 'Harbour-2029' };
    await expect(bank.call('/account/modifyLoginPassword', again)).rejects.toMatchObject({ refusal: 'passwordWrong' });
  });
});

test('signing out everywhere asks first, and ends this session too', async () => {
  const { people } = await sandbox.company({});
  await show(people[0]);
  await userEvent.click((await section('Sign out everywhere')).getByRole('button'));
  await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(session.getState().token).not.toBe('');
  await userEvent.click((await section('Sign out everywhere')).getByRole('button'));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out everywhere' }));
  await expect.poll(() => session.getState().token).toBe('');
});
