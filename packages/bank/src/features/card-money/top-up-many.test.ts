/** Several cards in one top-up (CRD-16, CRD-17) on the real dispatch, store and issuer: all of the lines or none. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { toMinor } from '@bankside/core/rules/money/money.ts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runLoads } from '../../domain/card-money/loads.ts';
import { auditBooks } from '../../ledger/auditor.ts';
import { balances } from '../../ledger/ledger.ts';
import { cardLoads, topUps } from '../../store/card-money-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import { cardMoneyPolicy, giveCard, holder, onCard, topUp, type Holder } from '../../testing/cards/sample-cards.ts';
import { testBank, type CallOptions, type TestBank } from '../../testing/test-bank.ts';

type Line = { readonly card_id: string; readonly amount: string };
type Price = OutOf<'/card/topUpManyCalc'>;

let test: TestBank;
let own: Holder;
let second: string;
beforeAll(async () => {
  test = await testBank(cardMoneyPolicy);
});
beforeEach(async () => {
  test.issuer.set({ loads: 'done', failing: 0, lost_answers: 0 });
  own = await holder(test);
  second = await giveCard(test, own.company_id, { holder_name: 'Jonas Weber' });
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  await test.close();
});

const price = ({ main }: Holder, lines: readonly Partial<Line>[], currency: 'USDC' | 'USDT' = 'USDC'): Promise<Price> =>
  test.ask('/card/topUpManyCalc', { currency, lines: lines.map((line) => ({ card_id: '', ...line })) }, { as: main });
const both = () => [
  { card_id: own.card_id, amount: '1000' },
  { card_id: second, amount: '200' },
];
const order = (lines: readonly Line[], { lines: priced, currency }: Price, part: object = {}) => ({
  currency,
  lines: lines.map((line, at) => ({ ...line, quote_id: priced[at]?.price?.quote_id ?? 'none' })),
  source_of_funds_confirmed: true,
  ...part,
});
const send = ({ main }: Holder, input: object, options: CallOptions = {}) => test.call('/card/topUpMany', input, { as: main, ...options });
const faults = (data: unknown) => (data as { errors: { field: string; msg: string }[] }).errors;
const wallet = async ({ company_id }: Holder) => {
  const row = (await balances(test.bank.store.db, company_id)).find(({ currency }) => currency === 'USDC');
  return { book: row?.book ?? 0n, held: row?.held ?? 0n };
};
const made = ({ company_id }: Holder) => test.bank.store.db.select().from(topUps).where(eq(topUps.company_id, company_id));
const setStatus = (card_id: string, status: string) => test.bank.store.db.update(cards).set({ status }).where(eq(cards.card_id, card_id));
/** The job's turns until nothing is due. */
async function settle(): Promise<void> {
  while ((await runLoads(test.bank)) > 0);
}

describe('the price of several cards', () => {
  it('has a line for each card, what is left of its day, and sums that add up', async () => {
    await topUp(test, own.main, { card_id: second, amount: '1000' });
    const { lines: priced, ...all } = await price(own, both());
    expect(priced).toMatchObject([
      {
        holder_name: 'Mei Tan',
        daily_remaining: '20000.00',
        price: { fee: '9.950000', total_debit: '1009.950000', received: '995.00' },
        fault: null,
      },
      {
        holder_name: 'Jonas Weber',
        daily_remaining: '19005.00',
        price: { fee: '1.990000', total_debit: '201.990000', received: '199.00' },
        fault: null,
      },
    ]);
    expect(all).toMatchObject({ fee: '11.940000', total_debit: '1211.940000', received: '1194.00', margin_percent: '0.50' });
    expect(all).toMatchObject({ min: '20.00', max: '10000.00', daily_limit: '20000.00', available: { USDC: '48990.050000' } });
  });

  it('without amounts says the bounds alone, and makes no price', async () => {
    const { lines, total_debit } = await price(own, [{ card_id: own.card_id }, { card_id: second }]);
    expect(lines.map(({ price: of, fault, daily_remaining }) => [of, fault, daily_remaining])).toEqual([
      [null, null, '20000.00'],
      [null, null, '20000.00'],
    ]);
    expect(total_debit).toBe('0.000000');
  });

  it('marks at its line whatever cannot be done, and prices the others', async () => {
    const third = await giveCard(test, own.company_id, { status: 'blocked_by_admin' });
    const blocked = await giveCard(test, own.company_id, { status: 'blocked_by_client' });
    const { lines, total_debit } = await price(own, [
      { card_id: own.card_id, amount: '20.09' },
      { card_id: second, amount: '1.1234567' },
      { card_id: third, amount: '100' },
      { card_id: blocked },
      { card_id: await giveCard(test, own.company_id), amount: '100' },
    ]);
    expect(lines.map(({ fault }) => fault?.rule ?? '')).toEqual([
      'amountBelowMinimum',
      'amountPlaces',
      'cardBlockedByAdministrator',
      'cardStatusError',
      '',
    ]);
    expect(lines[0]?.fault?.msg).toBe('The amount is below the minimum of 20.00 USD.');
    expect(lines.map(({ price: of }) => of !== null)).toEqual([false, false, false, false, true]);
    expect(total_debit).toBe('101.000000');
  });

  it('marks the line at which the balance runs out, and still says what all of it would cost', async () => {
    const lines = [
      { card_id: own.card_id, amount: '900' },
      { card_id: second, amount: '900' },
    ];
    const { lines: priced, total_debit } = await price(own, lines, 'USDT');
    expect(priced.map(({ fault }) => fault?.rule)).toEqual([undefined, 'insufficientBalance_lines']);
    expect(priced[1]?.price).not.toBeNull();
    expect(Number(total_debit)).toBeGreaterThan(1800);
    const alone = await price(own, [{ card_id: own.card_id, amount: '1000' }], 'USDT');
    expect(alone.lines[0]?.fault).toMatchObject({ rule: 'insufficientBalance', msg: expect.stringMatching(/at most 9\d\d\./) as string });
  });
});

describe('an order of several cards', () => {
  it('makes a top-up of each line, at its price, with an order of its own to the issuer', async () => {
    const { code, data } = await send(own, order(both(), await price(own, both())));
    expect({ code, data }).toMatchObject({
      code: 200,
      data: {
        lines: [
          {
            card_id: own.card_id,
            holder_name: 'Mei Tan',
            status: 'processing',
            amount: '1000.000000',
            received: '995.00',
            can_cancel: false,
          },
          { card_id: second, holder_name: 'Jonas Weber', status: 'processing', amount: '200.000000', received: '199.00' },
        ],
      },
    });
    expect(await wallet(own)).toEqual({ book: 50_000_000_000n, held: 1_211_940_000n });
    const loads = await test.bank.store.db.select().from(cardLoads).where(eq(cardLoads.company_id, own.company_id));
    expect(new Set(loads.map(({ load_id }) => load_id)).size).toBe(2);
    await settle();
    expect(await wallet(own)).toEqual({ book: 48_788_060_000n, held: 0n });
    expect(await onCard(test, { ...own, card_id: second })).toEqual({ book: 19_900n, held: 0n });
  });

  it('lets each line live its own life: one is refused by the issuer and cancelled, the other succeeds', async () => {
    const { data } = await send(own, order(both(), await price(own, both())));
    const [, later] = (data as OutOf<'/card/topUpMany'>).lines;
    test.issuer.set({ loads: 'refused' });
    await test.bank.store.db
      .update(cardLoads)
      .set({ next_try_at: new Date(test.bank.clock.now().getTime() + 60_000) })
      .where(eq(cardLoads.card_id, own.card_id));
    await settle();
    test.issuer.set({ loads: 'done' });
    await test.bank.store.db.update(cardLoads).set({ next_try_at: test.bank.clock.now() }).where(eq(cardLoads.card_id, own.card_id));
    await settle();
    const states = async () => new Map((await made(own)).map(({ card_id, status }) => [card_id, status]));
    expect(await states()).toEqual(
      new Map([
        [own.card_id, 'success'],
        [second, 'retry'],
      ]),
    );
    await test.ask('/card/topUpCancel', { id: later?.id ?? '' }, { as: own.main });
    expect((await states()).get(second)).toBe('cancelled');
    expect(await wallet(own)).toEqual({ book: 48_990_050_000n, held: 0n });
  });

  it('is answered the same when it is repeated under its key, and refuses another order under it', async () => {
    const input = order(both(), await price(own, both()));
    const first = await send(own, input, { key: 'many once' });
    expect(first.code).toBe(200);
    expect(await send(own, input, { key: 'many once' })).toEqual(first);
    const other = order(both().toReversed(), await price(own, both()));
    expect((await send(own, other, { key: 'many once' })).refusal).toBe('keyReused');
    expect((await send(own, input)).refusal).toBe('quoteUsed');
    expect(await made(own)).toHaveLength(2);
  });

  it('is refused whole for one bad line, with the fault at the amount of that line', async () => {
    const third = await giveCard(test, own.company_id, { holder_name: 'Aiko Hasegawa' });
    const lines = [...both(), { card_id: third, amount: '100' }];
    const quoted = await price(own, lines);
    const refused = async (input: object) => {
      const { refusal, data } = await send(own, input);
      return [refusal, ...faults(data).map(({ field }) => field)];
    };
    const withAmount = (amount: string) => order([...both(), { card_id: third, amount }], quoted);
    expect(await refused(withAmount('0'))).toEqual(['amountZero', 'lines.2.amount']);
    expect(await refused(withAmount('20.09'))).toEqual(['amountBelowMinimum', 'lines.2.amount']);
    expect(await refused(withAmount('10060'))).toEqual(['amountAboveMaximum', 'lines.2.amount']);
    expect(await refused(withAmount('1.1234567'))).toEqual(['invalid', 'lines.2.amount']);
    expect(await refused(withAmount('much'))).toEqual(['invalid', 'lines.2.amount']);
    expect(await refused(withAmount('101'))).toEqual(['quoteExpired']);
    await setStatus(third, 'blocked_by_admin');
    expect(await refused(order(lines, quoted))).toEqual(['cardBlockedByAdministrator', 'lines.2.amount']);
    await setStatus(third, 'inactive');
    expect(await refused(order(lines, quoted))).toEqual(['cardStatusError', 'lines.2.amount']);
    const stranger = await holder(test);
    expect(await refused(order([{ card_id: stranger.card_id, amount: '100' }, ...both()], quoted))).toEqual(['notFound', 'lines.0.amount']);
    expect(await made(own)).toEqual([]);
    expect(await wallet(own)).toEqual({ book: 50_000_000_000n, held: 0n });
    expect((await send(own, order(both(), quoted))).code, 'no quote was used up').toBe(200);
  });

  it('needs a line, each card once, not too many, the tick and a key', async () => {
    const quoted = await price(own, both());
    const [first] = both();
    const rules = async (part: object) => faults((await send(own, order(both(), quoted, part))).data).map(({ msg }) => msg);
    expect(await rules({ lines: [] })).toEqual(['Choose at least one card']);
    const twice = [first, first].map((line) => ({ ...line, quote_id: 'none' }));
    expect(await rules({ lines: twice })).toEqual(['A card is listed twice']);
    const many = Array.from({ length: 21 }, (_, at) => ({ card_id: `card-${at}`, amount: '100', quote_id: 'none' }));
    expect(await rules({ lines: many })).toEqual(['Choose at most 20 cards']);
    expect(await rules({ source_of_funds_confirmed: false })).toEqual(['Confirm the source of funds']);
    expect((await send(own, order(both(), quoted), { key: '' })).refusal).toBe('invalid');
  });

  it('passes with exactly enough, and with one unit less is refused at the last line', async () => {
    const of = async (balance: string) => {
      const one = await holder(test, { balances: { USDC: balance } });
      const lines = [
        { card_id: one.card_id, amount: '100' },
        { card_id: await giveCard(test, one.company_id), amount: '200' },
      ];
      const quoted = await price(one, lines);
      return { one, quoted, ...(await send(one, order(lines, quoted))) };
    };
    const enough = await of('302.99');
    expect([enough.code, enough.quoted.total_debit]).toEqual([200, '302.990000']);
    expect(await wallet(enough.one)).toEqual({ book: 302_990_000n, held: 302_990_000n });
    const short = await of('302.989999');
    expect([short.refusal, faults(short.data)[0]?.field]).toEqual(['insufficientBalance', 'lines.1.amount']);
    expect(faults(short.data)[0]?.msg).toMatch(/^Not enough is left of the balance after the cards above/);
    expect(await wallet(short.one)).toEqual({ book: 302_989_999n, held: 0n });
  });

  it('keeps to the day of each card', async () => {
    for (const amount of ['9900', '9900']) await topUp(test, own.main, { card_id: second, amount });
    const lines = both().map((line) => ({ ...line, amount: '400' }));
    const quoted = await price(own, lines);
    expect(quoted.lines.map(({ fault }) => fault?.rule)).toEqual([undefined, 'dailyLimitExceeded']);
    const { refusal, data } = await send(own, order(lines, quoted));
    expect([refusal, faults(data)[0]?.field]).toEqual(['dailyLimitExceeded', 'lines.1.amount']);
  });
});

it('of two orders over the same cards, with a balance for one, exactly one passes whole', async () => {
  const one = await holder(test, { balances: { USDC: '302.99' } });
  const other = await giveCard(test, one.company_id);
  const lines = [
    { card_id: one.card_id, amount: '100' },
    { card_id: other, amount: '200' },
  ];
  const turned = lines.toReversed();
  const inputs = [order(lines, await price(one, lines)), order(turned, await price(one, turned))];
  const answers = await Promise.all(inputs.map((input) => send(one, input)));
  expect(answers.map(({ refusal }) => refusal ?? 'success').toSorted()).toEqual(['insufficientBalance', 'success']);
  expect(await made(one)).toHaveLength(2);
  expect(await wallet(one)).toEqual({ book: 302_990_000n, held: 302_990_000n });
});

it('whatever the amounts, the sums are those of the lines, and all of it or nothing is held', async () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 4_000_000 }), { minLength: 1, maxLength: 3 });
  const run = async (cents: number[]) => {
    const one = await holder(test, { balances: { USDC: '40000' } });
    const ids = [one.card_id];
    while (ids.length < cents.length) ids.push(await giveCard(test, one.company_id));
    const lines = cents.map((each, at) => ({ card_id: ids[at] ?? '', amount: (each / 100).toFixed(2) }));
    const quoted = await price(one, lines);
    const prices = quoted.lines.flatMap(({ price: of }) => of ?? []);
    const sum = (part: 'fee' | 'total_debit' | 'received') =>
      prices.reduce((all, of) => all + toMinor(of[part], part === 'received' ? 2 : 6), 0n);
    expect([toMinor(quoted.fee, 6), toMinor(quoted.total_debit, 6), toMinor(quoted.received, 2)]).toEqual([
      sum('fee'),
      sum('total_debit'),
      sum('received'),
    ]);
    const { code } = await send(one, order(lines, quoted));
    const isFine = quoted.lines.every(({ fault }) => fault === null);
    expect(code === 200, 'what is marked before is what is refused').toBe(isFine);
    expect((await wallet(one)).held).toBe(isFine ? toMinor(quoted.total_debit, 6) : 0n);
    expect(await made(one)).toHaveLength(isFine ? lines.length : 0);
  };
  await fc.assert(fc.asyncProperty(amounts, run), { numRuns: 12 });
});
