/** The company's rules about who else agrees (TRF-16): made with a proof, counted for two people, and never weaker for what waits. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../../ledger/auditor.ts';
import { auditLines, users } from '../../store/schema.ts';
import { callProven, mailedProof, withApp, type ProvingPerson } from '../../testing/proving.ts';
import { addRule, booksOf, transfer, transferPolicy, treasury, type Ask, type Treasury } from '../../testing/sample-transfers.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank(transferPolicy);
});
afterAll(async () => {
  expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  expect(test.faults).toEqual([]);
  await test.close();
});

const clerks = ['Jonas Weber', 'Ada Brown', 'Mai Ito'].map((full_name) => ({ authjson: ['11-1' as const], full_name }));
const three = async (count = 2) => {
  const own = await treasury(test, { users: clerks.slice(0, count) });
  const [, jonas, ada, mai] = own.people;
  if (!jonas) throw new Error('a colleague');
  return { ...own, jonas, ada: ada ?? jonas, mai: mai ?? jonas };
};
const toPayee = (own: Treasury, amount = '5000'): Ask => ({ transfer_type: 'payee', currency: 'USD', amount, payee_id: own.payee_id });
const rule = { kind: 'payee', currency: '', above_usd: '1000', approvers: '2' } as const;
const add = '/withdraw/approval/add';
const rulesOf = async (as: ProvingPerson) => (await test.ask('/withdraw/approval/list', {}, { as })).list;
const read = (as: ProvingPerson, id: string) => test.ask('/withdraw/crypto/get', { id }, { as });
const approve = async (as: ProvingPerson, reader: ProvingPerson, id: string, more: object = {}) => {
  const { version } = (await read(reader, id)).record;
  return test.call('/withdraw/approve', { id, version, approve: true, ...more }, { as });
};
const lose = (own: Treasury, person: ProvingPerson, set: Partial<typeof users.$inferInsert>) =>
  test.bank.store.db
    .update(users)
    .set(set)
    .where(and(eq(users.company_id, own.company_id), eq(users.user_id, person.userid)));

describe('a rule', () => {
  it('is added, changed and removed by the main account with a proof, and each leaves its line', async () => {
    const own = await three();
    expect(await test.refusal(add, rule, { as: own.jonas })).toBe('noPermission');
    expect(await test.refusal('/withdraw/approval/list', {}, { as: own.jonas })).toBe('noPermission');
    const made = await callProven(test, add, rule, own.main);
    expect(made.data).toMatchObject({ kind: 'payee', above_usd: '1000.00', approvers: '2', short: [] });
    const [saved] = await rulesOf(own.main);
    const { id = '', version = 0 } = saved ?? {};
    const edited = await callProven(test, '/withdraw/approval/edit', { ...rule, id, version, above_usd: '0', approvers: '1' }, own.main);
    expect(edited.data).toMatchObject({ above_usd: '0.00', approvers: '1', version: 2 });
    expect(await test.refusal('/withdraw/approval/del', { id, version }, { as: own.main })).toBe('changedMeanwhile');
    expect((await callProven(test, '/withdraw/approval/del', { id, version: 2 }, own.main)).code).toBe(200);
    expect(await rulesOf(own.main)).toEqual([]);
    expect(await test.refusal('/withdraw/approval/del', { id, version: 2 }, { as: own.main })).toBe('notFound');
    const lines = await test.bank.store.db
      .select({ action: auditLines.action, from: auditLines.from_state, to: auditLines.to_state })
      .from(auditLines)
      .where(and(eq(auditLines.company_id, own.company_id), eq(auditLines.action, 'company.approvalRule'), eq(auditLines.refusal, '')));
    expect(lines.map(({ from, to }) => `${from} → ${to}`)).toEqual([
      ' → 2 for payee above 1000.00 USD',
      '2 for payee above 1000.00 USD → 1 for payee above 0.00 USD',
      '1 for payee above 0.00 USD → ',
    ]);
  });

  it('takes a proof for what was shown only', async () => {
    const own = await three();
    const proof = await mailedProof(test, add, rule, own.main);
    expect(await test.refusal(add, { ...rule, above_usd: '1000000', proof }, { as: own.main })).toBe('codeIncorrect');
    expect(await rulesOf(own.main)).toEqual([]);
    expect(await test.refusal(add, { ...rule, proof }, { as: own.main })).toBe('success');
  });

  it('takes the app’s code of who has one', async () => {
    const own = await three();
    const code = await withApp(test, own.main);
    expect(await test.refusal(add, { ...rule, proof: code() }, { as: own.main })).toBe('success');
  });

  it.each([
    ['nobody could agree by it', { ...rule, approvers: '2' }, 1, 'approversTooFew', 'approvers'],
    ['a kind that only the main account may make', { ...rule, kind: 'address', approvers: '1' }, 2, 'approversTooFew', 'approvers'],
    ['more decimals than a cent', { ...rule, above_usd: '1.001' }, 2, 'invalid', 'above_usd'],
    ['no number', { ...rule, above_usd: 'a lot' }, 2, 'invalid', 'above_usd'],
    ['three people', { ...rule, approvers: '3' }, 2, 'invalid', 'approvers'],
  ])('is refused at its field: %s', async (_name, form, colleagues, refusal, field) => {
    const own = await three(colleagues);
    const { data, refusal: said } = await test.call(add, form, { as: own.main });
    expect([said, (data as { errors: { field: string }[] }).errors[0]?.field]).toEqual([refusal, field]);
  });

  it('exists once for a kind, a currency and a sum, and names the kinds that too few may approve', async () => {
    const own = await three();
    await addRule(test, own.company_id, '1000.00', { kind: 'payee' });
    expect(await test.refusal(add, rule, { as: own.main })).toBe('alreadySaved');
    const made = await callProven(test, add, { ...rule, kind: 'any' }, own.main);
    expect(made.data).toMatchObject({ short: ['address', 'otc'] });
  });
});

describe('two other people', () => {
  it('agree one after the other, and the record says how many and who', async () => {
    const own = await three();
    await addRule(test, own.company_id, '1000', { approvers: 2 });
    const { id } = await transfer(test, own.main, toPayee(own));
    expect((await read(own.main, id)).record).toMatchObject({ waits_for: 'second_approval', approvals: { needed: 2, by: [] } });
    expect((await approve(own.main, own.main, id)).refusal).toBe('ownTransfer');
    expect((await approve(own.jonas, own.main, id)).data).toMatchObject({ status: 'pending_approval' });
    const one = await read(own.main, id);
    expect(one.record).toMatchObject({ waits_for: 'second_approval', approvals: { needed: 2, by: ['Jonas Weber'] } });
    expect(one.timeline.filter(({ step }) => step === 'secondApproval').map(({ name, at }) => [name, at !== null])).toEqual([
      ['Jonas Weber', true],
      ['Ada Brown', false],
    ]);
    expect((await read(own.jonas, id)).record.may).toEqual({ cancel: true, approve: false });
    expect((await approve(own.jonas, own.main, id)).refusal).toBe('alreadyApproved');
    expect((await approve(own.jonas, own.main, id, { approve: false, reason: 'No' })).refusal).toBe('alreadyApproved');
    expect((await test.ask('/dashboard/home', {}, { as: own.jonas })).todo).toEqual([]);
    expect((await test.mail(own.ada.email)).filter(({ template }) => template === 'transfer_to_approve')).toHaveLength(2);
    expect((await approve(own.ada, own.main, id)).code).toBe(200);
    const two = await read(own.main, id);
    expect(two.record).toMatchObject({ waits_for: 'bank', approvals: { needed: 2, by: ['Jonas Weber', 'Ada Brown'] } });
  });

  it('may decline when one has agreed, and the money is back', async () => {
    const own = await three();
    await addRule(test, own.company_id, '1000', { approvers: 2 });
    const { id } = await transfer(test, own.main, toPayee(own));
    await approve(own.jonas, own.main, id);
    expect((await approve(own.ada, own.main, id, { approve: false, reason: 'Paid already' })).data).toMatchObject({ status: 'rejected' });
    expect((await booksOf(test, own.main))['USD']).toEqual({ book: '100000.00', held: '0.00' });
  });

  it.each([
    ['lost the right', { authjson: ['2'] }],
    ['was ended', { status: 'inactive' }],
  ])('who %s does not count any more', async (_name, set) => {
    const own = await three(3);
    await addRule(test, own.company_id, '1000', { approvers: 2 });
    const { id } = await transfer(test, own.main, toPayee(own));
    await approve(own.jonas, own.main, id);
    await lose(own, own.jonas, set);
    expect((await read(own.main, id)).record.approvals).toEqual({ needed: 2, by: [] });
    expect((await approve(own.ada, own.main, id)).code).toBe(200);
    expect((await read(own.main, id)).record).toMatchObject({ waits_for: 'second_approval', approvals: { needed: 2, by: ['Ada Brown'] } });
    expect((await approve(own.mai, own.main, id)).code).toBe(200);
    expect((await read(own.main, id)).record.waits_for).toBe('bank');
  });

  it('are still asked when the rules become weaker, and one is still enough when they become stricter', async () => {
    const own = await three();
    await addRule(test, own.company_id, '1000', { approvers: 2 });
    const strict = await transfer(test, own.main, toPayee(own));
    const [saved] = await rulesOf(own.main);
    await callProven(test, '/withdraw/approval/del', { id: saved?.id ?? '', version: 1 }, own.main);
    await approve(own.jonas, own.main, strict.id);
    expect((await read(own.main, strict.id)).record.waits_for).toBe('second_approval');
    await addRule(test, own.company_id, '1000');
    const loose = await transfer(test, own.main, toPayee(own));
    await addRule(test, own.company_id, '900', { approvers: 2 });
    await approve(own.jonas, own.main, loose.id);
    expect((await read(own.main, loose.id)).record.waits_for).toBe('bank');
  });

  it('by kind and currency: only what the rule speaks of waits', async () => {
    const own = await three();
    await addRule(test, own.company_id, '0', { kind: 'account', approvers: 2 });
    await addRule(test, own.company_id, '0', { kind: 'payee', currency: 'EUR' });
    expect((await transfer(test, own.main, toPayee(own))).waits_for).toBe('bank');
    const other = await test.fresh();
    const asked: Ask = { transfer_type: 'account', currency: 'USD', amount: '1', account_number: other.account_number };
    expect((await transfer(test, own.main, asked)).waits_for).toBe('second_approval');
  });
});
