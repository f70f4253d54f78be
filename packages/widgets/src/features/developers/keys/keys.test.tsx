import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { colleague, sandbox, showScreen, staff } from '../../../../../../tests/support/screen.tsx';
import { DevelopersPage } from '../developers-page.tsx';

/** The bank's people do what the company asks: two of them, where the sandbox's policy says so. */
async function allow(company_id: string) {
  const desk = await showScreen(staff, null, { words: [] });
  const { list } = await desk.bank.call('/admin/queue', {});
  const { id = '', version = 0 } = list.find((work) => work.kind === 'partner_key' && work.company_id === company_id) ?? {};
  const order = { company_id, id, version, event: 'allow' as const };
  const isDone = await desk.bank.call('/admin/partner/decide', order).then(() => true, () => false); // prettier-ignore
  if (isDone) return;
  const second = await showScreen(colleague, null, { words: [] });
  await second.bank.call('/admin/partner/decide', order);
}

type Person = Awaited<ReturnType<typeof sandbox.company>>['people'][0];
const show = (person: Person, language: 'en' | 'zh' | 'ja' = 'en') =>
  showScreen(person, <DevelopersPage />, { in: language, words: ['developers', 'options', 'shell', 'form', 'rules'], query: '?part=keys' });

/** The proof that a dialog asks for, by mail. */
async function prove(email: string) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Send code' }));
  await expect.poll(async () => (await sandbox.mail(email))[0]?.code ?? '').not.toBe('');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Code from the email' }), (await sandbox.mail(email))[0]?.code ?? '');
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
}

describe('partner keys (DEV-05)', () => {
  test('one is asked for with a proof, can be collected when two have allowed it, and is taken back', async () => {
    const { people, company_id } = await sandbox.company({});
    await show(people[0]);
    expect(await screen.findByText('No keys yet')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Ask for a key' }));
    const form = within(await screen.findByRole('dialog', { name: 'Ask for a key' }));
    await userEvent.fill(form.getByLabelText('Name'), 'Shop');
    await userEvent.fill(form.getByLabelText('Origins'), 'http://shop.example');
    await userEvent.click(form.getByRole('checkbox', { name: /^<card-list>/ }));
    await userEvent.click(form.getByRole('button', { name: 'Send the request' }));
    expect(await form.findByText(/^http:\/\/shop.example is not a page origin/)).toBeTruthy();
    await userEvent.fill(form.getByLabelText('Origins'), 'https://shop.example');
    await userEvent.click(form.getByRole('button', { name: 'Send the request' }));
    await prove(people[0].email);
    expect(within(await screen.findByRole('list', { name: 'Requests' })).getByText('With the bank')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Collect the key Shop' })).toBeNull();

    await allow(company_id);
    await show(people[0]);
    await userEvent.click(await screen.findByRole('button', { name: 'Collect the key Shop' }));
    await userEvent.click(screen.getByRole('button', { name: 'Collect' }));
    expect(await screen.findByRole('dialog', { name: 'Confirm that it is you' })).toBeTruthy();
    await show(people[0]);
    await userEvent.click(await screen.findByRole('button', { name: 'Take back the request for Shop' }));
    expect(await screen.findByText('Taken back')).toBeTruthy();
  });

  test('pages of a link are asked for, and shown when two have allowed them (DEV-14)', async () => {
    const { people, company_id } = await sandbox.company({ users: [{ authjson: ['4'] }] });
    const { bank } = await show(people[0]);
    await bank.call('/card/linkOpen', { name: 'Fair' });
    await show(people[0]);
    const links = within(await screen.findByRole('list', { name: 'Public links' }));
    expect(links.getByText('On the bank’s pages alone')).toBeTruthy();
    await userEvent.click(links.getByRole('button', { name: 'Change the origins of Fair' }));
    const form = within(await screen.findByRole('dialog', { name: 'Pages of the link “Fair”' }));
    await userEvent.fill(form.getByLabelText('Origins'), 'https://shop.example');
    await userEvent.click(form.getByRole('button', { name: 'Send the request' }));
    await prove(people[0].email);
    const requests = within(await screen.findByRole('list', { name: 'Requests' }));
    expect(requests.getByRole('heading', { name: 'Pages of a link: Fair' })).toBeTruthy();
    await allow(company_id);
    await show(people[0]);
    expect(within(await screen.findByRole('list', { name: 'Public links' })).getByText('https://shop.example')).toBeTruthy();
  });

  test.each([
    ['zh', '合作方密钥'],
    ['ja', '提携先キー'],
  ] as const)('in %s', async (language, title) => {
    const { people } = await sandbox.company({});
    await show(people[0], language);
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/\b(developers|options|shell):/);
  });
});
