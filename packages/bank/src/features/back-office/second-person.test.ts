/** Every act of the table that may take two people: alone below the sum, by two above it, whatever the act. */
import { contract } from '@bankside/core/contract/index.ts';
import { callers } from '@bankside/core/contract/define.ts';
import type { Persons, StaffAct } from '@bankside/core/rules/access/staff-acts.ts';
import { actsOfCalls, alone, familyOf, settable, staffActs } from '@bankside/core/rules/access/staff-acts.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditBooks } from '../../ledger/auditor.ts';
import { auditLines } from '../../store/schema.ts';
import { arrangements, type Arranged } from '../../testing/sweeps/staff-acts.ts';
import { transferPolicy } from '../../testing/sample-transfers.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let [one, two]: Caller[] = [];
let arrange: ReturnType<typeof arrangements>;
beforeAll(async () => {
  test = await testBank({ ...transferPolicy, fx: { ...transferPolicy.fx, otcMinUsd: null }, card: { perAddressHour: 1000 } });
});
beforeEach(async () => {
  const staff = [await test.as('staff@bankside.example'), await test.as('staff2@bankside.example')] as const;
  [one, two] = staff;
  arrange = arrangements(test, staff);
});
afterAll(() => test.close());

/** Nobody is asked for but for this act. */
function ask(act?: StaffAct, persons: Persons = 'always', aboveUsd = '15000') {
  const never = Object.fromEntries(staffActs.map((each) => [each, 'never'])) as Record<StaffAct, Persons>;
  const secondPerson = act ? { ...never, [act]: persons } : never;
  test.bank.policy = { ...test.bank.policy, staff: { secondPersonAboveUsd: aboveUsd, secondPerson } };
}
beforeEach(() => ask());

const order = ({ path, input }: Arranged, as = one, key?: string) =>
  test.refusal(path, input, { ...(as ? { as } : {}), ...(key ? { key } : {}) });
const waiting = async ({ company_id }: Arranged, as = two) =>
  (await test.ask('/admin/queue', {}, as ? { as } : {})).list.filter((work) => work.kind === 'second' && work.company_id === company_id);
const answer = async (of: Arranged, path: '/admin/second/confirm' | '/admin/second/refuse', as = two) => {
  const [work] = await waiting(of, as);
  return test.call(path, { company_id: of.company_id, id: work?.id ?? '', reason: 'Nobody announced it.' }, as ? { as } : {});
};
const linesOf = async (company_id: string, action: string) =>
  (
    await test.bank.store.db
      .select()
      .from(auditLines)
      .where(and(eq(auditLines.company_id, company_id), eq(auditLines.action, action)))
  ).map(({ actor, from_state, to_state }) => [actor, from_state, to_state]);
const summed = staffActs.filter((act) => settable[act] === 'aboveSum');
const secondActs = staffActs.filter((act) => settable[act] !== 'aboveSum');

describe('the table', () => {
  const writes = Object.values(contract).flatMap((calls) =>
    Object.values(calls).filter((call) => callers(call).includes('staff') && ('write' in call || 'money' in call)),
  );

  it('names every call of staff that writes, and each of its events', () => {
    expect(writes.map(({ path }) => path).sort()).toEqual(Object.keys(actsOfCalls).sort());
    const named = Object.values(actsOfCalls).flat();
    expect([...named].sort()).toEqual([...staffActs, ...alone].sort());
  });
  const worth = ['deposit', 'arrival', 'transfer', 'contract', 'order'] as const;
  it('has every act that moves money or promises cards: two people above the sum, and always where no address says whose it is', () =>
    expect(named(...worth).sort()).toEqual(
      ['arrival.assign', ...summed, ...named(...worth).filter((act) => alone.includes(act as never))].sort(),
    ));
  const named = (...kinds: string[]) =>
    Object.values(actsOfCalls)
      .flat()
      .filter((act) => kinds.includes(act.split('.')[0] ?? ''));
});

describe.each(summed)('%s', (act) => {
  it('is one person’s up to the sum', async () => {
    ask();
    const of = await arrange[act]('15000');
    ask(act, 'aboveSum');
    const before = await of.state();
    expect(await order(of)).toBe('success');
    expect(await of.state()).not.toBe(before);
    expect(await waiting(of)).toEqual([]);
  });
  it('above it waits, moves nothing, and is another person’s to confirm', async () => {
    const of = await arrange[act]('15000.01');
    ask(act, 'aboveSum');
    await happensOnlyByTwo(of, act);
  });
});

describe.each(secondActs)('%s', (act) => {
  it('takes two where the bank says so', async () => {
    const of = await arrange[act]('');
    ask(act);
    await happensOnlyByTwo(of, act);
  });
  it('takes one where it says that', async () => {
    const of = await arrange[act]('');
    ask(act, 'never');
    expect(await order(of)).toBe('success');
  });
});

async function happensOnlyByTwo(of: Arranged, act: StaffAct) {
  const before = await of.state();
  expect(await order(of, one, 'first')).toBe('secondPersonNeeded');
  expect(await order(of, one, 'first')).toBe('secondPersonNeeded');
  expect(await of.state()).toBe(before);
  const [work, ...more] = await waiting(of);
  expect([work?.text.split(' · ')[0], more]).toEqual([act, []]);
  const which = { company_id: of.company_id, id: work?.id ?? '' };
  const seen = await test.ask('/admin/second/get', which, two ? { as: two } : {});
  expect(seen).toMatchObject({ act, by: 'Daniel Okoro', mine: false });
  expect(seen.facts.length).toBeGreaterThan(0);
  expect((await answer(of, '/admin/second/confirm', one)).refusal).toBe('ownTransfer');
  expect(await of.state()).toBe(before);
  expect(await answer(of, '/admin/second/confirm')).toMatchObject({ code: 200, data: { act } });
  expect(await of.state()).not.toBe(before);
  expect(await waiting(of)).toEqual([]);
  expect(await linesOf(of.company_id, 'second.confirm')).toContainEqual([two?.userid, one?.userid, act]);
}

describe('what waits', () => {
  it('is refused with a reason, and nothing has moved', async () => {
    const of = await arrange['deposit.credit']('9000000');
    ask('deposit.credit', 'aboveSum');
    const before = await of.state();
    expect(await order(of)).toBe('secondPersonNeeded');
    expect((await answer(of, '/admin/second/refuse')).refusal).toBeUndefined();
    expect([await of.state(), await waiting(of)]).toEqual([before, []]);
    expect(await linesOf(of.company_id, 'second.refuse')).toEqual([[two?.userid, one?.userid, 'deposit.credit']]);
  });
  it('is gone from the queue when what it is about has changed', async () => {
    const of = await arrange['transfer.release']('20000');
    ask('transfer.release', 'aboveSum');
    expect(await order(of)).toBe('secondPersonNeeded');
    expect(await order({ ...of, input: { ...of.input, event: 'refuse' } }, two)).toBe('success');
    expect(await waiting(of)).toEqual([]);
  });
  it('is confirmed once, when two confirm it at the same time', async () => {
    const of = await arrange['deposit.credit']('50000');
    ask('deposit.credit', 'aboveSum');
    await order(of);
    const [work] = await waiting(of);
    const which = { company_id: of.company_id, id: work?.id ?? '' };
    const answers = await Promise.all([1, 2, 3].map(() => test.refusal('/admin/second/confirm', which, two ? { as: two } : {})));
    expect(answers.sort()).toEqual(['success', 'wrongState', 'wrongState']);
    expect(await of.state()).toContain('50000.00');
    expect(await linesOf(of.company_id, 'deposit.credit')).toHaveLength(1);
  });
});

describe('splitting', () => {
  const parts = async (amounts: readonly string[], as = one) => {
    const of = await arrange['deposit.credit'](amounts[0] ?? '');
    ask('deposit.credit', 'aboveSum');
    const answers = [];
    for (const amount of amounts) answers.push(await order({ ...of, input: { ...of.input, amount } }, as));
    return { of, answers };
  };
  it('adds up: one person, one company, one day', async () => {
    const { of, answers } = await parts(['9000', '6000', '0.01']);
    expect(answers).toEqual(['success', 'success', 'secondPersonNeeded']);
    expect(await order({ ...of, input: { ...of.input, amount: '15000' } }, two)).toBe('success'); // another person's own
    test.later(86_401);
    const tomorrow = await test.as('staff@bankside.example');
    expect(await order({ ...of, input: { ...of.input, amount: '15000' } }, tomorrow)).toBe('success');
  });
  it('adds up at once as well', async () => {
    const of = await arrange['deposit.credit']('9000');
    ask('deposit.credit', 'aboveSum');
    const answers = await Promise.all([1, 2, 3].map(() => order(of)));
    expect(answers.sort()).toEqual(['secondPersonNeeded', 'secondPersonNeeded', 'success']);
  });
  it('adds up over every act that brings money in', () =>
    expect(staffActs.filter((act) => familyOf(act) === 'in')).toEqual([
      'deposit.credit',
      'deposit.settle',
      'deposit.release',
      'arrival.assign',
      'transfer.return',
    ]));
  it('does not count what two people did', async () => {
    const { of, answers } = await parts(['20000']);
    expect(answers).toEqual(['secondPersonNeeded']);
    await answer(of, '/admin/second/confirm');
    for (const as of [one, two]) expect(await order({ ...of, input: { ...of.input, amount: '15000' } }, as)).toBe('success');
  });
});

it('asks for two whatever the sum where the bank has set none, and where its file says something else', async () => {
  const of = await arrange['deposit.credit']('1');
  const { staff } = test.bank.policy;
  const persons = (as: string) => ({ ...staff.secondPerson, 'deposit.credit': as as Persons });
  test.bank.policy = { ...test.bank.policy, staff: { secondPersonAboveUsd: null, secondPerson: persons('aboveSum') } };
  expect(await order(of)).toBe('secondPersonNeeded');
  test.bank.policy = { ...test.bank.policy, staff: { secondPersonAboveUsd: '15000', secondPerson: persons('abovesum') } };
  expect(await order(of)).toBe('secondPersonNeeded');
});

it('left the books right and no fault behind', async () => {
  expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  expect(test.faults).toEqual([]);
});
