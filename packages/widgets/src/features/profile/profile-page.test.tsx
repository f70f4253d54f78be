import { person } from '@bankside/core/session/person.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandbox, showScreen } from '../../../../../tests/support/screen.tsx';
import { ProfilePage } from './profile-page.tsx';

/** What was asked for besides the rules of approval and the person's cards, which the page shows. */
const changes = (called: readonly string[]) => called.filter((path) => path !== '/withdraw/approval/list' && path !== '/card/own');
type Part = '' | 'company' | 'approvals' | 'developers';
const show = (who: Parameters<typeof showScreen>[0], section: Part = '', language: 'en' | 'zh' | 'ja' = 'en') =>
  showScreen(who, <ProfilePage />, { in: language, words: ['profile', 'shell'], query: section && `?part=${section}` });
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
    expect(['Sign-in email', 'Company prefix', 'Webhook links', 'Verification'].filter(has)).toEqual([]);
    const sections = within(screen.getByRole('navigation', { name: 'Profile sections' })).getAllByRole('link');
    expect(sections.map(({ textContent }) => textContent)).toEqual(['You', 'Security', 'Company']);
    await show(people[1] ?? people[0], 'company');
    await part('Verification');
    expect(has('Company prefix')).toBe(false);
  });

  test('each section has its address, and an address that is not this person’s leads to their own', async () => {
    const { people } = await sandbox.company({ users: [{ authjson: ['2'] }] });
    for (const [section, region] of [
      ['', 'Your details'],
      ['company', 'Company'],
      ['approvals', 'Approval rules'],
      ['developers', 'Webhook links'],
    ] as const) {
      await show(people[0], section);
      await part(region);
      const here = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
      expect(here).toHaveLength(1);
    }
    expect(has('Your details')).toBe(false);
    await show(people[1] ?? people[0], 'developers');
    await part('Your details');
    expect(has('Webhook links')).toBe(false);
  });

  test('code 9 opens the prefix to a sub-account', async () => {
    const { people } = await sandbox.company({ users: [{ authjson: ['9'] }] });
    await show(people[1] ?? people[0], 'company');
    expect((await part('Company prefix')).getByRole('textbox', { name: 'Prefix' })).toBeTruthy();
    expect(has('Webhook links')).toBe(false);
  });

  test('before verification the prefix says when it opens; webhooks, which report it, are open', async () => {
    const { people } = await sandbox.company({ kyc_status: 1 });
    await show(people[0], 'company');
    expect((await part('Company prefix')).getByText('Available after verification.')).toBeTruthy();
    expect((await part('Company prefix')).queryByRole('textbox')).toBeNull();
    await show(people[0], 'developers');
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
    await show(refused.people[0], 'company');
    const verification = await part('Verification');
    expect(verification.getByText('Rejected')).toBeTruthy();
    expect(verification.getByText('The certificate cannot be read.')).toBeTruthy();
    expect(await verification.findByText('Send a new copy.')).toBeTruthy();
    expect(verification.getByRole('link', { name: 'Correct the details' })).toHaveProperty('pathname', '/kyc_step/kyc_step_two');
    await show((await sandbox.company({})).people[0], 'company');
    expect((await part('Verification')).getByText('Approved')).toBeTruthy();
    expect(screen.queryByText('Reason for refusal')).toBeNull();
  });

  test.each([
    ['zh', '', '登录邮箱'],
    ['zh', 'company', '公司类型'],
    ['zh', 'developers', 'https'],
    ['ja', '', 'ログイン用メールアドレス'],
    ['ja', 'approvals', '承認'],
  ] as const)('in %s (%s) nothing is left in English and no key is bare', async (language, section, sign) => {
    const { people } = await sandbox.company({});
    await show(people[0], section, language);
    await screen.findAllByRole('region');
    expect(document.body.innerHTML).toContain(sign);
    expect(document.body.textContent).not.toMatch(/\b(profile|options|shared|form|shell):|Password|Webhook links|Verification/);
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
