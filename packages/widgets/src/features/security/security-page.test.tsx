import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { appCode } from '../../../../../tests/support/app-code.ts';
import { sandbox, showScreen } from '../../../../../tests/support/screen.tsx';
import { SecurityPage } from './security-page.tsx';

const show = (who: Parameters<typeof showScreen>[0], language: 'en' | 'zh' | 'ja' = 'en') =>
  showScreen(who, <SecurityPage />, { in: language, words: ['security', 'proof'] });
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
  await screen.findAllByRole('region');
  expect(document.body.textContent).toContain(sign);
  expect(document.body.textContent).not.toMatch(/\b(security|proof|form):|Authenticator|Recovery/);
});
