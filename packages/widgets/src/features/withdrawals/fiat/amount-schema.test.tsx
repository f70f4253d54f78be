import { describe, expect, test } from 'vitest';
import { isAboveUsd } from '../steps/amounts.ts';
import { amountSchema, type Known } from './amount-schema.ts';

const known: Known = {
  bounds: () => ({ available: '1000.00', min: '10.00', max: '965.00', limit: '5000.00' }),
  needsDocument: (amount) => amount === '777',
};
/** Rules by field, as the form would show them. */
async function rulesOf(typed: Record<string, unknown>, of: Known = known): Promise<Record<string, string>> {
  const schema = await amountSchema({ current: of })();
  const read = schema.safeParse({ currency: 'USD', purpose: 'rent', document: '', ...typed });
  if (read.success) return {};
  const issues = read.error.issues as readonly { readonly path: readonly string[]; readonly message: string }[];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0] ?? '', message]));
}

describe('each amount that cannot go has a rule of its own', () => {
  test.each([
    ['', 'amountBlank'],
    ['0', 'amountZero'],
    ['0.00', 'amountZero'],
    ['-1', 'amountZero'],
    ['1e30', 'amount'],
    ['💸', 'amount'],
    ['1'.repeat(41), 'amountAboveMaximum'],
    ['9.99', 'amountBelowMinimum'],
    ['5000.01', 'amountAboveMaximum'],
  ])('%s: %s', async (amount, rule) => expect(await rulesOf({ amount })).toEqual({ amount: rule }));
  test('what can go has none', async () => expect(await rulesOf({ amount: '500.00' })).toEqual({}));
  test.each(['965.01', '1000.01'])('%s, which the balance does not carry with its fees, is the bank’s to refuse', async (amount) =>
    expect(await rulesOf({ amount })).toEqual({}),
  );
  test('a figure without end is too much for any balance', async () =>
    expect(
      await rulesOf({ amount: '1'.repeat(16) }, { ...known, bounds: () => ({ available: '9', min: '', max: '', limit: '' }) }),
    ).toEqual({
      amount: 'insufficientBalance',
    }));
  test('an empty account is no amount of 0', async () =>
    expect(await rulesOf({ amount: '5' }, { ...known, bounds: () => ({ available: '0.00', min: '', max: '', limit: '' }) })).toEqual({}));
});

test('a purpose must be chosen, a reference fits 35 characters, a paper is asked for above the threshold', async () => {
  expect(await rulesOf({ amount: '500', purpose: '' })).toEqual({ purpose: 'purposeBlank' });
  expect(await rulesOf({ amount: '500', reference: 'x'.repeat(36) })).toEqual({ reference: 'tooLong' });
  expect(await rulesOf({ amount: '500', reference: 'x'.repeat(35) })).toEqual({});
  expect(await rulesOf({ amount: '777' })).toEqual({ document: 'fileBlank' });
  expect(await rulesOf({ amount: '777', document: 'k'.repeat(20) })).toEqual({});
});

test('an account number is whole or refused', async () => {
  const accounts = { ...known, wantsAccount: true };
  expect(await rulesOf({ amount: '500', account_number: '8830 0142' }, accounts)).toEqual({ account_number: 'accountNumber' });
  expect(await rulesOf({ amount: '500', account_number: '8830 0142 7719' }, accounts)).toEqual({});
});

test('worth in dollars is compared exactly', () => {
  expect(isAboveUsd('25000.00', 'USD', '1', '25000')).toBe(false);
  expect(isAboveUsd('25000.01', 'USD', '1.000000000000000000', '25000')).toBe(true);
  expect(isAboveUsd('3875001', 'JPY', '0.006451612903225806', '25000')).toBe(true);
  expect(isAboveUsd('25000.01', 'USD', undefined, '25000')).toBe(false);
  expect(isAboveUsd('25000.01', 'USD', '1', '')).toBe(false);
});
