import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { FreshCompany } from '../../../../../tests/support/sandbox.ts';
import { bankAs, sandbox, showScreen } from '../../../../../tests/support/screen.tsx';
import { PaymentFilesPage } from './files/payment-files-page.tsx';
import { ScheduledPage } from './scheduled/scheduled-page.tsx';

const words = ['payments', 'recipients', 'money', 'table-file', 'card-import', 'proof', 'shell'] as const;
const marlow = {
  beneficiary_name: 'Marlow & Finch Ltd',
  bank_account_number: 'GB10NRMB60161331926819',
  bank_name: 'Northmoor Bank plc',
  bank_code: '601613',
  bank_address: '1 Moorgate, London',
  country: 'GB',
  swift_code: 'NRMBGB2LXXX',
  use_intermediary: false,
  purpose: 'supplier_payment',
} as const;

let company: FreshCompany;
const main = () => company.people[0];
beforeAll(async () => {
  company = await sandbox.company({ balances: { USD: '5000.00' } });
  await bankAs(main).call('/withdraw/payee/add', marlow, { key: crypto.randomUUID() });
});

const give = async (...lines: string[]) => {
  const text = ['IBAN,Beneficiary,Ccy,Amount,Reference', ...lines].join('\n');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no field for a file');
  await userEvent.upload(input, new File([text], 'pay.csv', { type: 'text/csv' }));
};
const pay = (count: number) => screen.findByRole('button', { name: `Pay ${count} rows` });

test('rows of a file are repaired where they are, and the whole of it is ordered once none has a fault (TRF-29)', async () => {
  const { called } = await showScreen(main(), <PaymentFilesPage />, { words });
  await give(`${marlow.bank_account_number},Marlow & Finch Ltd,USD,100,A`, `${marlow.bank_account_number},Marlow,USD,"1.250,5",B`);
  await userEvent.click(await screen.findByRole('button', { name: 'Check 2 rows' }));
  expect(await screen.findByText('This account belongs to Marlow & Finch Ltd')).toBeVisible();
  expect(await pay(2)).toBeDisabled();
  const cell = async (name: string, text: string) => {
    await userEvent.fill(await screen.findByRole('textbox', { name }), text);
    await userEvent.keyboard('{Enter}');
  };
  await cell('Name, row 3', '');
  expect(await screen.findByText('Enter the amount as 1234.56')).toBeVisible();
  await cell('Amount, row 3', '1250.50');
  await expect.poll(async () => (await pay(2)).hasAttribute('disabled')).toBe(false);
  expect(screen.getByText('1,350.50 USD')).toBeVisible();
  await userEvent.click(await pay(2));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('Pay 1,350.50 USD in 2 payments?');
  await userEvent.click(within(question).getByRole('button', { name: 'Pay 2 rows' }));
  expect(await screen.findByText('Confirm that it is you')).toBeVisible();
  expect(called.filter((path) => path === '/payments/file/order')).toHaveLength(1);
});

const giveText = async (text: string) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no field for a file');
  await userEvent.upload(input, new File([text], 'other.csv', { type: 'text/csv' }));
};

test('columns that no heading names are guessed or chosen, tried, and known in the next file (TRF-32)', async () => {
  const own = `Kto ${crypto.randomUUID()}`; // what is known of it is known to a second try, too
  const text = `${own},Beneficiary IBAN code,Devise,Betrag,Betrag\nMarlow & Finch Ltd,${marlow.bank_account_number},USD,72.50,95.50`;
  const { called } = await showScreen(main(), <PaymentFilesPage />, { words });
  await giveText(text);
  const field = (name: string) => screen.findByRole('combobox', { name });
  expect(await field('Account number')).toHaveDisplayValue('Beneficiary IBAN code');
  expect(screen.getByText('Choose a column for: Currency, Amount')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Check 1 row' })).toBeDisabled();
  await userEvent.selectOptions(await field('Currency'), 'Devise');
  await userEvent.selectOptions(await field('Amount'), 'Devise');
  expect(screen.getByText('“Devise” is chosen for two fields')).toBeVisible();
  await userEvent.selectOptions(await field('Amount'), 'Betrag (column E)');
  expect(await field('Amount')).toHaveAccessibleDescription('95.50');
  await userEvent.click(screen.getByRole('button', { name: 'Check 1 row' }));
  expect(await screen.findByText('Ready: Marlow & Finch Ltd')).toBeVisible();
  expect(screen.getByText('95.50 USD')).toBeVisible();
  await expect.poll(() => called.includes('/payments/file/keepColumns')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Another file' }));
  await giveText(text);
  expect(await screen.findByText('Matched as in your company’s last file with these column names.')).toBeVisible();
  expect(await field('Amount')).toHaveDisplayValue('Betrag (column E)');
});

test.each([
  ['Name,Amount\nMarlow,1', 'The file needs at least three columns: account number, currency and amount'],
  ['IBAN,Currency,Amount', 'There are no rows in it.'],
  [`${marlow.bank_account_number},USD,12.50\n${marlow.bank_account_number},USD,13.50`, 'The first row looks like data'],
  [`${'a,'.repeat(100)}a\n1`, 'Row 1 has more than 100 columns. Delete what is far to the right.'],
  ['', 'There are no rows in it.'],
])('a file that cannot be paid says why: %#', async (text, sentence) => {
  await showScreen(main(), <PaymentFilesPage />, { words });
  await giveText(text);
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('what ends a schedule is asked of one that repeats, and of no other (TRF-26)', async () => {
  await showScreen(main(), <ScheduledPage />, { words });
  await userEvent.click(await screen.findByRole('button', { name: 'Schedule a payment' }));
  const form = await screen.findByRole('form', { name: 'Schedule a payment' });
  expect(await within(form).findByRole('radiogroup', { name: 'Ends' })).toBeVisible();
  await userEvent.click(within(form).getByRole('radio', { name: 'Once' }), { force: true });
  await expect.poll(() => within(form).queryByRole('radiogroup', { name: 'Ends' })).toBeNull();
});

test('the payee of a scheduled payment is found among all of the book, and chosen before on the payee’s own page (TRF-26)', async () => {
  const own = await sandbox.company({ balances: { USD: '5000.00' } });
  const bank = bankAs(() => own.people[0]);
  const add = (form: object) => bank.call('/withdraw/payee/add', { ...marlow, sure: true, ...form }, { key: crypto.randomUUID() });
  const { id } = await add({});
  for (let at = 0; at < 51; at += 1)
    await add({ beneficiary_name: `Supplier ${at}`, bank_account_number: `00428871${at}`, country: 'US', swift_code: 'PRAIUS33' });
  await showScreen(own.people[0], <ScheduledPage />, { words });
  await userEvent.click(await screen.findByRole('button', { name: 'Schedule a payment' }));
  await userEvent.fill(await screen.findByRole('combobox', { name: 'Payee' }), 'Marlow');
  await userEvent.click(await screen.findByRole('option', { name: /Marlow & Finch Ltd/ }));
  expect(screen.getByRole('combobox', { name: 'Payee' })).toHaveValue('Marlow & Finch Ltd');
  await showScreen(own.people[0], <ScheduledPage />, { words, query: `?payee=${id}` });
  await expect.poll(() => screen.queryByRole<HTMLInputElement>('combobox', { name: 'Payee' })?.value).toBe('Marlow & Finch Ltd');
});
