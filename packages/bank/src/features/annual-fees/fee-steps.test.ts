/** Each row of the lifecycle does what it says; whatever it does not list is refused and changes nothing (CRD-30). */
import { annualFee } from '@bankside/core/rules/lifecycles/annual-fee.ts';
import { step, type Actor } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockFee, moveFee, type FeeRow } from '../../domain/annual-fees/fees.ts';
import { failFee } from '../../domain/annual-fees/fee-payments.ts';
import { takeDueFees } from '../../domain/annual-fees/fee-jobs.ts';
import { auditBooks } from '../../ledger/auditor.ts';
import { testNow } from '../../ledger/fresh-company.ts';
import { Refusal } from '../../platform/refusal.ts';
import { annualFeeEvents, annualFees } from '../../store/annual-fee-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import { cardWithFee, feePolicy, feesOf, runFeeJobs, setDay } from '../../testing/cards/sample-fees.ts';
import { booksOf } from '../../testing/sample-transfers.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let staff: Caller;
beforeAll(async () => {
  test = await testBank(feePolicy);
  staff = await test.as('staff@bankside.example');
});
afterAll(async () => {
  expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  expect(test.faults).toEqual([]);
  await test.close();
});

const rich = { balances: { USD: '5000.00', USDC: '5000', USDT: '5000' } };
async function company(order: Parameters<TestBank['fresh']>[0] = rich) {
  test.bank.clock.freeze(testNow); // due on 2026-11-18
  const made = await test.fresh(order);
  return { ...made, main: made.people[0], ...(await cardWithFee(test, made)) };
}
type Own = Awaited<ReturnType<typeof company>>;

/** Sessions do not last so long: the person signs in again. */
async function goTo(own: Own, day: string) {
  setDay(test, day);
  Object.assign(own.main, await test.as(own.main.email));
}

const read = async ({ company_id, fee_id }: Pick<FeeRow, 'company_id' | 'fee_id'>) => {
  const [row] = await test.bank.store.db
    .select()
    .from(annualFees)
    .where(and(eq(annualFees.company_id, company_id), eq(annualFees.fee_id, fee_id)));
  if (!row) throw new Error('the fee is gone');
  return row;
};
const eventsOf = async ({ company_id, fee_id }: Pick<FeeRow, 'company_id' | 'fee_id'>) =>
  test.bank.store.db
    .select()
    .from(annualFeeEvents)
    .where(and(eq(annualFeeEvents.company_id, company_id), eq(annualFeeEvents.fee_id, fee_id)));
const modify = (own: Own, input: object, key?: string) =>
  test.call('/annualFee/modify', { id: own.fee.fee_id, ...input }, { as: own.main, ...(key ? { key } : {}) });
const pay = (own: Own, currency: 'USDC' | 'USDT' = 'USDC', key?: string) =>
  modify(own, { action: 'pay', pay_from: 'user_wallet', currency }, key);
const waive = async (own: Own, as = staff) => {
  const { version } = await read(own.fee);
  return test.refusal(
    '/admin/annualFee/waive',
    { company_id: own.company_id, id: own.fee.fee_id, version, reason: 'Goodwill of the year' },
    { as },
  );
};

describe('the table', () => {
  const states = Object.keys(annualFee.states) as (keyof typeof annualFee.states)[];
  const events = Object.keys(annualFee.events) as (keyof typeof annualFee.events)[];
  const actors = ['client', 'bank', 'system'] as const satisfies readonly Actor[];
  const rows = states.flatMap((state) => events.flatMap((event) => actors.map((actor) => ({ state, event, actor }))));
  let own: Own;
  beforeAll(async () => {
    own = await company();
  });
  afterAll(async () => {
    await test.bank.store.db.update(annualFees).set({ status: 'unpaid' }).where(eq(annualFees.fee_id, own.fee.fee_id));
  });
  it.each(rows)('$state, $event by $actor', async ({ state, event, actor }) => {
    await test.bank.store.db
      .update(annualFees)
      .set({ status: String(annualFee.states[state].wire) })
      .where(eq(annualFees.fee_id, own.fee.fee_id));
    const before = { row: await read(own.fee), events: await eventsOf(own.fee) };
    const moved = test.bank.store.tx(async (db) => {
      const { fee } = await lockFee(db, own.company_id, own.fee.fee_id);
      return moveFee(db, fee, { event, by: { actor }, now: test.bank.clock.now() });
    });
    const next = step(annualFee, state, event, actor);
    if (next) {
      expect((await moved).status).toBe(annualFee.states[next].wire);
      expect((await eventsOf(own.fee)).length).toBe(before.events.length + 1);
      return;
    }
    await expect(moved).rejects.toThrow(new Refusal('wrongState'));
    expect({ row: await read(own.fee), events: await eventsOf(own.fee) }).toEqual(before);
  });
});

describe('paying', () => {
  it.each([
    ['unpaid', '2026-11-01'],
    ['overdue', '2026-11-20'],
  ])('an %s fee from the wallet reserves it, then books it and makes the next year', async (status, day) => {
    const own = await company();
    await goTo(own, day);
    await takeDueFees(test.bank);
    expect((await read(own.fee)).status).toBe(status);
    const { code, data } = await pay(own, 'USDT');
    expect(code).toBe(200);
    expect(data).toMatchObject({ record: { status: 'pending', renewal_status: 'pending', paid_amount: '', may: { pay: false } } });
    const held = await booksOf(test, own.main);
    expect(Number(held['USDT']?.held)).toBeGreaterThanOrEqual(60);
    await runFeeJobs(test);
    const paid = await read(own.fee);
    expect(paid).toMatchObject({ status: 'paid', paid_currency: 'USDT' });
    const books = await booksOf(test, own.main);
    expect(books['USDT']?.held).toBe('0.000000');
    const record = await test.ask('/transaction/get', { id: paid.transaction_id ?? '' }, { as: own.main });
    expect(record).toMatchObject({ type: 'fee', status: 'success', currency: 'USDT', amount: `-${held['USDT']?.held}` });
    expect((await feesOf(test, own.card)).map((fee) => [fee.due_date, fee.status])).toEqual([
      ['2026-11-18', 'paid'],
      ['2027-11-18', 'unpaid'],
    ]);
    const { record: seen } = await test.ask('/annualFee/details', { id: own.fee.fee_id }, { as: own.main });
    expect(seen).toMatchObject({ status: 'paid', renewal_status: 'upcoming', paid_currency: 'USDT' });
    const letter = (await test.mail(own.main.email)).find(({ template }) => template === 'annual_fee_paid');
    expect(letter?.body).toContain('card •••• 4217');
  });

  it('from the parent company’s account takes the dollars, to the cent', async () => {
    const own = await company();
    await modify(own, { action: 'pay', pay_from: 'parent_company' });
    await runFeeJobs(test);
    expect((await booksOf(test, own.main))['USD']).toEqual({ book: '4940.00', held: '0.00' });
  });

  it('from an empty wallet says what is missing, and changes nothing', async () => {
    const own = await company({ balances: { USDC: '20' } });
    const { refusal, msg } = await pay(own);
    expect(refusal).toBe('insufficientBalance');
    expect(msg).toMatch(/20\.00\d* USDC is available, [34]\d\.\d+ USDC is missing/);
    expect(await read(own.fee)).toEqual(own.fee);
    expect((await booksOf(test, own.main))['USDC']?.held).toBe('0.000000');
  });

  it('again with the same key answers the same; with another one is refused', async () => {
    const own = await company();
    const first = await pay(own, 'USDC', 'one-key-of-mine');
    const again = await pay(own, 'USDC', 'one-key-of-mine');
    expect(again).toEqual(first);
    expect((await pay(own)).refusal).toBe('wrongState');
  });

  it('twice at once, and beside the automatic deduction, is one payment', async () => {
    const own = await company();
    await modify(own, { action: 'set_mode', deduction_mode: 'auto', pay_from: 'user_wallet', currency: 'USDC' });
    await goTo(own, '2026-11-18');
    const [one, two] = await Promise.all([pay(own), pay(own, 'USDT'), takeDueFees(test.bank), takeDueFees(test.bank)]);
    expect([one, two].filter(({ code }) => code === 200).length).toBeLessThanOrEqual(1);
    await runFeeJobs(test);
    expect((await read(own.fee)).status).toBe('paid');
    const { list } = await test.ask('/transaction/record', { type: ['fee'] }, { as: own.main });
    expect(list).toHaveLength(1);
  });

  it('a later year first is refused, with the earlier one to go to', async () => {
    const own = await company();
    await goTo(own, '2027-11-01'); // the first is overdue, the second is open
    await runFeeJobs(test);
    await runFeeJobs(test);
    const [first, second] = await feesOf(test, own.card);
    if (!first || !second) throw new Error('two years');
    expect([first.status, second.status]).toEqual(['overdue', 'unpaid']);
    const later = { ...own, fee: second };
    const answer = await pay(later);
    expect([answer.refusal, answer.msg]).toEqual(['previousRenewalFirst', 'The previous renewal must be processed first.']);
    expect(await read(second)).toEqual(second);
    expect((await test.ask('/annualFee/details', { id: second.fee_id }, { as: own.main })).previous_open).toBe(first.fee_id);
    expect((await pay(own)).code).toBe(200);
    expect((await pay(later)).refusal).toBe('previousRenewalFirst'); // the first is reserved, not yet booked
    await runFeeJobs(test);
    expect((await pay(later)).code).toBe(200);
  });

  it('is refused while the rate is not known, but not in dollars', async () => {
    const own = await company();
    const { maxAgeSec } = test.bank.policy.rates;
    (test.bank.policy.rates as { maxAgeSec: number }).maxAgeSec = -1;
    const refused = await pay(own).finally(() => ((test.bank.policy.rates as { maxAgeSec: number }).maxAgeSec = maxAgeSec));
    expect(refused.refusal).toBe('ratesStale');
    expect((await modify(own, { action: 'pay', pay_from: 'parent_company' })).code).toBe(200);
  });

  it.each([
    ['before its day', '2026-11-18', 'unpaid'],
    ['after it', '2026-11-19', 'overdue'],
  ])('that fails %s gives back what was reserved', async (_when, day, status) => {
    const own = await company();
    await pay(own);
    await goTo(own, day);
    await test.bank.store.tx(async (db) =>
      failFee(test.bank, db, await lockFee(db, own.company_id, own.fee.fee_id), test.bank.clock.now()),
    );
    expect(await read(own.fee)).toMatchObject({ status, hold_id: null, transaction_id: null });
    expect((await booksOf(test, own.main))['USDC']).toEqual({ book: '5000.000000', held: '0.000000' });
    expect((await pay(own)).code).toBe(200);
  });

  it('of a card that is cancelled meanwhile gives the money back', async () => {
    const own = await company();
    await pay(own);
    await test.bank.store.db.update(cards).set({ status: 'cancelled' }).where(eq(cards.card_id, own.card.card_id));
    await runFeeJobs(test);
    expect((await read(own.fee)).status).toBe('unpaid');
    expect((await booksOf(test, own.main))['USDC']?.held).toBe('0.000000');
    const { record } = await test.ask('/annualFee/details', { id: own.fee.fee_id }, { as: own.main });
    expect(record).toMatchObject({
      renewal_status: 'discontinued',
      may: { pay: false, set_mode: false, discontinue: false, resume: false },
    });
    expect((await modify(own, { action: 'resume' })).refusal).toBe('wrongState');
  });
});

describe('the renewal', () => {
  it('that is stopped asks for nothing more, and can be taken up again before the day', async () => {
    const own = await company();
    const stopped = await modify(own, { action: 'discontinue' });
    expect(stopped.data).toMatchObject({ record: { renewal_status: 'discontinued', may: { pay: false, resume: true } } });
    expect((await pay(own)).refusal).toBe('wrongState');
    expect((await modify(own, { action: 'discontinue' })).refusal).toBe('wrongState');
    await goTo(own, '2026-11-17');
    await runFeeJobs(test);
    expect((await read(own.fee)).noticed_at).toBeNull();
    expect((await modify(own, { action: 'resume' })).data).toMatchObject({ record: { renewal_status: 'upcoming', may: { pay: true } } });
    expect((await modify(own, { action: 'resume' })).refusal).toBe('wrongState');
    await modify(own, { action: 'discontinue' });
    await goTo(own, '2026-11-18');
    expect((await modify(own, { action: 'resume' })).refusal).toBe('wrongState');
    await goTo(own, '2027-11-18');
    await runFeeJobs(test);
    expect((await feesOf(test, own.card)).map(({ status }) => status)).toEqual(['unpaid']);
  });

  it('stopped after it is paid makes no next year until it is taken up again', async () => {
    const own = await company();
    await pay(own);
    await modify(own, { action: 'discontinue' });
    await runFeeJobs(test);
    expect((await feesOf(test, own.card)).map(({ status }) => status)).toEqual(['paid']);
    expect((await modify(own, { action: 'resume' })).code).toBe(200);
    await runFeeJobs(test);
    expect((await feesOf(test, own.card)).map(({ status }) => status)).toEqual(['paid', 'unpaid']);
  });

  it('is waived by staff, with a reason, while it is not paid', async () => {
    const own = await company();
    expect(await waive(own, own.main)).toBe('noPermission');
    expect(await waive(own)).toBe('success');
    expect(await waive(own)).toBe('wrongState');
    const { record, timeline } = await test.ask('/annualFee/details', { id: own.fee.fee_id }, { as: own.main });
    expect(record).toMatchObject({ status: 'free', renewal_status: 'waived', may: { pay: false } });
    expect(timeline.at(-1)).toMatchObject({ event: 'waive', actor: 'bank', name: '', note: 'Goodwill of the year' });
    expect((await pay(own)).refusal).toBe('wrongState');
  });
});
