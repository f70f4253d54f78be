import { person } from '@bankside/core/session/person.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandbox, showScreen } from '../../../../../tests/support/screen.tsx';
import { mailedProof } from '../../../../../tests/support/with-app.ts';
import { ProfilePage } from './profile-page.tsx';

const show = async (section: 'company' | 'developers' = 'company') => {
  const { people } = await sandbox.company({});
  return showScreen(people[0], <ProfilePage />, { words: ['profile', 'shell'], query: `?part=${section}` });
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
    await show('developers');
    const webhooks = await part('Webhook links');
    expect(webhooks.getAllByRole('textbox')).toHaveLength(kinds.length);
    for (const kind of kinds) expect(webhooks.getByRole('textbox', { name: kind })).toBeTruthy();
  });

  test('a link without https is refused at its field; a private address by the bank, there too', async () => {
    await show('developers');
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
    const { bank } = await show('developers');
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
    const { bank } = await showScreen(people[0], <ProfilePage />, { words: ['profile', 'shell'], query: '?part=developers' });
    const none = { top_up_status_url: '', card_status_url: '', activation_url: '', card_transaction_url: '' };
    await bank.call('/account/modifyWebhookApi', { kyc_change_url: 'https://hooks.example.com/kyc', ...none });
    await showScreen(people[0], <ProfilePage />, { words: ['profile', 'shell'], query: '?part=developers' });
    const webhooks = await part('Webhook links');
    expect(webhooks.getByText('A secret is set. For safety it is not shown again.')).toBeTruthy();
    expect(webhooks.queryByText(/^whsec_/)).toBeNull();
  });
});

/** In the dialog of the proof: the code that the mail brings. */
async function proveByEmail(email: string) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  const before = (await sandbox.mail(email)).length;
  await userEvent.click(await dialog.findByRole('button', { name: 'Send code' }));
  await expect.poll(async () => (await sandbox.mail(email)).length).toBe(before + 1);
  const [letter] = await sandbox.mail(email);
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Code from the email' }), letter?.code ?? '');
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
}

describe('approval rules (TRF-16)', () => {
  test('a rule is a sentence; the main account adds one with a proof, and what is wrong is said at its field', async () => {
    const { people } = await sandbox.company({ users: [{ authjson: ['11-1'] }] });
    const [main] = people;
    const { bank } = await showScreen(main, <ProfilePage />, { words: ['profile', 'proof', 'shell'], query: '?part=approvals' });
    const rules = await part('Approval rules');
    expect(await rules.findByText('No rules: one person makes a transfer alone.')).toBeTruthy();
    await userEvent.click(rules.getByRole('button', { name: 'Add a rule' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add an approval rule' }));
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Kind of transfer' }), 'payee');
    await userEvent.fill(form.getByRole('textbox', { name: 'Above' }), '10000');
    await userEvent.click(form.getByRole('radio', { name: 'two other people' }));
    await userEvent.click(form.getByRole('button', { name: 'Save rule' }));
    expect(await form.findByText(/Too few people can approve: 2 of your company hold the right for this, 3 are needed/)).toBeTruthy();
    expect(form.getByRole('textbox', { name: 'Above' })).toHaveProperty('value', '10,000');
    await userEvent.click(form.getByRole('radio', { name: 'one other person' }));
    await userEvent.click(form.getByRole('button', { name: 'Save rule' }));
    await proveByEmail(main.email);
    expect(await rules.findByText('Transfers to a bank above 10,000.00 USD need one other person')).toBeTruthy();
    expect((await bank.call('/withdraw/approval/list', {})).list).toMatchObject([
      { kind: 'payee', currency: '', above_usd: '10000.00', approvers: '1', short: [] },
    ]);
  });

  test.each([
    ['en', 'Transfers to a bank in EUR of any amount need two other people'],
    ['zh', 'EUR 向银行收款人转账不论金额，均须由另外两人审批'],
    ['ja', 'EUR の銀行への送金は、金額にかかわらずほかの2名の承認が必要です'],
  ] as const)('a rule reads as a sentence: %s', async (language, sentence) => {
    const { people } = await sandbox.company({ users: [{ authjson: ['11-1'] }, { authjson: ['11-1'] }] });
    const [main] = people;
    const { bank } = await showScreen(main, <ProfilePage />, {
      in: language,
      words: ['profile', 'proof', 'shell'],
      query: '?part=approvals',
    });
    const rule = { kind: 'payee', currency: 'EUR', above_usd: '0', approvers: '2' } as const;
    const proof = await mailedProof(bank, main.email, () => bank.call('/withdraw/approval/add', rule));
    await bank.call('/withdraw/approval/add', { ...rule, proof });
    await showScreen(main, <ProfilePage />, { in: language, words: ['profile', 'proof', 'shell'], query: '?part=approvals' });
    expect(await screen.findByText(sentence)).toBeTruthy();
  });
});
