import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toMinor } from '@bankside/core/rules/money/money.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank();
});
afterAll(() => test.close());

describe('the dashboard', () => {
  it('shows Harbour & Vale’s figures as the pictures do, adding up', async () => {
    const as = await test.as('owner@harbour-vale.example');
    const { figures, ...rest } = await test.ask('/dashboard/home', {}, { as });
    expect(rest).toMatchObject({
      account_name: 'Harbour & Vale Trading Pte. Ltd.',
      account_number: '8830 0142 7719',
      reference: 'HVT-20418',
      base_currency: 'USD',
      kyc: { kyc_status: 4 },
    });
    expect(figures?.book_balance).toBe('1284906.42');
    const cents = (text = '0') => toMinor(text, 2);
    expect(figures?.balances.reduce((sum, { usd }) => sum + cents(usd), 0n)).toBe(cents(figures?.book_balance));
    expect(cents(figures?.available_balance) + cents(figures?.frozen_balance)).toBe(cents(figures?.book_balance));
    expect(figures?.balances.length).toBeGreaterThanOrEqual(10);
    for (const { currency, book, available, frozen } of figures?.balances ?? [])
      expect({ currency, sum: toMinor(available, 18) + toMinor(frozen, 18) }).toEqual({ currency, sum: toMinor(book, 18) });
    expect(figures?.days).toHaveLength(30);
    expect(figures?.days[0]?.day).toBe('2025-10-20');
    expect(figures?.days.at(-1)).toEqual({ day: '2025-11-18', usd: figures?.book_balance });
    expect(rest.recent[0]).toMatchObject({ counterparty: 'Marlow & Finch Ltd', amount: '-48500.00', status: 'pending_approval' });
  });

  it('keeps figures and transactions from those who may not see them (PER-12)', async () => {
    const {
      people: [, balances, history, neither],
    } = await test.fresh({ balances: { USD: '5.00' }, users: [{ authjson: ['1-1'] }, { authjson: ['2'] }, { authjson: ['11-1'] }] });
    const [first, second, third] = await Promise.all(
      [balances, history, neither].map((as) => test.ask('/dashboard/home', {}, as ? { as } : {})),
    );
    expect(first).toMatchObject({ figures: { book_balance: '5.00' }, recent: [] });
    expect(second).toMatchObject({ figures: null, recent: [{ amount: '5.00' }] });
    expect(third).toMatchObject({ figures: null, recent: [], todo: [] });
  });

  it('says what needs the main account', async () => {
    const todo = async (order: object) =>
      (await test.ask('/dashboard/home', {}, { as: (await test.fresh(order)).people[0] })).todo.map(({ kind }) => kind);
    expect(await todo({ kyc_status: 1 })).toEqual(['kyc']);
    expect(await todo({ kyc_status: 3 })).toEqual(['kyc_rejected']);
    expect(await todo({ have_contract: true })).toEqual(['prefix']);
    expect(await todo({ have_contract: true, company_abbreviation: 'HV' })).toEqual([]);
  });

  it('gives the account’s details to codes 1 and 3-1', async () => {
    const {
      account_number,
      people: [main, one, three, two],
    } = await test.fresh({ kyc_status: 1, users: [{ authjson: ['1'] }, { authjson: ['3-1'] }, { authjson: ['2'] }] });
    expect(await test.ask('/dashboard/accountDetails', {}, { as: main })).toMatchObject({
      account_number,
      bank_name: 'Bankside',
      opened_on: '2025-11-18',
      status: 'awaiting_verification',
    });
    for (const [as, expected] of [
      [one, 'success'],
      [three, 'success'],
      [two, 'noPermission'],
    ] as const)
      expect(await test.refusal('/dashboard/accountDetails', {}, as ? { as } : {})).toBe(expected);
  });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
