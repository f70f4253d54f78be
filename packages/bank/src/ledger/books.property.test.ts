/** Random sequences of everything the ledger can do, against a model; the books are compared after every single step. */
import type { Currency } from '@bankside/core/rules/money/currencies.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Store } from '../store/store.ts';
import { emptyStore } from '../testing/seeded/seeded-snapshot.ts';
import { auditBooks } from './auditor.ts';
import { freshCompany, testNow as at } from './fresh-company.ts';
import { balances, capture, hold, HoldClosed, KeyReused, type Line, Overdraft, post, release } from './ledger.ts';
import { exchange, fee, moneyIn, moneyOut } from './lines.ts';

const runs = Number(process.env['SEQUENCES'] ?? 200);
const currencies = ['USD', 'ETH'] as const;
type Used = (typeof currencies)[number];

const currency = fc.constantFrom(...currencies);
const amount = fc.oneof({ weight: 3, arbitrary: fc.bigInt(1n, 1_000n) }, { weight: 1, arbitrary: fc.bigInt(1n, 10n ** 21n) });
const lines = fc.oneof(
  fc.tuple(currency, amount).map(([code, size]) => [moneyIn(code, size)]),
  fc.tuple(currency, amount).map(([code, size]) => [moneyOut(code, size)]),
  fc.tuple(currency, amount, amount).map(([code, size, charge]) => [moneyOut(code, size), fee(code, charge)]),
  fc.tuple(amount, amount).map(([sold, bought]) => exchange({ currency: 'USD', amount: sold }, { currency: 'ETH', amount: bought })),
);
const step = fc.oneof(
  fc.record({ do: fc.constant('post' as const), lines, key: fc.option(fc.integer({ min: 0, max: 3 })) }),
  fc.record({ do: fc.constant('hold' as const), currency, amount }),
  fc.record({ do: fc.constant('capture' as const), which: fc.nat(5), lines }),
  fc.record({ do: fc.constant('release' as const), which: fc.nat(5) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What the books should say, kept as simply as can be. */
class Model {
  readonly book: Record<Used, bigint> = { USD: 0n, ETH: 0n };
  readonly held: Record<Used, bigint> = { USD: 0n, ETH: 0n };
  readonly holds: { id: string; currency: Used; amount: bigint; open: boolean }[] = [];
  readonly keys = new Map<number, string>();

  /** Applies lines one after the other; false, and nothing changed, when one would overdraw. */
  apply(moves: readonly Line[], freed?: { currency: Used; amount: bigint }): boolean {
    const book = { ...this.book };
    const held = { ...this.held };
    if (freed) held[freed.currency] -= freed.amount;
    for (const { debit, credit, currency: code, amount: size } of moves) {
      if (debit === 'client') book[code as Used] -= size;
      if (credit === 'client') book[code as Used] += size;
      if (book[code as Used] < held[code as Used]) return false;
    }
    Object.assign(this.book, book);
    Object.assign(this.held, held);
    return true;
  }
}

const show = (moves: readonly Line[]) =>
  JSON.stringify(moves, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));

/** The expected outcome, by name, after which the model is what the books must be. */
async function take(store: Store, company_id: string, model: Model, each: Step): Promise<void> {
  if (each.do === 'hold') {
    const fits = model.book[each.currency] - model.held[each.currency] >= each.amount;
    const made = await outcome(() => store.tx((db) => hold(db, { company_id, currency: each.currency, amount: each.amount, at })));
    expect(made.name).toBe(fits ? 'done' : Overdraft.name);
    if (fits) model.held[each.currency] += each.amount;
    if (made.value) model.holds.push({ id: made.value, currency: each.currency, amount: each.amount, open: true });
    return;
  }
  if (each.do === 'post') {
    const known = each.key === null ? undefined : model.keys.get(each.key);
    const expected =
      known === undefined ? (model.apply(each.lines) ? 'done' : Overdraft.name) : known === show(each.lines) ? 'done' : KeyReused.name;
    const key = each.key === null ? {} : { key: `key ${each.key}` };
    const made = await outcome(() => store.tx((db) => post(db, { company_id, kind: 'test', lines: each.lines, at, ...key })));
    expect(made.name).toBe(expected);
    if (expected === 'done' && each.key !== null) model.keys.set(each.key, show(each.lines));
    return;
  }
  const chosen = model.holds[each.which % Math.max(model.holds.length, 1)];
  if (!chosen) return;
  if (each.do === 'release') {
    const made = await outcome(() => store.tx((db) => release(db, company_id, chosen.id, at)));
    expect(made.name).toBe(chosen.open ? 'done' : HoldClosed.name);
    if (chosen.open) model.held[chosen.currency] -= chosen.amount;
    chosen.open = false;
    return;
  }
  const expected = !chosen.open ? HoldClosed.name : model.apply(each.lines, chosen) ? 'done' : Overdraft.name;
  const made = await outcome(() => store.tx((db) => capture(db, chosen.id, { company_id, kind: 'test', lines: each.lines, at })));
  expect(made.name).toBe(expected);
  if (expected === 'done') chosen.open = false;
}

async function outcome<T>(work: () => Promise<T>): Promise<{ name: string; value?: T }> {
  try {
    return { name: 'done', value: await work() };
  } catch (fault) {
    if (fault instanceof Overdraft || fault instanceof KeyReused || fault instanceof HoldClosed) return { name: fault.constructor.name };
    throw fault;
  }
}

async function unbalanced(store: Store, company_id: string): Promise<unknown[]> {
  const query = sql`select currency, sum(book) from accounts where company_id = ${company_id} group by currency having sum(book) <> 0`;
  return (await (store.db.execute(query) as unknown as Promise<{ rows: unknown[] }>)).rows;
}

let store: Store;
beforeAll(async () => {
  store = await emptyStore();
});
afterAll(() => store.close());

it(`keeps every invariant after every step of ${runs} random sequences`, { timeout: 60_000 + runs * 400 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const company_id = await freshCompany(store);
      const model = new Model();
      const opening: Line[] = currencies.map((code: Currency) => moneyIn(code, 2_000n));
      await take(store, company_id, model, { do: 'post', lines: opening, key: null });
      for (const each of steps) {
        await take(store, company_id, model, each);
        const books = (await balances(store.db, company_id)).filter((row) => currencies.some((code) => code === row.currency));
        expect(books).toMatchObject(currencies.map((code) => ({ currency: code, book: model.book[code], held: model.held[code] })));
        expect(await unbalanced(store, company_id)).toEqual([]);
      }
    }),
    { numRuns: runs },
  );
  expect((await auditBooks(store)).filter(({ ok }) => !ok)).toEqual([]);
});
