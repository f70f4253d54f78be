/** What a payee's page shows (REC-14, REC-15): what was paid less what came back, who changed what, and still after it was deleted. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { american } from '../../testing/sample-payees.ts';
import { transfer, transferPolicy, treasury, type Treasury } from '../../testing/sample-transfers.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let staff: Caller;
beforeAll(async () => {
  test = await testBank(transferPolicy);
  staff = await test.as('staff@bankside.example');
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.close();
});

const settle = async ({ company_id, main }: Treasury, id: string) => {
  for (const event of ['release', 'settle'] as const) {
    const { version } = await test.ask('/transaction/get', { id }, { as: main });
    await test.ask('/admin/transfer/decide', { company_id, id, version, event }, { as: staff });
  }
};
const pay = (own: Treasury, amount: string) =>
  transfer(test, own.main, { transfer_type: 'payee', currency: 'USD', amount, payee_id: own.payee_id });
const read = ({ main, payee_id: id }: Treasury) => test.ask('/withdraw/payee/get', { id }, { as: main });

describe('a payee’s history', () => {
  it('adds up what was released, less what came back; what still waits is in the list alone', async () => {
    const own = await treasury(test);
    const { company_id, main, payee_id: id } = own;
    expect(await read(own)).toMatchObject({ new_until: null, deleted_at: null, paid: { totals: [], last: null } });
    const first = await pay(own, '300.00');
    await settle(own, first.id);
    const colleague = await test.as('staff2@bankside.example');
    test.later(1); // the list is by time
    const second = await pay(own, '20.00');
    await test.ask('/admin/transfer/return', { company_id, id: first.id, amount: '100.00', reason: 'closed' }, { as: colleague });
    const { paid } = await read(own);
    expect(paid.totals).toEqual([{ currency: 'USD', amount: '200.00', count: 1 }]);
    expect(paid.last).toMatchObject({ id: first.id, amount: '300.00', currency: 'USD' });
    const { list, total } = await test.ask('/withdraw/payee/paid', { id }, { as: main });
    expect([list.map((row) => row.id), total]).toEqual([[second.id, first.id], 2]);
    expect(await test.ask('/transaction/get', { id: first.id }, { as: main })).toMatchObject({ recipient_id: id });
  });

  it('says who changed what, the newest first, and stays after the payee was deleted', async () => {
    const own = await treasury(test, {}, false);
    const { main, payee_id: id } = own;
    expect((await read(own)).new_until).not.toBeNull();
    const { version } = (await read(own)).entry;
    const changed = { ...american, purpose: 'rent' as const, bank_name: 'Prairie Bank N.A.' };
    await test.ask('/withdraw/payee/edit', { id, version, form: changed }, { as: main });
    await test.ask('/withdraw/payee/edit', { id, version: version + 1, is_favourite: true }, { as: main });
    await test.ask('/withdraw/payee/del', { id }, { as: main });
    const { changes, deleted_at, added_by, entry } = await read(own);
    expect(changes.map(({ act, by, fields }) => [act, by, ...fields.toSorted()])).toEqual([
      ['delete', added_by],
      ['favourite', added_by],
      ['edit', added_by, 'bank_name', 'purpose'],
      ['add', added_by],
    ]);
    expect([entry.beneficiary_name, deleted_at === null]).toEqual([american.beneficiary_name, false]);
  });

  it('is nobody else’s: another company finds neither the payee nor what was paid, nor does a colleague without the right', async () => {
    const own = await treasury(test, { users: [{ authjson: ['11-2'] }] });
    const other = await treasury(test);
    await settle(own, (await pay(own, '50.00')).id);
    const { payee_id: id } = own;
    expect(await test.refusal('/withdraw/payee/get', { id }, { as: other.main })).toBe('notFound');
    expect((await test.ask('/withdraw/payee/paid', { id }, { as: other.main })).list).toEqual([]);
    expect(await test.refusal('/withdraw/payee/get', { id: 'none' }, { as: own.main })).toBe('notFound');
    const colleague = own.people[1] ?? own.main;
    expect(await test.refusal('/withdraw/payee/get', { id }, { as: colleague })).toBe('noPermission');
    const wallet = await test.ask('/withdraw/address/get', { id: own.address_id }, { as: colleague });
    expect(wallet).toMatchObject({ entry: { name: 'Treasury cold wallet' }, paid: { last: null }, changes: [{ act: 'add' }] });
    expect((await test.ask('/withdraw/address/paid', { id: own.address_id }, { as: colleague })).total).toBe(0);
  });
});
