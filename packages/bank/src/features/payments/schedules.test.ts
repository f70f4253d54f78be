/** Payments on days to come: ordered, changed, left out, stopped, and each day paid once or said why not (TRF-26, TRF-27, TRF-28). */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payDue } from '../../domain/payments/schedule-job.ts';
import { auditBooks } from '../../ledger/auditor.ts';
import { payees } from '../../store/money-schema.ts';
import { users } from '../../store/schema.ts';
import { scheduleRuns, schedules } from '../../store/payments/schedule-schema.ts';
import { callProven } from '../../testing/proving.ts';
import { addRule, booksOf, transferPolicy, treasury, type Treasury } from '../../testing/sample-transfers.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank({ ...transferPolicy, session: { idleSec: 40_000_000, absoluteSec: 40_000_000 } });
});
afterAll(async () => {
  expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  await test.close();
});

const daySec = 86_400;
const zoneMs = 8 * 3_600_000; // the bank is in Singapore
const atBank = () => new Date(test.bank.clock.now().getTime() + zoneMs);
/** The next morning, nine o'clock at the bank. */
beforeEach(() => {
  const passed = (atBank().getTime() / 1000) % daySec;
  test.later(Math.ceil(daySec - passed + 9 * 3600));
});
const dayAfter = (days: number) => new Date(atBank().getTime() + days * daySec * 1000).toISOString().slice(0, 10);
type More = Readonly<Record<string, unknown>>;
const formOf = ({ payee_id }: Treasury, more: More = {}) => ({
  payee_id,
  currency: 'USD',
  amount: '1000',
  purpose: 'supplier_payment',
  reference: 'Rent',
  every: 'once',
  first_on: dayAfter(1),
  ends: 'never',
  ...more,
});
async function order(own: Treasury, more: More = {}, as = own.main): Promise<string> {
  const { code, data } = await callProven(test, '/payments/scheduled/add', formOf(own, more), as);
  expect([code, data]).toEqual([200, expect.objectContaining({ next_on: expect.any(String) })]);
  return (data as { id: string }).id;
}
const only = async (own: Treasury) => {
  const [one] = (await test.ask('/payments/scheduled/list', {}, { as: own.main })).list;
  if (!one) throw new Error('no schedule');
  return one;
};
const paid = async (own: Treasury) => (await test.ask('/withdraw/crypto/record', {}, { as: own.main })).list;
const mailed = async (own: Treasury, template: string) =>
  (await test.mail(own.main.email)).filter((letter) => letter.template === template).length;

describe('an order', () => {
  it('is proven, and refused at its field for a day that is past or far, a payee that is not there, and an end before it begins', async () => {
    const own = await treasury(test);
    expect(await test.refusal('/payments/scheduled/add', formOf(own), { as: own.main })).toBe('proofNeeded');
    const fault = async (more: More) => {
      const { refusal, data } = await test.call('/payments/scheduled/add', formOf(own, more), { as: own.main });
      const { errors = [] } = data as { errors?: { field: string; rule: string }[] };
      return [refusal, ...errors.map(({ field, rule }) => `${field} ${rule}`)].join(' · ');
    };
    expect(await fault({ first_on: dayAfter(-1) })).toBe('invalid · first_on schedulePast');
    expect(await fault({ first_on: dayAfter(800) })).toBe('invalid · first_on scheduleFar');
    expect(await fault({ amount: '0' })).toContain('amountZero');
    expect(await fault({ payee_id: own.company_id })).toContain('notFound');
    expect(await fault({ every: 'weekly', ends: 'on', until: dayAfter(0) })).toContain('until dateOrder');
    expect(await fault({ every: 'weekly', ends: 'after', times: '' })).toContain('times scheduleTimes');
    expect((await test.ask('/payments/scheduled/list', {}, { as: own.main })).list).toEqual([]);
  });

  it('is changed, left out, and stopped by a person who saw it as it is', async () => {
    const own = await treasury(test);
    const id = await order(own, { every: 'monthly' });
    const { version, next_on } = await only(own);
    const changed = { ...formOf(own, { amount: '250', every: 'weekly' }), id, version };
    expect((await callProven(test, '/payments/scheduled/edit', changed, own.main)).code).toBe(200);
    expect(await only(own)).toMatchObject({ amount: '250.00', every: 'weekly', next_on });
    const skip = async (due_on: string, seen: number) =>
      test.refusal('/payments/scheduled/skip', { id, version: seen, due_on }, { as: own.main });
    expect(await skip(next_on ?? '', version)).toBe('changedMeanwhile');
    expect(await skip(next_on ?? '', version + 1)).toBe('success');
    const after = await only(own);
    expect(after).toMatchObject({ next_on: dayAfter(8), runs: [{ outcome: 'skipped', due_on: next_on }] });
    expect(await test.refusal('/payments/scheduled/stop', { id, version: after.version }, { as: own.main })).toBe('success');
    expect(await only(own)).toMatchObject({ status: 'stopped', next_on: null });
    expect(await test.refusal('/payments/scheduled/stop', { id, version: after.version + 1 }, { as: own.main })).toBe('wrongState');
    test.later(9 * daySec);
    await payDue(test.bank);
    expect(await paid(own)).toEqual([]);
  });

  it('of another company is not found', async () => {
    const [own, other] = [await treasury(test), await treasury(test)];
    const id = await order(own);
    const { version } = await only(own);
    expect(await test.refusal('/payments/scheduled/stop', { id, version }, { as: other.main })).toBe('notFound');
  });
});

describe('on its day', () => {
  it('is paid once, by however many at once, and the record says by which order', async () => {
    const own = await treasury(test);
    const id = await order(own);
    await payDue(test.bank);
    expect(await paid(own)).toEqual([]);
    test.later(daySec);
    await Promise.all([payDue(test.bank), payDue(test.bank), payDue(test.bank)]);
    const [made, ...more] = await paid(own);
    expect([made?.amount, more]).toEqual(['-1000.00', []]);
    const { record } = await test.ask('/withdraw/crypto/get', { id: made?.id ?? '' }, { as: own.main });
    expect(record).toMatchObject({ ordered: { by: 'schedule', id }, reference: 'Rent', status: 'pending_approval' });
    expect(await only(own)).toMatchObject({ status: 'ended', runs: [{ outcome: 'paid', transaction: { id: made?.id } }] });
  });

  it('a day that was paid is not paid again, even if its schedule were due for it once more', async () => {
    const own = await treasury(test);
    await order(own, { every: 'weekly' });
    test.later(daySec);
    await payDue(test.bank);
    const { db } = test.bank.store;
    const [run] = await db.select().from(scheduleRuns).where(eq(scheduleRuns.company_id, own.company_id));
    await db
      .update(schedules)
      .set({ next_on: run?.due_on ?? null, step: 0 })
      .where(eq(schedules.company_id, own.company_id));
    await payDue(test.bank);
    expect(await paid(own)).toHaveLength(1);
    await db.delete(schedules).where(eq(schedules.company_id, own.company_id));
  });

  it('that needs a supporting document says so, when it is ordered and on its day (TRF-28)', async () => {
    const own = await treasury(test);
    const { refusal, data } = await test.call('/payments/scheduled/add', formOf(own, { amount: '25000.01' }), { as: own.main });
    const [fault] = (data as { errors: { field: string; msg: string }[] }).errors;
    expect([refusal, fault?.field]).toEqual(['amountAboveMaximum', 'amount']);
    expect(fault?.msg).toContain('needs a supporting document');
    await order(own);
    await test.bank.store.db.update(schedules).set({ amount: 2_500_001n }).where(eq(schedules.company_id, own.company_id));
    test.later(daySec);
    await payDue(test.bank);
    expect((await only(own)).trouble).toBe('document');
    expect(await paid(own)).toEqual([]);
    await test.bank.store.db.delete(schedules).where(eq(schedules.company_id, own.company_id));
  });

  it('repeats until its end, and catches up on days that passed, each once', async () => {
    const own = await treasury(test);
    await order(own, { every: 'weekly', ends: 'after', times: '3', amount: '10' });
    test.later(40 * daySec);
    for (let round = 0; round < 5; round++) await payDue(test.bank);
    expect(await paid(own)).toHaveLength(3);
    expect(await only(own)).toMatchObject({ status: 'ended', done: 3 });
  });

  it('waits for the company’s second person like any transfer', async () => {
    const own = await treasury(test, { users: [{ authjson: ['11-1'], full_name: 'Jonas Weber' }] });
    await addRule(test, own.company_id, '500');
    await order(own);
    test.later(daySec);
    await payDue(test.bank);
    expect((await paid(own))[0]).toMatchObject({ status: 'pending_approval', waits_for: 'second_approval' });
  });
});

describe('what cannot be paid', () => {
  it('for want of balance is tried again each hour, notified once, and left out when its day is over', async () => {
    const own = await treasury(test, { balances: { USD: '900.00' } });
    await order(own);
    test.later(daySec);
    for (let hour = 0; hour < 3; hour++) {
      await payDue(test.bank);
      expect(await only(own)).toMatchObject({ status: 'active', trouble: 'shortBalance' });
      test.later(3600);
    }
    expect(await mailed(own, 'schedule_waits')).toBe(1);
    test.later(12 * 3600);
    await payDue(test.bank);
    expect(await paid(own)).toEqual([]);
    expect(await only(own)).toMatchObject({ status: 'ended', runs: [{ outcome: 'missed', reason: 'shortBalance' }] });
    expect(await mailed(own, 'schedule_missed')).toBe(1);
    expect((await booksOf(test, own.main))['USD']).toEqual({ book: '900.00', held: '0.00' });
  });

  it('is paid within the hour once the money is there', async () => {
    const own = await treasury(test, { balances: { USD: '900.00' } });
    await order(own);
    test.later(daySec);
    await payDue(test.bank);
    const staff = await test.as('staff@bankside.example');
    const credit = { company_id: own.company_id, currency: 'USD', amount: '500', sender_account_name: 'Payer Ltd' } as const;
    await test.ask('/admin/deposit/credit', credit, { as: staff });
    await payDue(test.bank);
    expect(await paid(own)).toEqual([]);
    test.later(3600);
    await payDue(test.bank);
    expect(await only(own)).toMatchObject({ status: 'ended', trouble: '', runs: [{ outcome: 'paid' }] });
  });

  it('for a payee that is gone, or has another account by now, is stopped, with a notice', async () => {
    const { db } = test.bank.store;
    for (const change of [{ deleted_at: new Date() }, { bank_account_number: 'GB33BUKB20201555555555' }]) {
      const own = await treasury(test);
      await order(own, { every: 'monthly' });
      await db.update(payees).set(change).where(eq(payees.company_id, own.company_id));
      test.later(daySec);
      await payDue(test.bank);
      expect(await only(own)).toMatchObject({ status: 'stopped', trouble: 'deleted_at' in change ? 'payeeGone' : 'payeeChanged' });
      expect([await mailed(own, 'schedule_stopped'), await paid(own)]).toEqual([1, []]);
    }
  });

  it('for a maker who has left is stopped', async () => {
    const own = await treasury(test, { users: [{ authjson: ['11-1'] }] });
    const [, clerk] = own.people;
    if (!clerk) throw new Error('a clerk');
    await order(own, { every: 'monthly' }, clerk);
    await test.bank.store.db.update(users).set({ status: 'inactive' }).where(eq(users.user_id, clerk.userid));
    test.later(daySec);
    await payDue(test.bank);
    expect(await only(own)).toMatchObject({ status: 'stopped', trouble: 'rightLost' });
  });
});
