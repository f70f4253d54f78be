import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { dead, showContracts } from '../testing/contracts-testing.tsx';
import { answersOf, lineOf, pageOf } from '../testing/sample-programme.ts';
import { OrdersPage } from './orders-page.tsx';

const all = [
  lineOf({ id: 'o3', number: 'B-000319', status: 'pending', decided_by: '', allocated: 0 }),
  lineOf({ id: 'o2', number: 'B-000318', status: 'rejected', decided_by: 'client', allocated: 0 }),
  lineOf({ id: 'o4', number: 'B-000320', status: 'rejected', decided_by: 'bank', allocated: 0 }),
  lineOf(),
];
const answers = () => ({
  ...answersOf(),
  '/contract/orderList': ({ status, keyword = '' }: { status?: string[] | undefined; keyword?: string | undefined }) =>
    pageOf(all.filter((row) => (!status || status.includes(row.status)) && row.number.includes(keyword))),
});
const rows = () => screen.findAllByRole('row').then((found) => found.slice(1).map((row) => row.textContent));

test('state, the progress of it, and who said no', async () => {
  await showContracts(<OrdersPage />, answers());
  const [pending, declined, rejected, allocated] = await rows();
  expect(pending).toMatch(/B-000319.*Awaiting approval.*120/);
  expect(declined).toContain('Declined');
  expect(rejected).toContain('Rejected');
  expect(allocated).toMatch(/75 of 120 allocated.*Partially allocated/);
});

test('filters are in the address; nothing found is said in other words than nothing there', async () => {
  const { went } = await showContracts(<OrdersPage />, answers(), { query: '?status=pending,allocated' });
  expect(await rows()).toHaveLength(1);
  await userEvent.click(await screen.findByText('B-000319'));
  expect(went).toEqual([{ place: 'contract', params: { id: 'o3' } }]);
  await showContracts(<OrdersPage />, answers(), { query: '?keyword=nothing' });
  expect(await screen.findByText('No orders match')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear the filters' })[0] ?? document.body);
  expect(await rows()).toHaveLength(4);
  await showContracts(<OrdersPage />, { ...answersOf(), '/contract/orderList': () => pageOf([]) });
  expect(await screen.findByText('No orders yet')).toBeTruthy();
});

test('two lines for each on a phone', async () => {
  await showContracts(<OrdersPage />, answers(), { width: 390 });
  const list = await screen.findByRole('list', { name: 'Card orders' });
  expect(list.textContent).toMatch(/B-000319120 cards/);
});

test('a bank that does not answer is said', async () => {
  await showContracts(<OrdersPage />, { ...answersOf(), '/contract/orderList': dead });
  expect(await screen.findByText('The orders did not load')).toBeTruthy();
});
