/** Staff find what they have a name or a number of (OFF-19), and nobody else does. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ne } from 'drizzle-orm';
import { cardApplications } from '../../store/card-schema.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let staff: Caller;
beforeAll(async () => {
  test = await testBank();
  staff = await test.as('staff@bankside.example');
});
afterAll(() => test.close());

const found = async (keyword: string) => (await test.ask('/admin/find', { keyword }, { as: staff })).list;
const kinds = async (keyword: string) => new Set((await found(keyword)).map(({ kind }) => kind));

describe('the desk finds', () => {
  it('a company by its name and its account number, and its people by name and email', async () => {
    const { company_id, account_number, project_name, people } = await test.fresh({
      users: [{ authjson: ['1'], full_name: 'Ines Quandt' }],
    });
    const company = { kind: 'company', company_id, id: company_id, label: project_name, detail: account_number };
    expect(await found(account_number)).toContainEqual(expect.objectContaining(company));
    expect(await found(project_name)).toContainEqual(expect.objectContaining(company));
    const email = people[1]?.email ?? '';
    const person = { kind: 'person', company_id, project_name, label: 'Ines Quandt', detail: email };
    expect(await found('ines qua')).toContainEqual(expect.objectContaining(person));
    expect(await found(email.toUpperCase())).toContainEqual(expect.objectContaining(person));
  });

  it('a record of money by its whole number, as it is typed, and shows it whatever its state', async () => {
    const { company_id, project_name } = await test.fresh({ balances: { USD: '900.00' } });
    const credit = { company_id, currency: 'USD', amount: '125.50', sender_account_name: 'Okabe KK' } as const;
    const { transaction_id: id } = await test.ask('/admin/deposit/credit', credit, { as: staff });
    const { number, date } = (await test.ask('/admin/record/get', { company_id, id }, { as: staff })).record;
    expect(number).toMatch(/^D-\d{8}$/);
    for (const typed of [number, number.toLowerCase(), number.replace('-', '')])
      expect(await found(typed)).toContainEqual(
        expect.objectContaining({
          kind: 'record',
          id,
          project_name,
          label: number,
          money: { date: date, amount: '125.50', currency: 'USD' },
        }),
      );
    expect(await test.ask('/admin/record/get', { company_id, id }, { as: staff })).toMatchObject({
      project_name,
      waits_at: '',
    });
  });

  it('applications, cards, contracts and orders, by their numbers', async () => {
    const { db } = test.bank.store;
    const [application] = await db.select().from(cardApplications).where(ne(cardApplications.status, 'uncommitted')).limit(1);
    const [contract] = (await test.ask('/admin/contract/list', {}, { as: staff })).list;
    const [order] = (await test.ask('/admin/order/list', {}, { as: staff })).list;
    const [card] = (await test.ask('/admin/cards/list', {}, { as: staff })).list;
    const cases = [
      ['application', application?.application_no.toLowerCase(), application?.application_id],
      ['contract', contract?.contract.number, contract?.contract.contract_id],
      ['order', order?.order.number, order?.order.id],
      ['card', card?.card.card_id, card?.card.card_id],
    ] as const;
    for (const [kind, keyword = '', id] of cases)
      expect(await found(keyword), keyword).toContainEqual(expect.objectContaining({ kind, id }));
  });

  it('nothing for others', async () => {
    const { company_id, people } = await test.fresh();
    expect(await test.refusal('/admin/find', { keyword: 'Harbour' }, { as: people[0] })).toBe('noPermission');
    expect(await test.refusal('/admin/record/get', { company_id, id: company_id }, { as: staff })).toBe('notFound');
  });

  it('no staff, nothing for one character of a pattern, and no part of a record’s number', async () => {
    expect(await kinds('%')).toEqual(new Set());
    expect(await kinds('D-1234')).not.toContain('record');
    expect((await found('staff@bankside')).filter(({ kind }) => kind === 'person')).toEqual([]);
  });
});
