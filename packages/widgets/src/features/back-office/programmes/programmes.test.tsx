/** Contracts and orders of card programmes as staff meet them, against the real bank. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bankAs, colleague, sandbox, showScreen, staff } from '../../../../../../tests/support/screen.tsx';
import { QueuePage } from '../queue-page.tsx';
import { DeskContractsPage } from './contracts-page.tsx';
import { DeskOrderPage } from './order-case-page.tsx';

const words = ['back-office', 'programmes', 'contracts', 'cards', 'card-list', 'errors', 'options'] as const;
const desk = bankAs(() => staff);
const press = async (name: string | RegExp, among = within(document.body)) => userEvent.click(await among.findByRole('button', { name }));
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const offer = { term_months: 12, min_per_batch: 10, tier: 'premier', card_class: 'visa', files: [] as string[] } as const;

/** What waits for a second person, confirmed by one. */
async function confirmed(company_id: string) {
  const two = bankAs(() => colleague);
  const { list } = await two.call('/admin/queue', {});
  const work = list.find((each) => each.kind === 'second' && each.company_id === company_id);
  await two.call('/admin/second/confirm', { company_id, id: work?.id ?? '' });
  const [made] = (await two.call('/admin/contract/list', { company_id })).list;
  if (!made) throw new Error('no contract was made');
  return made;
}

/** A verified company with money, and a contract that its main account signed and paid. */
async function signed(quantity = 50, price_per_card = '5.00') {
  const { company_id, project_name, people } = await sandbox.company({ company_abbreviation: 'TRIAL', balances: { USD: '900000.00' } });
  const main = bankAs(() => people[0]);
  const terms = { ...offer, company_id, contracted_quantity: quantity, price_per_card };
  const { contract } = await desk.call('/admin/contract/make', terms).catch(() => confirmed(company_id));
  const { contract_id, number } = contract;
  await main.call('/contract/sign', { contract_id, signed_name: 'Mei Tan', agreed: true });
  const wanted = { contract_id, quantity, pay_from: 'parent_company' } as const;
  const { quote_id } = await main.call('/contract/payQuote', wanted);
  await main.call('/contract/pay', { ...wanted, quote_id });
  const order = async (order_quantity: number) => {
    const delivery_address = { street: '1 Quay Street', city: 'Singapore', region: '', postal_code: '018956', country: 'SG' };
    const contact = { name: 'Mei Tan', country_code: '+65', phone: '8123 4567', email: 'mei@fresh.example' };
    const { order_id: id } = await main.call('/contract/createOrder', { contract_id, order_quantity, delivery_address, contact });
    return { company_id, id, number: (await desk.call('/admin/order/get', { company_id, id })).order.number };
  };
  return { company_id, project_name, id: contract_id, number, order };
}
const orderPath = ({ company_id, id }: { readonly company_id: string; readonly id: string }) => `/back-office/orders/${company_id}/${id}`;
const statusOf = async ({ company_id, id }: { readonly company_id: string; readonly id: string }) =>
  (await desk.call('/admin/order/get', { company_id, id })).order.status;

test('an offer names what is wrong at its fields, keeps what was typed, and is listed once it is made', async () => {
  const { project_name, company_id } = await sandbox.company({});
  await showScreen(staff, <DeskContractsPage />, { words, query: `?keyword=${encodeURIComponent(project_name)}` });
  await press('Make an offer');
  const finder = await dialog('New contract');
  await userEvent.fill(await finder.findByRole('searchbox'), project_name);
  await press(new RegExp(project_name), finder);
  const form = await dialog('New contract');
  const type = async (label: string, text: string) => userEvent.fill(await form.findByLabelText(label), text);
  await type('Term in months', '１２');
  await type('Cards', '1e30');
  await type('Minimum per batch', '-1');
  await type('Price per card', '4.50');
  await press('Make an offer', form);
  expect(await form.findAllByText('Enter a whole number of cards, 1 or more')).toHaveLength(2);
  await type('Cards', '20');
  await type('Minimum per batch', '21');
  await press('Make an offer', form);
  expect(await form.findByText('The minimum per batch cannot be above the contracted quantity')).toBeTruthy();
  await press('Another company', form);
  const again = await dialog('New contract');
  await userEvent.fill(await again.findByRole('searchbox'), project_name);
  await press(new RegExp(project_name), again);
  expect(await form.findByLabelText('Term in months')).toHaveValue('12');
  await type('Minimum per batch', '10');
  await press('Make an offer', form);
  expect(await screen.findByRole('row', { name: /0 of 20/ })).toBeTruthy();
  expect((await desk.call('/admin/contract/list', { company_id })).total).toBe(1);
});

test('no offer is made to a company that is not verified', async () => {
  const { project_name } = await sandbox.company({ kyc_status: 1 });
  await showScreen(staff, <DeskContractsPage />, { words });
  await press('Make an offer');
  const finder = await dialog('New contract');
  await userEvent.fill(await finder.findByRole('searchbox'), project_name);
  await press(new RegExp(project_name), finder);
  expect(await screen.findByText(/Only a verified company can have a contract/)).toBeTruthy();
  expect(screen.queryByLabelText('Cards')).toBeNull();
});

test('an order waits in the queue, and is rejected with a reason that is asked for', async () => {
  const { project_name, order } = await signed();
  const made = await order(20);
  const { went } = await showScreen(staff, <QueuePage />, { words, query: `?kind=card_order&company=${encodeURIComponent(project_name)}` });
  const row = await screen.findByRole('row', { name: new RegExp(`${made.number} · 20 × 5.00 USD`) });
  await userEvent.click(row);
  expect(went).toEqual([{ place: 'deskOrder', params: { company_id: made.company_id, id: made.id } }]);
  await showScreen(staff, <DeskOrderPage />, { words, path: orderPath(made) });
  await press('Reject');
  const asked = await dialog(`Reject ${made.number}?`);
  await press('Reject', asked);
  expect(await asked.findByText('Enter the reason')).toBeTruthy();
  await userEvent.fill(asked.getByRole('textbox'), 'The address is not complete.');
  await press('Reject', asked);
  expect(await screen.findByText(`${made.number} is rejected`)).toBeTruthy();
  expect(await statusOf(made)).toBe('rejected');
});

test('an approval above the sum waits for a colleague, who reads the order from the request and confirms it', async () => {
  const { order } = await signed(20, '25000.00');
  const made = await order(10);
  await showScreen(staff, <DeskOrderPage />, { words, path: orderPath(made) });
  await press('Approve');
  await press('Approve', await dialog(/B-\d+\?$|^Approve a card order, /));
  expect(await screen.findByText(/requested: Approve a card order/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  await showScreen(colleague, <DeskOrderPage />, { words, path: orderPath(made) });
  await press('Review');
  const request = await dialog('Waiting for a second person');
  expect(await request.findByRole('link', { name: 'Card order' })).toBeTruthy();
  await press('Confirm: Approve a card order', request);
  await press('Confirm: Approve a card order', await dialog(/B-\d+\?$|^Approve a card order, /));
  expect(await screen.findByRole('button', { name: 'Print file' })).toBeTruthy();
  expect(await statusOf(made)).toBe('approved');
});
