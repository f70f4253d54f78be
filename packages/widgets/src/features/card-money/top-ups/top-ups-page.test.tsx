import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FreshCompany } from '../../../../../../tests/support/sandbox.ts';
import { sandbox } from '../../../../../../tests/support/screen.tsx';
import { deferred, refused } from '../../../kit/testing/mount.tsx';
import { noCards, pageOf, showCards, topUpRow, type Answers } from '../testing/card-money-testing.tsx';
import { TopUpsPage } from './top-ups-page.tsx';

let company: FreshCompany;
beforeAll(async () => {
  company = await sandbox.company({});
});
const show = (answers: Answers, query = '') => showCards(company.people[0], <TopUpsPage />, { ...noCards, ...answers }, { query });
const open = async (name: RegExp) => userEvent.click((await screen.findByText(name)).closest('tr') ?? document.body);
const panel = () => screen.findByRole('complementary', { name: 'Top-up' });

test('filters of the address are asked for, and nonsense in it is not', async () => {
  const { inputs } = await show(
    { '/card/topRecord': () => pageOf([topUpRow()]) },
    '?status=retry,soon&card=card-1&from=2025-11-01&to=never&keyword=Tan',
  );
  await screen.findByText(/Mei-Lin Tan/);
  expect(inputs('/card/topRecord')).toEqual([
    { status: ['retry'], card_id: 'card-1', date_from: '2025-11-01', keyword: 'Tan', page_size: 14 },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await expect.poll(() => inputs('/card/topRecord').at(-1)).toEqual({ page_size: 14 });
});

test('details show amount, fee, rate and what the card received, and lead to the transaction', async () => {
  await show({ '/card/topRecord': () => pageOf([topUpRow()]) });
  await open(/Mei-Lin Tan/);
  const details = within(await panel());
  expect([...(await panel()).querySelectorAll('data')].map(({ value }) => value)).toEqual(['2000.00', '20.00', '1998.40']);
  expect(details.getByText('1 USDC = 0.9992 USD')).toBeTruthy();
  expect(details.getByRole('link', { name: 'C-88021477' })).toBeTruthy();
  expect(details.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('what failed is tried again once, however often it is pressed, and the list shows it', async () => {
  const answer = deferred<{ id: string; number: string; transaction_id: string; status: string }>();
  let status = 'retry';
  const { inputs } = await show({
    '/card/topRecord': () =>
      pageOf([topUpRow({ status, reason: 'programme_limit', can_retry: status === 'retry', can_cancel: status === 'retry', version: 3 })]),
    '/card/topUp': () => answer.promise,
  });
  await open(/Mei-Lin Tan/);
  const details = within(await panel());
  expect(details.getByText(/card issuer’s own limit/)).toBeTruthy();
  await userEvent.dblClick(details.getByRole('button', { name: 'Try again' }));
  status = 'processing';
  answer.resolve({ id: 'top-1', number: 'C-88021477', transaction_id: 'tx-1', status });
  expect(await details.findByText('The card issuer is loading the card')).toBeTruthy();
  expect(inputs('/card/topUp')).toEqual([{ retry_of: 'top-1', version: 3 }]);
});

test('on a phone Back closes a top-up', async () => {
  await show({ '/card/topRecord': () => pageOf([topUpRow()]) });
  await page.viewport(390, 844);
  history.pushState(history.state, ''); // nothing that another test went back from lies ahead
  const steps = history.length;
  await userEvent.click(await screen.findByText(/Mei-Lin Tan/));
  await screen.findByRole('dialog', { name: 'Top-up' });
  expect(history.length).toBe(steps + 1); // else Back would leave this page
  history.back();
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Top-up' })).toBeNull();
  expect(location.search).toBe('');
});

test('cancelling asks first; what the bank refuses is said, and nothing is closed', async () => {
  const { inputs } = await show({
    '/card/topRecord': () => pageOf([topUpRow({ status: 'retry', can_cancel: true })]),
    '/card/topUpCancel': () => Promise.reject(refused(3001, 'It has moved on')),
  });
  await open(/Mei-Lin Tan/);
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Cancel top-up' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Cancel the top-up of 2,000.00 USDC/ }));
  expect(inputs('/card/topUpCancel')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel top-up' }));
  expect(await dialog.findByText('It has moved on')).toBeTruthy();
  expect(inputs('/card/topUpCancel')).toEqual([{ id: 'top-1', version: 1 }]);
});

test('the file holds what the filters show', async () => {
  const { inputs } = await show({ '/card/topRecord': () => pageOf([topUpRow()]) }, '?status=success');
  await screen.findByText(/Mei-Lin Tan/);
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'CSV' }));
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  await expect.poll(() => inputs('/card/download')).toEqual([{ status: ['success'], format: 'csv' }]);
});

test.each([
  ['', 'No top-ups yet'],
  ['?keyword=none', 'No results'],
])('"%s" without a row says "%s"', async (query, said) => {
  await show({ '/card/topRecord': () => pageOf([]) }, query);
  expect(await screen.findByText(said)).toBeTruthy();
});

test('a list that does not load says so and can be asked for again', async () => {
  let fails = true;
  await show({
    '/card/topRecord': () => (fails ? Promise.reject(refused(9000, 'The bank stumbled')) : pageOf([topUpRow()])),
  });
  expect(await screen.findByText('The bank stumbled')).toBeTruthy();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Mei-Lin Tan/)).toBeTruthy();
});
