import type { OutOf } from '@bankside/core/contract/index.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ContractsPage } from '../overview/contracts-page.tsx';
import { dead, refuse, showContracts, sub, type Answers } from '../testing/contracts-testing.tsx';
import { answersOf, contractOf } from '../testing/sample-programme.ts';

type Price = OutOf<'/contract/payQuote'>;
const priceOf = (quantity: number, part: Partial<Price> = {}): Price => ({
  quote_id: `q${quantity}`,
  valid_until: '2026-11-23T03:00:00Z',
  expires_in_sec: 120,
  price_per_card: '25.00',
  usd: `${quantity * 25}.00`,
  amount: `${quantity * 25}.00`,
  currency: 'USD',
  market_rate: '1',
  margin_percent: '0',
  rate: '1',
  rate_at: '2026-11-23T02:00:00Z',
  available: '4000.00',
  ...part,
});
const paying = (more: Answers = {}): Answers => ({
  ...answersOf(),
  '/contract/payQuote': ({ quantity, currency }) =>
    priceOf(
      quantity,
      currency ? { currency, market_rate: '0.9998', margin_percent: '0.5', rate: '0.9948', amount: '1256.534', available: '900.5' } : {},
    ),
  '/contract/pay': () => ({ contract: contractOf({ paid_quantity: 350 }), transaction_id: 't9' }),
  ...more,
});
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const number = (text: string) => userEvent.fill(screen.getByRole('textbox', { name: 'Number of cards' }), text);
async function open(answers = paying(), who = sub('9-1', '2', '3')) {
  const shown = await showContracts(<ContractsPage />, answers, { who });
  await click('Pay for cards');
  await screen.findByRole('textbox', { name: 'Number of cards' });
  return shown;
}

test('bounds are at the field before they are hit, and are said when they are', async () => {
  const { sent } = await open();
  expect(screen.getByText('1 to 200: what the contract has left to pay for, at 25.00 USD each')).toBeTruthy();
  await number('201');
  await click('Review the payment');
  expect(await screen.findByText('The quantity is above the 200 that are available.')).toBeTruthy();
  await number('ten');
  await click('Review the payment');
  expect(await screen.findByText('Enter a whole number of cards, 1 or more')).toBeTruthy();
  expect(sent('/contract/payQuote')).toEqual([]);
});

test('the price in the open, a review, then one payment whatever is pressed', async () => {
  const { sent } = await open();
  await number('50');
  await click('Review 1,250.00 USD');
  expect(await screen.findByText('For 50 cards of contract CC-2026-0192')).toBeTruthy();
  expect(screen.getByText(/This price holds for [12]:\d\d/)).toBeTruthy();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Pay 1,250.00 USD' }));
  expect(await screen.findByText('50 cards are paid')).toBeTruthy();
  expect(sent('/contract/pay').map(({ input }) => input)).toEqual([
    { contract_id: 'k1', quantity: 50, pay_from: 'parent_company', quote_id: 'q50' },
  ]);
  expect(screen.getByRole('link', { name: 'Show the transaction' }).getAttribute('href')).toContain('t9');
});

test('from the wallet: the rate with its margin, and what is missing with a way to get it; nothing is sent', async () => {
  const { sent } = await open();
  await number('50');
  await userEvent.click(screen.getByRole('radio', { name: /USDC/ }));
  expect(await screen.findByText('356.034 USDC is missing')).toBeTruthy();
  expect(screen.getByText('Our margin (0.5 %)')).toBeTruthy();
  expect(screen.getByText(/^1 USDC = 0\.9948/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Deposit USDC' })).toBeTruthy();
  await click(/^Review 1,256\.534 USDC/);
  expect(screen.queryByText('For 50 cards of contract CC-2026-0192')).toBeNull();
  expect(sent('/contract/pay')).toEqual([]);
});

test('back from the review nothing typed is lost, and a refusal is said there', async () => {
  await open(paying({ '/contract/pay': () => refuse('insufficientBalance', 'The balance is not sufficient.') }));
  await number('50');
  await click('Review 1,250.00 USD');
  await click('Back');
  expect(screen.getByRole('textbox', { name: 'Number of cards' })).toHaveValue('50');
  await click('Review 1,250.00 USD');
  await click('Pay 1,250.00 USD');
  expect((await screen.findByRole('alert')).textContent).toContain('The balance is not sufficient.');
});

test('no answer: said, and the same payment is asked again under its key', async () => {
  let isDown = true;
  const { sent } = await open(paying({ '/contract/pay': () => (isDown ? dead() : { contract: contractOf(), transaction_id: 't9' }) }));
  await number('50');
  await click('Review 1,250.00 USD');
  await click('Pay 1,250.00 USD');
  expect(await screen.findByText('It is not certain that the payment for 50 cards went through')).toBeTruthy();
  isDown = false;
  await click('Ask again');
  expect(await screen.findByText('50 cards are paid')).toBeTruthy();
  const keys = sent('/contract/pay').map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});
