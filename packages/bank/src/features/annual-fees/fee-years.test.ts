/** Three years of a card by the bank's clock, job by job: notice, deduction, overdue, paid, the next year (CRD-34). */
import { addDays } from '@bankside/core/rules/calendar.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditBooks } from '../../ledger/auditor.ts';
import { testNow } from '../../ledger/fresh-company.ts';
import { bookDeposit } from '../../domain/deposits/deposits.ts';
import { bookFees, openFeeYears, takeDueFees } from '../../domain/annual-fees/fee-jobs.ts';
import { tellIssuer } from '../../domain/issued-cards/issuer-orders.ts';
import { activate, activeCard, parcelOf } from '../../testing/cards/issued-card.ts';
import { notifications } from '../../store/notice-schema.ts';
import { cardWithFee, feePolicy, feesOf, runFeeJobs, setDay } from '../../testing/cards/sample-fees.ts';
import { booksOf } from '../../testing/sample-transfers.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank(feePolicy);
});
afterAll(async () => {
  expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  expect(test.faults).toEqual([]);
  await test.close();
});

it('a card by hand and one by automatic deduction, day by day', { timeout: 120_000 }, async () => {
  test.bank.clock.freeze(testNow);
  const { company_id, people } = await test.fresh({ balances: { USD: '100.00' } });
  const [main] = people;
  const auto = await cardWithFee(test, { company_id }, { last4: '0001', deduction_mode: 'auto', pay_from: 'parent_company' });
  const hand = await cardWithFee(test, { company_id }, { last4: '0002' });
  const free = await cardWithFee(test, { company_id }, { last4: '0003', tier: 'none' });
  const notices = async (last4: string, year: string) => {
    const { db } = test.bank.store;
    const mails = (await test.mail(main.email))
      .filter(({ template, body }) => template.startsWith('annual_fee_') && body.includes(last4))
      .sort((one, other) => one.mail_id.localeCompare(other.mail_id));
    const bell = await db
      .select({ kind: notifications.kind, params: notifications.params })
      .from(notifications)
      .where(eq(notifications.company_id, company_id))
      .orderBy(notifications.notification_id);
    const mine = bell.filter(({ params }) => (params as { card?: string }).card === last4).map(({ kind }) => kind);
    expect(mine, `bell and mail of ${last4} in ${year}`).toEqual(mails.map(({ template }) => template));
    return mine;
  };
  const statuses = async (card: typeof auto.card) => (await feesOf(test, card)).map(({ due_date, status }) => `${due_date} ${status}`);
  const day = async (at: string) => {
    setDay(test, at);
    await openFeeYears(test.bank);
    await takeDueFees(test.bank);
    await takeDueFees(test.bank); // the jobs run many times a day
    await bookFees(test.bank);
    await bookFees(test.bank);
  };

  // The first year: nothing until 30 days before, one notice each, then the deduction on the day.
  await day('2026-10-18');
  expect(await notices('0001', '2026')).toEqual([]);
  await day('2026-10-19');
  await day('2026-10-20');
  expect(await notices('0001', '2026')).toEqual(['annual_fee_due']);
  await day('2026-11-17');
  expect(await statuses(auto.card)).toEqual(['2026-11-18 unpaid']);
  await day('2026-11-18');
  expect(await statuses(auto.card)).toEqual(['2026-11-18 paid', '2027-11-18 unpaid']);
  expect(await notices('0001', '2026')).toEqual(['annual_fee_due', 'annual_fee_paid']);
  expect(await statuses(hand.card)).toEqual(['2026-11-18 unpaid']);
  await day('2026-11-19');
  expect(await statuses(hand.card)).toEqual(['2026-11-18 overdue']);
  expect(await notices('0002', '2026')).toEqual(['annual_fee_due', 'annual_fee_overdue']);

  // The second: 40 dollars are left of 100, too little for the automatic one; by hand nothing happens.
  for (let at = '2027-10-18'; at <= '2027-11-20'; at = addDays(at, 1)) await day(at);
  expect(await statuses(auto.card)).toEqual(['2026-11-18 paid', '2027-11-18 overdue']);
  expect(await statuses(hand.card)).toEqual(['2026-11-18 overdue', '2027-11-18 overdue']);
  expect(await notices('0001', '2027')).toEqual(['annual_fee_due', 'annual_fee_paid', 'annual_fee_due', 'annual_fee_overdue']);
  expect(await statuses(free.card)).toEqual(['2026-11-18 free', '2027-11-18 free']);
  expect(await notices('0003', '2027')).toEqual([]);

  // The third: an earlier year is open, so automatic deduction takes none, however much there is.
  await test.bank.store.tx((db) =>
    bookDeposit(db, { company_id, currency: 'USD', amount: 50_000n, sender: 'Payer', reference: 'R', at: test.bank.clock.now() }),
  );
  for (const at of ['2028-10-19', '2028-11-18', '2028-11-19']) await day(at);
  expect(await statuses(auto.card)).toEqual(['2026-11-18 paid', '2027-11-18 overdue', '2028-11-18 overdue']);
  const as = await test.as(main.email);
  for (const { fee_id } of (await feesOf(test, auto.card)).slice(1)) {
    await test.ask('/annualFee/modify', { id: fee_id, action: 'pay', pay_from: 'parent_company' }, { as });
    await runFeeJobs(test);
  }
  expect(await statuses(auto.card)).toEqual(['2026-11-18 paid', '2027-11-18 paid', '2028-11-18 paid', '2029-11-18 unpaid']);
  expect((await booksOf(test, { ...main, ...as }))['USD']).toEqual({ book: '420.00', held: '0.00' });
});

it('a leap day’s card is due on 1 March of other years; a day is the bank’s, not the world’s', async () => {
  test.bank.clock.freeze(new Date('2028-02-28T17:00:00Z')); // 01:00 on the 29th in Singapore
  const company = await test.fresh();
  const { fee } = await cardWithFee(test, company);
  expect(fee.due_date).toBe('2029-03-01');
});

it('while the rate is not known nobody becomes overdue: the deduction comes when it is', async () => {
  test.bank.clock.freeze(testNow);
  const company = await test.fresh({ balances: { USDC: '500' } });
  const { card } = await cardWithFee(test, company, { deduction_mode: 'auto' });
  const rates = test.bank.policy.rates as { maxAgeSec: number };
  const { maxAgeSec } = rates;
  rates.maxAgeSec = -1;
  setDay(test, '2026-11-19');
  await runFeeJobs(test);
  expect((await feesOf(test, card)).map(({ status }) => status)).toEqual(['unpaid']);
  rates.maxAgeSec = maxAgeSec;
  await runFeeJobs(test);
  expect((await feesOf(test, card)).map(({ status }) => status)).toEqual(['paid', 'unpaid']);
});

it('begins when the card is activated, and goes on with the card that replaces it', async () => {
  test.bank.clock.freeze(testNow);
  const card = await activeCard(test, { balances: { USDC: '500' } });
  const { card_id, company_id, main: as } = card;
  const dues = async (id: string) =>
    (await feesOf(test, { company_id, card_id: id })).map(({ due_date, status }) => `${due_date} ${status}`);
  expect(await dues(card_id)).toEqual(['2026-11-18 unpaid']);
  const { list } = await test.ask('/annualFee/record', {}, { as });
  await test.ask(
    '/annualFee/modify',
    { id: list[0]?.id ?? '', action: 'set_mode', deduction_mode: 'auto', pay_from: 'parent_company' },
    { as },
  );
  await test.ask('/card/modifyOpStatus', { card_id, op: 'block' }, { as });
  const { quote_id } = await test.ask('/card/calc', { type: 'replacement', card_id, currency: 'USDC' }, { as });
  const wish = { card_id, op: 'replace', reason: 'lost', confirm_irreversible: true, quote_id } as const;
  await test.ask('/card/modifyOpStatus', wish, { as });
  await tellIssuer(test.bank);
  await test.issuerPushes();
  const { replaced_by } = await test.ask('/card/info', { card_id }, { as });
  const next = replaced_by ?? '';
  expect([await dues(card_id), await dues(next)]).toEqual([[], ['2026-11-18 unpaid']]);
  expect((await test.ask('/annualFee/record', {}, { as })).list).toMatchObject([
    { card_id: next, deduction_mode: 'auto', pay_from: 'parent_company' },
  ]);
  test.bank.clock.freeze(new Date('2026-01-10T04:00:00Z'));
  await test.issuerPushes(); // delivered by then
  await activate(test, { ...card, ...parcelOf(test, next), main: { ...card.main, ...(await test.as(card.email)) } });
  expect(await dues(next)).toEqual(['2026-11-18 unpaid']);
});
