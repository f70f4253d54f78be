import { currencies } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../../ledger/auditor.ts';
import { transactions } from '../../ledger/ledger-schema.ts';
import { balances as ledgerBalances } from '../../ledger/ledger.ts';
import { closeOldRequests } from '../../domain/deposits/deposit-jobs.ts';
import { plainPdf } from '../../testing/sample-files.ts';
import { files } from '../../store/schema.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let staff: Caller;
beforeAll(async () => {
  test = await testBank({ fx: { marginBps: 50 } });
  staff = await test.as('staff@bankside.example');
});
afterAll(() => test.close());

const form = {
  currency: 'USD',
  amount: '12000.50',
  purpose: 'purchase_of_goods',
  sender_account_name: 'Northgate Components GmbH',
} as const;
const submit = (as: Caller, more: object = {}) => test.call('/deposit/submit', { ...form, ...more }, { as });
const balances = async (company_id: string) =>
  Object.fromEntries(
    (await ledgerBalances(test.bank.store.db, company_id)).map(({ currency, book }) => [
      currency,
      toDecimal(book, currencies[currency].scale),
    ]),
  );
const credit = (company_id: string, amount: string, more: object = {}) =>
  test.ask('/admin/deposit/credit', { company_id, currency: 'USD', amount, sender_account_name: 'Payer Ltd', ...more }, { as: staff });
const booksAreRight = async () => expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);

describe('an announced wire', () => {
  it.each([
    ['en', 'Expected', 'Pending approval'],
    ['zh', '待到账', '待审批'],
    ['ja', '着金待ち', '承認待ち'],
  ] as const)('is expected, in %s: nobody approves it', async (language, word, wrong) => {
    const { people } = await test.fresh();
    const [as] = people;
    const { id } = await test.ask('/deposit/submit', form, { as });
    const csv = (await test.file('/transaction/download', { format: 'csv' }, { as, language })).bytes.toString();
    expect(csv).toContain(word);
    expect(csv).not.toContain(wrong);
    const { check } = await test.ask('/transaction/advicePrint', { id }, { as, language });
    const { facts } = await test.ask('/transaction/verifyDocument', { code: check.code }, { language });
    expect(facts.map(({ value }) => value)).toContain(word);
  });

  it('waits, books nothing, and is announced in the bell and by mail', async () => {
    const { company_id, people, reference } = await test.fresh({ language: 'ja' });
    const [as] = people;
    const announced = await test.ask('/deposit/submit', { ...form, convert_to: 'USDC' }, { as });
    expect(announced).toMatchObject({ reference, status: 'pending_approval', number: expect.stringMatching(/^D-\d{8}$/) as string });
    const { record, timeline, credited_amount } = await test.ask('/deposit/get', { id: announced.id }, { as });
    expect(record).toMatchObject({ amount: '12000.50', convert_to: 'USDC', purpose: form.purpose, created_by: 'Mei Tan', reference });
    expect(timeline.map(({ step, at, actor, name }) => [step, at !== null, actor, name])[0]).toEqual([
      'announced',
      true,
      'client',
      'Mei Tan',
    ]);
    expect(credited_amount).toBeNull();
    expect((await balances(company_id))['USD']).toBe('0.00');
    expect((await test.mail(as.email))[0]).toMatchObject({
      template: 'deposit_announced',
      language: 'ja',
      body: expect.stringContaining(reference) as string,
    });
    expect((await test.ask('/notice/list', {}, { as })).list[0]?.title).toBe('Deposit announced: 12,000.50 USD');
    await booksAreRight();
  });

  it('keeps its proof, which must be the caller’s own', async () => {
    const [as] = (await test.fresh()).people;
    const { file_key } = await test.upload('support', 'wire.pdf', 'application/pdf', plainPdf(), as);
    const [other] = (await test.fresh()).people;
    expect((await submit(other, { proof: file_key })).refusal).toBe('fileMissing');
    expect((await submit(as, { proof: file_key })).code).toBe(200);
    const [kept] = await test.bank.store.db.select().from(files).where(eq(files.file_key, file_key));
    expect(kept?.state).toBe('claimed');
    const work = (await test.ask('/admin/queue', {}, { as: staff })).list.filter(({ kind }) => kind === 'deposit');
    expect(work.find(({ files: papers }) => papers.some((paper) => paper.file_key === file_key))).toMatchObject({
      status: 'pending_approval',
    });
  });

  it('is refused for nothing, for parts of a cent, and by the sentence that belongs to a deposit', async () => {
    const [as] = (await test.fresh()).people;
    expect(await submit(as, { amount: '0.00' })).toMatchObject({ refusal: 'amountZero', msg: 'Enter an amount above 0' });
    const below = { field: 'amount', rule: 'aboveZero', msg: 'Enter an amount above 0' };
    expect((await submit(as, { amount: '-1' })).data).toMatchObject({ errors: [below] });
    expect(await submit(as, { amount: '12000.505' })).toMatchObject({
      refusal: 'invalid',
      data: { errors: [{ field: 'amount', rule: 'amountPlaces' }] },
    });
    expect((await submit(as, { currency: 'EUR' })).refusal).toBe('invalid');
    expect((await submit(as, { convert_to: 'BTC' })).refusal).toBe('invalid');
  });
});

describe('minimums are the form’s', () => {
  it('10,000 US dollars or their worth for the first wire, to the cent, until one has arrived', async () => {
    const { company_id, people } = await test.fresh();
    const [as] = people;
    const { min_first_deposit } = await test.ask('/deposit/getConfig', {}, { as });
    expect(min_first_deposit.map(({ currency }) => currency)).toEqual(['USD', 'CNY', 'GBP', 'AUD', 'SGD', 'HKD']);
    for (const { currency, amount } of min_first_deposit) {
      const less = (Number(amount) - 0.01).toFixed(2);
      expect(await submit(as, { currency, amount: less })).toMatchObject({
        refusal: 'amountBelowMinimum',
        data: { errors: [{ field: 'amount' }] },
      });
      expect((await submit(as, { currency, amount })).code).toBe(200);
    }
    expect((await submit(as, { amount: '9999.99' })).msg).toBe('The amount is below the minimum of 10,000.00 USD.');
    await credit(company_id, '0.01'); // money that came is never refused, and it was the first
    expect((await test.ask('/deposit/getConfig', {}, { as })).min_first_deposit).toEqual([]);
    expect((await submit(as, { amount: '0.01' })).code).toBe(200);
  });

  it('1,000 for a conversion, also of a later wire', async () => {
    const { company_id, people } = await test.fresh();
    const [as] = people;
    await credit(company_id, '1');
    expect((await submit(as, { amount: '999.99', convert_to: 'USDT' })).msg).toBe('The amount is below the minimum of 1,000.00 USD.');
    expect((await submit(as, { amount: '1000', convert_to: 'USDT' })).code).toBe(200);
  });

  it('an account activates with the policy’s sums, in the ways that a person may deposit, until money has come (HOM-06)', async () => {
    const own = await testBank({ activation: { digitalMin: '250', fiatMinUsd: '4000' } });
    const { people } = await own.fresh({ users: [{ authjson: ['1-1', '3-2'] }, { authjson: ['3-1'] }, { authjson: ['1-1'] }] });
    const config = async () => (await own.ask('/deposit/getConfig', {}, { as: people[0] })).activation_min;
    expect(await config()).toHaveLength(8);
    const usd = { currency: 'USD', amount: '4000.00' };
    const coins = ['USDT', 'USDC'].map((currency) => ({ currency, amount: '250.000000' }));
    expect(await config()).toEqual(expect.arrayContaining([usd, ...coins]));
    const home = async (as = people[0]) => (await own.ask('/dashboard/home', {}, { as })).activation_min;
    expect(await Promise.all(people.map(home))).toEqual([[usd, ...coins], coins, [usd], []]);
    const { people: rich } = await own.fresh({ balances: { USDC: '5' } });
    expect(await home(rich[0])).toEqual([]);
    expect((await own.ask('/deposit/getConfig', {}, { as: rich[0] })).activation_min).toEqual([]);
    await own.close();
  });

  it('an asset that arrived is no wire', async () => {
    const { company_id, people } = await test.fresh();
    await credit(company_id, '5000', { currency: 'USDT' });
    expect((await submit(people[0], { amount: '500' })).refusal).toBe('amountBelowMinimum');
  });
});

describe('when the wire comes', () => {
  it('the announcement of this amount is what is credited, of the same sender first', async () => {
    const { company_id, people } = await test.fresh();
    const [as] = people;
    await submit(as);
    const own = (await submit(as, { sender_account_name: 'Payer Ltd' })).data as { id: string };
    await submit(as, { currency: 'SGD', amount: '20000' });
    expect((await credit(company_id, '12000.50')).transaction_id).toBe(own.id);
    expect((await balances(company_id))['USD']).toBe('12000.50');
    const { record, timeline, credited_amount } = await test.ask('/deposit/get', { id: own.id }, { as });
    expect(record).toMatchObject({ status: 'success', sender_account_name: 'Payer Ltd' });
    expect(credited_amount).toBe('12000.50');
    expect(timeline.map(({ step }) => step)).toEqual(['announced', 'processing', 'success']);
    expect((await test.ask('/deposit/record', { status: ['pending_approval'] }, { as })).total).toBe(2);
    expect((await test.ask('/deposit/record', {}, { as })).total).toBe(3);
    await booksAreRight();
  });

  it('it becomes the asset at the rate of that moment, to the last unit', async () => {
    const { company_id, people } = await test.fresh();
    const [as] = people;
    const { id } = await test.ask('/deposit/submit', { ...form, amount: '12345.67', convert_to: 'USDT' }, { as });
    await credit(company_id, '12345.67');
    const [given] = await test.bank.store.db
      .select()
      .from(transactions)
      .where(and(eq(transactions.company_id, company_id), eq(transactions.type, 'exchange')));
    expect(given).toMatchObject({
      related_id: id,
      sold_amount: 1_234_567n,
      sold_currency: 'USD',
      currency: 'USDT',
      amount: 12_283_941_650n,
    });
    expect(given?.details).toMatchObject({ rate: '0.995' }); // a dollar each, less 50 hundredths of a per cent
    expect(await balances(company_id)).toMatchObject({ USD: '0.00', USDT: '12283.941650' });
    expect((await test.ask('/deposit/get', { id }, { as })).record.related.map(({ type }) => type)).toEqual(['exchange']);
    expect((await test.mail(as.email)).map(({ template }) => template)).toEqual(
      expect.arrayContaining(['deposit_credited', 'deposit_converted']),
    );
    await booksAreRight();
  });

  it('it is credited once per key, even long after, when another wire of that amount is announced', async () => {
    const { company_id, people } = await test.fresh();
    const [as] = people;
    const order = { company_id, currency: 'USD', amount: '12000.50', sender_account_name: 'Payer Ltd' };
    await submit(as);
    const first = await test.call('/admin/deposit/credit', order, { as: staff, key: 'late' });
    await test.bank.store.db.execute(`delete from idempotency`);
    await submit(as);
    expect(await test.call('/admin/deposit/credit', order, { as: staff, key: 'late' })).toMatchObject({ data: first.data });
    expect((await balances(company_id))['USD']).toBe('12000.50');
  });
});

it('an announced wire that never comes fails after 30 days, and money that comes later is credited all the same', async () => {
  const { company_id, people } = await test.fresh();
  const { id } = (await submit(people[0])).data as { id: string };
  test.later(30 * 86_400 - 60);
  await closeOldRequests(test.bank);
  const as = await test.as(people[0].email);
  expect((await test.ask('/deposit/get', { id }, { as })).record.status).toBe('pending_approval');
  test.later(120);
  expect(await closeOldRequests(test.bank)).toBeGreaterThan(0);
  expect(await closeOldRequests(test.bank)).toBe(0);
  expect((await test.ask('/deposit/get', { id }, { as })).record.status).toBe('failed');
  expect((await test.mail(people[0].email))[0]?.subject).toBe('Your deposit of 12,000.50 USD did not arrive');
  staff = await test.as('staff@bankside.example');
  expect((await credit(company_id, '12000.50')).transaction_id).not.toBe(id);
  await booksAreRight();
  test.later(-(30 * 86_400 + 60));
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
