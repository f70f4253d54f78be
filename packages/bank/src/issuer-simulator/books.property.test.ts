/** Random lives of cards: no cent appears or is lost, nothing falls below zero, and the file says the same. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { IssuerRefusal, type IssuerEvent } from '../adapters/issuer/issuer.ts';
import { merchant, order, sampleIssuer, type SampleIssuer } from '../testing/issuer/sample-issuer.ts';
import { cents, dollars, Impossible, lastSeq, type Books } from './books.ts';
import { spendable } from './fees.ts';
import { openBooks } from './keeper.ts';

const amount = fc.integer({ min: 1, max: 20_000 }).map((minor) => dollars(BigInt(minor)));
const which = fc.nat(9);
const shop = fc.constantFrom('cloud', 'restaurant', 'cafe', 'books');
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('load' as const, 'unload' as const), which, amount }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('pay' as const), which, amount, shop }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('clear' as const, 'reverse' as const), which, amount: fc.option(amount) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund' as const), which, amount }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('reverseLoad' as const, 'replace' as const, 'block' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 40 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const at = <T>(rows: Iterable<T>, index: number): T | undefined => {
  const all = [...rows];
  return all[index % Math.max(1, all.length)];
};

async function take({ simulator, bank, later }: SampleIssuer, each: Step, turn: number): Promise<void> {
  const { cards, purchases, loads } = simulator.books.tables;
  if (each.do === 'wait') return later(each.seconds);
  const card_id = at(cards.keys(), each.which) ?? '';
  const purchase = at(purchases.keys(), each.which) ?? '';
  switch (each.do) {
    case 'load':
    case 'unload':
      return void (await bank.load({ load_id: `load ${turn}`, card_id, direction: each.do, amount: each.amount }));
    case 'pay': {
      const place = merchant(each.shop);
      const asked = place.currency === 'JPY' ? (each.amount.split('.')[0] ?? '0') : each.amount;
      return void simulator.pay({ card_id, channel: place.channel, merchant: place, amount: asked, currency: place.currency });
    }
    case 'clear':
      return void simulator.clear(purchase, each.amount ?? undefined);
    case 'reverse':
      return void simulator.reverse(purchase);
    case 'refund':
      return void simulator.refund(purchase, each.amount);
    case 'reverseLoad':
      return void simulator.reverseLoad(at(loads.keys(), each.which) ?? '');
    case 'replace':
      await bank.createCard(order(`card ${turn}`, card_id));
      return simulator.deliver(`card ${turn}`);
    case 'block':
      return void (await bank.block(card_id));
  }
}

/** What the events alone say of each card. */
function figuresOf(books: Books): Map<string, { balance: bigint; held: bigint }> {
  const figures = new Map([...books.tables.cards.keys()].map((id) => [id, { balance: 0n, held: 0n }]));
  const authorised = new Map<string, bigint>();
  const add = (id: string | null, balance: bigint, held = 0n) => {
    const card = figures.get(id ?? '');
    if (card) [card.balance, card.held] = [card.balance + balance, card.held + held];
  };
  const loadOf = (load_id: string) => {
    const row = books.tables.loads.get(load_id);
    return row ? cents(row.amount) * (row.direction === 'load' ? 1n : -1n) : 0n;
  };
  for (const event of books.tables.events.values() as Iterable<IssuerEvent>) {
    const { card_id } = event;
    if (event.type === 'load_done') add(card_id, loadOf(event.load_id));
    if (event.type === 'load_reversed') add(card_id, -loadOf(event.load_id));
    if (event.type === 'authorised') {
      authorised.set(event.authorisation_id, cents(event.amount));
      add(card_id, 0n, cents(event.amount));
    }
    if (event.type === 'cleared') add(card_id, -cents(event.amount) - cents(event.fee), -(authorised.get(event.authorisation_id) ?? 0n));
    if (event.type === 'reversed') add(card_id, 0n, -(authorised.get(event.authorisation_id) ?? 0n));
    if (event.type === 'refunded') add(card_id, cents(event.amount));
    if (event.type === 'issued') {
      add(card_id, cents(event.moved));
      add(event.from, -cents(event.moved));
    }
  }
  return figures;
}

it('keeps every cent, in memory and in its file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'issuer-books-'));
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const file = join(folder, `${(run += 1)}.jsonl`);
      const kept = openBooks(file);
      const sample = sampleIssuer(kept);
      const { simulator, bank } = sample;
      await bank.setProgramme([
        { channel: 'online', kind: 'percent', value: '1.25', min: '0.10', max: '1.00' },
        { channel: 'pos', kind: 'fixed', value: '0.3' },
      ]);
      for (const card_id of ['first', 'second']) {
        await bank.createCard(order(card_id));
        simulator.deliver(card_id);
        await bank.activate(card_id, simulator.books.tables.cards.get(card_id)?.number ?? '');
        await bank.load({ load_id: card_id, card_id, direction: 'load', amount: '150.00' });
      }
      for (const [turn, each] of steps.entries()) {
        await take(sample, each, turn).catch((fault: unknown) => {
          if (!(fault instanceof Impossible || fault instanceof IssuerRefusal)) throw fault;
        });
        const figures = figuresOf(simulator.books);
        for (const card of simulator.books.tables.cards.values()) {
          expect(figures.get(card.card_id)).toEqual({ balance: cents(card.balance), held: cents(card.held) });
          expect(cents(card.balance) - cents(card.held) >= 0n && cents(card.held) >= 0n && spendable(simulator.books, card) >= 0n).toBe(
            true,
          );
        }
      }
      kept.keeper.close();
      const again = openBooks(file);
      again.keeper.close();
      expect(again.books.tables).toEqual(simulator.books.tables);
      expect(again.books.bought).toEqual(simulator.books.bought);
    }),
    { numRuns: Number(process.env['SEQUENCES'] ?? 60) },
  );
  rmSync(folder, { recursive: true, force: true });
});

it('knows every answered call after a kill, wherever the last line was cut', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'issuer-kill-'));
  const file = join(folder, 'books.jsonl');
  const { simulator, bank } = sampleIssuer(openBooks(file));
  await bank.createCard(order('one'));
  const answered = readFileSync(file);
  const before = lastSeq(simulator.books);
  simulator.deliver('one');
  const whole = readFileSync(file);
  expect(whole.length).toBeGreaterThan(answered.length);
  for (let size = answered.length; size <= whole.length; size += 7) {
    writeFileSync(file, whole.subarray(0, size));
    const { books, keeper } = openBooks(file);
    keeper.close();
    expect(lastSeq(books)).toBe(before);
    expect(books.tables.cards.get('one')).toMatchObject({ progress: 'issued' });
  }
  writeFileSync(file, whole);
  const { books, keeper } = openBooks(file);
  keeper.close();
  expect(books.tables).toEqual(simulator.books.tables);
  rmSync(folder, { recursive: true, force: true });
});
