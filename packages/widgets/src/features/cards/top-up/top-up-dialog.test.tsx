import type { CardRow } from '@bankside/core/contract/cards/shapes.ts';
import type { OutOf } from '@bankside/core/contract/index.ts';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FreshCompany } from '../../../../../../tests/support/sandbox.ts';
import { sandbox } from '../../../../../../tests/support/screen.tsx';
import { deferred, refused, unreachable } from '../../../kit/testing/mount.tsx';
import { showCards, type Answers } from '../../card-money/testing/card-money-testing.tsx';
import { TopUpDialog } from './top-up-dialog.tsx';

let company: FreshCompany;
beforeAll(async () => {
  company = await sandbox.company({});
});

const card: CardRow = {
  card_id: 'card-1',
  last4: '4821',
  holder_name: 'Mei-Lin Tan',
  name_on_card: 'HVT MEI-LIN TAN',
  username: '',
  tier: 'premier',
  card_class: 'visa',
  status: 'active',
  blocked_by: '',
  balance: '3420.15',
  available: '3420.15',
  currency: 'USD',
  kit_number: 'BK-1',
  expiry: '2028-12',
  verification_status: 'approved',
  application_id: 'app-1',
  application_no: 'A-1',
  pin_set: true,
  renewal_due: null,
  refreshed_at: null,
  updated_at: '2025-11-17T08:20:00.000Z',
  version: 1,
  actions: { activate: '', topUp: '', setPin: '', block: '', unblock: '', replace: '', limits: '', cancel: '' },
};
const config: OutOf<'/card/getTopUpConfig'> = {
  min: '100.00',
  max: '10000.00',
  daily_limit: '20000.00',
  daily_remaining: '8000.00',
  own_limit: '',
  own_left: '',
  currencies: [
    { currency: 'USDC', balance: '2100.00' },
    { currency: 'USDT', balance: '0.00' },
  ],
  fee: { kind: 'percent', value: '1', min: '1.00', max: '50.00' },
  lead_days: '3–5',
};
let quotes = 0;
const price = (part: Partial<OutOf<'/card/calc'>> = {}): OutOf<'/card/calc'> => ({
  quote_id: `quote-${(quotes += 1)}`,
  valid_until: '2025-11-18T02:00:00.000Z',
  expires_in_sec: 300,
  currency: 'USDC',
  fee_kind: 'top_up_direct',
  fee: '20.00',
  total_debit: '2020.00',
  received: '1988.41',
  market_rate: '0.9992',
  margin_percent: '0.5',
  rate: '0.9942',
  rate_at: '2025-11-18T01:40:00.000Z',
  available: { USDC: '2100.00', USDT: '0.00' },
  ...part,
});
const sent = { id: 'top-1', number: 'C-88021477', transaction_id: 'tx-1', status: 'processing' };
const happened = { closed: 0 };
const show = async (answers: Answers = {}) => {
  happened.closed = 0;
  return showCards(company.people[0], <TopUpDialog card={card} onClose={() => (happened.closed += 1)} />, {
    '/card/getTopUpConfig': () => config,
    '/card/calc': () => price(),
    '/card/topUp': () => sent,
    ...answers,
  });
};
const amount = () => screen.findByRole('textbox', { name: 'Amount' });
const confirm = () => userEvent.click(screen.getByRole('checkbox', { name: /lawful source/ }));
const button = (name: RegExp) => screen.findByRole('button', { name });
const priced = async () => {
  await userEvent.fill(await amount(), '2000');
  await button(/^Top up for 2,020.00 USDC/);
};

test('bounds and what is left of the day are there before anything is typed; the price then shows all of it', async () => {
  const { inputs } = await show();
  await amount();
  expect(screen.getByText('The card receives 100.00 USD to 10,000.00 USD')).toBeTruthy();
  expect(screen.getByText('Left today 8,000.00 USD of 20,000.00 USD')).toBeTruthy();
  expect(screen.getByText('2,100.00 USDC available')).toBeTruthy();
  expect(screen.getByText(/3–5 business days/)).toBeTruthy();
  await priced();
  expect(inputs('/card/calc')).toEqual([{ type: 'top_up', card_id: 'card-1', amount: '2000', currency: 'USDC' }]);
  const terms = within(await screen.findByRole('dialog'));
  for (const line of ['Fee 1 %, 1.00 to 50.00 USD', '1 USDC = 0.9992 USD', '1 USDC = 0.9942 USD', 'Our margin (0.5 %)'])
    expect(terms.getByText(line)).toBeTruthy();
  expect(terms.getByText(/^This price holds for [45]:\d\d$/)).toBeTruthy();
});

test('on a phone the price scrolls behind the button, which stays in view', async () => {
  await show();
  await page.viewport(390, 700);
  await priced();
  const dialog = screen.getByRole('dialog');
  expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
  for (const top of [0, dialog.scrollHeight]) {
    dialog.scrollTop = top;
    const { bottom } = (await button(/^Top up for/)).getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(innerHeight);
  }
  await page.viewport(1440, 900);
});

test('without an amount and a confirmation each says so at its field, and nothing is sent', async () => {
  const { inputs } = await show();
  await amount();
  await userEvent.click(await button(/^Top up$/));
  expect((await screen.findAllByText('Confirm the source of funds')).length).toBeGreaterThan(0);
  expect(await amount()).toHaveAttribute('aria-invalid', 'true');
  expect(inputs('/card/topUp')).toEqual([]);
});

test('an amount of 0 says so at its field, beside what else is missing, and nothing is sent', async () => {
  const { inputs } = await show();
  await userEvent.fill(await amount(), '0');
  await userEvent.click(await button(/^Top up$/));
  expect((await screen.findAllByText('Enter an amount above 0')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Confirm the source of funds').length).toBeGreaterThan(0);
  expect(await amount()).toHaveAttribute('aria-invalid', 'true');
  expect(inputs('/card/topUp')).toEqual([]);
});

test('pressed twice it is sent once, with the price that was shown, and says what became of it', async () => {
  const answer = deferred<typeof sent>();
  const { inputs } = await show({ '/card/topUp': () => answer.promise });
  await priced();
  await confirm();
  await userEvent.dblClick(await button(/^Top up for/));
  await expect
    .poll(() => inputs('/card/topUp'))
    .toEqual([{ card_id: 'card-1', amount: '2000', currency: 'USDC', quote_id: `quote-${quotes}`, source_of_funds_confirmed: true }]);
  answer.resolve(sent);
  expect(await screen.findByText(/2,000.00 USDC are on their way to •••• 4821/)).toBeTruthy();
  await userEvent.click(await button(/^Done$/));
  expect(happened).toEqual({ closed: 1 });
  expect(inputs('/card/topUp').length).toBe(1);
});

test('a lost answer is asked for again under the same key, also by a dialog that is opened again', async () => {
  let lost = 2;
  const answers: Answers = { '/card/topUp': () => (lost-- > 0 ? Promise.reject(unreachable()) : sent) };
  const { asked } = await show(answers);
  await priced();
  await confirm();
  await userEvent.click(await button(/^Top up for/));
  await screen.findByText(/Nobody knows yet whether 2,000.00 USDC were sent/);
  await userEvent.click(await button(/^Ask again$/));
  await userEvent.click(await button(/^Ask again$/));
  await screen.findByText(/are on their way/);
  const orders = asked.filter(({ path }) => path === '/card/topUp');
  expect(orders.length).toBe(3);
  expect(new Set(orders.map(({ key, input }) => JSON.stringify([key, input]))).size).toBe(1);
});

test('what the wallet lacks is said with the ways to get it, and nothing is sent', async () => {
  const { inputs } = await show({ '/card/calc': () => price({ available: { USDC: '1500.00', USDT: '0.00' } }) });
  await priced();
  expect(await screen.findByText('520.00 USDC are missing')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Deposit USDC' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Exchange into USDC' })).toBeTruthy();
  await confirm();
  await userEvent.click(await button(/^Top up for/));
  await expect.poll(async () => (await amount()).getAttribute('aria-invalid')).toBe('true');
  expect(inputs('/card/topUp')).toEqual([]);
});

test('a bound that the bank names is said while it is typed, and a refusal lands on its field with all that was typed', async () => {
  const above = [{ field: 'amount', msg: 'The amount is above the maximum of 10,000.00 USD.' }];
  const { inputs } = await show({
    '/card/calc': ({ amount: typed }) => (typed === '2000' ? price() : Promise.reject(refused(4002, '', above))),
    '/card/topUp': () => Promise.reject(refused(4003, '', [{ field: 'amount', msg: 'Left for today: 100.00 USD.' }])),
  });
  await userEvent.fill(await amount(), '90000');
  expect(await screen.findByText(/above the maximum/)).toBeTruthy();
  await userEvent.fill(await amount(), '');
  await priced();
  await confirm();
  await userEvent.click(await button(/^Top up for/));
  expect(await screen.findByText('Left for today: 100.00 USD.')).toBeTruthy();
  expect(await amount()).toHaveProperty('value', '2,000');
  expect(inputs('/card/topUp').length).toBe(1);
});
