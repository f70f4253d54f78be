import { sayWhy } from '@bankside/core/session/ended.ts';
import { session } from '@bankside/core/session/session.ts';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandbox, showScreen } from '../../../../../tests/support/screen.tsx';
import { withApp } from '../../../../../tests/support/with-app.ts';
import { LoginPage } from './login-page.tsx';

const show = (language: 'en' | 'zh' | 'ja' = 'en') => showScreen(null, <LoginPage />, { in: language, words: ['account'] });
const fill = async (email: string, password: string) => {
  await userEvent.fill(screen.getByLabelText('Email'), email);
  await userEvent.fill(screen.getByLabelText('Password'), password);
};
const signIn = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

beforeEach(() => sayWhy(null));

test('asks nothing of the bank while fields are blank (ACC-06)', async () => {
  const { called } = await show();
  await signIn();
  for (const text of ['Email cannot be blank', 'Password cannot be blank']) expect(await screen.findByText(text)).toBeTruthy();
  expect(called.filter((path) => path === '/account/login')).toEqual([]);
});

test('says that the security check is required when none could be made (ACC-06)', async () => {
  const { called } = await show();
  const real = globalThis.crypto.subtle.deriveBits.bind(globalThis.crypto.subtle);
  globalThis.crypto.subtle.deriveBits = () => Promise.reject(new Error('no work today'));
  try {
    await fill('somebody@fresh.example', 'Bankside-2026');
    await signIn();
    expect(await screen.findByText(/^(Complete the security check|The security check did not finish\. Run it again\.)$/)).toBeTruthy();
    expect(called.filter((path) => path === '/account/login')).toEqual([]);
  } finally {
    globalThis.crypto.subtle.deriveBits = real;
  }
});

test('keeps the email when the bank refuses, and signs in when it does not', async () => {
  const {
    people: [main],
  } = await sandbox.company({});
  await show();
  await fill(main.email, 'Not-this-one-1');
  await signIn();
  expect(await screen.findByText('The email or the password is incorrect.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(main.email);
  await userEvent.fill(screen.getByLabelText('Password'), main.password);
  await signIn();
  await expect.poll(() => session.getState().userid, { timeout: 15_000 }).toBe(main.userid);
  expect(session.getState().token).not.toBe('');
  expect(localStorage.getItem('token')).toBeNull(); // D-118
});

test('refuses a sub-account that is inactive (ACC-09)', async () => {
  const { people } = await sandbox.company({ users: [{ status: 'inactive', authjson: ['1'] }] });
  await show();
  await fill(people[1]?.email ?? '', people[1]?.password ?? '');
  await signIn();
  expect(await screen.findByText(/This account is inactive/)).toBeTruthy();
});

test.each([
  ['en', 'Due to inactivity, you have been logged out for security purposes. Please login again.'],
  ['zh', '由于您长时间未操作，出于安全考虑，系统已自动退出。请重新登录。'],
  ['ja', '一定時間操作がなかったため、安全のためログアウトしました。もう一度ログインしてください。'],
] as const)('says in %s why the session ended (SES-03)', async (language, text) => {
  await show(language);
  sayWhy({ why: 'idle' });
  expect((await screen.findByRole('alert')).textContent).toContain(text);
});

test("shows the bank's own words after 9400 (SES-06)", async () => {
  await show();
  sayWhy({ why: 'message', message: 'The password was changed' });
  expect((await screen.findByRole('alert')).textContent).toContain('The password was changed');
});

describe('the second step (ACC-31)', () => {
  test('follows the password with the code of the app; nobody is signed in before', async () => {
    const { main, next } = await withApp();
    await show();
    await fill(main.email, main.password);
    await signIn();
    const code = await screen.findByRole('textbox', { name: 'Code from your authenticator app' }, { timeout: 15_000 });
    expect(session.getState().token).toBe('');
    await userEvent.fill(code, '000000');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('That did not match. Try again.')).toBeTruthy();
    await userEvent.fill(code, await next());
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect.poll(() => session.getState().userid).toBe(main.userid);
    expect(sessionStorage.getItem('two_factor_dialog')).toBeNull();
  });

  test('survives a reload, and takes a recovery code instead of a lost phone', async () => {
    const { main, recovery } = await withApp();
    await show();
    await fill(main.email, main.password);
    await signIn();
    await screen.findByRole('textbox', { name: 'Code from your authenticator app' }, { timeout: 15_000 });
    const kept = sessionStorage.getItem('two_factor_dialog') ?? '';
    const Reloaded = () => (sessionStorage.setItem('two_factor_dialog', kept), (<LoginPage />));
    await showScreen(null, <Reloaded />, { words: ['account'] });
    await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    await userEvent.fill(screen.getByRole('textbox', { name: 'Recovery code' }), recovery);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect.poll(() => session.getState().userid).toBe(main.userid);
  });
});
