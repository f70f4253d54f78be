/** Nothing is quoted or booked by rates that are old, that jumped, or that moved since the quote; and quotes are no free option. */
import type { Currency } from '@bankside/core/rules/money/currencies.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRate, type Rates } from '../../adapters/rates.ts';
import { auditBooks } from '../../ledger/auditor.ts';
import { transactions } from '../../ledger/ledger-schema.ts';
import { refreshRates } from '../../domain/rates/rate-refresh.ts';
import { rateHolds, rates as rateRows } from '../../store/money-schema.ts';
import { usdRates } from '../../demo/rates.ts';
import { booksOf, price, send, transferPolicy, treasury, type Ask } from '../../testing/sample-transfers.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let staff: Caller;
let staff2: Caller;
beforeAll(async () => {
  test = await testBank({ ...transferPolicy, quote: { openMax: 3, openMaxUsd: '60000' }, session: { idleSec: 40_000 } });
  staff = await test.as('staff@bankside.example');
  staff2 = await test.as('staff2@bankside.example');
});
afterAll(async () => {
  expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  await test.close();
});

const source = (given: Rates) => ({ fetch: async () => given });
const with_ = (given: Partial<Record<Currency, string>>): Rates => ({
  ...usdRates,
  ...Object.fromEntries(Object.entries(given).map(([code, usd]) => [code, readRate(usd)])),
});
/** Five minutes later, the sources say so. */
const hear = async (...given: Rates[]) => {
  test.later(300);
  expect(await refreshRates(test.bank, given.map(source))).toBe(true);
};
/** The rates of the seed, fresh and believed. */
beforeEach(async () => {
  const { db } = test.bank.store;
  await db.delete(rateHolds);
  await db.delete(rateRows);
  await hear(usdRates);
});

const exchange = (currency: Currency, to_currency: Currency, amount: string, more: object = {}): Ask => ({
  transfer_type: 'currency',
  currency,
  to_currency,
  amount,
  ...more,
});
const calc = (as: Caller, asked: Ask) => test.call('/withdraw/crypto/calc', asked, { as });
const stateOf = async (as: Caller, currency: Currency) =>
  (await test.ask('/withdraw/details', { transfer_type: 'currency' }, { as })).rates.find((row) => row.currency === currency)?.state;

describe('rates that are too old', () => {
  it('quote nothing and book nothing, and say since when in three languages', async () => {
    const { main } = await treasury(test);
    const asked = exchange('USD', 'USDC', '100');
    const quote = await price(test, main, asked);
    const otc = exchange('USD', 'USDC', '90000', { otc: true });
    test.later(299);
    expect(await stateOf(main, 'USDC')).toBe('open');
    test.later(602);
    expect([await stateOf(main, 'USDC'), await stateOf(main, 'SGD')]).toEqual(['stale', 'stale']);
    for (const each of [asked, otc]) expect((await calc(main, each)).refusal).toBe('ratesStale');
    expect((await send(test, main, asked, quote.quote_id)).refusal).toBe('quoteExpired'); // it ended before the rates did
    const check = await test.ask('/withdraw/crypto/check', asked, { as: main });
    expect([check.allowed, check.refusal]).toEqual([false, 'ratesStale']);
    const said = await Promise.all(
      (['en', 'zh', 'ja'] as const).map((language) => test.call('/withdraw/crypto/calc', asked, { as: main, language })),
    );
    for (const { msg } of said) expect(msg).toMatch(/\d{2}:\d{2} \(Asia\/Singapore\)/);
    expect(new Set(said.map(({ msg }) => msg)).size).toBe(3);
    expect((await booksOf(test, main))['USDC']?.book).toBe('50000.000000');
  });

  it('stop a quote that is still open', async () => {
    const { main } = await treasury(test);
    test.later(299); // the rates have 601 s left, the quote 300
    await test.bank.store.db.update(rateRows).set({ taken_at: new Date(test.bank.clock.now().getTime() - 800_000) });
    const asked = exchange('USD', 'USDC', '100');
    const quote = await price(test, main, asked);
    test.later(101);
    expect((await send(test, main, asked, quote.quote_id)).refusal).toBe('ratesStale');
  });

  it('concern the currency whose rate is missing, and its pairs alone', async () => {
    const { main } = await treasury(test);
    const { ETH: _eth, ...others } = usdRates;
    for (let times = 0; times < 4; times++) await hear(others);
    expect((await calc(main, exchange('USD', 'ETH', '100'))).refusal).toBe('ratesStale');
    expect((await calc(main, exchange('USD', 'BTC', '100'))).code).toBe(200);
  });

  it('leave a deposit unconverted, and say so; totals say as of when', async () => {
    const { company_id, people } = await test.fresh();
    const [as] = people;
    const form = { currency: 'USD', amount: '12000', convert_to: 'USDC', purpose: 'rent', sender_account_name: 'Payer Ltd' } as const;
    await test.ask('/deposit/submit', form, { as });
    const fresh = (await test.ask('/dashboard/home', {}, { as })).figures;
    test.later(901);
    expect((await test.ask('/deposit/getConfig', {}, { as })).rates_paused).toContain('USDC');
    await test.ask(
      '/admin/deposit/credit',
      { company_id, currency: 'USD', amount: '12000', sender_account_name: 'Payer Ltd' },
      { as: staff },
    );
    expect((await booksOf(test, as))['USD']?.book).toBe('12000.00');
    const made = await test.bank.store.db
      .select()
      .from(transactions)
      .where(and(eq(transactions.company_id, company_id), eq(transactions.type, 'exchange')));
    expect(made).toEqual([]);
    const [letter] = (await test.mail(as.email)).filter(({ template }) => template === 'deposit_not_converted');
    expect(letter?.body).toContain('did not convert it to USDC');
    const { figures } = await test.ask('/dashboard/home', {}, { as });
    expect([fresh?.rates_stale, figures?.rates_stale, figures?.rates_at]).toEqual([false, true, fresh?.rates_at]);
  });

  it('are not quoted by over the counter either', async () => {
    const { company_id, main } = await treasury(test, { balances: { USD: '150000.00' } });
    const asked = exchange('USD', 'BTC', '120000', { otc: true });
    const { data } = await send(test, main, asked, (await price(test, main, asked)).quote_id);
    const { id } = data as { id: string };
    const quote = async () => {
      const { version } = (await test.ask('/withdraw/crypto/get', { id }, { as: main })).record;
      return test.refusal('/admin/transfer/quote', { company_id, id, version, rate: '0.0000109', minutes: 30 }, { as: staff });
    };
    test.later(901);
    expect(await quote()).toBe('ratesStale');
    await hear(usdRates);
    expect(await quote()).toBe('success');
  });
});

describe('a rate that jumps', () => {
  it('is held, stops its currency in every pair, and is traded on once staff have confirmed what they saw', async () => {
    const { main } = await treasury(test, { balances: { USD: '100000.00', SGD: '5000.00' } });
    const before = await price(test, main, exchange('USD', 'ETH', '100'));
    await hear(with_({ ETH: '0.000001' }));
    expect(await stateOf(main, 'ETH')).toBe('held');
    for (const from of ['USD', 'SGD'] as const) expect((await calc(main, exchange(from, 'ETH', '100'))).refusal).toBe('rateHeld');
    expect((await calc(main, exchange('USD', 'SGD', '100'))).code).toBe(200);
    expect((await send(test, main, exchange('USD', 'ETH', '100'), before.quote_id)).refusal).not.toBeUndefined();

    const { list } = await test.ask('/admin/rate/held', {}, { as: staff });
    expect(list).toMatchObject([{ currency: 'ETH', usd: '0.000001000000', reason: 'jump', before: { usd: '3100.000000000000' } }]);
    await hear(with_({ ETH: '4000' }));
    expect(await test.refusal('/admin/rate/confirm', { currency: 'ETH', usd: '0.000001000000' }, { as: staff })).toBe('changedMeanwhile');
    expect(await test.refusal('/admin/rate/confirm', { currency: 'ETH', usd: '4000.000000000000' }, { as: main })).toBe('noPermission');
    const confirm = (usd: string, as: Caller) => test.refusal('/admin/rate/confirm', { currency: 'ETH', usd }, { as });
    expect(await confirm('4000.000000000000', staff)).toBe('secondPersonNeeded');
    expect(await stateOf(main, 'ETH')).toBe('held');
    await hear(with_({ ETH: '4096' }));
    const waits = await test.ask('/admin/rate/held', {}, { as: staff2 });
    expect(waits.list).toMatchObject([{ currency: 'ETH', usd: '4096.000000000000', second: { act: 'rate.confirm', mine: false } }]);
    const { id = '', company_id = '' } = waits.list[0]?.second ?? {};
    await test.ask('/admin/second/confirm', { company_id, id }, { as: staff2 });
    expect(await stateOf(main, 'ETH')).toBe('open');
    expect((await price(test, main, exchange('USD', 'ETH', '4096'))).received_amount).toBe('0.995000000000000000');
    await hear(with_({ ETH: '4100' }));
    expect(await stateOf(main, 'ETH')).toBe('open');
  });

  it('that comes back is another one: what was asked about the first is not confirmed with it', async () => {
    await hear(with_({ ETH: '1' }));
    expect(await test.refusal('/admin/rate/confirm', { currency: 'ETH', usd: '1.000000000000' }, { as: staff })).toBe('secondPersonNeeded');
    await hear(usdRates);
    test.later(60);
    await hear(with_({ ETH: '1' }));
    expect((await test.ask('/admin/rate/held', {}, { as: staff2 })).list).toMatchObject([{ currency: 'ETH', second: null }]);
    expect(await test.refusal('/admin/rate/confirm', { currency: 'ETH', usd: '1.000000000000' }, { as: staff2 })).toBe(
      'secondPersonNeeded',
    );
    await hear(usdRates);
  });

  it('is forgotten when the next one fits again', async () => {
    const { main } = await treasury(test);
    await hear(with_({ ETH: '1' }));
    await hear(with_({ ETH: '3101' }));
    expect((await test.ask('/admin/rate/held', {}, { as: staff })).list).toEqual([]);
    expect((await calc(main, exchange('USD', 'ETH', '100'))).code).toBe(200);
  });

  it('in one of two sources is no rate at all, and nobody confirms it', async () => {
    const { main } = await treasury(test);
    await hear(with_({ ETH: '1' }), usdRates);
    expect((await calc(main, exchange('USD', 'ETH', '100'))).refusal).toBe('rateHeld');
    expect((await test.ask('/admin/rate/held', {}, { as: staff })).list).toMatchObject([
      { currency: 'ETH', reason: 'apart', usd: '1.000000000000', other_usd: '3100.000000000000' },
    ]);
    expect(await test.refusal('/admin/rate/confirm', { currency: 'ETH', usd: '1.000000000000' }, { as: staff })).toBe('wrongState');
    await hear(usdRates, usdRates);
    expect(await stateOf(main, 'ETH')).toBe('open');
  });
});

describe('a quote', () => {
  it('is refused when the market has moved against it beyond the policy, and a fresh one is given', async () => {
    const { main } = await treasury(test);
    const asked = exchange('USD', 'BTC', '1000');
    const old = await price(test, main, asked);
    await test.bank.store.db.update(rateRows).set({ usd: '92000.000000000000' }).where(eq(rateRows.currency, 'BTC')); // 1.13 %
    expect((await send(test, main, asked, old.quote_id)).refusal).toBe('rateMoved');
    expect((await booksOf(test, main))['USD']?.book).toBe('100000.00');
    const fresh = await price(test, main, asked);
    expect((await send(test, main, asked, fresh.quote_id)).code).toBe(200);
  });

  it('is kept when the market moved less, or the other way', async () => {
    const { main } = await treasury(test);
    for (const usd of ['91800.000000000000', '80000.000000000000']) {
      const asked = exchange('USD', 'BTC', '1000');
      const old = await price(test, main, asked);
      await test.bank.store.db.update(rateRows).set({ usd }).where(eq(rateRows.currency, 'BTC'));
      expect((await send(test, main, asked, old.quote_id)).code).toBe(200);
    }
  });

  it('replaces the older one of the same person for the same pair', async () => {
    const { main } = await treasury(test);
    const asked = exchange('USD', 'BTC', '1000');
    const old = await price(test, main, asked);
    const next = await price(test, main, { ...asked, amount: '1001' });
    expect((await send(test, main, asked, old.quote_id)).refusal).toBe('quoteExpired');
    expect((await send(test, main, { ...asked, amount: '1001' }, next.quote_id)).code).toBe(200);
  });

  it('is one of a few that a company has open, by count and by worth, for all its people together', async () => {
    const { main, people } = await treasury(test, { users: [{ authjson: ['11-1'] }] });
    const [, clerk] = people;
    if (!clerk) throw new Error('a clerk');
    await price(test, main, exchange('USD', 'BTC', '1000'));
    await price(test, main, exchange('USD', 'ETH', '1000'));
    await price(test, main, exchange('USD', 'SGD', '1000'));
    expect((await calc(clerk, exchange('USD', 'EUR', '1000'))).refusal).toBe('quotesOpen');
    expect((await calc(main, exchange('USD', 'SGD', '58000'))).code).toBe(200);
    const { refusal, msg } = await calc(main, exchange('USD', 'ETH', '1001.01'));
    expect([refusal, msg]).toEqual(['quotesAbove', expect.stringContaining('60,000.00 USD')]);
    test.later(300); // they have ended
    await hear(usdRates);
    expect((await calc(clerk, exchange('USD', 'EUR', '1000'))).code).toBe(200);
  });

  it('of many that are asked for at once no more than that are given', async () => {
    const { main } = await treasury(test);
    const answers = await Promise.all(
      (['SGD', 'HKD', 'GBP', 'CNY', 'AUD', 'EUR', 'ETH', 'BTC'] as const).map((to) => calc(main, exchange('USD', to, '100'))),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(3);
  });

  it('is asked for by what is received, and says what leaves', async () => {
    const { main } = await treasury(test);
    const { amount: _amount, ...pair } = exchange('USD', 'EUR', '1');
    const quote = await price(test, main, { ...pair, receive: '1234.56' });
    expect(quote).toMatchObject({ amount: '1438.17', received_amount: '1234.56', total_debit: '1438.17' });
    expect((await price(test, main, { ...pair, amount: '1438.16' })).received_amount).toBe('1234.55');
    const again = await price(test, main, { ...pair, receive: '1234.56' });
    expect((await send(test, main, { ...pair, amount: again.amount }, again.quote_id)).code).toBe(200);
    for (const wrong of [{ ...pair }, { ...pair, amount: '1', receive: '1' }, { transfer_type: 'payee', currency: 'USD', receive: '1' }])
      expect(await test.refusal('/withdraw/crypto/calc', wrong, { as: main })).toBe('invalid');
    const { refusal, data } = await calc(main, { ...pair, receive: '0' });
    const fault = { field: 'receive', rule: 'amountZero_exchange', msg: 'You cannot exchange, the amount is 0' };
    expect([refusal, data]).toEqual(['amountZero', { errors: [expect.objectContaining(fault)] }]);
    expect((await calc(main, { ...pair, amount: '0.00' })).msg).toBe('You cannot exchange, the amount is 0');
  });

  it('says market, margin and rate, and so do the booking, the record, the advice and the mail', async () => {
    const { main } = await treasury(test);
    const asked = exchange('USD', 'EUR', '50000');
    const quote = await price(test, main, asked);
    const conversion = { market_rate: '0.862738331464066948', market_amount: '43136.91', margin_percent: '0.50', margin_amount: '215.68' };
    expect(quote).toMatchObject({ conversion, received_amount: '42921.23', rate: '0.858424639806746613' });
    const { data } = await send(test, main, asked, quote.quote_id);
    expect(data).toMatchObject({ conversion });
    const { id } = data as { id: string };
    const record = await test.ask('/transaction/get', { id }, { as: main });
    expect(record).toMatchObject({ conversion, amount: '42921.23' });
    const { check } = await test.ask('/transaction/advicePrint', { id }, { as: main });
    const { facts } = await test.ask('/transaction/verifyDocument', { code: check.code });
    expect(Object.fromEntries(facts.map(({ name, value }) => [name, value]))).toMatchObject({
      'Amount sold': '50,000.00 USD',
      'Market rate': '1 USD = 0.862738 EUR',
      'At the market rate': '43,136.91 EUR',
      'Our margin (0.50 %)': '\u2212215.68 EUR',
      'Amount bought': '42,921.23 EUR',
      'Your rate': expect.stringMatching(/^1 USD = 0\.858425 EUR, taken .+ \(Asia\/Singapore\)$/),
    });
    const letter = (await test.mail(main.email)).find(({ template }) => template === 'transfer_exchanged');
    expect(letter?.body).toContain('Market rate: 1 USD = 0.862738 EUR');
    expect(letter?.body).toContain('Our margin (0.50 %): 215.68 EUR');
    expect(letter?.body).toContain('Your rate: 1 USD = 0.858425 EUR');
  });
});
