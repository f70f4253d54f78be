/** Lists, files, remarks and refreshing of yearly fees (CRD-35, CRD-36). */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testNow } from '../../ledger/fresh-company.ts';
import { annualFees } from '../../store/annual-fee-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import type { FreshCompany } from '../../sandbox/fresh-company.ts';
import { cardWithFee, feePolicy } from '../../testing/cards/sample-fees.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let company: FreshCompany;
let as: Caller;
/** By last four digits. */
const ids: Record<string, string> = {};
beforeAll(async () => {
  test = await testBank(feePolicy);
  test.bank.clock.freeze(testNow);
  company = await test.fresh({ balances: { USD: '500.00' }, users: [{ authjson: ['4'] }] });
  as = company.people[0];
  const { db } = test.bank.store;
  const made = [
    ['1001', 'unpaid', '2026-03-01', 'active'],
    ['1002', 'overdue', '2025-10-01', 'active'],
    ['1003', 'pending', '2026-02-01', 'active'],
    ['1004', 'paid', '2025-08-01', 'active'],
    ['1005', 'free', '2025-09-01', 'active'],
    ['1006', 'unpaid', '2026-01-01', 'cancelled'],
  ] as const;
  for (const [last4, status, due_date, cardStatus] of made) {
    const { card, fee } = await cardWithFee(test, company, { last4, holder_name: `Holder ${last4}` });
    await db.update(annualFees).set({ status, due_date, period_from: due_date }).where(eq(annualFees.fee_id, fee.fee_id));
    await db.update(cards).set({ status: cardStatus }).where(eq(cards.card_id, card.card_id));
    ids[last4] = fee.fee_id;
  }
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.close();
});
const listed = async (input: object) => (await test.ask('/annualFee/record', input, { as })).list.map(({ last4 }) => last4);

it('what is open comes first, the earliest due on top', async () => {
  expect(await listed({})).toEqual(['1002', '1006', '1003', '1001', '1005', '1004']);
  const { total, next_cursor, list } = await test.ask('/annualFee/record', { page_size: 4 }, { as });
  expect([total, list.length]).toEqual([6, 4]);
  expect(await listed({ page_size: 4, cursor: next_cursor ?? '' })).toEqual(['1005', '1004']);
});

it.each([
  [{ status: ['unpaid'] }, ['1006', '1001']],
  [{ status: ['paid', 'free'] }, ['1005', '1004']],
  [{ renewal_status: ['upcoming'] }, ['1001', '1004']],
  [{ renewal_status: ['overdue'] }, ['1002']],
  [{ renewal_status: ['pending'] }, ['1003']],
  [{ renewal_status: ['waived'] }, ['1005']],
  [{ renewal_status: ['discontinued'] }, ['1006']],
  [{ renewal_status: ['nonsense'] }, []],
  [{ keyword: '1003' }, ['1003']],
  [{ keyword: 'holder 1002' }, ['1002']],
  [{ keyword: '%' }, []],
])('%j', async (filter, expected) => {
  expect(await listed(filter)).toEqual(expected);
  const labels = (await test.ask('/annualFee/record', filter, { as })).list.map((row) => row.renewal_status);
  const wanted = (filter as { renewal_status?: string[] }).renewal_status;
  if (wanted) expect(labels.every((label) => wanted.includes(label))).toBe(true);
});

it('what a file says is what the list says', async () => {
  const { bytes, name } = await test.file('/annualFee/download', { format: 'csv', renewal_status: ['overdue'] }, { as, language: 'ja' });
  expect(name).toBe('annual-fees-2025-11-18.csv');
  const [head, ...rows] = bytes.toString().trim().split('\r\n');
  expect(head).toContain('お支払い状況');
  expect(rows).toEqual(['•••• 1002,Holder 1002,2025-10-01,2025-10-01,60.00,USD,期日超過,期日超過,手動,ユーザーウォレット,,,,']);
  const sheet = await test.file('/annualFee/download', { format: 'xlsx' }, { as });
  expect(sheet.bytes.subarray(0, 2).toString()).toBe('PK');
  expect(await test.refusal('/annualFee/download', { format: 'pdf' }, { as })).toBe('invalid');
});

it('a remark is kept, up to 500 characters, and never over somebody else’s', async () => {
  const id = ids['1001'] ?? '';
  const { record } = await test.ask('/annualFee/details', { id }, { as });
  const kept = await test.ask('/annualFee/remark', { id, remark: 'Ask Mei\nfirst', version: record.version }, { as });
  expect(kept.record.remark).toBe('Ask Mei\nfirst');
  expect(await test.refusal('/annualFee/remark', { id, remark: 'Mine', version: record.version }, { as })).toBe('changedMeanwhile');
  const { data } = await test.call('/annualFee/remark', { id, remark: 'x'.repeat(501) }, { as });
  expect(data).toMatchObject({ errors: [{ field: 'remark', rule: 'tooLong' }] });
  expect(await listed({ keyword: 'ask mei' })).toEqual(['1001']);
});

it('nobody sees another company’s, nor without the right', async () => {
  const { people } = await test.fresh();
  const [stranger] = people;
  const id = ids['1001'] ?? '';
  expect((await test.ask('/annualFee/record', {}, { as: stranger })).total).toBe(0);
  expect(await test.refusal('/annualFee/details', { id }, { as: stranger })).toBe('notFound');
  expect(await test.refusal('/annualFee/refresh', { ids: [id] }, { as: stranger })).toBe('notFound');
  expect(await test.refusal('/annualFee/modify', { id, action: 'discontinue' }, { as: stranger })).toBe('notFound');
  const [, clerk] = company.people;
  if (!clerk) throw new Error('a clerk');
  expect(await test.refusal('/annualFee/record', {}, { as: clerk })).toBe('noPermission');
});

it('what it would cost is said for each source, rounded up in the wallet’s currency', async () => {
  const { payable_from } = await test.ask('/annualFee/details', { id: ids['1001'] ?? '' }, { as });
  expect(payable_from.map(({ source, currency, balance }) => [source, currency, balance])).toEqual([
    ['user_wallet', 'USDC', '0.000000'],
    ['user_wallet', 'USDT', '0.000000'],
    ['parent_company', 'USD', '500.00'],
  ]);
  expect(payable_from[2]?.cost).toBe('60.00');
  for (const { cost } of payable_from.slice(0, 2)) expect(Math.abs(Number(cost) - 60)).toBeLessThan(1);
});

it('refreshing does what is due, at most every 30 seconds', async () => {
  const { fee } = await cardWithFee(test, company, { last4: '2001', deduction_mode: 'auto', pay_from: 'parent_company' });
  await test.bank.store.db
    .update(annualFees)
    .set({ due_date: '2025-11-18', period_from: '2025-11-18' })
    .where(eq(annualFees.fee_id, fee.fee_id));
  const { list } = await test.ask('/annualFee/refresh', { ids: [fee.fee_id] }, { as });
  expect(list).toMatchObject([{ id: fee.fee_id, status: 'paid', paid_amount: '60.00', paid_currency: 'USD' }]);
  expect(await test.refusal('/annualFee/refresh', { ids: [fee.fee_id] }, { as })).toBe('tooManyRequests');
  test.later(31);
  expect((await test.ask('/annualFee/refresh', { id: fee.fee_id }, { as })).list).toMatchObject([{ id: fee.fee_id }]);
  expect(await test.refusal('/annualFee/refresh', {}, { as })).toBe('invalid');
});
