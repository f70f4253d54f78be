import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchFrom, type Arrival } from '../../adapters/chain.ts';
import { auditBooks } from '../../ledger/auditor.ts';
import { accounts, transactions } from '../../ledger/ledger-schema.ts';
import { takeArrivals } from '../../domain/deposits/deposit-jobs.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let staff: Caller;
let second: Caller;
beforeAll(async () => {
  test = await testBank({ chain: { minimum: { USDT: '20' } }, staff: { secondPersonAboveUsd: '50000' } });
  [staff, second] = [await test.as('staff@bankside.example'), await test.as('staff2@bankside.example')];
});
afterAll(() => test.close());

const sender_address = 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7';
let drawn = 0;
const newHash = () => (++drawn).toString(16).padStart(64, 'a');
/** A fresh company with its Tron address, and an arrival there that tests change as they like. */
async function arranged(users: { authjson: ['3-1'] }[] = []) {
  const { company_id, people } = await test.fresh({ users });
  const { digital } = await test.ask('/deposit/details', { currency: 'USDT', network: 'TRC20' }, { as: people[0] });
  const arrival = {
    network: 'TRC20',
    currency: 'USDT',
    address: digital?.address ?? '',
    amount: '25000',
    sender_address,
    hash: newHash(),
    confirmations: 14,
  };
  const arrive = (more: object = {}) => test.call('/admin/chain/arrival', { ...arrival, ...more }, { as: staff });
  return { company_id, people, as: people[0], arrival: arrival as Arrival, arrive };
}
const bookOf = async (company_id: string, account: 'client' | 'suspense' | 'clearing') =>
  (await test.bank.store.db.select().from(accounts).where(eq(accounts.company_id, company_id))).find(
    ({ account_id }) => account_id === `${account}:USDT`,
  )?.book;
const recordsOf = (company_id: string) => test.bank.store.db.select().from(transactions).where(eq(transactions.company_id, company_id));
const booksAreRight = async () => expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
async function decide(company_id: string, event: string, more: object = {}, as = staff) {
  const [row] = await recordsOf(company_id);
  return test.call('/admin/deposit/decide', { company_id, id: row?.transaction_id, version: row?.version, event, ...more }, { as });
}

describe('money at an address of ours', () => {
  it('is shown with its confirmations, not available, and credited when there are enough, once', async () => {
    const { company_id, as, arrival, arrive } = await arranged();
    const seen = (await arrive()).data as { id: string; status: string };
    expect(seen.status).toBe('processing');
    const { record, timeline, credited_amount } = await test.ask('/deposit/get', { id: seen.id }, { as });
    expect(record).toMatchObject({
      confirmations: 14,
      confirmations_needed: 20,
      hash: arrival.hash,
      sender_address,
      network: 'TRC20',
      amount: '25000.000000',
      reason: '',
    });
    expect(timeline.map(({ step, actor, at }) => [step, actor, at !== null])).toEqual([
      ['seen', 'chain', true],
      ['success', 'bank', false],
    ]);
    expect([credited_amount, await bookOf(company_id, 'client')]).toEqual([null, 0n]);
    for (const confirmations of [19, 3, 20, 20, 7, 400])
      await arrive({ confirmations, hash: confirmations === 400 ? `0x${arrival.hash.toUpperCase()}` : arrival.hash });
    expect(await bookOf(company_id, 'client')).toBe(25_000_000_000n);
    expect((await test.ask('/deposit/get', { id: seen.id }, { as })).record).toMatchObject({ status: 'success', confirmations: 20 });
    expect((await test.ask('/notice/list', {}, { as })).list.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Deposit received: 25,000.00 USDT', 'Deposit on its way: 25,000.00 USDT']),
    );
    await booksAreRight();
  });

  it('twenty tellings at once are one deposit', async () => {
    const { company_id, arrive } = await arranged();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => arrive({ confirmations: 10 + n })));
    expect(new Set(answers.map(({ data }) => (data as { id: string }).id)).size).toBe(1);
    expect([(await recordsOf(company_id)).length, await bookOf(company_id, 'client')]).toEqual([1, 25_000_000_000n]);
  });

  it('of two assets in one transaction are two deposits', async () => {
    const { company_id, people } = await test.fresh();
    const { digital } = await test.ask('/deposit/details', { currency: 'USDC', network: 'ERC20' }, { as: people[0] });
    const order = {
      network: 'ERC20',
      address: digital?.address.toLowerCase(),
      hash: newHash(),
      sender_address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      confirmations: 12,
    };
    for (const [currency, amount] of [
      ['USDC', '5'],
      ['ETH', '0.000000000000000001'],
      ['USDC', '5'],
    ])
      await test.ask('/admin/chain/arrival', { ...order, currency, amount } as never, { as: staff });
    expect((await recordsOf(company_id)).map(({ currency, status, amount }) => [currency, status, amount]).sort()).toEqual([
      ['ETH', 'success', 1n],
      ['USDC', 'success', 5_000_000n],
    ]);
  });

  it('on BNB Chain is booked to our last decimal, whatever is behind it', async () => {
    const { company_id, people } = await test.fresh();
    const { digital } = await test.ask('/deposit/details', { currency: 'USDC', network: 'BEP20' }, { as: people[0] });
    const order = { network: 'BEP20', currency: 'USDC', address: digital?.address, hash: newHash(), confirmations: 15 };
    const sender = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const arrive = () =>
      test.ask('/admin/chain/arrival', { ...order, amount: '7.123456789012345678', sender_address: sender } as never, { as: staff });
    await arrive();
    await arrive();
    expect((await recordsOf(company_id)).map(({ amount, status }) => [amount, status])).toEqual([[7_123_456n, 'success']]);
  });

  it('below the minimum is shown with the reason and not credited by itself; staff may', async () => {
    const { company_id, as, arrive } = await arranged();
    const { id } = (await arrive({ amount: '19.999999', confirmations: 50 })).data as { id: string };
    expect((await test.ask('/deposit/get', { id }, { as, language: 'zh' })).record).toMatchObject({
      status: 'processing',
      reason: expect.stringContaining('20.00 USDT') as string,
    });
    expect(await bookOf(company_id, 'client')).toBe(0n);
    expect((await decide(company_id, 'settle')).data).toMatchObject({ status: 'success' });
    expect(await bookOf(company_id, 'client')).toBe(19_999_999n);
    await booksAreRight();
  });

  it.each([
    [{ currency: 'USDC' }, 'pairUnsupported'],
    [{ currency: 'USD' }, 'pairUnsupported'],
    [{ address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u' }, 'notFound'],
    [{ amount: '0' }, 'amountZero'],
    [{ amount: '1.0000001' }, 'invalid'],
    [{ hash: 'c41d' }, 'invalid'],
    [{ sender_address: 'T123' }, 'invalid'],
    [{ network: 'ERC20' }, 'invalid'],
  ])('%j is %s', async (more, refusal) => {
    const { company_id, arrive } = await arranged();
    expect((await arrive(more)).refusal).toBe(refusal);
    expect(await recordsOf(company_id)).toEqual([]);
  });

  it('under a hash that was seen with another amount is refused', async () => {
    const { company_id, arrive } = await arranged();
    await arrive();
    expect((await arrive({ amount: '25001', confirmations: 20 })).refusal).toBe('invalid');
    expect(await bookOf(company_id, 'client')).toBe(0n);
  });
});

describe('under review', () => {
  it('what the chain confirmed is on the suspense account, and goes on to the client or back', async () => {
    for (const [event, status, client] of [
      ['release', 'success', 10_000_000n],
      ['refuse', 'rejected', 0n],
    ] as const) {
      const { company_id, as, arrive } = await arranged();
      const { id } = (await arrive({ amount: '10', confirmations: 20 })).data as { id: string }; // below the minimum: there, not credited
      expect((await decide(company_id, 'doubt')).refusal).toBe('invalid'); // why is asked for
      expect((await decide(company_id, 'doubt', { reason: 'On a list' })).data).toMatchObject({ status: 'admin_review' });
      expect([await bookOf(company_id, 'suspense'), await bookOf(company_id, 'client')]).toEqual([10_000_000n, 0n]);
      const { record, timeline } = await test.ask('/deposit/get', { id }, { as });
      expect(JSON.stringify([record, timeline])).not.toContain('On a list');
      expect(record.waits_for).toBe('bank');
      await booksAreRight();
      expect((await decide(company_id, event, { reason: 'Looked into' }, second)).data).toMatchObject({ status });
      expect([await bookOf(company_id, 'suspense'), await bookOf(company_id, 'client'), await bookOf(company_id, 'clearing')]).toEqual([
        0n,
        client,
        -client,
      ]);
      expect((await decide(company_id, event, { reason: 'Again' })).refusal).toBe('wrongState');
      await arrive({ amount: '10', confirmations: 99 });
      expect(await bookOf(company_id, 'client')).toBe(client);
      await booksAreRight();
    }
  });

  it('what the chain has not confirmed is held when it has, or credited then if released before', async () => {
    const held = await arranged();
    await held.arrive();
    await decide(held.company_id, 'doubt', { reason: 'A screening hit' });
    expect(await bookOf(held.company_id, 'suspense')).toBe(0n);
    await Promise.all([1, 2, 3].map(() => held.arrive({ confirmations: 20 })));
    expect([await bookOf(held.company_id, 'suspense'), await bookOf(held.company_id, 'client')]).toEqual([25_000_000_000n, 0n]);
    expect((await decide(held.company_id, 'release', {}, second)).data).toMatchObject({ status: 'success' });
    const early = await arranged();
    await early.arrive();
    await decide(early.company_id, 'doubt', { reason: 'A screening hit' });
    expect((await decide(early.company_id, 'release', {}, second)).data).toMatchObject({ status: 'processing' });
    expect((await decide(early.company_id, 'settle')).refusal).toBe('wrongState'); // staff are not the chain
    await early.arrive({ confirmations: 20 });
    for (const { company_id } of [held, early])
      expect([await bookOf(company_id, 'suspense'), await bookOf(company_id, 'client')]).toEqual([0n, 25_000_000_000n]);
    await booksAreRight();
  });

  it('a large one is released by two different people', async () => {
    const { company_id, arrive } = await arranged();
    await arrive({ amount: '50000.01' });
    await decide(company_id, 'doubt', { reason: 'Large' });
    expect((await decide(company_id, 'release')).refusal).toBe('secondPersonNeeded');
    expect((await decide(company_id, 'release')).refusal).toBe('secondPersonNeeded');
    expect((await decide(company_id, 'release', {}, second)).data).toMatchObject({ status: 'processing' });
  });

  it('a small one is not released alone by who raised the doubt', async () => {
    const { company_id, arrive } = await arranged();
    await arrive({ amount: '100', confirmations: 20 });
    const doubted = await arranged();
    await doubted.arrive({ amount: '100' });
    await decide(doubted.company_id, 'doubt', { reason: 'Who is it?' });
    expect((await decide(doubted.company_id, 'release')).refusal).toBe('secondPersonNeeded');
    expect((await decide(doubted.company_id, 'release', {}, second)).data).toMatchObject({ status: 'processing' });
    expect(await bookOf(company_id, 'client')).toBe(100_000_000n);
  });
});

it('a wire is received, doubted, released; another amount than announced is what is booked, and both are kept', async () => {
  const { company_id, people } = await test.fresh();
  const [as] = people;
  const { id } = await test.ask(
    '/deposit/submit',
    { currency: 'USD', amount: '20000', purpose: 'rent', sender_account_name: 'Payer' },
    { as },
  );
  expect((await decide(company_id, 'settle')).refusal).toBe('wrongState');
  expect((await decide(company_id, 'release')).refusal).toBe('wrongState');
  expect((await decide(company_id, 'receive', { amount: '0' })).refusal).toBe('amountZero');
  expect((await test.call('/admin/deposit/decide', { company_id, id, version: 9, event: 'receive' }, { as: staff })).refusal).toBe(
    'changedMeanwhile',
  );
  await decide(company_id, 'receive', { amount: '19975.5', sender_account_name: 'Payer Holdings' });
  await decide(company_id, 'doubt', { reason: 'Another sender' });
  await decide(company_id, 'release', {}, second);
  const [row] = await recordsOf(company_id);
  expect(row).toMatchObject({
    status: 'success',
    amount: 1_997_550n,
    sender_account_name: 'Payer Holdings',
    details: { announced: '20,000.00 USD' },
  });
  const { timeline } = await test.ask('/deposit/get', { id }, { as });
  expect(timeline.map(({ step }) => step)).toEqual(['announced', 'processing', 'bankReview', 'processing', 'success']);
  await booksAreRight();
});

it('lists, opens and files only the kinds that one may see', async () => {
  const { people, arrive } = await arranged([{ authjson: ['3-1'] }]);
  const { id } = (await arrive()).data as { id: string };
  const [all, fiat = all] = people;
  expect((await test.ask('/deposit/record', {}, { as: all })).list.map((each) => each.id)).toEqual([id]);
  expect((await test.ask('/deposit/record', {}, { as: fiat })).list).toEqual([]);
  expect(await test.refusal('/deposit/record', { kind: 'digital' }, { as: fiat })).toBe('noPermission');
  expect(await test.refusal('/deposit/get', { id }, { as: fiat })).toBe('notFound');
  expect(await test.refusal('/deposit/get', { id: 'no-uuid' }, { as: all })).toBe('notFound');
  expect(await test.refusal('/deposit/get', { id }, { as: (await test.fresh()).people[0] })).toBe('notFound');
  expect(await test.refusal('/deposit/download', { format: 'csv', kind: 'digital' }, { as: fiat })).toBe('noPermission');
  expect((await test.file('/deposit/download', { format: 'csv' }, { as: all })).name).toMatch(/^deposits-.*\.csv$/);
});

it('a watcher’s arrivals are taken in, and one that is wrong holds up no other', async () => {
  const { company_id, arrival } = await arranged();
  const arrivals = [{ nonsense: true }, { ...arrival, hash: 'zz' }, { ...arrival, confirmations: 20 }, arrival];
  const watcher = createServer((_request, reply) => reply.end(JSON.stringify({ arrivals }))).listen(0, '127.0.0.1');
  await new Promise((resolve) => watcher.once('listening', resolve));
  const watch = watchFrom(`http://127.0.0.1:${(watcher.address() as AddressInfo).port}`);
  expect(await takeArrivals(test.bank, watch)).toBe(2);
  watcher.close();
  expect(await bookOf(company_id, 'client')).toBe(25_000_000_000n);
});

it('left no fault behind but the one that the watcher reported', () =>
  expect(test.faults).toEqual(['arrival not taken: refused: invalid hash']));
