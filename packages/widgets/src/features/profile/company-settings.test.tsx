import { person } from '@bankside/core/session/person.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandbox, showScreen } from '../../../../../tests/support/screen.tsx';
import { ProfilePage } from './profile-page.tsx';

const show = async () => {
  const { people } = await sandbox.company({});
  return showScreen(people[0], <ProfilePage />, { words: ['profile'] });
};
const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the company prefix (PRO-04)', () => {
  test('is upper case while it is typed, and saved so', async () => {
    const { bank } = await show();
    const prefix = await part('Company prefix');
    const field = prefix.getByRole('textbox', { name: 'Prefix' });
    await userEvent.type(field, 'hv1');
    expect(field).toHaveProperty('value', 'HV1');
    await userEvent.click(prefix.getByRole('button', { name: 'Save prefix' }));
    await expect.poll(() => person.getState().info?.company_abbreviation).toBe('HV1');
    expect((await bank.call('/account/getUserInfo', {})).company_abbreviation).toBe('HV1');
  });

  test.each(['ABCDEF', 'A-B', 'Ä'])('%s is refused at the field and not sent', async (wrong) => {
    const { called } = await show();
    const prefix = await part('Company prefix');
    await userEvent.fill(prefix.getByRole('textbox', { name: 'Prefix' }), wrong);
    await userEvent.click(prefix.getByRole('button', { name: 'Save prefix' }));
    await expect.poll(() => prefix.getByRole('textbox', { name: 'Prefix' }).getAttribute('aria-invalid')).toBe('true');
    expect(called).not.toContain('/account/modifyCompanyAbbreviation');
  });
});

describe('webhook links (PRO-05)', () => {
  const kinds = ['KYC change', 'Top-up status', 'Card status', 'Activation', 'Card transactions', 'Card orders'];

  test('every kind has a field', async () => {
    await show();
    const webhooks = await part('Webhook links');
    expect(webhooks.getAllByRole('textbox')).toHaveLength(kinds.length);
    for (const kind of kinds) expect(webhooks.getByRole('textbox', { name: kind })).toBeTruthy();
  });

  test('a link without https is refused at its field; a private address by the bank, there too', async () => {
    await show();
    const webhooks = await part('Webhook links');
    const field = webhooks.getByRole('textbox', { name: 'Card status' });
    for (const wrong of ['http://hooks.example.com/a', 'https://127.0.0.1/a']) {
      await userEvent.fill(field, wrong);
      await userEvent.click(webhooks.getByRole('button', { name: 'Save links' }));
      await expect.poll(() => field.getAttribute('aria-invalid'), { message: wrong }).toBe('true');
      expect(field).toHaveProperty('value', wrong);
      await userEvent.clear(field);
    }
  });

  test('the secret is shown once, with the first link; another replaces it after a question', async () => {
    const { bank } = await show();
    const webhooks = await part('Webhook links');
    await userEvent.fill(webhooks.getByRole('textbox', { name: 'KYC change' }), 'https://hooks.example.com/kyc');
    await userEvent.click(webhooks.getByRole('button', { name: 'Save links' }));
    const secret = await webhooks.findByText(/^whsec_/);
    expect(webhooks.getByText('Copy it now. It is shown only once.')).toBeTruthy();
    expect((await bank.call('/account/getUserInfo', {})).webhook_api).toMatchObject({
      kyc_change_url: 'https://hooks.example.com/kyc',
      has_secret: true,
    });
    const before = secret.textContent;
    await userEvent.click(webhooks.getByRole('button', { name: 'Replace the secret' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Replace secret' }));
    await expect.poll(() => webhooks.getByText(/^whsec_/).textContent).not.toBe(before);
    expect((await bank.call('/account/getUserInfo', {})).webhook_api).toMatchObject({ kyc_change_url: 'https://hooks.example.com/kyc' });
  });

  test('a secret of before is not shown again', async () => {
    const { people } = await sandbox.company({});
    const { bank } = await showScreen(people[0], <ProfilePage />, { words: ['profile'] });
    const none = { top_up_status_url: '', card_status_url: '', activation_url: '', card_transaction_url: '' };
    await bank.call('/account/modifyWebhookApi', { kyc_change_url: 'https://hooks.example.com/kyc', ...none });
    await showScreen(people[0], <ProfilePage />, { words: ['profile'] });
    const webhooks = await part('Webhook links');
    expect(webhooks.getByText('A secret is set. For safety it is not shown again.')).toBeTruthy();
    expect(webhooks.queryByText(/^whsec_/)).toBeNull();
  });
});

describe('second approval (D-131)', () => {
  test('the main account sets it, sees it, and switches it off', async () => {
    const { bank } = await show();
    const rule = await part('Second approval');
    const above = await rule.findByRole('textbox', { name: 'Above' });
    expect(rule.getByText('Off: one person makes a transfer alone.')).toBeTruthy();
    await userEvent.fill(above, 'a lot');
    await userEvent.click(rule.getByRole('button', { name: 'Save rule' }));
    await expect.poll(() => above.getAttribute('aria-invalid')).toBe('true');
    await userEvent.fill(above, '10000');
    await userEvent.click(rule.getByRole('button', { name: 'Save rule' }));
    expect(await rule.findByText('A second person approves above 10,000.00 USD.')).toBeTruthy();
    expect(Number((await bank.call('/withdraw/secondApprovalState', {})).above_usd)).toBe(10_000);
    await userEvent.clear(await rule.findByRole('textbox', { name: 'Above' }));
    await userEvent.click(rule.getByRole('button', { name: 'Save rule' }));
    expect(await rule.findByText('Off: one person makes a transfer alone.')).toBeTruthy();
    expect((await bank.call('/withdraw/secondApprovalState', {})).above_usd).toBe('');
  });
});
