/** Approval by others: who may agree, what waits, and what happens by itself afterwards (TRF-16); cancelling; very large ones at the bank. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../../ledger/auditor.ts';
import { companies } from '../../store/schema.ts';
import { notifications } from '../../store/notice-schema.ts';
import { american } from '../../testing/sample-payees.ts';
import { plainPdf } from '../../testing/sample-files.ts';
import {
  addRule,
  booksOf,
  transfer,
  transferPolicy,
  treasury,
  type Ask,
  type Made,
  type Treasury,
} from '../../testing/sample-transfers.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank(transferPolicy);
});
afterAll(async () => {
  expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  expect(test.faults).toEqual([]);
  await test.close();
});

const users = [{ authjson: ['11-1' as const], full_name: 'Jonas Weber' }, { authjson: ['11-2' as const] }];
const company = async (above_usd = '1000', order: object = {}): Promise<Treasury> => {
  const own = await treasury(test, { users, ...order });
  if (above_usd) await addRule(test, own.company_id, above_usd);
  return own;
};
const colleague = ({ people: [, second] }: Treasury) => {
  if (!second) throw new Error('the company has one person');
  return second;
};
const read = async (as: Caller, id: string) => (await test.ask('/withdraw/crypto/get', { id }, { as })).record;
const answer = async (as: Caller, made: Pick<Made, 'id'>, more: object = {}, reader: Caller = as) =>
  test.call('/withdraw/approve', { id: made.id, version: (await read(reader, made.id)).version, approve: true, ...more }, { as });
const ways = (own: Treasury): Record<'payee' | 'address', Ask> => ({
  payee: { transfer_type: 'payee', currency: 'USD', amount: '1000.01', payee_id: own.payee_id },
  address: { currency: 'USDC', amount: '1000.01', address_id: own.address_id },
});

describe('a second approval', () => {
  it('is asked for above the sum of a rule only, and said before it is sent', async () => {
    const own = await company('');
    expect((await transfer(test, own.main, ways(own).payee)).waits_for).toBe('bank');
    await addRule(test, own.company_id, '1000');
    expect((await transfer(test, own.main, { ...ways(own).payee, amount: '1000' })).waits_for).toBe('bank');
    const checked = await test.ask('/withdraw/crypto/check', ways(own).payee, { as: own.main });
    expect(checked).toMatchObject({ warnings: ['secondApproval'], approvers: 1 });
  });

  it('comes from another person with the code, is announced to them, and then a payee waits for the bank', async () => {
    const own = await company();
    const second = colleague(own);
    const made = await transfer(test, own.main, ways(own).payee);
    expect(made).toMatchObject({ status: 'pending_approval', waits_for: 'second_approval' });
    expect((await answer(own.main, made)).refusal).toBe('ownTransfer');
    const [, , digital] = own.people;
    expect((await answer(digital ?? second, made, {}, second)).refusal).toBe('noPermission');
    expect((await read(second, made.id)).may).toEqual({ cancel: true, approve: true });
    expect((await read(own.main, made.id)).may).toEqual({ cancel: true, approve: false });
    const notices = await test.bank.store.db.select().from(notifications).where(eq(notifications.user_id, second.userid));
    expect(notices.map(({ kind }) => kind)).toContain('transfer_to_approve');
    expect((await test.mail(second.email)).map(({ template }) => template)).toEqual(['transfer_to_approve']);
    const staff = await test.as('staff@bankside.example');
    const early = { company_id: own.company_id, id: made.id, version: 1, event: 'release' } as const;
    expect(await test.refusal('/admin/transfer/decide', early, { as: staff })).toBe('wrongState');
    expect((await answer(second, made, { version: 9 })).refusal).toBe('changedMeanwhile');
    expect((await answer(second, made)).code).toBe(200);
    const after = await read(own.main, made.id);
    expect(after).toMatchObject({ status: 'pending_approval', waits_for: 'bank', may: { approve: false } });
    expect((await answer(second, made)).refusal).toBe('wrongState');
    const { timeline } = await test.ask('/withdraw/crypto/get', { id: made.id }, { as: own.main });
    expect(timeline.map(({ step, name }) => [step, name]).slice(0, 2)).toEqual([
      ['created', 'Mei Tan'],
      ['secondApproval', 'Jonas Weber'],
    ]);
  });

  it('of the main account counts too, and then a small known address is on its way', async () => {
    const own = await company('1000', { users: [{ authjson: ['11-2'] }] });
    const made = await transfer(test, colleague(own), ways(own).address);
    expect(made.waits_for).toBe('second_approval');
    expect((await answer(own.main, made)).data).toMatchObject({ status: 'processing' });
  });

  it('books a transfer to another client only then, and both sides at once', async () => {
    const own = await company();
    const other = await test.fresh();
    const asked: Ask = { transfer_type: 'account', currency: 'USD', amount: '5000', account_number: other.account_number };
    const made = await transfer(test, own.main, asked);
    expect(made).toMatchObject({ status: 'pending_approval', waits_for: 'second_approval' });
    expect((await booksOf(test, other.people[0]))['USD']?.book).toBe('0.00');
    const kyc = (kyc_status: number) =>
      test.bank.store.db.update(companies).set({ kyc_status }).where(eq(companies.company_id, other.company_id));
    await kyc(3);
    expect((await answer(colleague(own), made)).refusal).toBe('wrongState'); // it may not be paid any more
    await kyc(4);
    expect((await answer(colleague(own), made)).data).toMatchObject({ status: 'success' });
    expect([(await booksOf(test, own.main))['USD'], (await booksOf(test, other.people[0]))['USD']?.book]).toEqual([
      { book: '95000.00', held: '0.00' },
      '5000.00',
    ]);
  });

  it('that is declined needs a reason and gives the money back', async () => {
    const own = await company();
    const made = await transfer(test, own.main, ways(own).payee);
    expect((await answer(colleague(own), made, { approve: false })).refusal).toBe('invalid');
    expect((await answer(colleague(own), made, { approve: false, reason: 'Paid already' })).data).toMatchObject({ status: 'rejected' });
    expect(await read(own.main, made.id)).toMatchObject({ reason: 'Paid already', waits_for: '' });
    expect((await booksOf(test, own.main))['USD']).toEqual({ book: '100000.00', held: '0.00' });
    expect((await test.mail(own.main.email)).map(({ template }) => template)).toContain('transfer_declined');
  });
});

describe('cancelling', () => {
  it('is for anybody with the code, while it is pending', async () => {
    const own = await company('');
    const made = await transfer(test, own.main, ways(own).payee);
    const second = colleague(own);
    const { version } = await read(second, made.id);
    expect(await test.refusal('/withdraw/cancel', { id: own.company_id, version }, { as: second })).toBe('notFound');
    const stranger = (await test.fresh()).people[0];
    expect(await test.refusal('/withdraw/cancel', { id: made.id, version }, { as: stranger })).toBe('notFound');
    expect(await test.ask('/withdraw/cancel', { id: made.id, version }, { as: second })).toMatchObject({ status: 'rejected' });
    expect((await booksOf(test, own.main))['USD']).toEqual({ book: '100000.00', held: '0.00' });
    expect(await test.refusal('/withdraw/cancel', { id: made.id, version: version + 1 }, { as: second })).toBe('wrongState');
    const sent = await transfer(test, own.main, ways(own).address);
    const on = await read(own.main, sent.id);
    expect(on).toMatchObject({ status: 'processing', may: { cancel: false } });
    expect(await test.refusal('/withdraw/cancel', { id: sent.id, version: on.version }, { as: own.main })).toBe('wrongState');
  });
});

describe('a very large one', () => {
  it('is released by two different people of the bank', async () => {
    const own = await company('', { balances: { USD: '300000.00', USDC: '1' } });
    const document = (await test.upload('support', 'invoice.pdf', 'application/pdf', plainPdf(), own.main)).file_key;
    const made = await transfer(test, own.main, { ...ways(own).payee, amount: '200000.01' }, { document });
    const [one, two] = [await test.as('staff@bankside.example'), await test.as('staff2@bankside.example')];
    const release = async (as: Caller) => {
      const { version } = await read(own.main, made.id);
      return test.call('/admin/transfer/decide', { company_id: own.company_id, id: made.id, version, event: 'release' }, { as });
    };
    const seen = (as: Caller) => test.ask('/admin/transfer/get', { company_id: own.company_id, id: made.id }, { as });
    expect(await seen(one)).toMatchObject({ why: ['aboveLimit', 'twoReleases'], second: null });
    expect((await release(one)).refusal).toBe('secondPersonNeeded');
    expect((await release(one)).refusal).toBe('secondPersonNeeded');
    const { full_name } = await test.ask('/account/getUserInfo', {}, { as: one });
    expect(await seen(one)).toMatchObject({ why: ['aboveLimit'], second: { act: 'transfer.release', by: full_name, mine: true } });
    expect(await seen(two)).toMatchObject({ second: { by: full_name, mine: false } });
    expect((await release(two)).data).toMatchObject({ status: 'processing' });
    expect(await seen(two)).toMatchObject({ why: ['toSettle'], second: null });
    const { list } = await test.ask('/admin/queue', {}, { as: one });
    expect(list.find(({ id }) => id === made.id)).toMatchObject({ files: [{ file_key: document, name: 'invoice.pdf' }] });
  });
});

describe('an OTC request above the amount', () => {
  it('waits for a person with code 5, and only such a person is named and asked', async () => {
    const order = {
      balances: { USD: '150000.00' },
      users: [{ authjson: ['11-1' as const] }, { authjson: ['5' as const], full_name: 'Ada Brown' }],
    };
    const own = await company('1000', order);
    const [, fiat, dealer] = own.people;
    if (!fiat || !dealer) throw new Error('two colleagues');
    const asked: Ask = { transfer_type: 'currency', currency: 'USD', amount: '120000', to_currency: 'SGD', otc: true };
    const made = await transfer(test, own.main, asked);
    expect(made.waits_for).toBe('second_approval');
    expect((await read(own.main, made.id)).may).toMatchObject({ approve: false });
    const waiting = async (as: Caller) => (await test.ask('/dashboard/home', {}, { as })).todo.map(({ kind }) => kind);
    expect([await waiting(fiat), await waiting(dealer)]).toEqual([[], ['approvals']]);
    const { timeline } = await test.ask('/withdraw/crypto/get', { id: made.id }, { as: own.main });
    expect(timeline.map(({ name }) => name)).toContain('Ada Brown');
    expect((await answer(fiat, made, {}, own.main)).refusal).toBe('noPermission');
    expect((await answer(dealer, made)).code).toBe(200);
  });
});

describe('what staff read before they decide', () => {
  it('is where it goes, what it costs, who ordered and approved it, and why it waits; for staff alone', async () => {
    const own = await company('1000', { balances: { USD: '100000.00', USDC: '50000' } });
    const made = await transfer(test, own.main, ways(own).payee, { reference: 'INV-7' });
    await answer(colleague(own), made);
    const staff = await test.as('staff@bankside.example');
    const which = { company_id: own.company_id, id: made.id };
    const { record, timeline, account_number, why } = await test.ask('/admin/transfer/get', which, { as: staff });
    const { record: theirs } = await test.ask('/withdraw/crypto/get', { id: made.id }, { as: own.main });
    expect(record).toEqual({ ...theirs, may: { cancel: false, approve: false } });
    expect(record).toMatchObject({ amount: '-1000.01', purpose: 'supplier_payment', reference: 'INV-7', created_by: 'Mei Tan' });
    expect(record.recipient?.bank_account_number).toBe(american.bank_account_number.replaceAll(' ', ''));
    expect(timeline.flatMap(({ name, at }) => (name && at ? [name] : []))).toEqual(['Mei Tan', 'Jonas Weber']);
    expect([account_number, why]).toEqual([own.account_number, ['everyPayee']]);
    expect(await test.refusal('/admin/transfer/get', which, { as: own.main })).toBe('noPermission');
    expect(await test.refusal('/admin/transfer/get', { ...which, id: own.company_id }, { as: staff })).toBe('notFound');
  });

  it('names each reason, and afterwards what is next', async () => {
    const own = await treasury(test, {}, false);
    const staff = await test.as('staff@bankside.example');
    const seen = async (id: string) => test.ask('/admin/transfer/get', { company_id: own.company_id, id }, { as: staff });
    const made = await transfer(test, own.main, ways(own).address);
    const { record, why } = await seen(made.id);
    expect(why).toEqual(['newRecipient']);
    const which = { company_id: own.company_id, id: made.id };
    await test.ask('/admin/transfer/decide', { ...which, version: record.version, event: 'release' }, { as: staff });
    expect((await seen(made.id)).why).toEqual(['toBroadcast']);
  });
});
