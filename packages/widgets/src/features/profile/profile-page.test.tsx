import { person } from '@bankside/core/session/person.ts';
import { session } from '@bankside/core/session/session.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandbox, showScreen } from '../../../../../tests/support/screen.tsx';
import { withApp } from '../../../../../tests/support/with-app.ts';
import { ProfilePage } from './profile-page.tsx';

/** What was asked for besides the rules of approval and the person's cards, which the page shows. */
const changes = (called: readonly string[]) => called.filter((path) => path !== '/withdraw/approval/list' && path !== '/card/own');
const show = (who: Parameters<typeof showScreen>[0], language: 'en' | 'zh' | 'ja' = 'en') =>
  showScreen(who, <ProfilePage />, { in: language, words: ['profile'] });
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const has = (name: string) => screen.queryByRole('region', { name }) !== null;

/** A picture of one grey pixel. */
const pixel = () => {
  const canvas = new OffscreenCanvas(1, 1);
  canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
  return canvas.convertToBlob({ type: 'image/png' }).then((blob) => new File([blob], 'me.png', { type: 'image/png' }));
};

describe('who sees what', () => {
  test('a sub-account has no email, prefix or webhooks to change', async () => {
    const { people } = await sandbox.company({ users: [{ authjson: ['2'] }] });
    await show(people[1] ?? people[0]);
    await part('Your details');
    expect(['Sign-in email', 'Company prefix', 'Webhook links'].filter(has)).toEqual([]);
    expect(['Password', 'Verification', 'Sign out everywhere'].filter((name) => !has(name))).toEqual([]);
  });

  test('code 9 opens the prefix to a sub-account', async () => {
    const { people } = await sandbox.company({ users: [{ authjson: ['9'] }] });
    await show(people[1] ?? people[0]);
    expect((await part('Company prefix')).getByRole('textbox', { name: 'Prefix' })).toBeTruthy();
    expect(has('Webhook links')).toBe(false);
  });

  test('before verification the prefix says when it opens; webhooks, which report it, are open', async () => {
    const { people } = await sandbox.company({ kyc_status: 1 });
    await show(people[0]);
    expect((await part('Company prefix')).getByText('Available after verification.')).toBeTruthy();
    expect((await part('Company prefix')).queryByRole('textbox')).toBeNull();
    const webhooks = await part('Webhook links');
    await userEvent.fill(webhooks.getByRole('textbox', { name: 'KYC change' }), 'https://hooks.example.com/kyc');
    await userEvent.click(webhooks.getByRole('button', { name: 'Save links' }));
    expect(await webhooks.findByText(/^whsec_/)).toBeTruthy();
  });

  test('a refusal shows its reason and the bank’s note; an approval shows neither (PRO-03, KYC-22)', async () => {
    const refused = await sandbox.company({
      kyc_status: 3,
      refuse_reason: 'The certificate cannot be read.',
      failure_text: 'Send a new copy.',
    });
    await show(refused.people[0]);
    const verification = await part('Verification');
    expect(verification.getByText('Rejected')).toBeTruthy();
    expect(verification.getByText('The certificate cannot be read.')).toBeTruthy();
    expect(await verification.findByText('Send a new copy.')).toBeTruthy();
    expect(verification.getByRole('link', { name: 'Correct the details' })).toHaveProperty('pathname', '/kyc_step/kyc_step_two');
    await show((await sandbox.company({})).people[0]);
    expect((await part('Verification')).getByText('Approved')).toBeTruthy();
    expect(screen.queryByText('Reason for refusal')).toBeNull();
  });

  test.each([
    ['zh', '您'],
    ['ja', 'ログアウト'],
  ] as const)('in %s nothing is left in English and no key is bare', async (language, sign) => {
    const { people } = await sandbox.company({});
    await show(people[0], language);
    await screen.findAllByRole('region');
    expect(document.body.textContent).toContain(sign);
    expect(document.body.textContent).not.toMatch(/\b(profile|options|shared|form):|Password|Webhook links|Verification/);
  });
});

describe('details', () => {
  test('a changed name is saved alone and known everywhere at once (PRO-02)', async () => {
    const { people } = await sandbox.company({});
    const { bank, called, unsaved } = await show(people[0]);
    const details = await part('Your details');
    await userEvent.fill(details.getByRole('textbox', { name: 'Full name' }), 'Mei-Lin Tan');
    expect(unsaved.size).toBe(1);
    await userEvent.click(details.getByRole('button', { name: 'Save details' }));
    await expect.poll(() => person.getState().info?.full_name).toBe('Mei-Lin Tan');
    expect(unsaved.size).toBe(0);
    expect(changes(called)).toEqual(['/account/modify']);
    const { full_name, phone, language } = await bank.call('/account/getUserInfo', {});
    expect({ full_name, phone, language }).toEqual({ full_name: 'Mei-Lin Tan', phone: '8123 4567', language: 'en' });
  });

  test('an empty name is refused at its field, and the rest stays as typed', async () => {
    const { people } = await sandbox.company({});
    const { called } = await show(people[0]);
    const details = await part('Your details');
    await userEvent.fill(details.getByRole('textbox', { name: /Number/i }), '9000 1111');
    await userEvent.clear(details.getByRole('textbox', { name: 'Full name' }));
    await userEvent.click(details.getByRole('button', { name: 'Save details' }));
    await expect.poll(() => details.getByRole('textbox', { name: 'Full name' }).getAttribute('aria-invalid')).toBe('true');
    expect(details.getByRole('textbox', { name: /Number/i })).toHaveProperty('value', '9000 1111');
    expect(changes(called)).toEqual([]);
  });

  test('a picture is seen before it is saved, kept by the bank, and removed again', async () => {
    const { people } = await sandbox.company({});
    const { bank } = await show(people[0]);
    const details = await part('Your details');
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('no field for a picture');
    await userEvent.upload(input, await pixel());
    await expect.poll(() => document.querySelector('img')?.naturalWidth).toBe(1);
    await details.findByText('Received', {}, { timeout: 5000 });
    await userEvent.click(details.getByRole('button', { name: 'Save details' }));
    await expect.poll(() => person.getState().info?.avatar).toMatch(/^[\w-]{16,64}$/);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove picture' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
    await expect.poll(async () => (await bank.call('/account/getUserInfo', {})).avatar).toBe('');
  });
});

describe('password', () => {
  const type = async (current: string, next: string, again: string) => {
    const password = await part('Password');
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
    expect(changes(called)).toEqual([]);
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

test('the email changes with the password and the code that went to the new address', async () => {
  const { people, company_id } = await sandbox.company({});
  const { bank } = await show(people[0]);
  const email = await part('Sign-in email');
  const fresh = `new-${company_id}@fresh.example`;
  await userEvent.fill(email.getByLabelText('Current password'), people[0].password);
  await userEvent.fill(email.getByRole('textbox', { name: 'New email' }), fresh);
  await userEvent.click(email.getByRole('button', { name: 'Send code' }));
  await expect.poll(async () => (await sandbox.mail(fresh)).length).toBe(1);
  await userEvent.fill(email.getByRole('textbox', { name: 'Code from the email' }), (await sandbox.mail(fresh))[0]?.code ?? '');
  await userEvent.click(email.getByRole('button', { name: 'Change email' }));
  expect(await screen.findByText(`Email changed. Sign in with ${fresh} from now on.`)).toBeTruthy();
  expect((await bank.call('/account/getUserInfo', {})).email).toBe(fresh);
});

test('signing out everywhere asks first, and ends this session too', async () => {
  const { people } = await sandbox.company({});
  await show(people[0]);
  await userEvent.click((await part('Sign out everywhere')).getByRole('button'));
  await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(session.getState().token).not.toBe('');
  await userEvent.click((await part('Sign out everywhere')).getByRole('button'));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out everywhere' }));
  await expect.poll(() => session.getState().token).toBe('');
});
