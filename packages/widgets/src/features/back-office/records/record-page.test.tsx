/** A record of money at the desk, in any state; what waits for a decision leads there (OFF-19). */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bankAs, sandbox, showScreen, staff } from '../../../../../../tests/support/screen.tsx';
import { DeskRecordPage } from './record-page.tsx';

const words = ['back-office', 'money', 'options'] as const;
const desk = bankAs(() => staff);

test('a credited deposit is shown whole, without an act', async () => {
  const { company_id, project_name, account_number, people } = await sandbox.company({ balances: { USD: '900.00' } });
  const credit = { company_id, currency: 'USD', amount: '125.50', sender_account_name: 'Okabe KK', reference: 'INV-7' } as const;
  const { transaction_id: id } = await desk.call('/admin/deposit/credit', credit, { key: crypto.randomUUID() });
  const record = await bankAs(() => people[0]).call('/transaction/get', { id });
  await showScreen(staff, <DeskRecordPage />, { words, path: `/back-office/records/${company_id}/${id}` });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(record.number);
  for (const said of [project_name, account_number, 'INV-7', 'Okabe KK']) expect(screen.getAllByText(said).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: 'Decide' })).toBeNull();
});

test('an announced deposit leads to where it is decided on, and an unknown address says so', async () => {
  const { company_id, people } = await sandbox.company({});
  const order = { currency: 'USD', amount: '12000', purpose: 'supplier_payment', sender_account_name: 'Okabe KK' } as const;
  const { id } = await bankAs(() => people[0]).call('/deposit/submit', order, { key: crypto.randomUUID() });
  const { went } = await showScreen(staff, <DeskRecordPage />, { words, path: `/back-office/records/${company_id}/${id}` });
  await userEvent.click(await screen.findByRole('link', { name: 'Decide' }));
  expect(went).toEqual([{ place: 'deskDeposits', params: { id } }]);
  await showScreen(staff, <DeskRecordPage />, { words, path: `/back-office/records/${company_id}/${company_id}` });
  expect(await screen.findByText('No record has this address.')).toBeTruthy();
});
