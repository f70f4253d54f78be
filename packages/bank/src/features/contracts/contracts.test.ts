/** Contracts from the offer to their end: signed, declined, paid for, and over (PRG-01 to PRG-04). */
import { cardContract, type CardContractEvent, type CardContractState } from '@bankside/core/rules/lifecycles/card-contract.ts';
import { step } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractOf, moveContract } from '../../domain/programmes/contracts.ts';
import { expireContracts } from '../../domain/programmes/contract/contract-making.ts';
import { auditBooks } from '../../ledger/auditor.ts';
import { cardContracts } from '../../store/programme-schema.ts';
import { notifications } from '../../store/notice-schema.ts';
import { offeredContract, offerOf, payFor, pendingOrder, signedContract, type Programme } from '../../testing/programmes/programmes.ts';
import { plainPdf } from '../../testing/sample-files.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank();
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  await test.close();
});

const read = ({ contract_id, main: as }: Programme) => test.ask('/contract/getContract', { contract_id }, { as });
const sign = ({ contract_id, main: as }: Programme, more: object = {}) =>
  test.refusal('/contract/sign', { contract_id, signed_name: 'Mei Tan', agreed: true, ...more }, { as });
const decideAs = async (programme: Programme, event: 'withdraw' | 'end') => {
  const { company_id, contract_id: id, staff: as } = programme;
  const { version } = (await read(programme)).contract;
  return test.refusal('/admin/contract/decide', { company_id, id, version, event, reason: 'Agreed by phone.' }, { as });
};

describe('an offer', () => {
  it('is seen by the company at once, who hears of it, and has no contract yet', async () => {
    const offered = await offeredContract(test);
    const { contract, may, counts, timeline } = await read(offered);
    expect(contract).toMatchObject({ status: 'offered', starts_on: null, contracted_quantity: 500, price_per_card: '5.00' });
    expect([may, counts.available]).toEqual([{ sign: true, pay: false, order: false }, 0]);
    expect(timeline.map(({ event, actor, name }) => [event, actor, name])).toEqual([['offer', 'bank', '']]);
    expect((await test.ask('/account/getUserInfo', {}, { as: offered.main })).haveContract).toBe(false);
    const notices = await test.bank.store.db.select().from(notifications).where(eq(notifications.company_id, offered.company_id));
    expect(notices.map(({ kind }) => kind)).toContain('contract_offered');
    const [mail] = await test.mail(offered.company.people[0].email);
    expect(mail?.subject).toContain(contract.number);
    expect(JSON.stringify(mail)).toContain(`/contract_management?id=${contract.contract_id}`);
  });

  it('signed with a name, runs from this day for its months, and the company has a contract', async () => {
    const offered = await offeredContract(test);
    expect(await sign(offered, { signed_name: ' ' })).toBe('invalid');
    expect(await sign(offered, { agreed: false })).toBe('invalid');
    expect(await sign(offered, { version: 7 })).toBe('changedMeanwhile');
    expect(await sign(offered)).toBe('success');
    const { contract, may } = await read(offered);
    const [from, to] = [contract.starts_on ?? '', contract.ends_on ?? ''];
    expect(contract).toMatchObject({ status: 'active', signed_by: 'Mei Tan' });
    expect(new Date(to).getTime() - new Date(from).getTime()).toBe(364 * 86_400_000);
    expect(may).toEqual({ sign: false, pay: true, order: false });
    expect((await test.ask('/account/getUserInfo', {}, { as: offered.main })).haveContract).toBe(true);
    expect(await sign(offered)).toBe('wrongState');
  });

  it('declined, or taken back, leaves the list and is found by the bank', async () => {
    const declined = await offeredContract(test);
    const { contract_id, company_id, main: as, staff } = declined;
    expect(await test.refusal('/contract/decline', { contract_id }, { as })).toBe('success');
    expect((await test.ask('/contract/contractList', {}, { as })).list).toEqual([]);
    const seen = await test.ask('/admin/contract/list', { company_id, status: ['withdrawn'] }, { as: staff });
    expect(seen.list.map(({ contract }) => contract.contract_id)).toEqual([contract_id]);
    const taken = await offeredContract(test);
    expect(await decideAs(taken, 'withdraw')).toBe('success');
    expect((await read(taken)).contract).toMatchObject({ status: 'withdrawn', reason: 'Agreed by phone.' });
    expect(await sign(taken)).toBe('wrongState');
  });

  it.each([
    ['price_per_card', { price_per_card: '0' }],
    ['price_per_card', { price_per_card: '1.001' }],
    ['min_per_batch', { min_per_batch: 501 }],
    ['files.0', { files: ['nothing-of-anybodys-upload'] }],
  ])('with a fault at %s is not made', async (field, fault) => {
    const { company_id } = await test.fresh();
    const as = await test.as('staff@bankside.example');
    const reply = await test.call('/admin/contract/make', { ...offerOf(company_id), ...fault }, { as });
    expect(JSON.stringify(reply)).toContain(`"field":"${field}"`);
    expect((await test.ask('/admin/contract/list', { company_id }, { as })).total).toBe(0);
  });

  it('has papers, which staff upload and both sides read', async () => {
    const { company_id, people } = await test.fresh();
    const [as] = people;
    const staff = await test.as('staff@bankside.example');
    const { file_key } = await test.upload('support', 'terms.pdf', 'application/pdf', plainPdf(), staff);
    const { contract } = await test.ask('/admin/contract/make', { ...offerOf(company_id), files: [file_key] }, { as: staff });
    const { contract_id } = contract;
    const { documents } = await test.ask('/contract/getContract', { contract_id }, { as });
    expect(documents).toEqual([{ file_key, name: 'terms.pdf', size: plainPdf().length }]);
    expect((await test.file('/contract/document', { contract_id, file_key }, { as })).bytes).toEqual(plainPdf());
    expect((await test.file('/admin/file', { company_id, file_key }, { as: staff })).name).toBe('terms.pdf');
    const stranger = (await test.fresh()).people[0];
    expect(await test.refusal('/contract/document', { contract_id, file_key }, { as: stranger })).toBe('notFound');
    expect(await test.refusal('/contract/document', { contract_id, file_key: 'a-key-of-nothing-at-all' }, { as })).toBe('notFound');
    expect(await test.refusal('/init/file', { file_key }, { as })).toBe('notFound');
  });

  it('is not made to a company that is not verified', async () => {
    const { company_id } = await test.fresh({ kyc_status: 2 });
    const as = await test.as('staff@bankside.example');
    expect(await test.refusal('/admin/contract/make', offerOf(company_id), { as })).toBe('wrongState');
  });
});

describe('its end', () => {
  it('comes with its term, by the bank’s days; a card that is there stays', async () => {
    const signed = await signedContract(test);
    await expireContracts(test.bank);
    expect((await read(signed)).contract.status).toBe('active');
    await test.bank.store.db.update(cardContracts).set({ ends_on: '2020-01-01' }).where(eq(cardContracts.contract_id, signed.contract_id));
    await expireContracts(test.bank);
    const { contract, may } = await read(signed);
    expect([contract.status, may.order]).toEqual(['ended', false]);
    expect((await test.ask('/account/getUserInfo', {}, { as: signed.main })).haveContract).toBe(true);
  });

  it('by the bank waits until no order is pending', async () => {
    const signed = await signedContract(test);
    await pendingOrder(test, signed, 20);
    expect(await decideAs(signed, 'end')).toBe('wrongState');
    const other = await signedContract(test);
    expect(await decideAs(other, 'end')).toBe('success');
    expect((await read(other)).contract).toMatchObject({ status: 'ended', reason: 'Agreed by phone.' });
  });
});

describe('the lifecycle', () => {
  const states = Object.keys(cardContract.states) as CardContractState[];
  const events = Object.keys(cardContract.events) as CardContractEvent[];
  const actors = ['client', 'bank', 'system'] as const;
  let programme: Programme;
  beforeAll(async () => {
    programme = await offeredContract(test);
  });
  it.each(states.flatMap((state) => events.map((event) => [state, event] as const)))('%s, %s', async (state, event) => {
    const { db } = test.bank.store;
    for (const actor of actors) {
      const status = String(cardContract.states[state].wire);
      await db.update(cardContracts).set({ status }).where(eq(cardContracts.contract_id, programme.contract_id));
      const next = step(cardContract, state, event, actor);
      const moved = await test.bank.store.tx(async (tx) => {
        const row = await contractOf(tx, programme, true);
        if (!row) throw new Error('no contract');
        return moveContract(tx, row, { event, by: { actor }, now: test.bank.clock.now() }).then(
          (after) => after.status,
          (fault: unknown) => (fault as { refusal: string }).refusal,
        );
      });
      expect(moved).toBe(next === null ? 'wrongState' : String(cardContract.states[next].wire));
    }
  });
});

describe('payment', () => {
  it('in parts, from the account in dollars: one transaction each, with the contract named', async () => {
    const signed = await signedContract(test, { paid: 0 });
    const { transaction_id } = await payFor(test, signed, 200);
    await payFor(test, signed, 100);
    const { contract, payments, counts, may } = await read(signed);
    expect([contract.paid_quantity, counts.available, may]).toEqual([300, 300, { sign: false, pay: true, order: true }]);
    expect(payments.map(({ quantity, usd, currency }) => [quantity, usd, currency]).sort()).toEqual([[100, '500.00', 'USD'], [200, '1000.00', 'USD']]); // prettier-ignore
    const { list } = await test.ask('/transaction/record', { type: ['fee'] }, { as: signed.main });
    const paid = list.find(({ id }) => id === transaction_id);
    expect([paid?.status, paid?.amount, paid?.reference]).toEqual(['success', '-1000.00', `${contract.number}, 200 cards`]);
    expect(list).toHaveLength(2);
  });

  it('from the wallet at the quoted rate, once for a quote and once for a key', async () => {
    const company = await test.fresh({ balances: { USDC: '10000', USD: '10' } });
    const signed = await signedContract(test, { company, paid: 0 });
    const { contract_id, main: as } = signed;
    const wanted = { contract_id, quantity: 40, pay_from: 'user_wallet', currency: 'USDC' } as const;
    const quote = await test.ask('/contract/payQuote', wanted, { as });
    expect(quote).toMatchObject({ usd: '200.00', currency: 'USDC', price_per_card: '5.00' });
    const { quote_id } = quote;
    const key = `pay-${contract_id}`;
    const [first, again] = [
      await test.ask('/contract/pay', { ...wanted, quote_id }, { as, key }),
      await test.ask('/contract/pay', { ...wanted, quote_id }, { as, key }),
    ];
    expect(again.transaction_id).toBe(first.transaction_id);
    expect(await test.refusal('/contract/pay', { ...wanted, quote_id }, { as })).toBe('quoteUsed');
    expect(await test.refusal('/contract/pay', { ...wanted, quantity: 41, quote_id }, { as })).not.toBe('success');
    const { payments, contract } = await read(signed);
    expect([payments.length, payments[0]?.amount, contract.paid_quantity]).toEqual([1, quote.amount, 40]);
  });

  it('of one quote at the same moment is booked once', async () => {
    const signed = await signedContract(test, { paid: 0 });
    const { contract_id, main: as } = signed;
    const wanted = { contract_id, quantity: 10, pay_from: 'parent_company' } as const;
    const { quote_id } = await test.ask('/contract/payQuote', wanted, { as });
    const said = await Promise.all([1, 2, 3].map(() => test.refusal('/contract/pay', { ...wanted, quote_id }, { as })));
    expect(said.sort()).toEqual(['quoteUsed', 'quoteUsed', 'success']);
    expect((await read(signed)).contract.paid_quantity).toBe(10);
  });

  it.each([
    ['more than is contracted', 501, 'orderAboveAvailable'],
    ['more than the account has', 400, 'insufficientBalance'],
  ])('of %s is refused', async (_what, quantity, refusal) => {
    const company = await test.fresh({ balances: { USD: '1999.99' } });
    const signed = await signedContract(test, { company, paid: 0 });
    const { contract_id, main: as } = signed;
    const wanted = { contract_id, quantity, pay_from: 'parent_company' } as const;
    const quoted = await test.call('/contract/payQuote', wanted, { as });
    const { quote_id = 'none' } = (quoted.data ?? {}) as { quote_id?: string };
    expect(await test.refusal('/contract/pay', { ...wanted, quote_id }, { as })).toBe(refusal);
    expect((await read(signed)).contract.paid_quantity).toBe(0);
  });
});

describe('who may', () => {
  const calls = [
    '/contract/contractList',
    '/contract/getContract',
    '/contract/statistics',
    '/contract/getConfigData',
    '/contract/orderList',
  ] as const;
  it('read: the main account and sub-accounts with 9-1 or 9; nobody else, and no other company', async () => {
    const users = [
      { authjson: ['9-1' as const] },
      { authjson: ['9' as const] },
      { authjson: ['9-2' as const] },
      { authjson: ['4' as const] },
    ];
    const company = await test.fresh({ company_abbreviation: 'FRESH', balances: { USD: '1000.00' }, users });
    const { contract_id, staff } = await signedContract(test, { company, paid: 100 });
    const stranger = (await test.fresh()).people[0];
    for (const path of calls) {
      const input = path === '/contract/contractList' ? {} : { contract_id };
      const said = await Promise.all(company.people.map((as) => test.refusal(path, input, { as })));
      expect(said, path).toEqual(['success', 'success', 'success', 'noPermission', 'noPermission']);
      if (path !== '/contract/contractList') expect(await test.refusal(path, input, { as: stranger }), path).toBe('notFound');
      expect(await test.refusal(path, input, { as: staff }), path).toBe('noPermission');
    }
  });

  it('sign and decline: the main account alone', async () => {
    const company = await test.fresh({ users: [{ authjson: ['9', '9-1'] }] });
    const { contract_id, staff } = await offeredContract(test, { company });
    const input = { contract_id, signed_name: 'Sub One', agreed: true };
    for (const as of [company.people[1] ?? staff, staff])
      for (const path of ['/contract/sign', '/contract/decline'] as const)
        expect(await test.refusal(path, input, { as })).toBe('noPermission');
    expect(await test.refusal('/contract/decline', { contract_id }, { as: (await test.fresh()).people[0] })).toBe('notFound');
  });
});
