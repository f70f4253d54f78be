import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FreshCompany } from '../../sandbox/fresh-company.ts';
import { american, marlow } from '../../testing/sample-payees.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => (test = await testBank()));
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.close();
});

let company: FreshCompany;
let main: Caller;
const begin = async (users: Parameters<TestBank['fresh']>[0] = {}) => {
  company = await test.fresh(users);
  [main] = company.people;
};
const add = (input: object, as: Caller = main) => test.call('/withdraw/payee/add', input, { as });
const added = async (input: object = {}) => test.ask('/withdraw/payee/add', { ...marlow, sure: true, ...input }, { as: main });
const list = (input = {}, as: Caller = main) => test.ask('/withdraw/payee/list', input, { as });

describe('a payee is changed and deleted (REC-05)', () => {
  beforeAll(() => begin());
  const edit = (input: object) => test.call('/withdraw/payee/edit', input, { as: main });

  it('another account makes it a new recipient again, another purpose does not', async () => {
    const { id } = await added();
    test.later(25 * 3600);
    main = await test.as(company.people[0].email); // sessions end meanwhile
    expect((await list()).list[0]?.is_new).toBe(false);
    const before = (await test.mail(company.people[0].email)).length;
    await test.ask('/withdraw/payee/edit', { id, version: 1, form: { ...marlow, purpose: 'rent' } }, { as: main });
    expect((await list()).list[0]).toMatchObject({ is_new: false, purpose: 'rent', version: 2 });
    expect(await test.mail(company.people[0].email)).toHaveLength(before);
    const moved = await test.ask(
      '/withdraw/payee/edit',
      { id, version: 2, form: { ...marlow, ...american, beneficiary_name: marlow.beneficiary_name } },
      { as: main },
    );
    expect(moved).toMatchObject({ is_new: true, country: 'US', version: 3 });
    expect((await test.mail(company.people[0].email))[0]?.subject).toBe('Account changed: “Marlow & Finch Ltd”');
  });

  it('a favourite is first and survives; a version that is old changes nothing', async () => {
    const [first] = (await list()).list;
    const other = await added();
    expect((await list()).list.map(({ id }) => id)).toEqual([other.id, first?.id]);
    expect((await edit({ id: first?.id, version: first?.version, is_favourite: true })).refusal).toBeUndefined();
    expect((await list()).list.map(({ id, is_favourite }) => [id, is_favourite])).toEqual([
      [first?.id, true],
      [other.id, false],
    ]);
    expect((await edit({ id: first?.id, version: first?.version, is_favourite: false })).refusal).toBe('changedMeanwhile');
    expect((await edit({ id: other.id, version: 1 })).data).toEqual(other);
  });

  it('refuses what adding refuses, at the form’s fields, but not itself', async () => {
    const rows = (await list()).list;
    const [american_, british] = [rows.find(({ country }) => country === 'US'), rows.find(({ country }) => country === 'GB')];
    const { version = 0, id } = british ?? {};
    expect((await edit({ id, version, form: { ...marlow, swift_code: 'NRMBDE2L' } })).data).toMatchObject({
      errors: [{ field: 'form.swift_code' }],
    });
    expect((await edit({ id, version, form: { ...marlow, bank_account_number: '1' } })).data).toMatchObject({
      errors: [{ field: 'form.bank_account_number' }],
    });
    expect((await edit({ id, version, form: { ...american, beneficiary_name: 'Quite another' } })).refusal).toBe('alreadySaved');
    expect(
      (await edit({ id: american_?.id, version: american_?.version, form: { ...american, beneficiary_name: 'MARLOW & FINCH LTD' } }))
        .refusal,
    ).toBe('likeAnother');
    expect((await edit({ id, version, form: { ...marlow, bank_name: 'Northmoor' } })).refusal).toBeUndefined();
  });

  it('deleted once or twice it is gone, and its account may be saved again', async () => {
    const { id, version } = (await list({ keyword: 'northmoor' })).list[0] ?? { id: '', version: 0 };
    for (const _time of [1, 2]) expect((await test.call('/withdraw/payee/del', { id }, { as: main })).refusal).toBeUndefined();
    expect((await list({ id })).list).toEqual([]);
    expect((await edit({ id, version: version + 1, is_favourite: true })).refusal).toBe('notFound');
    expect((await add({ ...marlow, sure: true })).refusal).toBeUndefined();
  });

  it('nobody else’s, and nothing that is none', async () => {
    const theirs = await added({ ...american, beneficiary_name: 'Theirs', bank_account_number: '77' });
    const [stranger] = (await test.fresh()).people;
    for (const id of [theirs.id, 'none', '00000000-0000-0000-0000-000000000000']) {
      expect(await test.refusal('/withdraw/payee/del', { id }, { as: stranger })).toBe('notFound');
      expect(await test.refusal('/withdraw/payee/edit', { id, version: 1, is_favourite: true }, { as: stranger })).toBe('notFound');
      expect((await list({ id }, stranger)).list).toEqual([]);
    }
  });
});
