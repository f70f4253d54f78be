/** A person's own day (PER-26): transfers and top-ups together, in dollars at the rates of their quotes. */
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runLoads } from '../../domain/card-money/loads.ts';
import { inUsdCents, readRates } from '../../domain/rates/rates.ts';
import { auditBooks } from '../../ledger/auditor.ts';
import { transactions } from '../../ledger/ledger-schema.ts';
import type { FreshPerson } from '../../sandbox/fresh-company.ts';
import { rates } from '../../store/money-schema.ts';
import { users } from '../../store/schema.ts';
import { cardMoneyPolicy, giveCard, priceTopUp, sendTopUp, topUp } from '../../testing/cards/sample-cards.ts';
import { price, send, transfer, transferPolicy, treasury, type Ask, type Treasury } from '../../testing/sample-transfers.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let staff: Caller;
let colleague: Caller;
beforeAll(async () => {
  test = await testBank({ ...transferPolicy, ...cardMoneyPolicy });
  [staff, colleague] = [await test.as('staff@bankside.example'), await test.as('staff2@bankside.example')];
});
afterAll(async () => {
  expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  expect(test.faults).toEqual([]);
  await test.close();
});

type Own = Treasury & { readonly clerk: FreshPerson; readonly card_id: string };
async function withLimit(daily_usd = '5000.00'): Promise<Own> {
  const own = await treasury(test, {
    balances: { USD: '100000', JPY: '9000000', USDC: '50000' },
    users: [{ authjson: ['4', '5', '11'], daily_usd }],
  });
  const [, clerk = own.main] = own.people;
  return { ...own, clerk, card_id: await giveCard(test, own.company_id) };
}
const toPayee = ({ payee_id }: Own, amount: string, currency: Ask['currency'] = 'USD'): Ask => ({
  transfer_type: 'payee',
  currency,
  amount,
  payee_id,
});
const left = async ({ clerk }: Pick<Own, 'clerk'>) => (await test.ask('/colleagues/rights', {}, { as: clerk })).own_left;
const calc = (as: FreshPerson, asked: Ask) => test.call('/withdraw/crypto/calc', asked, { as });
const setLimit = ({ company_id, clerk }: Own, daily_usd: string) =>
  test.bank.store.db
    .update(users)
    .set({ daily_usd })
    .where(and(eq(users.company_id, company_id), eq(users.user_id, clerk.userid)));

describe('what counts', () => {
  it('is what waits and what is done, of transfers and top-ups together, and an exchange is not', async () => {
    const own = await withLimit();
    const { clerk, card_id } = own;
    expect(await left(own)).toBe('5000.00');
    await transfer(test, clerk, toPayee(own, '1000')); // waits for the bank's release
    expect(await left(own)).toBe('4000.00');
    await transfer(test, clerk, { transfer_type: 'currency', currency: 'USD', amount: '9000', to_currency: 'SGD' });
    expect(await left(own)).toBe('4000.00');
    const { received } = await priceTopUp(test, clerk, { card_id, amount: '500' });
    await topUp(test, clerk, { card_id, amount: '500' });
    expect(await left(own)).toBe((4000 - Number(received)).toFixed(2));
    await transfer(test, own.main, toPayee(own, '20000')); // of another person
    const jpy = await transfer(test, clerk, toPayee(own, '100000', 'JPY'));
    const [row] = await test.bank.store.db.select().from(transactions).where(eq(transactions.transaction_id, jpy.id));
    expect(row?.usd_cents).toBe(inUsdCents(100_000n, 'JPY', await readRates(test.bank.store.db)));
    expect(await left(own)).toBe((4000 - Number(received) - Number(row?.usd_cents) / 100).toFixed(2));
  });

  it('is not what was cancelled or refused, nor what the issuer refused and was taken back', async () => {
    const own = await withLimit();
    const { clerk, card_id, company_id } = own;
    const [first, second] = [await transfer(test, clerk, toPayee(own, '1000')), await transfer(test, clerk, toPayee(own, '2000'))];
    const version = async (id: string) => (await test.ask('/withdraw/crypto/get', { id }, { as: clerk })).record.version;
    await test.ask('/withdraw/cancel', { id: first.id, version: await version(first.id) }, { as: clerk });
    expect(await left(own)).toBe('3000.00');
    const decision = { company_id, id: second.id, version: await version(second.id), event: 'refuse', reason: 'x' } as const;
    await test.ask('/admin/transfer/decide', decision, { as: staff });
    expect(await left(own)).toBe('5000.00');
    test.issuer.set({ loads: 'refused' });
    const made = await topUp(test, clerk, { card_id, amount: '500' });
    while ((await runLoads(test.bank)) > 0);
    expect(await left(own)).not.toBe('5000.00'); // it can be tried again
    await test.ask('/card/topUpCancel', { id: made.id }, { as: clerk });
    test.issuer.set({ loads: 'done' });
    expect(await left(own)).toBe('5000.00');
  });

  it('is of what came back only the rest', async () => {
    const own = await withLimit();
    const { clerk, company_id } = own;
    const { id } = await transfer(test, clerk, toPayee(own, '4000'));
    for (const event of ['release', 'settle'] as const) {
      const { version } = (await test.ask('/withdraw/crypto/get', { id }, { as: clerk })).record;
      await test.ask('/admin/transfer/decide', { company_id, id, version, event }, { as: event === 'release' ? staff : colleague });
    }
    expect(await left(own)).toBe('1000.00');
    await test.ask('/admin/transfer/return', { company_id, id, amount: '1500', reason: 'account closed' }, { as: staff });
    expect(await left(own)).toBe('2500.00');
    await test.ask('/admin/transfer/return', { company_id, id, amount: '2500', reason: 'account closed' }, { as: colleague });
    expect(await left(own)).toBe('5000.00');
  });

  it('is what was made since the bank’s midnight', async () => {
    const own = await withLimit();
    await transfer(test, own.clerk, toPayee(own, '5000'));
    expect(await left(own)).toBe('0.00');
    test.later(86_400);
    const clerk = { ...own.clerk, ...(await test.signIn(own.clerk.email)) };
    [staff, colleague] = [await test.as('staff@bankside.example'), await test.as('staff2@bankside.example')];
    expect(await left({ clerk })).toBe('5000.00');
  });
});

describe('where it is said', () => {
  it('is beside the bounds before an amount, and refused at the field with the sum that is left', async () => {
    const own = await withLimit();
    const { clerk } = own;
    await transfer(test, clerk, toPayee(own, '1000'));
    const bounds = { own_limit: '5000.00', own_left: '4000.00' };
    const details = await test.ask('/withdraw/details', { transfer_type: 'payee' }, { as: clerk });
    expect(details.limits[0]).toMatchObject(bounds);
    expect(await test.ask('/withdraw/crypto/check', toPayee(own, '4000.01'), { as: clerk })).toMatchObject({
      allowed: false,
      refusal: 'dailyLimitExceeded',
      msg: 'This is above your own daily limit of 5,000.00 USD. You have 4,000.00 USD left today.',
      bounds,
    });
    const exchange = await test.ask('/withdraw/details', { transfer_type: 'currency' }, { as: clerk });
    expect(exchange.limits[0]).toMatchObject({ own_limit: '', own_left: '' });
    expect((await calc(clerk, toPayee(own, '4000.01'))).data).toMatchObject({
      errors: [{ field: 'amount', rule: 'dailyLimitExceeded_own' }],
    });
    expect((await calc(clerk, toPayee(own, '4000'))).code).toBe(200);
    expect((await calc(own.main, toPayee(own, '4000.01'))).code).toBe(200);
  });

  it('is at the top-up of one card and at the line of several at which the day is used up', async () => {
    const own = await withLimit('1000.00');
    const { clerk, card_id, company_id } = own;
    const other = await giveCard(test, company_id);
    expect(await test.ask('/card/getTopUpConfig', { card_id }, { as: clerk })).toMatchObject({ own_limit: '1000.00', own_left: '1000.00' });
    const over = await test.call('/card/calc', { type: 'top_up', card_id, amount: '1100', currency: 'USDC' }, { as: clerk });
    expect(over.data).toMatchObject({ errors: [{ field: 'amount', rule: 'dailyLimitExceeded_own' }] });
    const lines = [card_id, other].map((id) => ({ card_id: id, amount: '600' }));
    const priced = await test.ask('/card/topUpManyCalc', { currency: 'USDC', lines }, { as: clerk });
    expect(priced).toMatchObject({ own_left: '1000.00' });
    expect(priced.lines.map(({ fault }) => fault?.rule)).toEqual([undefined, 'dailyLimitExceeded_own']);
    const order = {
      currency: 'USDC' as const,
      lines: lines.map((line, at) => ({ ...line, quote_id: priced.lines[at]?.price?.quote_id ?? '' })),
      source_of_funds_confirmed: true as const,
    };
    const { data } = await test.call('/card/topUpMany', order, { as: clerk });
    expect(data).toMatchObject({ errors: [{ field: 'lines.1.amount', rule: 'dailyLimitExceeded_own' }] });
    expect(await left(own)).toBe('1000.00');
  });
});

it('counts a quote at its own rate, also when the market has moved since', async () => {
  const own = await withLimit('700.00');
  const { clerk } = own;
  const { db } = test.bank.store;
  const [before] = await db.select().from(rates).where(eq(rates.currency, 'JPY'));
  const worth = Number(inUsdCents(100_000n, 'JPY', await readRates(db))) / 100;
  await setLimit(own, worth.toFixed(2));
  const asked = toPayee(own, '100000', 'JPY');
  const { quote_id } = await price(test, clerk, asked);
  await db
    .update(rates)
    .set({ usd: (Number(before?.usd) * 1.004).toFixed(12) })
    .where(eq(rates.currency, 'JPY'));
  expect((await calc(clerk, asked)).refusal).toBe('dailyLimitExceeded');
  expect((await send(test, clerk, asked, quote_id)).code).toBe(200);
  expect(await left(own)).toBe('0.00');
  await db
    .update(rates)
    .set({ usd: before?.usd ?? '' })
    .where(eq(rates.currency, 'JPY'));
});

it('binds what was quoted before it was set or used', async () => {
  const own = await withLimit('');
  const { clerk, card_id } = own;
  const asked = toPayee(own, '900');
  const [one, two] = [await price(test, clerk, asked), await price(test, clerk, asked)];
  const card = await priceTopUp(test, clerk, { card_id, amount: '200' });
  await setLimit(own, '1000.00');
  expect((await send(test, clerk, asked, one.quote_id)).code).toBe(200);
  const again = await send(test, clerk, asked, two.quote_id);
  expect(again.data).toMatchObject({
    errors: [{ field: 'amount', msg: expect.stringContaining('You have 100.00 USD left today') as string }],
  });
  expect((await sendTopUp(test, clerk, { card_id, amount: '200' }, card.quote_id)).refusal).toBe('dailyLimitExceeded');
});

it('whatever is made, cancelled and quoted ahead, what counts never passes the limit', async () => {
  const step = fc.record({
    kind: fc.constantFrom('payee' as const, 'address' as const, 'card' as const),
    cents: fc.integer({ min: 2500, max: 70_000 }),
    cancel: fc.boolean(),
  });
  const run = async (steps: readonly { kind: 'payee' | 'address' | 'card'; cents: number; cancel: boolean }[]) => {
    const own = await withLimit('1000.00');
    const { clerk, card_id } = own;
    let used = 0n;
    for (const { kind, cents, cancel } of steps) {
      const amount = (cents / 100).toFixed(2);
      const before = await left(own);
      const asked: Ask =
        kind === 'payee' ? toPayee(own, amount) : { transfer_type: 'account', currency: 'USD', amount, account_number: '8830 0142 7719' };
      const quoted =
        kind === 'card'
          ? await test.call('/card/calc', { type: 'top_up', card_id, amount, currency: 'USDC' }, { as: clerk })
          : await calc(clerk, asked);
      const worth = kind === 'card' ? Math.round(Number((quoted.data as { received?: string }).received ?? amount) * 100) : cents;
      const fits = used + BigInt(worth) <= 100_000n;
      if (quoted.code !== 200) {
        expect([quoted.refusal, fits && kind !== 'card']).toEqual(['dailyLimitExceeded', false]);
        continue;
      }
      expect(fits).toBe(true);
      const { quote_id } = quoted.data as { quote_id: string };
      const made = kind === 'card' ? await sendTopUp(test, clerk, { card_id, amount }, quote_id) : await send(test, clerk, asked, quote_id);
      expect(made.code).toBe(200);
      const { id } = made.data as { id: string };
      if (cancel && kind === 'payee') {
        const { version } = (await test.ask('/withdraw/crypto/get', { id }, { as: clerk })).record;
        await test.ask('/withdraw/cancel', { id, version }, { as: clerk });
        expect(await left(own)).toBe(before);
      } else used += BigInt(worth);
      expect(await left(own)).toBe((Number(100_000n - used) / 100).toFixed(2));
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), run), { numRuns: 6 });
});
