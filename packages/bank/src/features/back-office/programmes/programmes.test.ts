/** Contracts and orders at the desk: found, opened, decided by two above a sum, and who may (PRG-01, PRG-08). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  decide,
  deliveredOrder,
  offeredContract,
  offerOf,
  pendingOrder,
  readOrder,
  signedContract,
} from '../../../testing/programmes/programmes.ts';
import { testBank, type Caller, type TestBank } from '../../../testing/test-bank.ts';

let test: TestBank;
let [one, two]: Caller[] = [];
beforeAll(async () => {
  test = await testBank();
  [one, two] = [await test.as('staff@bankside.example'), await test.as('staff2@bankside.example')];
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.close();
});
const by = (who: Caller | undefined) => (who ? { as: who } : {});

it('finds contracts and orders by company, state, number and name', async () => {
  const company = await test.fresh({ project_name: 'Quillfeather Ltd', company_abbreviation: 'QF', balances: { USD: '9000.00' } });
  const programme = await signedContract(test, { company, contracted: 100 });
  const offered = await offeredContract(test, { company });
  const order_id = await pendingOrder(test, programme, 20);
  const contracts = async (input: object) =>
    (await test.ask('/admin/contract/list', input, by(one))).list.map(({ contract }) => contract.contract_id).sort();
  const both = [programme.contract_id, offered.contract_id].sort();
  expect(await contracts({ keyword: 'quillfeather' })).toEqual(both);
  expect(await contracts({ company_id: company.company_id, status: ['offered'] })).toEqual([offered.contract_id]);
  for (const input of [{ keyword: 'q_illfeather' }, { keyword: '%%' }, { company_id: 'none' }]) expect(await contracts(input)).toEqual([]);
  const { number } = await readOrder(test, programme, order_id);
  const [found, ...others] = (await test.ask('/admin/order/list', { keyword: number }, by(one))).list;
  expect([found?.order.id, found?.project_name, others]).toEqual([order_id, 'Quillfeather Ltd', []]);
  const { company_id } = company;
  const order = await test.ask('/admin/order/get', { company_id, id: order_id }, by(one));
  expect(order).toMatchObject({ worth: '100.00', is_paid: true, unprinted: 0, second: null });
  const stranger = (await test.fresh()).company_id;
  for (const path of ['/admin/order/get', '/admin/order/cards', '/admin/order/printFile'] as const)
    expect(await test.refusal(path, { company_id: stranger, id: order_id }, by(one)), path).toBe('notFound');
  expect(await test.refusal('/admin/contract/get', { company_id: stranger, id: programme.contract_id }, by(one))).toBe('notFound');
  expect(await test.refusal('/admin/order/printFile', { company_id, id: order_id }, by(one))).toBe('wrongState');
});

it('takes two people above a sum, for an offer and for an approval', async () => {
  const company = await test.fresh({ company_abbreviation: 'TWO', balances: { USD: '90000.00' } });
  const { company_id } = company;
  const programme = await signedContract(test, { company, contracted: 10, least: 1, price: '500.00' });
  const order_id = await pendingOrder(test, programme, 10);
  const { policy } = test.bank;
  test.bank.policy = { ...policy, staff: { ...policy.staff, secondPersonAboveUsd: '4999.99' } };
  const { version } = await readOrder(test, programme, order_id);
  const input = { company_id, id: order_id, version, event: 'approve' } as const;
  expect(await test.refusal('/admin/order/decide', input, by(one))).toBe('secondPersonNeeded');
  expect(await test.refusal('/admin/order/decide', input, by(one))).toBe('secondPersonNeeded');
  const { second } = await test.ask('/admin/order/get', { company_id, id: order_id }, by(two));
  expect(second).toMatchObject({ act: 'order.approve', mine: false, by: 'Daniel Okoro' });
  await test.ask('/admin/second/confirm', { company_id, id: second?.id ?? '' }, by(two));
  const approved = await readOrder(test, programme, order_id);
  expect(approved.status).toBe('approved');
  const approver = (timeline: typeof approved.timeline) => timeline.find(({ event }) => event === 'approve')?.name;
  const { order } = await test.ask('/admin/order/get', { company_id, id: order_id }, by(one));
  expect([approver(approved.timeline), approver(order.timeline)]).toEqual(['', 'Ingrid Solberg']);
  const offer = offerOf(company_id, { contracted: 10, price: '500.00' });
  expect(await test.refusal('/admin/contract/make', offer, by(one))).toBe('secondPersonNeeded');
  const all = async () => (await test.ask('/admin/contract/list', { company_id }, by(two))).total;
  expect(await all()).toBe(1);
  const waiting = (await test.ask('/admin/queue', {}, by(two))).list.find(
    (work) => work.kind === 'second' && work.company_id === company_id,
  );
  await test.ask('/admin/second/confirm', { company_id, id: waiting?.id ?? '' }, by(two));
  expect(await all()).toBe(2);
  test.bank.policy = policy;
});

it('shows the cards of an order, and decides nothing twice', async () => {
  const programme = await signedContract(test, { contracted: 50 });
  const { company_id } = programme;
  const order_id = await deliveredOrder(test, programme, 10);
  const { list, total } = await test.ask('/admin/order/cards', { company_id, id: order_id, page_size: 10 }, by(one));
  expect([total, new Set(list.map(({ part }) => part))]).toEqual([10, new Set(['unassigned'])]);
  const stale = { company_id, id: order_id, version: 1, event: 'reject', reason: 'Too late' };
  expect(await test.refusal('/admin/order/decide', stale, by(one))).toBe('changedMeanwhile');
  await expect(decide(test, programme, order_id, 'reject')).rejects.toThrow('wrongState');
  expect(await test.refusal('/admin/order/decide', { ...stale, reason: ' ' }, by(one))).toBe('invalid');
});
