import type { OutOf } from '@bankside/core/contract/index.ts';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FreshCompany } from '../../../../../../tests/support/sandbox.ts';
import { sandbox } from '../../../../../../tests/support/screen.tsx';
import { noCards, pageOf, purchaseRow, showCards, type Answers } from '../testing/card-money-testing.tsx';
import { PurchasesPage } from './purchases-page.tsx';

let company: FreshCompany;
beforeAll(async () => {
  company = await sandbox.company({});
});
const spent: OutOf<'/card/spending'> = {
  month: '2025-11',
  latest: '2025-11',
  total: '501.90',
  by_group: [
    { group: 'software', amount: '89.90' },
    { group: 'travel', amount: '412.00' },
    { group: 'food', amount: '0.00' },
  ],
  by_card: [{ card_id: 'card-1', last4: '4821', holder_name: 'Mei-Lin Tan', amount: '501.90' }],
  by_person: [
    { holder_name: 'Mei-Lin Tan', amount: '440.00' },
    { holder_name: 'Jonas Weber', amount: '61.90' },
  ],
  by_day: [
    { day: '2025-11-03', amount: '89.90' },
    { day: '2025-11-16', amount: '412.00' },
  ],
};
const show = (answers: Answers, query = '?month=2025-11') =>
  showCards(
    company.people[0],
    <PurchasesPage />,
    { ...noCards, '/card/spending': () => spent, '/card/transactionDetails': () => pageOf([purchaseRow()]), ...answers },
    { query },
  );
const open = async (name: RegExp) => userEvent.click((await screen.findByText(name)).closest('tr') ?? document.body);
const panel = () => screen.findByRole('complementary', { name: 'Purchase' });
const query = () => Object.fromEntries(new URLSearchParams(location.search));

test('filters of the address are asked for, of the list and of its file', async () => {
  const { inputs } = await show({}, '?channel=online,moon&group=travel&status=cleared,soon&keyword=Tama&from=2026-02-31&to=soon');
  await screen.findByText(/Tamagawa Express/);
  const filter = { status: ['cleared'], channel: ['online'], group: ['travel'], keyword: 'Tama' };
  expect(inputs('/card/transactionDetails')).toEqual([{ ...filter, page_size: 14 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
  await expect.poll(() => inputs('/card/transactionDownload')).toEqual([{ ...filter, format: 'xlsx' }]);
});

test('details show both amounts, rate and place; a decline says why', async () => {
  await show({ '/card/transactionDetails': () => pageOf([purchaseRow({ status: 'declined', decline_reason: 'insufficient' })]) });
  await open(/Tamagawa Express/);
  const details = within(await panel());
  expect([...(await panel()).querySelectorAll('data')].map(({ value }) => value)).toEqual(['-412.00', '62000', '4.12']);
  expect(details.getByText('Tokyo, Japan')).toBeTruthy();
  expect(details.getByText(/not enough money on the card/)).toBeTruthy();
  expect(details.getByText(/1 JPY = 0.0066452 USD/)).toBeTruthy();
});

test('a note and a receipt are kept with the purchase, with the version that was shown', async () => {
  const { inputs } = await show({
    '/card/transactionNote': ({ note, receipt }) => ({
      purchase: purchaseRow({ note, version: 2, receipt: receipt ? { file_key: receipt, name: 'receipt.png' } : null }),
    }),
  });
  await open(/Tamagawa Express/);
  const details = within(await panel());
  await userEvent.fill(details.getByRole('textbox', { name: /Note/ }), 'Trade fair in Tokyo');
  await userEvent.click(details.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => inputs('/card/transactionNote'))
    .toEqual([{ id: 'buy-1', note: 'Trade fair in Tokyo', receipt: null, version: 1 }]);
});

test('a note that is not saved waits while another purchase is looked at', async () => {
  const rows = [purchaseRow(), purchaseRow({ id: 'buy-2', merchant: 'Lumen Ads' })];
  await show({ '/card/transactionDetails': () => pageOf(rows) });
  const note = async () => within(await panel()).findByRole('textbox', { name: /Note/ });
  await open(/Tamagawa Express/);
  await userEvent.fill(await note(), 'Trade fair in Tokyo');
  await open(/Lumen Ads/);
  await expect.poll(note).toHaveProperty('value', '');
  await open(/Tamagawa Express/);
  await expect.poll(note).toHaveProperty('value', 'Trade fair in Tokyo');
});

test('a month by category: largest first, as a table, and one that is pressed narrows the list to it', async () => {
  const { inputs } = await show({});
  const table = await screen.findByRole('table', { name: 'Category' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Travel and transport', 'Software and services']);
  await userEvent.click(within(table).getByRole('button', { name: 'Travel and transport' }));
  await expect
    .poll(() => inputs('/card/transactionDetails').at(-1))
    .toEqual({ group: ['travel'], date_from: '2025-11-01', date_to: '2025-11-30', page_size: 14 });
});

test('the month follows purchases that are booked while it is looked at', async () => {
  let total = '501.90';
  await show({ '/card/spending': () => ({ ...spent, total }) });
  await screen.findByText('501.90 US Dollar');
  total = '638.46';
  document.dispatchEvent(new Event('visibilitychange')); // as 15 seconds would
  expect(await screen.findByText('638.46 US Dollar')).toBeTruthy();
});

test('on a phone Back closes a purchase', async () => {
  await show({});
  await page.viewport(390, 844);
  const steps = history.length;
  await userEvent.click(await screen.findByText(/Tamagawa Express/));
  await screen.findByRole('dialog', { name: 'Purchase' });
  expect(history.length).toBe(steps + 1); // else Back would leave this page
  history.back();
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Purchase' })).toBeNull();
  expect(query()).toEqual({ month: '2025-11' });
});

test('a month by person: one line for each, which finds what they bought', async () => {
  await show({}, '?month=2025-11&by=person');
  const table = within(await screen.findByRole('table', { name: 'Person' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Mei-Lin Tan', 'Jonas Weber']);
  await userEvent.click(table.getByRole('button', { name: 'Jonas Weber' }));
  await expect.poll(query).toMatchObject({ keyword: 'Jonas Weber', from: '2025-11-01', to: '2025-11-30' });
});

test('a month by day: arrows name each day, Enter shows its purchases, and it reads as a table', async () => {
  await show({}, '?month=2025-11&by=day');
  const picture = await screen.findByRole('application', { name: /The most: 16\/11\/2025 · 412.00 USD/ });
  picture.focus();
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
  expect(await screen.findByText('03/11/2025 · 89.90 USD')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  await expect.poll(query).toMatchObject({ from: '2025-11-03', to: '2025-11-03' });
  await userEvent.click(screen.getByRole('button', { name: 'As a table' }));
  expect(within(await screen.findByRole('table', { name: 'Day' })).getAllByRole('rowheader').length).toBe(2);
});

test('months go back and forth, and a card that is chosen counts alone', async () => {
  const { inputs } = await show({}, '?month=2025-10&card=card-1');
  await screen.findByText('October 2025');
  await userEvent.click(screen.getByRole('button', { name: 'The month before' }));
  await userEvent.click(await screen.findByRole('button', { name: 'The month after' }));
  expect(await screen.findByText('October 2025')).toBeTruthy();
  expect(inputs('/card/spending').slice(0, 2)).toEqual([
    { month: '2025-10', card_id: 'card-1' },
    { month: '2025-09', card_id: 'card-1' },
  ]);
});

test('the latest month is that of the bank, whatever the clock here says', async () => {
  const { inputs } = await show({}, '?month=2031-01');
  await screen.findByText('November 2025');
  expect(inputs('/card/spending')).toEqual([{ month: '2031-01' }]);
  expect(screen.queryByRole('button', { name: 'The month after' })).toBeNull();
});

test('a company whose cards were never used reads so', async () => {
  await show({
    '/card/transactionDetails': () => pageOf([]),
    '/card/spending': () => ({ month: '2025-11', latest: '2025-11', total: '0.00', by_group: [], by_card: [], by_person: [], by_day: [] }),
  });
  expect(await screen.findByText('No purchases yet')).toBeTruthy();
  expect(await screen.findByText('Nothing was spent in this month.')).toBeTruthy();
});
