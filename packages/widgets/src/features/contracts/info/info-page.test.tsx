import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { refuse, showContracts, sub, type Answers } from '../testing/contracts-testing.tsx';
import { dataOf, orderOf, pending } from '../testing/sample-programme.ts';
import { InfoPage } from './info-page.tsx';

const missing = () => refuse('notFound', 'This was not found.');
const withOrder = (order = orderOf(), more: Answers = {}): Answers => ({ '/contract/order': () => order, ...more });
const progress = () => within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');

test('an order shows how far it is, what comes next and who acts', async () => {
  await showContracts(<InfoPage />, withOrder(), { query: '?id=o1' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Order B-000317' })).toBeTruthy();
  const steps = progress();
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, null, null, 'step', 'step']);
  expect(steps[4]?.textContent).toContain('Delivered · 90 of 120');
  expect(steps[4]?.textContent).toContain('Expected 01/04/2026 to 15/04/2026');
  const parcel = within(screen.getByRole('list', { name: 'Parcels' })).getByRole('listitem');
  expect(parcel.textContent).toContain('SG-7712-01');
  expect(parcel.textContent).toContain('90 of 120 cards delivered');
  expect(screen.getByRole('link', { name: 'Allocate cards' }).getAttribute('href')).toBe('/card_management?order=o1');
});

test('its papers are given as files', async () => {
  const { sent } = await showContracts(<InfoPage />, withOrder(), { query: '?id=o1' });
  await userEvent.click(await screen.findByRole('button', { name: 'Delivery note' }));
  await expect.poll(() => sent('/contract/orderPaper').map(({ input }) => input)).toEqual([{ order_id: 'o1', kind: 'delivery_note' }]);
});

test('one that is not decided can be withdrawn, once', async () => {
  const { sent } = await showContracts(
    <InfoPage />,
    withOrder(pending(), { '/contract/orderWithdraw': () => ({ order: orderOf({ status: 'rejected', decided_by: 'client' }) }) }),
    { query: '?id=o1' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the order' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Its 120 cards can be ordered again. The payment stays with the contract.')).toBeTruthy();
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Withdraw the order' }));
  expect(await screen.findByText('Order B-000317 is withdrawn')).toBeTruthy();
  expect(sent('/contract/orderWithdraw').map(({ input }) => input)).toEqual([{ order_id: 'o1', version: 4 }]);
  expect(screen.queryByRole('button', { name: 'Order confirmation' })).toBeNull();
});

test('one that the bank rejected ends with its reason', async () => {
  await showContracts(<InfoPage />, withOrder(orderOf({ status: 'rejected', decided_by: 'bank', reason: 'Delivery address incomplete' })), {
    query: '?id=o1',
  });
  await screen.findByRole('heading', { level: 1 });
  const steps = progress();
  expect(steps).toHaveLength(2);
  expect(steps[1]?.textContent).toContain('Rejected by the bank');
  expect(steps[1]?.textContent).toContain('Delivery address incomplete');
});

test('a contract in full: payments lead to their transactions for who may see them', async () => {
  const contract: Answers = { '/contract/order': missing, '/contract/getContract': () => dataOf() };
  await showContracts(<InfoPage />, contract, { query: '?id=k1' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Contract CC-2026-0192' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'T-100' }).getAttribute('href')).toContain('t1');
  expect(screen.getByText('01/02/2026 to 31/01/2027')).toBeTruthy();
  await showContracts(<InfoPage />, contract, { query: '?id=k1', who: sub('9-1') });
  await screen.findByRole('heading', { level: 1, name: 'Contract CC-2026-0192' });
  expect(screen.queryByRole('link', { name: 'T-100' })).toBeNull();
});

test.each(['', '?id=%3Cb%3E', '?id=zz'])('what is not there is said to be so: %s', async (query) => {
  await showContracts(<InfoPage />, { '/contract/order': missing, '/contract/getContract': missing }, { query });
  expect(await screen.findByText('There is no such contract or order')).toBeTruthy();
});
