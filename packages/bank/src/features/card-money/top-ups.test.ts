/** Top-ups on the real dispatch, store and issuer: what is refused, what is held and booked, and what becomes of one that fails. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runLoads } from '../../domain/card-money/loads.ts';
import { auditBooks } from '../../ledger/auditor.ts';
import { balances } from '../../ledger/ledger.ts';
import { transactions } from '../../ledger/ledger-schema.ts';
import { cardLoads, topUps } from '../../store/card-money-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import { notifications } from '../../store/notice-schema.ts';
import { webhookEvents } from '../../store/webhook-schema.ts';
import { cardMoneyPolicy, giveCard, holder, onCard, priceTopUp, sendTopUp, topUp, type Holder } from '../../testing/cards/sample-cards.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let own: Holder;
beforeAll(async () => {
  test = await testBank(cardMoneyPolicy);
});
beforeEach(async () => {
  test.issuer.set({ loads: 'done', failing: 0, lost_answers: 0 });
  own = await holder(test);
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  await test.close();
});

const wallet = async ({ company_id }: Holder, currency = 'USDC') => {
  const row = (await balances(test.bank.store.db, company_id)).find((each) => each.currency === currency);
  return { book: row?.book ?? 0n, held: row?.held ?? 0n };
};
const rowOf = async ({ company_id }: Holder, id: string) => {
  const mine = and(eq(topUps.company_id, company_id), eq(topUps.top_up_id, id));
  const [row] = await test.bank.store.db.select().from(topUps).where(mine);
  if (!row) throw new Error('no such top-up');
  return row;
};
const records = ({ company_id }: Holder) =>
  test.bank.store.db
    .select()
    .from(transactions)
    .where(eq(transactions.company_id, company_id))
    .then((rows) => rows.filter(({ type }) => type !== 'deposit'));
const kinds = async ({ company_id }: Holder) =>
  (await test.bank.store.db.select().from(webhookEvents).where(eq(webhookEvents.company_id, company_id))).map(
    ({ payload }) => payload['status'],
  );
/** The job's turns until nothing is due. */
async function settle(): Promise<void> {
  while ((await runLoads(test.bank)) > 0);
}

describe('a price', () => {
  it('adds up, and is what is booked to the last unit', async () => {
    const quote = await priceTopUp(test, own.main, { card_id: own.card_id, amount: '1000' });
    expect(quote).toMatchObject({ fee_kind: 'top_up_direct', currency: 'USDC', margin_percent: '0.50', received: '995.00' });
    expect(quote).toMatchObject({ fee: '9.950000', total_debit: '1009.950000', available: { USDC: '50000.000000', USDT: '1000.000000' } });
    const { code, data } = await sendTopUp(test, own.main, { card_id: own.card_id, amount: '1000' }, quote.quote_id);
    expect({ code, data }).toMatchObject({ code: 200, data: { status: 'processing' } });
    expect(await wallet(own)).toEqual({ book: 50_000_000_000n, held: 1_009_950_000n });
    await settle();
    expect(await wallet(own)).toEqual({ book: 48_990_050_000n, held: 0n });
    expect(await onCard(test, own)).toEqual({ book: 99_500n, held: 0n });
    expect(await records(own)).toMatchObject([
      { type: 'top_up', status: 'success', amount: -1_000_000_000n, fee: 9_950_000n, currency: 'USDC' },
    ]);
    expect(await kinds(own)).toEqual(['processing', 'success']);
  });

  it('keeps the fee between its bounds, rounded up in the wallet’s currency', async () => {
    const small = await priceTopUp(test, own.main, { card_id: own.card_id, amount: '30' });
    expect(Number(small.fee)).toBe(1);
    const large = await priceTopUp(test, own.main, { card_id: own.card_id, amount: '9000' });
    expect(Number(large.fee)).toBe(50);
  });

  it('of a fee alone receives nothing, and asks for the state that the fee is for', async () => {
    const ask = (type: string, currency = 'USDT') => test.call('/card/calc', { type, card_id: own.card_id, currency }, { as: own.main });
    expect((await ask('card_cost')).data).toMatchObject({ received: '0.00', fee: '0.000000' });
    expect((await ask('replacement')).refusal).toBe('cardStatusError');
    await test.bank.store.db.update(cards).set({ status: 'blocked_by_client' }).where(eq(cards.card_id, own.card_id));
    expect((await ask('replacement')).data).toMatchObject({ fee: '25.000000', total_debit: '25.000000', received: '0.00' });
  });

  it('is for this person, these inputs, once', async () => {
    const wanted = { card_id: own.card_id, amount: '100' };
    const { quote_id } = await priceTopUp(test, own.main, wanted);
    const other = await giveCard(test, own.company_id);
    expect((await sendTopUp(test, own.main, { ...wanted, amount: '101' }, quote_id)).refusal).toBe('quoteExpired');
    expect((await sendTopUp(test, own.main, { ...wanted, card_id: other }, quote_id)).refusal).toBe('quoteExpired');
    const stranger = await holder(test);
    expect((await sendTopUp(test, stranger.main, { ...wanted, card_id: stranger.card_id }, quote_id)).refusal).toBe('quoteExpired');
    expect((await sendTopUp(test, stranger.main, wanted, quote_id)).refusal).toBe('notFound');
    expect((await sendTopUp(test, own.main, wanted, quote_id)).code).toBe(200);
    expect((await sendTopUp(test, own.main, wanted, quote_id)).refusal).toBe('quoteUsed');
  });
});

describe('a top-up is refused', () => {
  const refused = async (amount: string, more: object = {}) => {
    const form = { card_id: own.card_id, amount, currency: 'USDC', quote_id: 'none', source_of_funds_confirmed: true, ...more };
    return test.call('/card/topUp', form, { as: own.main });
  };
  it.each([
    ['0', 'amountZero'],
    ['20.09', 'amountBelowMinimum'],
    ['10060', 'amountAboveMaximum'],
  ])('of %s: %s', async (amount, refusal) => expect((await refused(amount)).refusal).toBe(refusal));

  it('above the balance with its fee, and says what could leave', async () => {
    const { refusal, data } = await refused('995', { currency: 'USDT' });
    expect(refusal).toBe('insufficientBalance');
    expect((data as { errors: { field: string; msg: string }[] }).errors[0]).toMatchObject({ field: 'amount' });
    const most = /at most ([\d.,]+) USDT/.exec((data as { errors: { msg: string }[] }).errors[0]?.msg ?? '')?.[1] ?? '';
    const fits = await priceTopUp(test, own.main, { card_id: own.card_id, amount: most.replace(',', ''), currency: 'USDT' });
    expect(Number(fits.total_debit)).toBeLessThanOrEqual(1000);
    expect(Number(fits.total_debit)).toBeGreaterThan(999.98);
  });

  it('without the tick, in another currency, without a quote, and for a card that is not active', async () => {
    expect((await refused('100', { source_of_funds_confirmed: false })).refusal).toBe('invalid');
    expect((await refused('100', { currency: 'ETH' })).refusal).toBe('invalid');
    expect((await refused('100')).refusal).toBe('quoteExpired');
    const set = (status: string) => test.bank.store.db.update(cards).set({ status }).where(eq(cards.card_id, own.card_id));
    await set('blocked_by_admin');
    expect((await refused('100')).refusal).toBe('cardBlockedByAdministrator');
    expect(await test.refusal('/card/getTopUpConfig', { card_id: own.card_id }, { as: own.main })).toBe('cardBlockedByAdministrator');
    await set('inactive');
    expect((await refused('100')).refusal).toBe('cardStatusError');
  });

  it('above what is left of the bank’s day; cancelled ones do not count, and the next day begins anew', async () => {
    test.issuer.set({ loads: 'refused' });
    const wanted = { card_id: own.card_id, amount: '9900' };
    const first = await topUp(test, own.main, wanted);
    await topUp(test, own.main, wanted);
    const config = () => test.ask('/card/getTopUpConfig', { card_id: own.card_id }, { as: own.main });
    expect(await config()).toMatchObject({ daily_limit: '20000.00', daily_remaining: '299.00', min: '20.00', max: '10000.00' });
    expect((await refused('400')).refusal).toBe('dailyLimitExceeded');
    await settle();
    await test.ask('/card/topUpCancel', { id: first.id }, { as: own.main });
    expect((await config()).daily_remaining).toBe('10149.50');
    const lateYesterday = new Date(test.bank.clock.now().getTime() - 10 * 3_600_000); // 23:46 in Singapore
    await test.bank.store.db.update(topUps).set({ date: lateYesterday }).where(eq(topUps.company_id, own.company_id));
    expect((await config()).daily_remaining).toBe('20000.00');
  });
});

describe('many at once', () => {
  it('of a balance for one let exactly one through', async () => {
    const one = await holder(test, { balances: { USDC: '101' } });
    const wanted = { card_id: one.card_id, amount: '100' };
    const quotes = await Promise.all(Array.from({ length: 20 }, () => priceTopUp(test, one.main, wanted)));
    const answers = await Promise.all(quotes.map(({ quote_id }) => sendTopUp(test, one.main, wanted, quote_id)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ code }) => code !== 200).map(({ refusal }) => refusal))).toEqual(new Set(['insufficientBalance']));
    expect((await wallet(one)).held).toBe(101_000_000n);
  });

  it('of one intent are one top-up', async () => {
    const wanted = { card_id: own.card_id, amount: '100' };
    const { quote_id } = await priceTopUp(test, own.main, wanted);
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendTopUp(test, own.main, wanted, quote_id, { key: 'one intent' })));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect((await wallet(own)).held).toBe(101_000_000n);
  });
});

describe('a top-up that fails', () => {
  const made = () => topUp(test, own.main, { card_id: own.card_id, amount: '100' });
  const loads = () => test.bank.store.db.select().from(cardLoads).where(eq(cardLoads.company_id, own.company_id));

  it('keeps its money and is tried again under the same id, three times; then the money is free', async () => {
    test.issuer.set({ loads: 'refused' });
    const { id, number } = await made();
    for (const attempt of [1, 2, 3]) {
      await settle();
      expect(await rowOf(own, id)).toMatchObject({ status: 'retry', reason: 'programme_limit', attempts: attempt, number });
      expect((await wallet(own)).held).toBe(101_000_000n);
      expect(await records(own)).toMatchObject([{ type: 'top_up', status: 'processing', waits_for: 'retry' }]);
      const again = await test.ask('/card/topUp', { retry_of: id }, { as: own.main });
      expect(again).toMatchObject({ id, number, status: 'processing' });
      expect(await test.refusal('/card/topUp', { retry_of: id }, { as: own.main })).toBe('wrongState');
    }
    await settle();
    expect(await rowOf(own, id)).toMatchObject({ status: 'refunded', attempts: 4 });
    expect(await wallet(own)).toEqual({ book: 50_000_000_000n, held: 0n });
    expect((await loads()).map(({ state }) => state)).toEqual(['refused', 'refused', 'refused', 'refused']);
    expect(await records(own)).toMatchObject([{ type: 'top_up', status: 'failed', waits_for: '' }]);
    const said = await test.bank.store.db.select().from(notifications).where(eq(notifications.company_id, own.company_id));
    expect(said.map(({ kind }) => kind)).toContain('card_top_up_refunded');
  });

  it('succeeds on the second try', async () => {
    test.issuer.set({ loads: 'refused' });
    const { id } = await made();
    await settle();
    test.issuer.set({ loads: 'done' });
    await test.ask('/card/topUp', { retry_of: id }, { as: own.main });
    expect(await records(own)).toMatchObject([{ type: 'top_up', status: 'processing', waits_for: '' }]);
    await settle();
    expect(await rowOf(own, id)).toMatchObject({ status: 'success', attempts: 2, reason: '' });
    expect((await onCard(test, own)).book).toBe(9950n);
  });

  it('is cancelled once, by who may, and not while it is on its way', async () => {
    test.issuer.set({ loads: 'refused' });
    const { id } = await made();
    expect(await test.refusal('/card/topUpCancel', { id }, { as: own.main })).toBe('wrongState');
    await settle();
    const { version } = await rowOf(own, id);
    expect(await test.refusal('/card/topUpCancel', { id, version: version - 1 }, { as: own.main })).toBe('changedMeanwhile');
    expect(await test.refusal('/card/topUpCancel', { id }, { as: (await holder(test)).main })).toBe('notFound');
    expect(await test.ask('/card/topUpCancel', { id, version }, { as: own.main })).toEqual({ id, status: 'cancelled' });
    expect(await test.refusal('/card/topUpCancel', { id }, { as: own.main })).toBe('wrongState');
    expect(await test.refusal('/card/topUp', { retry_of: id }, { as: own.main })).toBe('wrongState');
    expect(await wallet(own)).toEqual({ book: 50_000_000_000n, held: 0n });
  });

  it('is not tried again for a card that is blocked', async () => {
    test.issuer.set({ loads: 'refused' });
    const { id } = await made();
    await settle();
    await test.bank.store.db.update(cards).set({ status: 'blocked_by_user' }).where(eq(cards.card_id, own.card_id));
    expect(await test.refusal('/card/topUp', { retry_of: id }, { as: own.main })).toBe('cardStatusError');
    expect((await rowOf(own, id)).status).toBe('retry');
  });
});
