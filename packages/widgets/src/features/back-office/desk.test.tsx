/** The bank's desk as its staff meet it, against the real bank: what it does not let them do, and what it does not lose. */
import type { Client } from '@bankside/core/client/client.ts';
import type { InOf } from '@bankside/core/contract/index.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BankProvider } from '../../runtime/host-context.tsx';
import { bankAs, colleague, sandbox, showScreen, staff } from '../../../../../tests/support/screen.tsx';
import { KycCasePage } from './kyc/kyc-case-page.tsx';
import { QueuePage } from './queue-page.tsx';

const words = ['back-office', 'money', 'kyc-start', 'kyc-fields', 'errors'] as const;
const desk = bankAs(() => staff);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const press = async (name: string, among = within(document.body)) => userEvent.click(await among.findByRole('button', { name }));
const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));

/** A company whose KYC waits, on the page of a member of staff. */
async function caseOf() {
  const { company_id, project_name } = await sandbox.company({ kyc_status: 2 });
  const readAll = async () => {
    const { files } = await desk.call('/admin/kyc/get', { company_id });
    for (const { file_key } of files) await desk.download('/admin/file', { company_id, file_key });
  };
  const show = () => showScreen(staff, <KycCasePage />, { words, path: `/back-office/kyc/${company_id}` });
  const statusNow = async () => (await desk.call('/admin/kyc/get', { company_id })).kyc_status;
  return { company_id, project_name, show, statusNow, readAll };
}

const marlow: InOf<'/withdraw/payee/add'> = {
  beneficiary_name: 'Marlow & Finch Ltd',
  bank_account_number: 'GB10NRMB60161331926819',
  bank_name: 'Northmoor Bank plc',
  bank_code: '601613',
  bank_address: '1 Moorgate, London',
  country: 'GB',
  swift_code: 'NRMBGB2LXXX',
  use_intermediary: false,
  purpose: 'supplier_payment',
};

/** The line is down until the client has given up: it tries three times more, ten seconds apart. */
function cutTheLine(): { giveUp(): Promise<void> } {
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    this.dispatchEvent(new ProgressEvent('error'));
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return {
    giveUp: async () => {
      for (const times of [1, 2, 3, 4]) {
        await expect.poll(() => send.mock.calls.length).toBe(times);
        await vi.advanceTimersByTimeAsync(10_000);
      }
      send.mockRestore();
      vi.useRealTimers();
    },
  };
}

test('the corrector of a file reads that a colleague approves it, and of which fields', async () => {
  const { company_id, show } = await caseOf();
  const { version } = await desk.call('/admin/kyc/get', { company_id });
  await desk.call('/admin/kyc/correct', { company_id, version, path: 'company.registration_number', value: '201912345K' });
  const { called } = await show();
  await press('Approve');
  const asked = await dialog(/^Someone else has to approve this$/);
  expect(asked.getByText(/^You corrected this file, or you are named in it\./)).toBeTruthy();
  expect(asked.getByText('Registration number')).toBeTruthy();
  await press('Close', asked);
  expect(called).not.toContain('/admin/kyc/decide');
});

test('a rejection without a reason is refused at its field, and nothing is sent', async () => {
  const { project_name, show } = await caseOf();
  const { called } = await show();
  await press('Send back …');
  const asked = await dialog(new RegExp(`^Send the file back to ${project_name}`));
  await press('Send back to the client', asked);
  const reason = asked.getByRole('textbox', { name: 'Reason' });
  await expect.poll(() => reason.closest('[part="field"]')?.querySelector('[part="error"]')?.textContent).toBe('Enter the reason');
  expect(called).not.toContain('/admin/kyc/decide');
});

test('an approval whose line is lost says so, keeps what was marked with its words, and is done by the next press', async () => {
  const { project_name, show, statusNow, readAll } = await caseOf();
  await readAll();
  const { went } = await show();
  await press('Send back: Website');
  const marking = await dialog(/^Send back: Website$/);
  await userEvent.selectOptions(marking.getByRole('combobox', { name: 'Reason' }), 'Another reason');
  await userEvent.fill(marking.getByRole('textbox', { name: 'In your own words' }), 'It leads to another company.');
  await press('Send back', marking);
  await press('Approve');
  const asked = await dialog(new RegExp(`^Approve ${project_name}`));
  const line = cutTheLine();
  await userEvent.click(asked.getByRole('button', { name: 'Approve' }));
  await line.giveUp();
  expect(await asked.findByText('The decision was not taken')).toBeTruthy();
  expect(await statusNow()).toBe(2);
  expect(screen.getAllByText('Fields sent back: 1')).toHaveLength(2); // in the dialog and behind it
  expect(screen.getByText(/It leads to another company\./)).toBeTruthy();
  await press('Approve', asked);
  await expect.poll(() => went.at(-1)).toEqual({ place: 'desk', params: { after: 'kyc' } });
  expect(await statusNow()).toBe(4);
});

test('a file with unopened papers is not approved: the desk names them and leads there', async () => {
  const { company_id, project_name, show, statusNow } = await caseOf();
  await show();
  const opened = async () =>
    (await desk.call('/admin/kyc/get', { company_id })).files.filter((file) => file.opened && file.content_type === 'application/pdf')
      .length;
  await press('Approve');
  const first = await dialog(/^Open every document first$/);
  const papers = first.getAllByRole('listitem').length;
  expect(papers).toBeGreaterThan(1); // the first is open from the start
  for (let left = papers; left > 0; left--) {
    const asked = within(screen.getByRole('dialog', { name: 'Open every document first' }));
    expect(asked.getAllByRole('listitem')).toHaveLength(left);
    await userEvent.click(within(asked.getAllByRole('listitem')[0] ?? document.body).getByRole('button'));
    await expect.poll(opened).toBe(papers - left + 2); // a signature is no paper
    await press('Approve');
  }
  const asked = await dialog(new RegExp(`^Approve ${project_name}`));
  await press('Approve', asked);
  await expect.poll(statusNow).toBe(4);
});

test('a large credit waits for a second person, who sees what and by whom', async () => {
  const { company_id, project_name } = await sandbox.company({});
  const wire = { company_id, currency: 'USD', amount: '9000000', sender_account_name: 'Nobody announced' } as const;
  await expect(desk.call('/admin/deposit/credit', wire, { key: crypto.randomUUID() })).rejects.toMatchObject({ code: 2014 });
  const { called } = await showScreen(colleague, <QueuePage />, { words, query: `?company=${encodeURIComponent(project_name)}` });
  await userEvent.click(await screen.findByRole('cell', { name: /^Credit a deposit · 9,000,000\.00 USD/ }));
  const shown = await dialog(/^Waiting for a second person$/);
  for (const fact of ['9,000,000.00 USD', 'Nobody announced', /^Daniel Okoro/]) expect(await shown.findByText(fact)).toBeTruthy();
  await press('Confirm: Credit a deposit', shown);
  expect(called).not.toContain('/admin/second/confirm'); // asked once more, with the sum
  await press('Confirm: Credit a deposit', await dialog(/^Credit a deposit, 9,000,000\.00 USD\?$/));
  expect(await screen.findByText('Confirmed: Credit a deposit, 9,000,000.00 USD')).toBeTruthy();
  expect(called).toContain('/admin/second/confirm');
});

test('a queue narrowed to what does not wait says so, and opens again', async () => {
  const { project_name } = await caseOf();
  await showScreen(staff, <QueuePage />, { words, query: '?company=no such company' });
  expect(await screen.findByText('No results')).toBeTruthy();
  await press('Show all');
  expect(await screen.findByRole('cell', { name: project_name })).toBeTruthy();
});

test('a queue without work says that nothing waits', async () => {
  const { now } = await desk.call('/admin/queue', {});
  const empty = { ...desk, call: async () => ({ list: [], stale: [], now }) } as unknown as Client; // this bank is never without work
  await showScreen(
    staff,
    <BankProvider value={empty}>
      <QueuePage />
    </BankProvider>,
    { words },
  );
  expect(await screen.findByText('The queue is empty')).toBeTruthy();
  expect(screen.getByText('What clients submit or send appears here automatically.')).toBeTruthy();
});

test('staff find a transfer that was settled long ago, and book its return', async () => {
  const { list } = await desk.call('/admin/transfer/settled', { keyword: 'Harbour & Vale' });
  const [found] = list;
  if (!found) throw new Error('the seeded company has settled no transfer');
  const { number, counterparty, left } = found;
  const { called } = await showScreen(colleague, <QueuePage />, { words });
  await userEvent.fill(await screen.findByRole('searchbox', { name: 'Transfer number or company' }), number);
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`${number} .* ${counterparty}`) }));
  const asked = await dialog(/^Book a return$/);
  await userEvent.fill(asked.getByRole('textbox', { name: 'Amount returned' }), `9${left}`);
  await userEvent.fill(asked.getByRole('textbox', { name: 'Reason for the return' }), 'Account closed');
  await press('Book a return', asked);
  await expect.poll(() => asked.getByRole('textbox', { name: 'Amount returned' }).getAttribute('aria-invalid')).toBe('true');
  await userEvent.fill(asked.getByRole('textbox', { name: 'Amount returned' }), '1');
  await press('Book a return', asked);
  expect(await screen.findByText(new RegExp(`^Return booked: 1\\.00 .* of ${number}$`))).toBeTruthy();
  expect(called.filter((path) => path === '/admin/transfer/return')).toHaveLength(2);
  const { list: after } = await desk.call('/admin/transfer/settled', { keyword: number });
  expect(after).toEqual([expect.objectContaining({ number, left: (Number(left) - 1).toFixed(2) })]);
});

test('a transfer is read whole before it is released, by a button that names the sum', async () => {
  const { project_name, account_number, people } = await sandbox.company({ balances: { USD: '9000.00' } });
  const client = bankAs(() => people[0]);
  const { id: payee_id } = await client.call('/withdraw/payee/add', marlow);
  const order = { transfer_type: 'payee', currency: 'USD', amount: '1250', payee_id } as const;
  const { quote_id } = await client.call('/withdraw/crypto/calc', order);
  const paper = { purpose: 'supplier_payment', reference: 'INV-2207' } as const;
  await client.call('/sendEmail', { purpose: 'withdraw', quote_id }); // a payee who was never paid takes a code
  const [mail] = await sandbox.mail(people[0].email);
  const paid = { ...order, ...paper, quote_id, email_code: mail?.code ?? '' };
  const { id } = await client.call('/withdraw/crypto/withdraw', paid, { key: crypto.randomUUID() });
  const { called } = await showScreen(staff, <QueuePage />, { words, query: `?company=${encodeURIComponent(project_name)}` });
  await userEvent.click(await screen.findByRole('cell', { name: project_name }));
  const shown = await dialog(/^Transfer · /);
  const { full_name } = await client.call('/account/getUserInfo', {});
  const facts = [account_number, 'Marlow & Finch Ltd', 'United Kingdom', 'GB10 NRMB 6016 1331 9268 19', 'Northmoor Bank plc'];
  for (const fact of [...facts, 'NRMBGB2LXXX', /^INV-2207/, 'Supplier payment', `Created by ${full_name}`])
    expect(await shown.findByText(fact)).toBeTruthy();
  expect(shown.getByText('The recipient is new to this client.')).toBeTruthy();
  expect(shown.getByText('Leaves the account').parentElement?.textContent).toMatch(/1,2\d\d\.\d\d/);
  await press('Release 1,250.00 USD', shown);
  const asked = await dialog(/^Release 1,250\.00 USD to Marlow & Finch Ltd\?$/);
  expect(called).not.toContain('/admin/transfer/decide');
  await press('Release 1,250.00 USD', asked);
  await expect.poll(() => called).toContain('/admin/transfer/decide');
  await expect.poll(async () => (await client.call('/withdraw/crypto/get', { id })).record.status).toBe('processing');
});

test('a file submitted again names on top what changed and leads there; what a colleague decides meanwhile shows by itself', async () => {
  const { company_id, people } = await sandbox.company({ kyc_status: 3, refuse_reason: 'The website is another company’s.' });
  const client = bankAs(() => people[0]);
  const { company, step_versions } = await client.call('/account/kyc/getKycInfo', {});
  const step = { ...company, website: 'https://northpier.example', draft: false, version: step_versions[1] };
  await client.call('/account/kyc/company', step as unknown as InOf<'/account/kyc/company'>);
  await client.call('/account/kyc/submit', { version: (await client.call('/account/kyc/getKycInfo', {})).version });
  await showScreen(staff, <KycCasePage />, { words, path: `/back-office/kyc/${company_id}` });
  const changed = within(await screen.findByRole('region', { name: 'What has changed' }));
  expect(changed.getAllByRole('listitem')).toHaveLength(1);
  await press('Website', changed);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Send back: Website');
  const look = (says: string) => {
    document.dispatchEvent(new Event('visibilitychange')); // who comes back to the window asks at once
    return screen.queryByText(says);
  };
  const { version, files } = await desk.call('/admin/kyc/get', { company_id });
  for (const { file_key } of files) await bankAs(() => colleague).download('/admin/file', { company_id, file_key });
  await bankAs(() => colleague).call('/admin/kyc/decide', { company_id, version, event: 'approve' });
  const patient = { timeout: 20_000, interval: 1000 }; // asking again gives up the question before
  await expect.poll(() => look('Meanwhile something happened to this file'), patient).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});
