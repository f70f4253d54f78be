/** Staff open an account for a client whom the bank knows; its contact accepts the invitation (ACC-41). */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bankAs, colleague, sandbox, showScreen, staff } from '../../../../../../tests/support/screen.tsx';
import { InvitationPage } from '../../colleagues/invitation-page.tsx';
import { CompaniesPage } from '../companies-page.tsx';
import { KycCasePage } from '../kyc/kyc-case-page.tsx';

const words = ['back-office', 'colleagues', 'account', 'errors', 'options'] as const;
const two = bankAs(() => colleague);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const fresh = () => ({ project_name: `Larkfield ${Date.now()}`, email: `noor${Date.now()}@larkfield.example` });

async function openDialog() {
  await press('Open an account');
  const dialog = await screen.findByRole('dialog', { name: 'Open an account for a client' });
  const type = async (label: string, text: string) => userEvent.fill(await within(dialog).findByLabelText(label), text);
  const send = () => userEvent.click(within(dialog).getByRole('button', { name: 'Open an account' }));
  return { form: within(dialog), type, send };
}

/** What the second person confirms. */
async function confirmed(email: string) {
  const find = async () => (await two.call('/admin/queue', {})).list.find(({ kind, text }) => kind === 'second' && text.includes(email));
  await expect.poll(find).toBeTruthy();
  const work = await find();
  await two.call('/admin/second/confirm', { company_id: work?.company_id ?? '', id: work?.id ?? '' });
}

/** The newest invitation's path. */
const invitationOf = async (email: string) => {
  const links = async () => (await sandbox.mail(email)).flatMap(({ body }) => /\/invitation\/\S+/.exec(body)?.[0] ?? []);
  await expect.poll(async () => (await links()).length).toBeGreaterThan(0);
  return (await links())[0] ?? '';
};

test('a client is opened by two, listed as one that needs no documents, and invited again', async () => {
  const { project_name, email } = fresh();
  const query = `?company=${encodeURIComponent(project_name)}`;
  await showScreen(staff, <CompaniesPage />, { words, query });
  const first = await openDialog();
  await first.type('Company name', project_name);
  await first.send();
  await expect.element(await first.form.findByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(first.form.getByLabelText('Reason')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(first.form.getByRole('button', { name: 'Close' }));
  const again = await openDialog();
  expect(await again.form.findByLabelText('Company name')).toHaveValue(project_name);
  await again.type('Contact', 'Noor Haddad');
  await again.type('Email', email);
  await again.type('Reason', 'A subsidiary of a client');
  await again.send();
  expect(await screen.findByText(new RegExp(`Open an account for a client · ${project_name}`))).toBeVisible();
  await confirmed(email);
  await showScreen(staff, <CompaniesPage />, { words, query });
  expect(await screen.findByRole('row', { name: new RegExp(`${project_name}.*Not required`) })).toBeVisible();
  const [row] = (await two.call('/admin/companies', { keyword: project_name })).list;
  const before = await invitationOf(email);
  await showScreen(staff, <KycCasePage />, { words, path: `/back-office/kyc/${row?.company_id}` });
  expect(await screen.findByText('Noor Haddad has not accepted the invitation yet')).toBeVisible();
  await press('Send again');
  await expect.poll(() => invitationOf(email)).not.toBe(before);
});

test('its contact sets a password, and cannot without the terms', async () => {
  const { project_name, email } = fresh();
  const order = { project_name, email, full_name: 'Noor Haddad', language: 'en', reason: 'A subsidiary of a client' } as const;
  await bankAs(() => staff)
    .call('/admin/company/open', order)
    .catch(() => undefined); // waits for the second person
  await confirmed(email);
  await showScreen(null, <InvitationPage />, { words, path: await invitationOf(email) });
  expect(await screen.findByText(new RegExp(`The account of ${project_name} is ready`))).toBeVisible();
  await userEvent.fill(screen.getByLabelText('Password'), 'Cedar-Kite-42');
  await userEvent.fill(screen.getByLabelText('Confirm password'), 'Cedar-Kite-42');
  await press('Set password');
  expect(await screen.findAllByText('Accept the terms to continue')).not.toHaveLength(0);
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Set password');
  expect(await screen.findByText(`Your password is set. Sign in with ${email}.`)).toBeVisible();
});

test('the page of an invitation is in the language of its mail', async () => {
  const { project_name, email } = fresh();
  const order = { project_name, email, full_name: 'Noor Haddad', language: 'ja', reason: 'A subsidiary of a client' } as const;
  await bankAs(() => staff)
    .call('/admin/company/open', order)
    .catch(() => undefined); // waits for the second person
  await confirmed(email);
  await showScreen(null, <InvitationPage />, { words, path: await invitationOf(email) });
  expect(await screen.findByRole('button', { name: 'パスワードを設定する' })).toBeVisible();
});
