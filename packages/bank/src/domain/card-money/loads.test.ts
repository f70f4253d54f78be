/** The order to the issuer: a process that dies between any two steps, and an issuer that is gone, lose and double nothing. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditBooks } from '../../ledger/auditor.ts';
import { balances } from '../../ledger/ledger.ts';
import { cardOf } from '../../issuer-simulator/books.ts';
import { transactions } from '../../ledger/ledger-schema.ts';
import { cardLoads, topUps } from '../../store/card-money-schema.ts';
import { cardMoneyPolicy, holder, onCard, topUp, type Holder } from '../../testing/cards/sample-cards.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';
import { lockCard } from './card-rows.ts';
import { applyOutcome, lockLoad } from './load-outcomes.ts';
import { askIssuer, runLoads, settleLoad, takeDue } from './loads.ts';
import { orderUnload } from './top-up-making.ts';

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

const loadOf = async () => {
  const [row] = await test.bank.store.db.select().from(cardLoads).where(eq(cardLoads.company_id, own.company_id));
  if (!row) throw new Error('no load');
  return row;
};
const status = async () =>
  (await test.bank.store.db.select().from(topUps).where(eq(topUps.company_id, own.company_id))).map((row) => row.status);
const usdc = async () => {
  const row = (await balances(test.bank.store.db, own.company_id)).find(({ currency }) => currency === 'USDC');
  return [row?.book, row?.held];
};
const atIssuer = () => cardOf(test.issuer.books, own.card_id).balance;
const made = () => topUp(test, own.main, { card_id: own.card_id, amount: '100' });
const [before, after] = [
  [50_000_000_000n, 101_000_000n],
  [49_899_000_000n, 0n],
];
/** It is where it must be in the end, once. */
async function expectDone(): Promise<void> {
  expect(await status()).toEqual(['success']);
  expect(await usdc()).toEqual(after);
  expect(await onCard(test, own)).toEqual({ book: 9950n, held: 0n });
  expect(atIssuer()).toBe('99.50');
}

describe('a process that dies', () => {
  it('before it has asked: nothing was sent, the next one sends it', async () => {
    await made();
    expect(await takeDue(test.bank)).toMatchObject([{ wasSent: false }]);
    expect(await takeDue(test.bank)).toEqual([]); // its turn is later
    expect([(await loadOf()).state, atIssuer(), await usdc()]).toEqual(['sent', '0.00', before]);
    test.later(5);
    expect(await runLoads(test.bank)).toBe(1);
    await expectDone();
  });

  it('after it has asked: the next one asks its outcome', async () => {
    await made();
    const [taken] = await takeDue(test.bank);
    if (!taken) throw new Error('nothing was due');
    expect(await askIssuer(test.bank, taken)).toEqual({ state: 'done', reason: '' });
    expect([atIssuer(), await usdc()]).toEqual(['99.50', before]);
    test.later(5);
    await runLoads(test.bank);
    await expectDone();
  });

  it('while it books: the books are as before, and the next one books once', async () => {
    await made();
    const [taken] = await takeDue(test.bank);
    if (!taken) throw new Error('nothing was due');
    await askIssuer(test.bank, taken);
    const dies = test.bank.store.tx(async (db) => {
      const card = await lockCard(db, own.card_id);
      const load = card && (await lockLoad(db, card, taken.load.load_id));
      if (!card || !load) throw new Error('no load');
      await applyOutcome({ bank: test.bank, db, card, now: test.bank.clock.now() }, load, { state: 'done', reason: '' });
      throw new Error('killed');
    });
    await expect(dies).rejects.toThrow('killed');
    expect([await status(), await usdc(), (await loadOf()).state]).toEqual([['processing'], before, 'sent']);
    test.later(5);
    await runLoads(test.bank);
    await expectDone();
  });

  it('never happens alone: two processes with the same word book it once', async () => {
    await made();
    const [taken] = await takeDue(test.bank);
    if (!taken) throw new Error('nothing was due');
    const said = await askIssuer(test.bank, taken);
    if (!said) throw new Error('no answer');
    await Promise.all([1, 2, 3, 4].map(() => settleLoad(test.bank, taken.load, said)));
    await expectDone();
  });
});

describe('an issuer', () => {
  it('that is down is asked again after growing pauses, and loads once', async () => {
    test.issuer.set({ failing: 1 });
    await made();
    const pauses: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      const now = test.bank.clock.now().getTime();
      expect(await runLoads(test.bank)).toBe(0);
      const { state, next_try_at } = await loadOf();
      expect(state).toBe('sent');
      pauses.push((next_try_at.getTime() - now) / 1000);
      test.later(pauses.at(-1) ?? 0);
    }
    expect(pauses).toEqual([5, 10, 20, 40]);
    expect([await status(), await usdc()]).toEqual([['processing'], before]);
    test.issuer.set({ failing: 0 });
    await runLoads(test.bank);
    await expectDone();
  });

  it('whose answer is lost has loaded, and is not asked to load again', async () => {
    test.issuer.set({ lost_answers: 1 });
    await made();
    await runLoads(test.bank);
    expect([atIssuer(), await status()]).toEqual(['99.50', ['processing']]);
    test.issuer.set({ lost_answers: 0 });
    test.later(5);
    await runLoads(test.bank);
    await expectDone();
  });

  it('that decides later is asked later', async () => {
    test.issuer.set({ loads: 'pending', load_after: null });
    await made();
    expect(await runLoads(test.bank)).toBe(0);
    expect(await status()).toEqual(['processing']);
    test.issuer.decideLoad((await loadOf()).load_id, null);
    test.later(5);
    await runLoads(test.bank);
    await expectDone();
  });
});

const apply = (state: 'done' | 'refused' | 'reversed') =>
  test.bank.store.tx(async (db) => {
    const card = await lockCard(db, own.card_id);
    const load = card && (await lockLoad(db, card, (await loadOf()).load_id));
    if (!card || !load) throw new Error('no load');
    await applyOutcome({ bank: test.bank, db, card, now: test.bank.clock.now() }, load, { state, reason: 'taken_back' });
  });

describe('a load that the issuer takes back', () => {
  it.each([
    ['after it was done', ['done', 'reversed', 'reversed', 'done']],
    ['before the word that it was done', ['reversed', 'done', 'reversed']],
  ] as const)('%s: the wallet has its money and fee again, the card has none', async (_when, words) => {
    await made();
    await takeDue(test.bank);
    for (const word of words) await apply(word);
    expect(await status()).toEqual(['refunded']);
    expect(await usdc()).toEqual([50_000_000_000n, 0n]);
    expect(await onCard(test, own)).toEqual({ book: 0n, held: 0n });
    const rows = await test.bank.store.db.select().from(transactions).where(eq(transactions.company_id, own.company_id));
    const mine = rows.filter(({ type }) => type !== 'deposit');
    expect(mine.map(({ type, amount, status: state }) => [type, amount, state])).toEqual(
      expect.arrayContaining([
        ['top_up', -100_000_000n, 'success'],
        ['refund', 101_000_000n, 'success'],
      ]),
    );
    expect(mine).toHaveLength(2);
    const [record] = mine.filter(({ type }) => type === 'refund');
    expect(record?.related_id).toBe(mine.find(({ type }) => type === 'top_up')?.transaction_id);
  });
});

it('money comes off a card into the client’s dollars, once', async () => {
  await made();
  await runLoads(test.bank);
  const order = await test.bank.store.tx(async (db) => {
    const card = await lockCard(db, own.card_id);
    if (!card) throw new Error('no card');
    return orderUnload(db, card, 9950n, test.bank.clock.now());
  });
  expect(order).toMatch(/^[0-9a-f-]{36}$/);
  expect(await runLoads(test.bank)).toBe(1);
  expect(await runLoads(test.bank)).toBe(0);
  expect(await onCard(test, own)).toEqual({ book: 0n, held: 0n });
  expect(atIssuer()).toBe('0.00');
  const rows = await test.bank.store.db.select().from(transactions).where(eq(transactions.company_id, own.company_id));
  expect(rows.filter(({ type }) => type === 'refund')).toMatchObject([{ amount: 9950n, currency: 'USD', status: 'success' }]);
});
