import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { FreshCompany } from '../../../../../../tests/support/sandbox.ts';
import { sandbox } from '../../../../../../tests/support/screen.tsx';
import { refused, unreachable } from '../../../kit/testing/mount.tsx';
import { pageOf, showCards, topUpRow, type Answers } from '../../card-money/testing/card-money-testing.tsx';
import { cardOf } from '../testing/card-testing.tsx';
import { TopUpManyDialog } from './many-dialog.tsx';

let company: FreshCompany;
beforeAll(async () => {
  company = await sandbox.company({});
});

type Price = OutOf<'/card/topUpManyCalc'>;
const cards = [cardOf(), cardOf({ card_id: 'c2', last4: '7706', holder_name: 'Jonas Weber' })];
const room: Record<string, string> = { c1: '8000.00', c2: '150.00' };
/** A bank whose fee is 1, whose dollar is a dollar, and whose wallet has 1,000 USDC. */
const priceOf = ({ currency, lines }: InOf<'/card/topUpManyCalc'>): Price => {
  let sum = 0;
  const priced = lines.map(({ card_id, amount }) => {
    const { last4, holder_name } = cards.find((card) => card.card_id === card_id) ?? cardOf();
    const isOver = Number(amount ?? 0) > Number(room[card_id]);
    const isPriced = amount !== undefined && !isOver;
    sum += isPriced ? Number(amount) : 0;
    return {
      card_id,
      last4,
      holder_name,
      daily_remaining: room[card_id] ?? null,
      price: isPriced
        ? {
            quote_id: `quote-${card_id}-${amount}`,
            fee_kind: 'top_up_direct' as const,
            fee: '1.00',
            total_debit: (Number(amount) + 1).toFixed(2),
            received: Number(amount).toFixed(2),
          }
        : null,
      fault: isOver ? { rule: 'dailyLimitExceeded', msg: `Left for today: ${room[card_id] ?? ''} USD.` } : null,
    };
  });
  const count = priced.filter(({ price }) => price).length;
  return {
    currency,
    expires_in_sec: 300,
    min: '20.00',
    max: '10000.00',
    daily_limit: '20000.00',
    own_limit: '500.00',
    own_left: '120.00',
    lines: priced,
    fee: count.toFixed(2),
    total_debit: (sum + count).toFixed(2),
    received: sum.toFixed(2),
    market_rate: '1.0052',
    margin_percent: '0.50',
    rate: '1.0002',
    available: { USDC: '1000.00', USDT: '0.00' },
    lead_days: '3–5',
  };
};
const rows = [
  topUpRow({ id: 't1', card_id: 'c1', number: 'C-1', amount: '100.00', status: 'processing' }),
  topUpRow({ id: 't2', card_id: 'c2', number: 'C-2', last4: '7706', holder_name: 'Jonas Weber', amount: '50.00', status: 'processing' }),
];
const happened = { closed: 0, done: 0 };
const show = (answers: Answers = {}) => {
  Object.assign(happened, { closed: 0, done: 0 });
  const dialog = <TopUpManyDialog cards={cards} onClose={() => (happened.closed += 1)} onDone={() => (happened.done += 1)} />;
  return showCards(company.people[0], dialog, {
    '/card/topUpManyCalc': priceOf,
    '/card/topUpMany': () => ({ lines: rows }),
    '/card/topRecord': () => pageOf(rows),
    ...answers,
  });
};
const box = (name: string | RegExp) => screen.findByRole('textbox', { name });
const mei = () => box('Mei-Lin Tan ••••\u00a04821');
const jonas = () => box('Jonas Weber ••••\u00a07706');
const act = (name: RegExp) => screen.findByRole('button', { name });
const confirm = () => userEvent.click(screen.getByRole('checkbox', { name: /lawful source/ }));
const sendIt = async (name: RegExp) => {
  await confirm();
  await userEvent.click(await act(name));
};

test('bounds and what is left of each card’s day are there before anything is typed', async () => {
  const { inputs } = await show();
  expect(await screen.findByText('Left today 8,000.00 USD of 20,000.00 USD')).toBeTruthy();
  expect(screen.getByText('Left today 150.00 USD of 20,000.00 USD')).toBeTruthy();
  expect(screen.getByText('The card receives 20.00 USD to 10,000.00 USD')).toBeTruthy();
  expect(screen.getByText('Your own daily limit: 120.00 USD of 500.00 USD left today')).toBeTruthy();
  expect(screen.getByText('1,000.00 USDC available')).toBeTruthy();
  expect(inputs('/card/topUpManyCalc')).toEqual([{ currency: 'USDC', lines: [{ card_id: 'c1' }, { card_id: 'c2' }] }]);
});

test('one amount for all is in every line, a line may differ; the price has each line and the sums, and is what is sent', async () => {
  const { inputs } = await show();
  await userEvent.fill(await box(/^Same amount for every card/), '100');
  expect([await mei(), await jonas()].map((each) => (each as HTMLInputElement).value)).toEqual(['100', '100']);
  await act(/^Top up for 202.00 USDC/);
  await userEvent.fill(await jonas(), '50');
  await act(/^Top up for 152.00 USDC/);
  expect(await box(/^Same amount/)).toHaveProperty('value', '');
  const dialog = within(await screen.findByRole('dialog'));
  for (const line of ['Fee 1.00 USDC · the card receives 50.00 USD', '1 USDC = 1.0052 USD', '1 USDC = 1.0002 USD', 'Our margin (0.50 %)'])
    expect(dialog.getByText(line)).toBeTruthy();
  expect(dialog.getByText(/3–5 business days/)).toBeTruthy();
  await sendIt(/^Top up for 152/);
  await screen.findByText('150.00 USDC are on their way to 2 cards');
  expect(inputs('/card/topUpMany')).toEqual([
    {
      currency: 'USDC',
      lines: [
        { card_id: 'c1', amount: '100', quote_id: 'quote-c1-100' },
        { card_id: 'c2', amount: '50', quote_id: 'quote-c2-50' },
      ],
      source_of_funds_confirmed: true,
    },
  ]);
});

test('what cannot be done is marked at its line before it is sent, and holds the order back; the mark goes with its cause', async () => {
  const { inputs } = await show();
  await userEvent.fill(await mei(), '100');
  await userEvent.fill(await jonas(), '200');
  expect(await screen.findByText('Left for today: 150.00 USD.')).toBeTruthy();
  expect(await jonas()).toHaveAttribute('aria-invalid', 'true');
  expect(await mei()).not.toHaveAttribute('aria-invalid');
  await sendIt(/^Top up for 101/);
  await expect.poll(() => document.activeElement?.closest('[part=field]')?.textContent ?? '').toMatch(/Jonas Weber/);
  expect(inputs('/card/topUpMany')).toEqual([]);
  await userEvent.fill(await jonas(), '120');
  await act(/^Top up for 222/);
  expect(screen.queryByText('Left for today: 150.00 USD.')).toBeNull();
});

test('a line without an amount, and no confirmation, each say so at their fields', async () => {
  const { inputs } = await show();
  await userEvent.fill(await mei(), '100');
  await userEvent.click(await act(/^Top up for 101/));
  expect((await screen.findAllByText('Confirm the source of funds')).length).toBeGreaterThan(0);
  expect(await jonas()).toHaveAttribute('aria-invalid', 'true');
  expect(inputs('/card/topUpMany')).toEqual([]);
});

test('a card whose amount is 0 says so at its line and holds the others back: all of them or none', async () => {
  const { inputs } = await show();
  await userEvent.fill(await mei(), '100');
  await userEvent.fill(await jonas(), '0');
  await sendIt(/^Top up for 101/);
  expect(await screen.findByText('Enter an amount above 0')).toBeTruthy();
  expect(await jonas()).toHaveAttribute('aria-invalid', 'true');
  expect(await mei()).not.toHaveAttribute('aria-invalid');
  expect(inputs('/card/topUpMany')).toEqual([]);
});

test('what is said below one card is clear of the name of the next', async () => {
  await show();
  await userEvent.fill(await mei(), '5000000');
  const [first, second] = [await mei(), await jonas()].map((each) => each.closest('[part=field]')?.getBoundingClientRect());
  expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeGreaterThanOrEqual(12);
});

test('a refusal of the bank lands on its line, with all that was typed', async () => {
  const fields = [{ field: 'lines.1.amount', msg: 'Not enough is left of the balance.' }];
  await show({ '/card/topUpMany': () => Promise.reject(refused(4004, '', fields)) });
  await userEvent.fill(await box(/^Same amount/), '100');
  await sendIt(/^Top up for 202/);
  expect(await screen.findByText('Not enough is left of the balance.')).toBeTruthy();
  expect(await jonas()).toHaveAttribute('aria-invalid', 'true');
  expect(await mei()).toHaveProperty('value', '100');
});

test('what the wallet lacks for all of them is said with the ways to get it', async () => {
  await show();
  await userEvent.fill(await mei(), '1500');
  expect(await screen.findByText('501.00 USDC are missing')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Exchange into USDC' })).toBeTruthy();
});

test('afterwards each line has its number and its state, as it changes', async () => {
  const [first, second] = rows;
  await show({
    '/card/topRecord': () =>
      pageOf([
        { ...(second ?? topUpRow()), status: 'retry' },
        { ...(first ?? topUpRow()), status: 'success' },
      ]),
  });
  await userEvent.fill(await box(/^Same amount/), '100');
  await sendIt(/^Top up for 202/);
  const lines = within(await screen.findByRole('list', { name: 'Top-ups' }));
  await lines.findByText('On the card');
  expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Mei-Lin Tan ••••\u00a04821.*C-1On the card/),
    expect.stringMatching(/Jonas Weber ••••\u00a07706.*C-2/),
  ]);
  await userEvent.click(await act(/^Done$/));
  expect(happened).toEqual({ closed: 1, done: 1 });
});

test('a lost answer is asked for again under the same key, with the same lines', async () => {
  let isLost = true;
  const { asked } = await show({ '/card/topUpMany': () => (isLost ? Promise.reject(unreachable()) : { lines: rows }) });
  await userEvent.fill(await box(/^Same amount/), '100');
  await sendIt(/^Top up for 202/);
  await screen.findByText(/Nobody knows yet whether 200.00 USDC were sent/);
  isLost = false;
  await userEvent.click(await act(/^Ask again$/));
  await screen.findByText(/are on their way to 2 cards/);
  const orders = asked.filter(({ path }) => path === '/card/topUpMany').map(({ key, input }) => JSON.stringify([key, input]));
  expect([orders.length, new Set(orders).size]).toEqual([2, 1]);
});
