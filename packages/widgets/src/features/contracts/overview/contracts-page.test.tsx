import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { dead, showContracts, sub } from '../testing/contracts-testing.tsx';
import { answersOf, configOf, contractOf, countsOf, dataOf, pageOf } from '../testing/sample-programme.ts';
import { ContractsPage } from './contracts-page.tsx';

const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const offered = (sign: boolean) =>
  dataOf({
    contract: contractOf({ status: 'offered', starts_on: null, ends_on: null, signed_at: null, signed_by: '', paid_quantity: 0 }),
    orders: [],
    counts: countsOf({ paid: 0, available: 0 }),
    may: { sign, pay: false, order: false },
  });
const none = { '/contract/contractList': () => pageOf([]) };

describe('the figures (PRG-04)', () => {
  test('add up in a picture with words, and each part leads to its cards', async () => {
    await showContracts(<ContractsPage />, answersOf());
    const bar = await screen.findByRole('img');
    expect(bar.getAttribute('aria-label')).toBe(
      'Active 3, Bound 72, Unassigned 14, Printing 30, Blocked 1, Left to order 180, Not paid yet 200',
    );
    const widths = [...bar.children].map((part) => Number(getComputedStyle(part).flexGrow));
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(500);
    const [contracted, paid, available, ordered] = screen.getAllByRole('definition').map((each) => each.textContent);
    expect([contracted, paid, available, ordered]).toEqual(['500', '300', '180', '120']);
    const blocked = screen.getByRole('link', { name: 'Blocked 1' });
    expect(blocked.getAttribute('href')).toBe('/card_management?status=blocked&contract=k1');
    expect(screen.queryByRole('link', { name: /Ended/ })).toBeNull();
  });

  test('lead to orders for who has no right to the cards', async () => {
    await showContracts(<ContractsPage />, answersOf(), { who: sub('9-1') });
    expect((await screen.findByRole('link', { name: 'Printing 30' })).getAttribute('href')).toBe(
      '/contract_management_list?contract=k1&status=approved',
    );
    expect(screen.queryByRole('link', { name: 'Allocate cards' })).toBeNull();
  });
});

describe('without an order to make', () => {
  test.each([
    ['notPaid', 'No cards are paid and left to order', 'Pay for cards first. They can be ordered immediately.'],
    ['belowMinimum', '12 cards are left, fewer than the minimum of 50 per batch', 'Pay for 38 more to order the next batch.'],
    ['prefix', 'Set the company prefix first', 'It is printed on every card of a batch. The main account sets it.'],
  ] as const)('%s is said with what to do, and nothing is offered', async (bar, title, text) => {
    await showContracts(<ContractsPage />, answersOf(dataOf(), configOf({ bar, available_quantity: 12 })));
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Order cards' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Pay for cards' })).toBeTruthy();
  });
});

describe('an offer (PRG-01)', () => {
  test('is signed with a typed name and a tick; what is missing is said at its field', async () => {
    const { sent } = await showContracts(<ContractsPage />, {
      ...answersOf(offered(true)),
      '/contract/sign': () => ({ contract: contractOf() }),
      '/account/getUserInfo': dead,
    });
    await click('Sign the contract');
    await click('Sign');
    expect(await screen.findByText('Enter the name')).toBeTruthy();
    expect(screen.getByText('Confirm that you agree')).toBeTruthy();
    await userEvent.fill(screen.getByRole('textbox', { name: 'Your full name' }), 'Mei-Lin Tan');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Sign' }));
    expect(await screen.findByText('Contract CC-2026-0192 is signed')).toBeTruthy();
    expect(sent('/contract/sign').map(({ input }) => input)).toEqual([
      { contract_id: 'k1', version: 3, signed_name: 'Mei-Lin Tan', agreed: true },
    ]);
  });

  test('is declined after a question', async () => {
    const { sent } = await showContracts(<ContractsPage />, {
      ...answersOf(offered(true)),
      '/contract/decline': () => ({ contract: contractOf({ status: 'withdrawn' }) }),
      '/account/getUserInfo': dead,
    });
    await click('Decline');
    await click('Decline the offer');
    expect(await screen.findByText('Contract CC-2026-0192 is declined')).toBeTruthy();
    expect(sent('/contract/decline').map(({ input }) => input)).toEqual([{ contract_id: 'k1', version: 3 }]);
  });

  test('can be read by who may not sign it', async () => {
    const { sent } = await showContracts(<ContractsPage />, answersOf(offered(false)), { who: sub('9-1') });
    expect(await screen.findByText('The main account of your company signs or declines it.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign the contract' })).toBeNull();
    expect(document.body.textContent).toContain('Price of all cards12,500.00 USD');
    await click('Framework agreement.pdf');
    await expect.poll(() => sent('/contract/document').map(({ input }) => input)).toEqual([{ contract_id: 'k1', file_key: 'f1' }]);
  });
});

describe('no contract (PRG-02)', () => {
  test('says what a programme is, and asks the relationship manager once', async () => {
    const { sent } = await showContracts(<ContractsPage />, {
      ...none,
      '/account/relationshipManager': () => ({ requested_at: '2026-11-23T02:00:00Z', reply_within_days: 3 }),
      '/account/getUserInfo': dead,
    });
    expect(await screen.findByText('Cards for many people at once')).toBeTruthy();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Ask for a contract' }));
    await expect
      .poll(() => sent('/account/relationshipManager').map(({ input }) => input))
      .toEqual([{ message: 'We would like a contract for cards by the batch.' }]);
  });

  test('a bank that does not answer: said, and tried again', async () => {
    let isDown = true;
    await showContracts(<ContractsPage />, { '/contract/contractList': () => (isDown ? dead() : pageOf([])) });
    expect(await screen.findByText('The contract did not load')).toBeTruthy();
    isDown = false;
    await click('Try again');
    expect(await screen.findByText('Cards for many people at once')).toBeTruthy();
  });
});

const waiting = offered(true);
const two = {
  ...answersOf(waiting),
  '/contract/contractList': () => pageOf([contractOf({ contract_id: 'k2', number: 'CC-2026-0193' }), waiting.contract]),
  '/contract/getContract': ({ contract_id }: { readonly contract_id: string }) =>
    contract_id === 'k1' ? waiting : dataOf({ contract: contractOf({ contract_id: 'k2' }) }),
};
test('of several contracts the one that waits comes first, and another can be chosen', async () => {
  const { asked } = await showContracts(<ContractsPage />, two);
  expect(await screen.findByText('The bank offers you this contract')).toBeTruthy();
  await userEvent.click(within(screen.getByRole('group', { name: 'Contracts' })).getByRole('button', { name: 'CC-2026-0193' }));
  expect(await screen.findByRole('img')).toBeTruthy();
  expect(location.search).toBe('?id=k2');
  expect(asked.some(({ path, input }) => path === '/contract/getContract' && JSON.stringify(input).includes('k2'))).toBe(true);
});

test('who comes to order gets the contract in force, with its form, though an offer waits', async () => {
  await showContracts(<ContractsPage />, two, { query: '?act=order' });
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(screen.queryByText('The bank offers you this contract')).toBeNull();
});

test.each([
  ['zh', '发卡合同', '可订数量', '订购卡片'],
  ['ja', 'カード契約', '注文可能', 'カードを注文する'],
] as const)('in %s', async (language, title, left, act) => {
  await showContracts(<ContractsPage />, answersOf(), { in: language, width: 390 });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(await screen.findByRole('button', { name: act })).toBeTruthy();
  expect(screen.getAllByText(left, { exact: false }).length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toMatch(/\b(contracts|programmes|batch-files|options|money):|\{\{/);
});
