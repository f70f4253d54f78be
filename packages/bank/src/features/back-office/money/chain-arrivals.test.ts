/** Chain arrivals at the desk: found by what is known of them, and what no address explains assigned or returned by two (OFF-18). */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bankCompany } from '../../../demo/companies.ts';
import { noWatch } from '../../../adapters/chain.ts';
import { takeArrivals } from '../../../domain/deposits/deposit-jobs.ts';
import { openRecord } from '../../../domain/records/records.ts';
import { auditBooks } from '../../../ledger/auditor.ts';
import { accounts } from '../../../ledger/ledger-schema.ts';
import { auditLines } from '../../../store/audit-schema.ts';
import { depositDirectory } from '../../../store/money-schema.ts';
import { testBank, type Caller, type TestBank } from '../../../testing/test-bank.ts';

let test: TestBank;
let staff: Caller;
let second: Caller;
beforeAll(async () => {
  test = await testBank({ staff: { secondPersonAboveUsd: '50000' } });
  [staff, second] = [await test.as('staff@bankside.example'), await test.as('staff2@bankside.example')];
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  await test.close();
});

const nobodys = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
let drawn = 0;
const arrivalOf = (more: object = {}) => ({
  network: 'TRC20' as const,
  currency: 'USDT' as const,
  address: nobodys,
  amount: '250',
  sender_address: 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7',
  hash: (++drawn).toString(16).padStart(64, 'e'),
  confirmations: 20,
  ...more,
});
const tell = (...arrivals: ReturnType<typeof arrivalOf>[]) => takeArrivals(test.bank, { ...noWatch, arrivals: async () => arrivals });
const find = async (input = {}) => (await test.ask('/admin/chain/list', { page_size: 100, ...input }, { as: staff })).list;
async function kept(more: object = {}) {
  const arrival = arrivalOf(more);
  await tell(arrival);
  const row = (await find({ keyword: arrival.hash })).find(({ address }) => address === arrival.address);
  if (!row) throw new Error('it is not in the list');
  return { arrival, row };
}
/** Asked for by one person, confirmed by the other. */
async function byTwo(order: { company_id: string; id: string; version: number; event: 'assign'; reason: string }) {
  expect(await test.refusal('/admin/chain/decide', order, { as: staff })).toBe('secondPersonNeeded');
  const { second: asked } = await test.ask('/admin/chain/get', { company_id: bankCompany, id: order.id }, { as: second });
  return test.refusal('/admin/second/confirm', { company_id: order.company_id, id: asked?.id ?? '' }, { as: second });
}
const bookOf = async (company_id: string, account: 'client' | 'suspense') =>
  (
    await test.bank.store.db
      .select()
      .from(accounts)
      .where(and(eq(accounts.company_id, company_id), eq(accounts.account_id, `${account}:USDT`)))
  )[0]?.book ?? 0n;
const actsOf = async (company_id: string, subject: string) =>
  (
    await test.bank.store.db
      .select()
      .from(auditLines)
      .where(and(eq(auditLines.company_id, company_id), eq(auditLines.subject, subject)))
      .orderBy(auditLines.seq)
  ).map(({ action }) => action);

it('a company’s arrivals are found by hash, address, company, state, network and asset, with what may be done', async () => {
  const { company_id, people } = await test.fresh();
  const { digital } = await test.ask('/deposit/details', { currency: 'USDT', network: 'TRC20' }, { as: people[0] });
  const arrival = arrivalOf({ address: digital?.address ?? '', confirmations: 3 });
  await tell(arrival);
  const [row, ...more] = await find({ keyword: arrival.hash });
  expect([row, more]).toMatchObject([
    { company_id, state: 'confirming', confirmations: 3, confirmations_needed: 20, amount: '250.000000', address: arrival.address },
    [],
  ]);
  const which = { company_id, id: row?.id ?? '' };
  const open = await test.ask('/admin/chain/get', which, { as: staff });
  expect([open.deposit?.may, open.may, open.number === open.deposit?.number]).toEqual([['doubt', 'fail'], [], true]);
  await tell({ ...arrival, confirmations: 20 });
  for (const filter of [
    { keyword: arrival.address.slice(0, 20) },
    { keyword: row?.account_number, status: 'credited' },
    { keyword: arrival.hash, network: 'TRC20', asset: 'USDT' },
  ])
    expect((await find(filter)).map(({ id }) => id)).toEqual([row?.id]);
  for (const filter of [{ status: 'confirming' }, { network: 'ERC20' }, { asset: 'BTC' }])
    expect(await find({ keyword: arrival.hash, ...filter })).toEqual([]);
  expect(await find({ keyword: '%' })).toEqual([]);
  const over = await test.ask('/admin/chain/get', which, { as: staff });
  expect([over.deposit, over.timeline.map(({ step }) => step)]).toEqual([null, ['seen', 'success']]);
});

it('one that no address explains is kept once, counts on, and its money waits on the bank’s own suspense account', async () => {
  const arrival = arrivalOf({ confirmations: 2, amount: '77' });
  const before = await bookOf(bankCompany, 'suspense');
  await Promise.all([tell(arrival), tell(arrival, { ...arrival, confirmations: 5 })]);
  const [row, ...more] = await find({ keyword: arrival.hash });
  expect([row, more]).toMatchObject([{ company_id: bankCompany, state: 'unmatched', confirmations: 5, project_name: '' }, []]);
  const which = { company_id: bankCompany, id: row?.id ?? '' };
  expect((await test.ask('/admin/chain/get', which, { as: staff })).may).toEqual([]);
  const early = { ...which, version: 1, event: 'return', reason: 'Not ours' };
  expect(await test.refusal('/admin/chain/decide', early, { as: staff })).toBe('wrongState');
  expect(await bookOf(bankCompany, 'suspense')).toBe(before);
  await tell({ ...arrival, confirmations: 20 }, { ...arrival, confirmations: 40 });
  expect(await bookOf(bankCompany, 'suspense')).toBe(before + 77_000_000n);
  expect((await test.ask('/admin/chain/get', which, { as: staff })).may).toEqual(['assign', 'return']);
  const { list } = await test.ask('/admin/queue', {}, { as: staff });
  expect(list.find(({ id }) => id === row?.id)).toMatchObject({ kind: 'arrival', text: `77.00 USDT · TRC20 · ${nobodys}` });
});

it('is assigned by two people: the company is credited once and notified, and the trail says who and why', async () => {
  const { arrival, row } = await kept();
  const held = await bookOf(bankCompany, 'suspense');
  const { company_id, people } = await test.fresh();
  const order = { company_id, id: row.id, version: 1, event: 'assign', reason: 'Sent us the transaction' };
  expect(await test.refusal('/admin/chain/decide', { ...order, reason: ' ' }, { as: staff })).toBe('invalid');
  expect(await test.refusal('/admin/chain/decide', { ...order, company_id: bankCompany }, { as: staff })).toBe('notFound');
  expect(await test.refusal('/admin/chain/decide', { ...order, version: 9 }, { as: staff })).toBe('changedMeanwhile');
  expect(await test.refusal('/admin/chain/decide', order, { as: staff })).toBe('secondPersonNeeded');
  const asked = await test.ask('/admin/chain/get', { company_id: bankCompany, id: row.id }, { as: second });
  expect([asked.second, asked.may]).toMatchObject([{ act: 'arrival.assign', company_id, mine: false }, []]);
  const confirm = { company_id, id: asked.second?.id ?? '' };
  expect(await test.refusal('/admin/second/confirm', confirm, { as: staff })).toBe('ownTransfer');
  expect(await test.ask('/admin/second/confirm', confirm, { as: second })).toEqual({ act: 'arrival.assign' });
  expect([await bookOf(company_id, 'client'), await bookOf(bankCompany, 'suspense')]).toEqual([250_000_000n, held - 250_000_000n]);
  const [now, ...more] = await find({ keyword: arrival.hash });
  expect([now, more]).toMatchObject([{ company_id, state: 'credited', address: nobodys }, []]);
  expect((await test.ask('/admin/chain/get', { company_id, id: now?.id ?? '' }, { as: staff })).decided).toMatchObject({
    reason: 'Sent us the transaction',
  });
  expect((await test.ask('/notice/list', {}, { as: people[0] })).list.map(({ title }) => title)).toEqual(['Deposit received: 250.00 USDT']);
  expect(await actsOf(bankCompany, `arrival:${row.id}`)).toEqual(['arrival.seen', 'arrival.assign']);
  expect(await actsOf(company_id, `transaction:${now?.id ?? ''}`)).toContain('arrival.assign');
  await tell({ ...arrival, confirmations: 90 });
  expect([await bookOf(company_id, 'client'), (await find({ keyword: arrival.hash })).length]).toEqual([250_000_000n, 1]);
  expect(await test.refusal('/admin/chain/decide', order, { as: second })).toBe('wrongState');
});

it.each(['own first', 'assigned first'])('two outputs of one chain transaction are two deposits of a company: %s', async (order) => {
  const { company_id, people } = await test.fresh();
  const { digital } = await test.ask('/deposit/details', { currency: 'USDT', network: 'TRC20' }, { as: people[0] });
  const own = arrivalOf({ address: digital?.address ?? '', amount: '100' });
  if (order === 'own first') await tell(own);
  const { arrival, row } = await kept({ hash: own.hash, amount: '40', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' });
  const assign = { company_id, id: row.id, version: 1, event: 'assign', reason: 'Sent us the transaction' } as const;
  expect(await byTwo(assign)).toBe('success');
  await tell(own, arrival, { ...own, confirmations: 30 });
  expect(await bookOf(company_id, 'client')).toBe(140_000_000n);
  const deposits = (await find({ keyword: own.hash })).map(({ amount, state }) => [amount, state]);
  expect(deposits.toSorted()).toEqual([
    ['100.000000', 'credited'],
    ['40.000000', 'credited'],
  ]);
});

it('an output that was credited to the company of its address is assigned to nobody', async () => {
  const address = 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL';
  const { arrival, row } = await kept({ address });
  const { company_id } = await test.fresh();
  await test.bank.store.db.insert(depositDirectory).values({ address, company_id, form: 'tron', path_index: 78 });
  const { currency, network, hash } = arrival;
  await test.bank.store.tx((db) =>
    openRecord(
      db,
      {
        company_id,
        date: test.bank.clock.now(),
        kind: 'digital',
        type: 'deposit',
        amount: 1n,
        currency,
        network,
        hash,
        status: 'processing',
      },
      { step: 'seen', by: { actor: 'chain' } },
    ),
  );
  const other = await test.fresh();
  const order = { company_id: other.company_id, id: row.id, version: 1, event: 'assign', reason: 'It is theirs' } as const;
  expect(await byTwo(order)).toBe('invalid');
});

it('is returned by one person below the bank’s sum, and a company that gets the address later is not credited', async () => {
  const address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
  const { arrival, row } = await kept({ address });
  const held = await bookOf(bankCompany, 'suspense');
  const order = { company_id: bankCompany, id: row.id, version: 1, event: 'return', reason: 'Wrong bank' };
  expect(await test.ask('/admin/chain/decide', order as never, { as: staff })).toEqual({ id: row.id, state: 'sentBack' });
  expect(await bookOf(bankCompany, 'suspense')).toBe(held - 250_000_000n);
  const { company_id } = await test.fresh();
  await test.bank.store.db.insert(depositDirectory).values({ address, company_id, form: 'tron', path_index: 77 });
  await tell({ ...arrival, confirmations: 30 });
  expect([await bookOf(company_id, 'client'), (await find({ keyword: arrival.hash })).map(({ state }) => state)]).toEqual([
    0n,
    ['sentBack'],
  ]);
});

it('is read and decided by staff alone', async () => {
  const { people } = await test.fresh();
  const id = '11111111-2222-4333-8444-555555555555';
  for (const [path, input] of [
    ['/admin/chain/list', {}],
    ['/admin/chain/get', { company_id: id, id }],
    ['/admin/chain/decide', { company_id: id, id, version: 1, event: 'return', reason: 'x' }],
  ] as const)
    expect(await test.refusal(path, input, { as: people[0] })).not.toBe('success');
  expect(await test.refusal('/admin/chain/get', { company_id: id, id: 'nobody' }, { as: staff })).toBe('notFound');
});
