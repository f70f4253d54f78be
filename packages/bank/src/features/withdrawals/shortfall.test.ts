/** An amount that the balance does not carry: what is missing, what would cover it, and who may exchange. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { price, transfer, transferPolicy, treasury, type Ask, type Treasury } from '../../testing/sample-transfers.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank(transferPolicy);
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.close();
});

const check = (as: Caller, asked: Ask) => test.ask('/withdraw/crypto/check', asked, { as });
const inEuro = ({ payee_id }: Treasury, amount = '1234.56'): Ask => ({ transfer_type: 'payee', currency: 'EUR', amount, payee_id });

describe('a balance of nothing', () => {
  it('is never called an amount of 0, and names what is missing with the fees and the balance that covers it', async () => {
    const own = await treasury(test, { balances: { USD: '60000.00', USDC: '90000', SGD: '900.00' } }); // the coins are worth more
    const { refusal, msg, shortfall } = await check(own.main, inEuro(own));
    expect([refusal, msg]).toEqual(['insufficientBalance', 'You have no EUR. Exchange into it or make a deposit first.']);
    expect(shortfall).toEqual({
      fees: { admin_fee: '18.00', gas_fee: '0.00', fixed_fee: '14.00', total: '32.00' },
      total_debit: '1266.56',
      missing: '1266.56',
      cover: { currency: 'USD', available: '60000.00', pays: true },
      exchangers: '',
    });
    expect((await test.call('/withdraw/crypto/calc', inEuro(own), { as: own.main })).refusal).toBe('insufficientBalance');
    expect((await check(own.main, inEuro(own, '0'))).refusal).toBe('amountZero');
  });

  it('is covered by an exchange of what it says: then the payment goes', async () => {
    const own = await treasury(test);
    const { shortfall } = await check(own.main, inEuro(own));
    const from = shortfall?.cover?.currency ?? 'JPY';
    await transfer(test, own.main, { transfer_type: 'currency', currency: from, amount: '1600', to_currency: 'EUR' });
    expect((await check(own.main, inEuro(own))).shortfall).toBeNull();
    expect((await price(test, own.main, inEuro(own))).total_debit).toBe('1266.56');
  });
});

describe('a balance that is too small', () => {
  it('needs only the rest, from the largest that gives it at the bank’s rate', async () => {
    const own = await treasury(test, { balances: { EUR: '500.00', USD: '880.00', SGD: '2000.00' } });
    expect((await check(own.main, inEuro(own))).shortfall).toMatchObject({ missing: '766.56', cover: { currency: 'SGD' } });
    const least = await treasury(test, { balances: { EUR: '500.00', USD: '889.00' } }); // worth 767.17 EUR, less the margin 763.33
    expect((await check(least.main, inEuro(least))).shortfall).toMatchObject({ missing: '766.56', cover: null });
  });

  it('that nothing covers says so', async () => {
    const own = await treasury(test, { balances: { EUR: '1.00', USD: '2.00' } });
    expect((await check(own.main, inEuro(own))).shortfall).toMatchObject({ missing: '1265.56', cover: null });
  });
});

describe('a wallet transfer', () => {
  it('of who may not exchange names those who may', async () => {
    const users = [{ authjson: ['11-2' as const] }, { authjson: ['11-1' as const], full_name: 'Jonas Weber' }];
    const own = await treasury(test, { balances: { USD: '60000.00' }, users });
    const [, digital] = own.people;
    const asked: Ask = { currency: 'USDC', amount: '100', address_id: own.address_id };
    const { shortfall } = await check(digital ?? own.main, asked);
    expect(shortfall).toMatchObject({ missing: '104.180000', cover: { currency: 'USD' }, exchangers: 'Jonas Weber, Mei Tan' });
    expect((await check(own.main, asked)).shortfall?.exchangers).toBe('');
  });
});
