import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { applied, pathIn } from '../../../../../../tests/support/applications.ts';
import { bankAs, sandbox, showScreen } from '../../../../../../tests/support/screen.tsx';
import { mountInHost } from '../../../runtime/testing/mount-in-host.tsx';
import { ApplicationsPage } from './applications-page.tsx';
import { AuditPage } from './audit-page.tsx';
import { PublicApplyPage } from './public-apply-page.tsx';
import { StatusPage } from './status-page.tsx';

const words = ['apply-pages', 'apply-start', 'apply-trouble', 'apply-status', 'card-apply'] as const;
const company = () => sandbox.company({ project_name: 'Harbour Test Pte. Ltd.', users: [{ authjson: ['4'] }] });
type Company = Awaited<ReturnType<typeof company>>;
const list = ({ people }: Company, query = '', language: 'en' | 'zh' | 'ja' = 'en') =>
  showScreen(people[0], <ApplicationsPage />, { in: language, words, query });
const names = () =>
  within(screen.getByRole('grid', { name: 'Card applications' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')?.textContent);
const linkIn = async (address: string, begin: Parameters<typeof pathIn>[1]) => {
  const written = async () => (await sandbox.mail(address)).find(({ body }) => body.includes(begin));
  await expect.poll(written, { message: `mail for ${address}` }).toBeTruthy();
  return pathIn((await written())?.body ?? '', begin);
};
/** Shows a guest page at its address. */
async function at(path: string, page: ReactNode) {
  await showScreen(null, null, { words });
  history.replaceState(null, '', path);
  await mountInHost(page);
}
const home = location.pathname;
afterEach(() => history.replaceState(null, '', home));

describe('the list (APP-04)', () => {
  test('nothing yet is said in other words than nothing found', async () => {
    const fresh = await company();
    await list(fresh);
    expect(await screen.findByText('No applications yet')).toBeTruthy();
    await userEvent.fill(screen.getByRole('searchbox'), 'nobody');
    expect(await screen.findByText('No applications match these filters')).toBeTruthy();
    expect(location.search).toBe('?keyword=nobody');
  });

  test('shows who applied, whose turn it is, and filters by status in the address', async () => {
    const fresh = await company();
    await applied('', sandbox, fresh.people[0], { first_name: 'Aiko' });
    await applied('', sandbox, fresh.people[0], { first_name: 'Jun', last_name: 'Park' });
    const { went } = await list(fresh);
    await expect.poll(names).toHaveLength(2);
    expect(screen.getAllByText('Waiting for you')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Rejected' }));
    expect(await screen.findByText('No applications match these filters')).toBeTruthy();
    expect(location.search).toBe('?status=rejected');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await userEvent.click(await screen.findByText('Jun Park'));
    expect(went.map(({ place }) => place)).toEqual(['applyCardInfo']);
  });

  test.each([
    ['zh', '借记卡申请'],
    ['ja', 'カードのお申し込み一覧'],
  ] as const)('in %s', async (language, title) => {
    const fresh = await company();
    await applied('', sandbox, fresh.people[0]);
    await list(fresh, '', language);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(await screen.findByText('Aiko Hasegawa')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/\b(apply-pages|apply-status|apply-start|card-apply|options|shared):/);
  });
});

describe('the company’s links', () => {
  test('one is opened, shown with its code, limited, paused and opened again after a question', async () => {
    await list(await company());
    expect(await screen.findByText('No links yet')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Create link' }));
    const asking = within(await screen.findByRole('dialog', { name: 'Create link' }));
    await userEvent.fill(await asking.findByLabelText('Name (optional)'), 'Trade fair');
    await userEvent.click(asking.getByRole('button', { name: 'Open the link' }));
    const made = within(await screen.findByRole('dialog', { name: 'Link created' }));
    expect(made.getByText(/\/cards\/[\w-]{22}/)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    const links = await screen.findByRole('list', { name: 'Application links' });
    const [link] = within(links).getAllByRole('listitem');
    if (!link) throw new Error('no link');
    expect(link.textContent).toContain('Trade fair');
    expect(link.textContent).toMatch(/\/cards\/[\w-]{22}/); // APP-22: 128 bits
    expect(within(link).getByRole('button', { name: 'Copy link' })).toBeTruthy();
    await userEvent.click(within(link).getByRole('button', { name: 'Show QR code' }));
    expect(await screen.findByRole('img', { name: 'QR code that opens the application' })).toBeTruthy();
    await userEvent.click(within(link).getByRole('button', { name: 'Change' }));
    const changing = within(await screen.findByRole('dialog', { name: 'Change link' }));
    await userEvent.fill(changing.getByLabelText('Limit (optional)'), 'ten');
    await userEvent.click(changing.getByRole('button', { name: 'Save changes' }));
    expect(await changing.findByText('Enter a whole number from 1 to 99,999, or nothing')).toBeTruthy();
    await userEvent.fill(changing.getByLabelText('Limit (optional)'), '１０');
    await userEvent.click(changing.getByRole('button', { name: 'Save changes' }));
    expect(await within(links).findByText('0 of 10 applications')).toBeTruthy();
    await userEvent.click(within(link).getByRole('button', { name: 'Pause' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pause the link' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show links that are not open: 1' }));
    expect(await within(links).findByText('Paused')).toBeTruthy();
    expect(links.textContent).not.toContain('/cards/');
    await userEvent.click(within(links).getByRole('button', { name: 'Reopen' }));
    const reopening = within(await screen.findByRole('dialog', { name: 'Reopen link' }));
    expect(reopening.getByLabelText<HTMLInputElement>('Limit (optional)').value).toBe('10');
    await userEvent.click(reopening.getByRole('button', { name: 'Reopen the link' }));
    expect(await within(links).findByText('Open')).toBeTruthy();
  });
});

describe('one application', () => {
  test('who applied sees all that was entered, and its files', async () => {
    const fresh = await company();
    const { id } = await applied('', sandbox, fresh.people[0]);
    await list(fresh, `?id=${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Aiko Hasegawa' })).toBeTruthy();
    for (const text of ['+81 90 5550 0142', 'Passport', 'Japan', '27/04/1988', 'Tokyo Gas', 'front.png'])
      expect(screen.getAllByText(text, { exact: false }).length, text).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Download front.png' })).toBeTruthy();
  });

  test('a colleague sees identity data masked, and no file to download', async () => {
    const fresh = await company();
    const { id } = await applied('', sandbox, fresh.people[0]);
    await showScreen(fresh.people[1] ?? null, <ApplicationsPage />, { words, query: `?id=${id}` });
    expect(await screen.findByText(/only the applicant and the bank see identity data/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
  });

  test('rejecting without a reason is refused at the field; with one it is done', async () => {
    const fresh = await company();
    const { id } = await applied('', sandbox, fresh.people[0]);
    await list(fresh, `?id=${id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
    await userEvent.click(screen.getByRole('button', { name: 'Reject the application' }));
    const reason = screen.getByRole('textbox', { name: 'Why do you reject it?' });
    await expect.poll(() => reason.getAttribute('aria-invalid')).toBe('true');
    await userEvent.fill(reason, 'Not one of ours');
    await userEvent.click(screen.getByRole('button', { name: 'Reject the application' }));
    expect(await screen.findByText('Rejected by the company')).toBeTruthy();
    expect(screen.getByText('Not one of ours')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Apply again' })).toBeTruthy();
  });

  test('an id that names none leads back', async () => {
    const [fresh, other] = [await company(), await company()];
    const { id } = await applied('', sandbox, other.people[0]);
    await list(fresh, `?id=${id}`);
    expect(await screen.findByText('No such application')).toBeTruthy();
  });
});

describe('the company’s link (APP-25)', () => {
  test('opening decides nothing; approving does, once; the second visit shows it', async () => {
    const fresh = await company();
    const { id } = await applied('', sandbox, fresh.people[0]);
    const path = await linkIn(fresh.people[0].email, '/card_audit/');
    await at(path, <AuditPage />);
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeTruthy();
    expect(screen.getByText(/only the applicant and the bank/)).toBeTruthy();
    expect(document.body.textContent).not.toContain('+81 90 5550 0142');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('In review by the bank')).toBeTruthy();
    await at(path, <AuditPage />);
    expect(await screen.findByText('In review by the bank')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    history.replaceState(null, '', home);
    await list(fresh, `?id=${id}`);
    expect(await screen.findAllByText('In review by the bank')).toBeTruthy();
  });

  test('a letter changed opens nothing', async () => {
    await at(`/card_audit/${'x'.repeat(60)}`, <AuditPage />);
    expect(await screen.findByText('This link is no longer valid')).toBeTruthy();
  });
});

describe('the status page (APP-17)', () => {
  test('without the secret it says what to do, and asks the bank nothing', async () => {
    await at('/all_apply_card_info', <StatusPage />);
    expect(await screen.findByText('Open the link in our email')).toBeTruthy();
    await at(`/all_apply_card_info#no=CA-1&token=${'y'.repeat(60)}`, <StatusPage />);
    expect(await screen.findByText('This address opens no application')).toBeTruthy();
  });

  test('shows number, status and whose turn it is, and follows what happens', async () => {
    const fresh = await company();
    const application = await applied('', sandbox, fresh.people[0]);
    const path = await linkIn(String(application.form['email']), '/all_apply_card_info');
    await at(path, <StatusPage />);
    expect(await screen.findByText(application.application_no)).toBeTruthy();
    expect(await screen.findByText('With the company')).toBeTruthy();
    const { people } = fresh;
    const decided = await fetch('/api/v1/card/audit', {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: people[0].token, userid: people[0].userid, language: 'en', device: 'web' },
      body: JSON.stringify({ id: application.id, decision: 'reject', reason: 'Left the company' }),
    });
    expect(decided.ok).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Left the company')).toBeTruthy();
    expect(screen.getByText('Rejected by the company')).toBeTruthy();
  });
});

test('a link that nobody knows shows no form either', async () => {
  await at('/cards/no-such-link', <PublicApplyPage />);
  expect(await screen.findByRole('heading', { level: 1, name: 'This link cannot be used' })).toBeTruthy();
  expect(screen.queryAllByRole('textbox')).toEqual([]);
});

test('a page without a link shows no form (APP-18)', async () => {
  await at('/visionlife_input', <PublicApplyPage />);
  expect(await screen.findByRole('heading', { level: 1, name: 'This link cannot be used' })).toBeTruthy();
  expect(screen.queryAllByRole('textbox')).toEqual([]);
});

test('a link that stops while somebody fills in keeps the form and what was typed, until it is open again (APP-31)', async () => {
  const { people } = await company();
  const bank = bankAs(() => people[0]);
  const { id, link_path, version } = await bank.call('/card/linkOpen', {});
  await at(`/cards/${link_path}`, <PublicApplyPage />);
  const field = async () => screen.findByLabelText<HTMLInputElement>('First name');
  await userEvent.fill(await field(), 'Nadia');
  const paused = await bank.call('/card/linkPause', { id, version });
  await userEvent.fill(await field(), 'Nadia Amira');
  expect(await screen.findByText('No more applications at the moment')).toBeTruthy();
  expect((await field()).value).toBe('Nadia Amira');
  await bank.call('/card/linkChange', { id, version: paused.version, reopen: true });
  await userEvent.fill(await field(), 'Nadia A.');
  await expect.poll(() => screen.queryByText('No more applications at the moment'), { timeout: 15_000 }).toBeNull();
  expect((await field()).value).toBe('Nadia A.');
});
