/** TRF-22: staff quote a rate for an OTC request; the client accepts it, declines it, or lets it lapse. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditBooks } from '../../ledger/auditor.ts';
import { endQuotes } from '../../domain/transfers/otc-quotes.ts';
import { refreshRates } from '../../domain/rates/rate-refresh.ts';
import { usdRates } from '../../demo/rates.ts';
import { otcQuotes } from '../../store/payments/otc-schema.ts';
import { booksOf, transfer, transferPolicy, treasury, type Treasury } from '../../testing/sample-transfers.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let staff: Caller;
let staff2: Caller;
beforeAll(async () => {
  test = await testBank({ ...transferPolicy, session: { idleSec: 40_000 } });
  staff = await test.as('staff@bankside.example');
  staff2 = await test.as('staff2@bankside.example');
});
beforeEach(async () => {
  test.later(300);
  await refreshRates(test.bank, [{ fetch: async () => usdRates }]);
});
afterAll(async () => {
  expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  await test.close();
});

type Own = Treasury & { readonly id: string };
async function request(more: Parameters<typeof treasury>[1] = {}, amount = '150000'): Promise<Own> {
  const own = await treasury(test, { balances: { USD: '400000.00' }, ...more });
  const { id } = await transfer(test, own.main, { transfer_type: 'currency', currency: 'USD', to_currency: 'EUR', amount, otc: true });
  return { ...own, id };
}
const read = async ({ id, main }: Own, as: Caller = main) => test.ask('/withdraw/crypto/get', { id }, { as });
const quote = async (own: Own, rate = '0.8602', minutes = 30, as = staff) => {
  const { version } = (await read(own)).record;
  return test.call('/admin/transfer/quote', { company_id: own.company_id, id: own.id, version, rate, minutes }, { as });
};
const answer = async (own: Own, accept: boolean, as: Caller = own.main, quote_id?: string) => {
  const { offer } = (await read(own)).record;
  return test.call('/withdraw/otc/answer', { id: own.id, quote_id: quote_id ?? offer?.quote_id ?? own.id, accept }, { as });
};
const stateOf = async ({ company_id, id }: Own) =>
  (
    await test.bank.store.db
      .select()
      .from(otcQuotes)
      .where(and(eq(otcQuotes.company_id, company_id), eq(otcQuotes.transaction_id, id)))
  ).map(({ state }) => state);
const waiting = async (as: Caller) => (await test.ask('/dashboard/todo', {}, { as })).todo.filter(({ kind }) => kind === 'otc_quotes');

describe('a rate that staff quote', () => {
  it('shows market, margin in per cent and in money, and the client’s rate, until it ends, and is in the bell and a mail', async () => {
    const own = await request();
    expect((await quote(own)).code).toBe(200);
    const { record, timeline } = await read(own);
    const conversion = { market_rate: '0.862738331464066948', market_amount: '129410.74', margin_percent: '0.29', margin_amount: '380.74' };
    expect(record).toMatchObject({ status: 'admin_review', waits_for: 'acceptance', amount: '129030.00', conversion });
    expect(record.offer).toMatchObject({ rate: '0.8602', conversion, received: '129030.00', expires_in_sec: 1800, may_answer: true });
    expect(timeline.map(({ step, at }) => [step, at !== null])).toEqual([
      ['created', true],
      ['bankReview', true],
      ['quoted', true],
      ['accepted', false],
      ['success', false],
    ]);
    const [task] = await waiting(own.main);
    expect(task).toMatchObject({ count: 1, quote: { id: own.id, sold_amount: '150000.00', received: '129030.00', currency: 'EUR' } });
    const letter = (await test.mail(own.main.email)).find(({ template }) => template === 'transfer_quoted');
    for (const line of ['You receive: 129,030.00 EUR', 'Our margin (0.29 %): 380.74 EUR', 'Your rate: 1 USD = 0.8602 EUR'])
      expect(letter?.body).toContain(line);
    expect((await booksOf(test, own.main))['USD']).toEqual({ book: '400000.00', held: '150000.00' });
  });

  it('is refused at its field when it is no price, better than the market, dearer than the policy allows, or lasts too long', async () => {
    const own = await request();
    const rules = async (rate: string, minutes = 30) => {
      const { data } = await quote(own, rate, minutes);
      return (data as { errors: { field: string; rule: string }[] }).errors.map(({ field, rule }) => `${field} ${rule}`);
    };
    expect(await rules('')).toContain('rate rateBlank');
    expect(await rules('0,86')).toEqual(['rate rate']);
    expect(await rules('0')).toEqual(['rate rate']);
    expect(await rules('1.16')).toEqual(['rate rateAboveMarket']);
    expect(await rules('0.83')).toEqual(['rate rateAboveMargin']);
    expect(await rules('0.86', 241)).toEqual(['minutes quoteMinutesMost']);
    expect(await stateOf(own)).toEqual([]);
    test.later(901);
    expect((await quote(own)).refusal).toBe('ratesStale');
  });

  it('takes two people above the sum, and lasts from the second one’s word', async () => {
    const own = await request({}, '250000');
    expect((await quote(own)).refusal).toBe('secondPersonNeeded');
    expect((await read(own)).record.offer).toBeUndefined();
    test.later(120);
    const { second } = await test.ask('/admin/transfer/get', { company_id: own.company_id, id: own.id }, { as: staff2 });
    await test.ask('/admin/second/confirm', { company_id: own.company_id, id: second?.id ?? '' }, { as: staff2 });
    expect((await read(own)).record.offer?.expires_in_sec).toBe(1800);
  });

  it('counts once in what one person decides alone in a day, however often it is quoted anew', async () => {
    const own = await request({ balances: { USD: '400000.00' } });
    for (const rate of ['0.8602', '0.8603', '0.8604']) expect((await quote(own, rate)).code).toBe(200);
    const asked = { transfer_type: 'currency', currency: 'USD', to_currency: 'EUR', otc: true } as const;
    const next = await transfer(test, own.main, { ...asked, amount: '110000' });
    expect((await quote({ ...own, id: next.id })).refusal).toBe('secondPersonNeeded'); // 260,000 of two requests
  });

  it('is the only way: staff neither release nor settle a request, and may still refuse it', async () => {
    const own = await request();
    await quote(own);
    const decide = async (event: 'release' | 'settle' | 'refuse') => {
      const { version } = (await read(own)).record;
      return test.refusal(
        '/admin/transfer/decide',
        { company_id: own.company_id, id: own.id, version, event, reason: 'No' },
        { as: staff },
      );
    };
    expect([await decide('release'), await decide('settle')]).toEqual(['wrongState', 'wrongState']);
    const { list } = await test.ask('/admin/queue', {}, { as: staff });
    expect(list.find(({ id }) => id === own.id)).toMatchObject({ events: ['refuse'], waits_for: 'acceptance' });
    expect(await decide('refuse')).toBe('success');
    expect(await stateOf(own)).toEqual(['withdrawn']);
    expect((await booksOf(test, own.main))['USD']).toEqual({ book: '400000.00', held: '0.00' });
  });
});

describe('a client who accepts', () => {
  it('has it booked at once, at the quote to the last unit, whatever the market does meanwhile', async () => {
    const own = await request({ users: [{ authjson: ['5'] }, { authjson: ['11-1'] }] });
    const [, dealer, other] = own.people;
    if (!dealer || !other) throw new Error('two colleagues');
    await quote(own);
    test.later(1000); // the market's own rates are too old by now: the bank's word is not
    expect((await read(own, dealer)).record.offer?.may_answer).toBe(true);
    expect((await answer(own, true, other)).refusal).toBe('noPermission');
    expect((await answer(own, true, dealer)).code).toBe(200);
    const { record, timeline } = await read(own);
    expect(record).toMatchObject({ status: 'success', waits_for: '', amount: '129030.00', rate: '0.8602', sold_amount: '150000.00' });
    expect(record.offer).toBeUndefined();
    expect(timeline.map(({ step }) => step)).toEqual(['created', 'bankReview', 'quoted', 'accepted', 'success']);
    const books = await booksOf(test, own.main);
    expect([books['USD'], books['EUR']?.book]).toEqual([{ book: '250000.00', held: '0.00' }, '129030.00']);
    expect(await waiting(own.main)).toEqual([]);
    expect((await test.mail(own.main.email)).map(({ template }) => template)).toContain('transfer_exchanged');
  });

  it('twice at once, is booked once', async () => {
    const own = await request();
    await quote(own);
    const { offer } = (await read(own)).record;
    const answers = await Promise.all([1, 2, 3].map(() => answer(own, true, own.main, offer?.quote_id)));
    expect(answers.map(({ code, refusal }) => (code === 200 ? 'booked' : refusal)).toSorted()).toEqual([
      'booked',
      'wrongState',
      'wrongState',
    ]);
    expect((await booksOf(test, own.main))['EUR']?.book).toBe('129030.00');
  });

  it('after the end, or a quote that another has replaced, is refused and nothing is booked', async () => {
    const own = await request();
    await quote(own, '0.8600');
    const { offer: old } = (await read(own)).record;
    expect((await quote(own, '0.8610', 30, staff2)).code).toBe(200); // another person: one's own quotes of a day add up
    expect(await stateOf(own)).toEqual(expect.arrayContaining(['replaced', 'open']));
    const { offer } = (await read(own)).record;
    expect((await answer(own, true, own.main, old?.quote_id)).refusal).toBe('changedMeanwhile');
    test.later(1800);
    expect((await read(own)).record.offer).toBeUndefined();
    expect((await answer(own, true, own.main, offer?.quote_id)).refusal).toBe('quoteExpired');
    expect((await booksOf(test, own.main))['USD']).toEqual({ book: '400000.00', held: '150000.00' });
  });

  it('of another company is not found', async () => {
    const own = await request();
    await quote(own);
    const { main: stranger } = await treasury(test);
    const { offer } = (await read(own)).record;
    expect((await answer(own, true, stranger, offer?.quote_id)).refusal).toBe('notFound');
  });
});

describe('a quote that nobody accepts', () => {
  it('declined, ends the request and gives the money back', async () => {
    const own = await request();
    await quote(own);
    expect((await answer(own, false)).code).toBe(200);
    expect([(await read(own)).record.status, await stateOf(own)]).toEqual(['rejected', ['declined']]);
    expect((await booksOf(test, own.main))['USD']).toEqual({ book: '400000.00', held: '0.00' });
    expect((await test.mail(own.main.email)).map(({ template }) => template)).toContain('transfer_quote_declined');
  });

  it('lapses by the job, once, and says so in the reader’s language', async () => {
    const own = await request();
    await quote(own, '0.8602', 5);
    test.later(299);
    await endQuotes(test.bank);
    expect((await read(own)).record.status).toBe('admin_review');
    test.later(1);
    await Promise.all([endQuotes(test.bank), endQuotes(test.bank)]);
    const { record, timeline } = await read(own);
    expect([record.status, timeline.at(-1)?.step, await stateOf(own)]).toEqual(['rejected', 'lapsed', ['lapsed']]);
    expect((await booksOf(test, own.main))['USD']).toEqual({ book: '400000.00', held: '0.00' });
    expect((await test.mail(own.main.email)).filter(({ template }) => template === 'transfer_quote_lapsed')).toHaveLength(1);
    expect(await waiting(own.main)).toEqual([]);
  });

  it('accepted while the job ends it, has one outcome', async () => {
    const own = await request();
    await quote(own, '0.8602', 1);
    const { offer } = (await read(own)).record;
    test.later(60);
    const [answered] = await Promise.all([answer(own, true, own.main, offer?.quote_id), endQuotes(test.bank)]);
    expect(['quoteExpired', 'wrongState']).toContain(answered.refusal);
    expect((await read(own)).record.status).toBe('rejected');
  });
});
