/** A transfer paid from another balance: one quote, exchange and transfer in one transaction or neither (TRF-31). */
import { toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../../ledger/auditor.ts';
import { rates } from '../../store/money-schema.ts';
import {
  addRule,
  booksOf,
  price,
  send,
  transfer,
  transferPolicy,
  treasury,
  type Ask,
  type Treasury,
} from '../../testing/sample-transfers.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank(transferPolicy);
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  await test.close();
});

const euros = ({ payee_id }: Treasury, more: Partial<Ask> = {}): Ask => ({
  transfer_type: 'payee',
  currency: 'EUR',
  amount: '1234.56',
  payee_id,
  pay_from: 'USD',
  ...more,
});
const refusalOf = async (own: Treasury, asked: Ask) => {
  const { refusal, data } = await test.call('/withdraw/crypto/calc', asked, { as: own.main });
  return [refusal, (data as { errors?: { field: string }[] }).errors?.[0]?.field];
};
const recordsOf = async (own: Treasury) =>
  (await test.ask('/transaction/record', { type: ['transfer', 'exchange'] }, { as: own.main })).list;

describe('a payment in a currency that is not held', () => {
  it('says what leaves the other balance, and books exactly that', async () => {
    const own = await treasury(test, { balances: { USD: '60000.00' } });
    const quote = await price(test, own.main, euros(own));
    const { funding } = quote;
    expect(quote).toMatchObject({ total_debit: '1266.56', received_amount: '1234.56', balance_after: '0.00' });
    expect(funding).toMatchObject({ currency: 'USD', received_amount: '1266.56', conversion: { margin_percent: '0.50' } });
    const sold = Number(funding?.total_debit);
    expect(Number(funding?.balance_after)).toBeCloseTo(60_000 - sold, 2);
    const made = (await send(test, own.main, euros(own), quote.quote_id)).data as Awaited<ReturnType<typeof transfer>>;
    expect(await booksOf(test, own.main)).toMatchObject({
      USD: { book: funding?.balance_after, held: '0.00' },
      EUR: { book: '1266.56', held: '1266.56' },
    });
    const { record } = await test.ask('/withdraw/crypto/get', { id: made.id }, { as: own.main });
    expect(record).toMatchObject({
      status: 'pending_approval',
      related: [{ id: made.exchange?.id, type: 'exchange', sold_currency: 'USD' }],
    });
    const exchange = await test.ask('/withdraw/crypto/get', { id: made.exchange?.id ?? '' }, { as: own.main });
    expect(exchange.record).toMatchObject({
      status: 'success',
      total: funding?.total_debit,
      rate: funding?.rate,
      conversion: funding?.conversion,
      related: [{ id: made.id, type: 'transfer' }],
    });
  });

  it('is the most that a sum of the other balance pays for, fees and all (TRF-37)', async () => {
    const own = await treasury(test, { balances: { USD: '60000.00' } });
    const { amount: _amount, ...rest } = euros(own);
    for (const spend of ['100', '999.99', '1443.2', '59999.99']) {
      const quote = await test.ask('/withdraw/crypto/calc', { ...rest, spend }, { as: own.main });
      expect(Number(quote.funding?.total_debit)).toBeLessThanOrEqual(Number(spend));
      const more = toDecimal(toMinor(quote.amount, 2) + 1n, 2);
      const [next] = await refusalOf(own, { ...rest, amount: more });
      if (next === undefined) {
        const above = await test.ask('/withdraw/crypto/calc', { ...rest, amount: more }, { as: own.main });
        expect(Number(above.funding?.total_debit)).toBeGreaterThan(Number(spend));
      }
    }
    const quote = await test.ask('/withdraw/crypto/calc', { ...rest, spend: '1000' }, { as: own.main });
    const made = (await send(test, own.main, euros(own, { amount: quote.amount }), quote.quote_id)).data as { id: string };
    const { record } = await test.ask('/withdraw/crypto/get', { id: made.id }, { as: own.main });
    expect(record.amount).toBe(`-${quote.amount}`);
    expect((await booksOf(test, own.main))['USD']?.book).toBe(quote.funding?.balance_after);
  });

  it.each([
    ['nothing', { spend: '0' }, 'spend'],
    ['more than is there', { spend: '60000.01' }, 'pay_from'],
    ['less than the fees', { spend: '1' }, 'spend'],
    ['a sum with a fraction of a cent', { spend: '10.001' }, 'spend'],
    ['a sum of no balance', { spend: '10', pay_from: undefined }, 'spend'],
    ['a sum and an amount', { spend: '10', amount: '10' }, 'amount'],
  ])('refuses to spend %s at its field', async (_what, said, field) => {
    const own = await treasury(test, { balances: { USD: '60000.00' } });
    const { amount: _amount, ...rest } = euros(own);
    const [refusal, at] = await refusalOf(own, { ...rest, ...said });
    expect(at).toBe(field);
    if (said.spend === '1') expect(refusal).toBe('amountBelowMinimum'); // not amountZero, whose sentence is of a typed 0
  });

  it('goes to another account at once', async () => {
    const [own, other] = [await treasury(test), await treasury(test)];
    const asked: Ask = { transfer_type: 'account', currency: 'GBP', amount: '500', account_number: other.account_number, pay_from: 'USDC' };
    expect((await transfer(test, own.main, asked)).status).toBe('success');
    expect((await booksOf(test, other.main))['GBP']).toEqual({ book: '500.00', held: '0.00' });
    expect((await booksOf(test, own.main))['GBP']).toEqual({ book: '0.00', held: '0.00' });
  });

  it('goes to a wallet', async () => {
    const own = await treasury(test, { balances: { USD: '5000.00' } });
    const asked: Ask = { transfer_type: 'address', currency: 'USDC', amount: '100', address_id: own.address_id, pay_from: 'USD' };
    expect((await transfer(test, own.main, asked)).exchange).not.toBeNull();
  });

  it('is approved by others as any other, and its currency stays when it is cancelled', async () => {
    const own = await treasury(test, { users: [{ authjson: ['11-1'] }] });
    await addRule(test, own.company_id, '1');
    const { id, exchange } = await transfer(test, own.main, euros(own));
    expect(exchange).not.toBeNull();
    const { record } = await test.ask('/withdraw/crypto/get', { id }, { as: own.main });
    await test.ask('/withdraw/cancel', { id, version: record.version }, { as: own.main });
    expect((await booksOf(test, own.main))['EUR']).toEqual({ book: '1266.56', held: '0.00' });
  });
});

describe('it is refused', () => {
  it('at its field where there is nothing to exchange, too little, or no right to', async () => {
    const own = await treasury(test, { balances: { USD: '100.00', EUR: '5000.00' }, users: [{ authjson: ['11-2'] }] });
    const [, clerk] = own.people;
    expect(await refusalOf(own, euros(own, { pay_from: 'EUR' }))).toEqual(['pairUnsupported', 'pay_from']);
    expect(await refusalOf(own, euros(own))).toEqual(['insufficientBalance', 'pay_from']);
    const asked: Ask = { transfer_type: 'address', currency: 'USDC', amount: '10', address_id: own.address_id, pay_from: 'USD' };
    expect(clerk && (await test.refusal('/withdraw/crypto/calc', asked, { as: clerk }))).toBe('noPermission');
  });

  it('where the quote is for another balance or for none', async () => {
    const own = await treasury(test);
    const { quote_id } = await price(test, own.main, euros(own));
    expect((await send(test, own.main, euros(own, { pay_from: 'USDC' }), quote_id)).refusal).toBe('quoteExpired');
    const { pay_from: _, ...without } = euros(own);
    expect((await send(test, own.main, without, quote_id)).refusal).not.toBeNull();
    expect(await recordsOf(own)).toEqual([]);
  });

  it('as a whole: what the transfer lacks takes back the exchange', async () => {
    const own = await treasury(test);
    const before = await booksOf(test, own.main);
    const { quote_id } = await price(test, own.main, euros(own));
    expect((await send(test, own.main, euros(own), quote_id, { purpose: undefined })).refusal).toBe('purposeMissing');
    expect([await booksOf(test, own.main), await recordsOf(own)]).toEqual([before, []]);
    expect((await send(test, own.main, euros(own), quote_id)).code).toBe(200);
    expect((await send(test, own.main, euros(own), quote_id)).refusal).toBe('quoteUsed');
    expect(await recordsOf(own)).toHaveLength(2);
  });

  it('when the market has left the quote', async () => {
    const own = await treasury(test);
    const { quote_id } = await price(test, own.main, euros(own));
    const { db } = test.bank.store;
    const [was] = await db.select().from(rates).where(eq(rates.currency, 'EUR'));
    await db.update(rates).set({ usd: '1.300000000000' }).where(eq(rates.currency, 'EUR'));
    expect((await send(test, own.main, euros(own), quote_id)).refusal).toBe('rateMoved');
    await db
      .update(rates)
      .set({ usd: was?.usd ?? '' })
      .where(eq(rates.currency, 'EUR'));
  });
});

it('two people at once on a balance for one: one is paid whole, the other not at all', async () => {
  const own = await treasury(test, { balances: { USD: '2000.00' }, users: [{ authjson: ['2', '11-1'] }] });
  const priced = await Promise.all(own.people.map(async (person) => ({ person, quote: await price(test, person, euros(own)) })));
  const sent = priced.map(({ person, quote }) => send(test, person, euros(own), quote.quote_id));
  const answers = (await Promise.all(sent)).map(({ code, refusal }) => refusal ?? code);
  expect(answers.toSorted()).toEqual([200, 'insufficientBalance']);
  expect(await recordsOf(own)).toHaveLength(2);
});
