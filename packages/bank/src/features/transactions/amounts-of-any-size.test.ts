/** Every unit of an amount is kept from the books to the pages and files, over all that the ledger's numeric(38) can hold. */
import { currencies, currencyCodes, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';
import { dayIn } from '@bankside/core/i18n/dates.ts';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditBooks } from '../../ledger/auditor.ts';
import { post } from '../../ledger/ledger.ts';
import { moneyOut } from '../../ledger/lines.ts';
import { bookDeposit } from '../../domain/deposits/deposits.ts';
import { inUsdCents, readRates, usdText } from '../../domain/rates/rates.ts';
import { workbook } from '../../domain/records/spreadsheets.ts';
import { price, send, type Ask } from '../../testing/sample-transfers.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank({ fx: { marginBps: 50 }, quote: { openMaxUsd: `1${'0'.repeat(40)}` } });
});
afterAll(async () => {
  expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  await test.close();
});

const text = (amount: bigint, currency: Currency) => toDecimal(amount, currencies[currency].scale);
const most = 10n ** 37n; // four of them are less than 38 digits hold

it('of random credits and debits', async () => {
  const story = fc.constantFrom(...currencyCodes).chain((currency) =>
    fc.record({
      currency: fc.constant(currency),
      credits: fc.array(fc.bigInt(1n, most), { minLength: 1, maxLength: 4 }),
      spent: fc.bigInt(0n, most),
    }),
  );
  const property = fc.asyncProperty(story, async ({ currency, credits, spent }) => {
    const { company_id, people } = await test.fresh();
    const [as] = people;
    const { db } = test.bank.store;
    const at = test.bank.clock.now();
    for (const amount of credits) await bookDeposit(db, { company_id, currency, amount, sender: 'Payer Ltd', reference: 'R', at });
    const total = credits.reduce((sum, each) => sum + each, 0n);
    const debit = spent < total ? spent : total;
    if (debit > 0n) await post(db, { company_id, kind: 'transfer', lines: [moneyOut(currency, debit)], at });
    const left = total - debit;

    const { figures } = await test.ask('/dashboard/home', {}, { as });
    expect(figures?.balances.find((row) => row.currency === currency)?.book ?? text(0n, currency)).toBe(text(left, currency));
    const worth = usdText(inUsdCents(left, currency, await readRates(db)));
    expect([figures?.book_balance, figures?.days.at(-1)?.worth]).toEqual([worth, worth]);
    const day = dayIn(at, test.bank.policy.bank.timeZone);
    const asked = { kind: currencies[currency].kind, currency, date_from: day, date_to: day };
    const [statement] = (await test.ask('/dashboard/accountStatement', asked, { as })).list;
    expect([statement?.paid_in, statement?.paid_out, statement?.closing]).toEqual([total, debit, left].map((sum) => text(sum, currency)));
    const { list } = await test.ask('/transaction/record', {}, { as });
    expect(list.map(({ amount }) => amount).toSorted()).toEqual(credits.map((each) => text(each, currency)).toSorted());
    const csv = (await test.file('/transaction/download', { format: 'csv' }, { as })).bytes;
    for (const each of credits) expect(csv.toString()).toContain(`,${text(each, currency)},${currency},`);
  });
  await fc.assert(property, { numRuns: 25, endOnFailure: true });
});

it('of exchanges of all that can be typed: what is left, what came and the margin are exact', async () => {
  const pair = fc.uniqueArray(fc.constantFrom(...currencyCodes), { minLength: 2, maxLength: 2 });
  const digits = fc.bigInt(1n, 10n ** 15n - 1n);
  const property = fc.asyncProperty(pair, digits, fc.bigInt(0n, 10n ** 18n - 1n), async ([from = 'USD', to = 'EUR'], whole, part) => {
    const { scale } = currencies[from];
    const sold = whole * 10n ** BigInt(scale) + (scale === 0 ? 0n : part % 10n ** BigInt(scale));
    const { company_id, people } = await test.fresh();
    const [as] = people;
    const { db } = test.bank.store;
    const kept = 7n;
    const deposit = { company_id, currency: from, sender: 'Payer Ltd', reference: 'R', at: test.bank.clock.now() };
    await bookDeposit(db, { ...deposit, amount: sold + kept });
    const asked: Ask = { transfer_type: 'currency', currency: from, to_currency: to, amount: text(sold, from) };
    const answer = await test.call('/withdraw/crypto/calc', asked, { as });
    if (answer.code !== 200) return expect(answer.refusal).toBe('amountBelowMinimum'); // a cent is no bitcoin
    const quote = await price(test, as, asked);
    expect((await send(test, as, asked, quote.quote_id)).code).toBe(200);
    const { figures } = await test.ask('/dashboard/home', {}, { as });
    const book = (currency: Currency) => figures?.balances.find((row) => row.currency === currency)?.book;
    expect([book(from), book(to)]).toEqual([text(kept, from), quote.received_amount]);
    const minor = (amount = '') => toMinor(amount, currencies[to].scale);
    expect(minor(quote.conversion?.market_amount) - minor(quote.conversion?.margin_amount)).toBe(minor(quote.received_amount));
  });
  await fc.assert(property, { numRuns: 25, endOnFailure: true });
});

it('of workbooks: what a spreadsheet would round is text, with all its digits', async () => {
  const exact = ['123456789012345', '0.00000012345678', '12.50'];
  const long = ['154460389809105727', '29999999999999970.5', '1.000000000000000001'];
  const bytes = await workbook({ head: ['amount'], rows: [...exact, ...long].map((number) => [{ number }]), sheet: 'x', language: 'en' });
  const parts = Object.values(unzipSync(new Uint8Array(bytes))).map((part) => strFromU8(part));
  for (const number of long) expect(parts.some((part) => part.includes(`>${number}<`))).toBe(true);
  for (const number of exact) expect(parts.some((part) => part.includes(`<v>${Number(number)}</v>`))).toBe(true);
  for (const number of long.slice(0, 2)) expect(parts.some((part) => part.includes(`<v>${Number(number)}</v>`))).toBe(false);
});
