/** Orders of batches: bounds, decisions, and who may (PRG-04 to PRG-08). */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../../ledger/auditor.ts';
import { decide, orderForm, payFor, pendingOrder, readOrder, signedContract } from '../../testing/programmes/programmes.ts';
import { figures } from '../../testing/programmes/figures.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank();
  test.issuer.set({ ship_after: null, deliver_after: null });
});
afterEach(() => test.issuer.set({ issuing: 'open', failing: 0, lost_answers: 0 }));
afterAll(async () => {
  expect(test.faults.filter((fault) => !fault.includes('not asked to print'))).toEqual([]);
  expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  await test.close();
});
const { make, config, hooks, bells, wantWhole } = figures(() => test);

describe('an order', () => {
  it('is refused below the minimum and above what is available, with the figures', async () => {
    const programme = await signedContract(test, { contracted: 100, paid: 60, least: 20 });
    expect(await make(programme, 19)).toBe('orderBelowMinimum');
    expect(await make(programme, 61)).toBe('orderAboveAvailable');
    const reply = await test.call('/contract/createOrder', orderForm(programme.contract_id, 61), { as: programme.main });
    expect([reply.msg, JSON.stringify(reply.data)]).toEqual([expect.stringContaining('60'), expect.stringContaining('order_quantity')]);
    expect(await make(programme, 45)).toBe('success');
    expect(await config(programme)).toMatchObject({ available_quantity: 15, min_per_batch: 20, bar: 'belowMinimum', lead_weeks: '4–6' });
    expect(await make(programme, 15)).toBe('orderBelowMinimum');
    const { policy } = test.bank;
    test.bank.policy = { ...policy, programmes: { allowRemainder: true } };
    expect(await config(programme)).toMatchObject({ min_per_batch: 15, bar: '' });
    expect(await make(programme, 14)).toBe('orderBelowMinimum');
    expect(await make(programme, 15)).toBe('success');
    test.bank.policy = policy;
    expect(await config(programme)).toMatchObject({ available_quantity: 0, bar: 'notPaid' });
  });

  it('needs a contract that is active and a prefix', async () => {
    const company = await test.fresh({ balances: { USD: '1000.00' } });
    const programme = await signedContract(test, { company, contracted: 50 });
    expect(await config(programme)).toMatchObject({ prefix_set: false, bar: 'prefix' });
    expect(await make(programme, 20)).toBe('companyPrefixNotSet');
    await test.ask('/account/modifyCompanyAbbreviation', { company_abbreviation: 'HVT' }, { as: programme.main });
    expect(await make(programme, 20)).toBe('success');
    const prefix = (company_abbreviation: string) =>
      test.call('/account/modifyCompanyAbbreviation', { company_abbreviation }, { as: programme.main });
    expect((await prefix('HVX')).code).toBe(200);
    await decide(test, programme, await pendingOrder(test, programme, 20));
    expect(await prefix('HVY')).toMatchObject({
      refusal: 'wrongState',
      msg: 'The prefix is printed on your cards and can no longer be changed.',
    });
    expect((await prefix('HVX')).code).toBe(200);
    const { version } = (await test.ask('/contract/getContract', { contract_id: programme.contract_id }, { as: programme.main })).contract;
    expect(version).toBeGreaterThan(1);
  });

  it('of two for the last cards one gets them, and the other reads what is left', async () => {
    const programme = await signedContract(test, { contracted: 50 });
    const said = await Promise.all([make(programme, 30), make(programme, 30), make(programme, 30)]);
    expect(said.sort()).toEqual(['orderAboveAvailable', 'orderAboveAvailable', 'success']);
    expect((await wantWhole(programme)).available).toBe(20);
  });

  it('withdrawn is Declined, refused is Rejected with the reason; its cards can be ordered again', async () => {
    const programme = await signedContract(test, { contracted: 50 });
    const [mine, theirs] = [await pendingOrder(test, programme, 20), await pendingOrder(test, programme, 20)];
    expect((await readOrder(test, programme, mine)).can_withdraw).toBe(true);
    await test.ask('/contract/orderWithdraw', { order_id: mine }, { as: programme.main });
    await decide(test, programme, theirs, 'reject');
    const seen = await Promise.all([mine, theirs].map((id) => readOrder(test, programme, id)));
    expect(seen.map(({ status, decided_by, reason, can_withdraw }) => [status, decided_by, reason, can_withdraw])).toEqual([
      ['rejected', 'client', '', false],
      ['rejected', 'bank', 'Not now.', false],
    ]);
    expect((await wantWhole(programme)).available).toBe(50);
    expect(await test.refusal('/contract/orderWithdraw', { order_id: theirs }, { as: programme.main })).toBe('wrongState');
    expect((await hooks(programme, 'order_status')).map(({ status }) => status)).toEqual(['pending', 'pending', 'rejected', 'rejected']);
    expect(await bells(programme)).toEqual([['order_rejected', undefined]]);
  });
});

describe('who may', () => {
  it('order and withdraw: 9-1; others are refused, and another company finds nothing', async () => {
    const users = [{ authjson: ['9-1' as const] }, { authjson: ['9-2' as const] }, { authjson: ['4' as const] }];
    const company = await test.fresh({ company_abbreviation: 'FRESH', balances: { USD: '5000.00' }, users });
    const programme = await signedContract(test, { company, contracted: 100, least: 1 });
    const stranger = (await test.fresh()).people[0];
    const everybody = [...company.people, stranger, programme.staff];
    const form = orderForm(programme.contract_id, 1);
    const made = await Promise.all(everybody.map((as) => test.refusal('/contract/createOrder', form, { as })));
    expect(made).toEqual(['success', 'success', 'noPermission', 'noPermission', 'notFound', 'noPermission']);
    const order_id = await pendingOrder(test, programme, 1);
    for (const path of ['/contract/order', '/contract/orderCardList'] as const) {
      const said = await Promise.all(everybody.map((as) => test.refusal(path, { order_id }, { as })));
      expect(said, path).toEqual(['success', 'success', 'noPermission', 'noPermission', 'notFound', 'noPermission']);
    }
    for (const path of [
      '/admin/order/list',
      '/admin/order/get',
      '/admin/order/decide',
      '/admin/order/damaged',
      '/admin/order/cards',
    ] as const)
      expect(await test.refusal(path, { company_id: company.company_id, id: order_id }, { as: company.people[0] }), path).toBe(
        'noPermission',
      );
  });

  it('pay for cards: 9-1, and what was paid twice at once is counted once each', async () => {
    const programme = await signedContract(test, { contracted: 100, paid: 0 });
    await Promise.all([payFor(test, programme, 60), payFor(test, programme, 40)]);
    expect((await wantWhole(programme)).paid).toBe(100);
  });
});
