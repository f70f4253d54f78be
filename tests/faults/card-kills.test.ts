/**
 * kill -9 between the bank's ledger and the card issuer, which goes on living and is asked over HTTP: before and after each call to
 * it, before and after each commit. Afterwards no money is lost, none doubled, and both books agree. SEED repeats a run, ROUNDS lengthens it.
 */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { chanceOf } from '@bankside/bank/demo/chance.ts';
import { auditBooks } from '@bankside/bank/ledger/auditor.ts';
import { balances } from '@bankside/bank/ledger/ledger.ts';
import { testNow } from '@bankside/bank/ledger/fresh-company.ts';
import { seedRates } from '@bankside/bank/seed/rates.ts';
import { openStore, type StoreAt } from '@bankside/bank/store/store.ts';
import { issuerLine } from '@bankside/bank/testing/cards/issuer-line.ts';
import { differences, settled } from '@bankside/bank/testing/cards/jobs.ts';
import { activeCard, type InHand } from '@bankside/bank/testing/cards/issued-card.ts';
import { cardMoneyPolicy, priceTopUp, topUp } from '@bankside/bank/testing/cards/sample-cards.ts';
import { feesOf } from '@bankside/bank/testing/cards/sample-fees.ts';
import { testBank, type TestBank } from '@bankside/bank/testing/test-bank.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { emptyBooks } from '../support/empty-books.ts';
import { postgresPrograms, startPostgres } from '../support/postgres.ts';
import { rowsOf } from './kill-rounds.ts';
import { startWorker, type BankCall, type CardJob } from './workers.ts';

const rounds = Number(process.env['ROUNDS'] ?? 0);
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const timeout = 240_000 + rounds * 60_000;
const start = 1_000_000_000n;

type Job = {
  /** What is asked for, of a card with 99.50 dollars on it. */
  readonly call: (test: TestBank, own: InHand) => Promise<Omit<BankCall, 'as' | 'key'>>;
  /** What has left the wallet when it is done once. */
  readonly costs: bigint;
  readonly isDone: (test: TestBank, own: InHand) => Promise<void>;
};
const jobs: Readonly<Record<'top-up' | 'replacement' | 'annual fee', Job>> = {
  'top-up': {
    call: async (test, { card_id, main }) => {
      const { quote_id } = await priceTopUp(test, main, { card_id, amount: '100' });
      return { path: '/card/topUp', body: { card_id, amount: '100', currency: 'USDC', quote_id, source_of_funds_confirmed: true } };
    },
    costs: 101_000_000n,
    isDone: async (test, { card_id }) => {
      const made = await rowsOf(test, `select status from top_ups where card_id = '${card_id}'`);
      expect(made).toEqual([{ status: 'success' }, { status: 'success' }]);
      const loads = [...test.issuer.books.tables.loads.values()].filter((load) => load.card_id === card_id);
      expect(loads.map(({ state }) => state)).toEqual(['done', 'done']);
    },
  },
  replacement: {
    call: async (test, { card_id, main: as }) => {
      await test.ask('/card/modifyOpStatus', { card_id, op: 'block' }, { as });
      const { quote_id } = await test.ask('/card/calc', { type: 'replacement', card_id, currency: 'USDC' }, { as });
      return { path: '/card/modifyOpStatus', body: { card_id, op: 'replace', reason: 'lost', confirm_irreversible: true, quote_id } };
    },
    costs: 25_000_000n,
    isDone: async (test, { card_id }) => {
      const made = await rowsOf<{ card_id: string }>(test, `select card_id::text from cards where replaces = '${card_id}'`);
      const theirs = [...test.issuer.books.tables.cards.values()].filter(({ replaces }) => replaces === card_id);
      expect(theirs.map((card) => [card.card_id, card.balance])).toEqual(made.map((card) => [card.card_id, '99.50']));
      expect(made).toHaveLength(1);
    },
  },
  'annual fee': {
    call: async (test, own) => {
      const [fee] = await feesOf(test, own);
      return { path: '/annualFee/modify', body: { id: fee?.fee_id, action: 'pay', pay_from: 'user_wallet', currency: 'USDC' } };
    },
    costs: 60_000_000n,
    isDone: async (test, own) => expect((await feesOf(test, own)).map(({ status }) => status)).toEqual(['paid', 'unpaid']),
  },
};
type Round = { readonly name: keyof typeof jobs; readonly dies_at: CardJob['dies_at'] };

/** Of a top-up every step between both books; of the others where they meet. */
const few: readonly Round[] = [
  { name: 'top-up', dies_at: ['before load'] },
  { name: 'top-up', dies_at: ['after load'] },
  { name: 'top-up', dies_at: ['after load', 'before commit'] },
  { name: 'top-up', dies_at: ['after load', 'after commit'] },
  { name: 'replacement', dies_at: ['after createCard', 'before commit'] },
  { name: 'annual fee', dies_at: ['after commit', 'before commit'] },
];
const drawn = (chance: ReturnType<typeof chanceOf>): Round[] =>
  Array.from({ length: rounds }, () => ({
    name: chance.pick(['top-up', 'top-up', 'replacement', 'annual fee'] as const),
    dies_at: chance.between(1, 30),
  }));

describe('kill -9 between ledger and issuer', () => {
  const folder = emptyBooks();
  const worldFolder = emptyBooks();
  afterAll(() => [folder, worldFolder].forEach((each) => rmSync(each, { recursive: true, force: true })));

  async function torture(where: StoreAt, walk: readonly Round[]): Promise<void> {
    const world = await testBank({}, await openStore({ folder: worldFolder })); // for its issuer, which outlives every bank
    const line = await issuerLine(world.issuer);
    let elapsed = 0;
    let open: TestBank | undefined;
    /** PGlite has one process at a time; PostgreSQL can stay open here. */
    const banking = async <T>(work: (test: TestBank) => Promise<T>): Promise<T> => {
      const test = open ?? (await testBank(cardMoneyPolicy, await openStore(where), { books: world.issuer.books }));
      if ('url' in where) open = test;
      test.later(elapsed - (test.bank.clock.now().getTime() - testNow.getTime()) / 1000 + 120);
      try {
        return await work(test);
      } finally {
        elapsed = (test.bank.clock.now().getTime() - testNow.getTime()) / 1000;
        if (!open) await test.close();
      }
    };
    await banking((test) => seedRates(test.bank.store.db, testNow));
    for (const [round, { name, dies_at }] of walk.entries()) {
      const { call, costs, isDone } = jobs[name];
      const { own, intent } = await banking(async (test) => {
        const card = await activeCard(test, { balances: { USDC: '1101' } });
        await topUp(test, card.main, { card_id: card.card_id, amount: '100' });
        await settled(test);
        const { token, userid } = await test.as(card.email);
        const asked = await call(test, { ...card, main: { ...card.main, token } });
        return { own: card, intent: { ...asked, as: { token, userid }, key: randomUUID() } };
      });
      const worker = await startWorker(where, {
        do: 'card',
        company_id: own.company_id,
        job: { call: intent, url: line.url, later: elapsed, dies_at },
      });
      const outcomes = await worker.finish();
      const died = outcomes.at(-1);
      const at = `${name}, ${outcomes.length} points, ${died && !died.done ? died.why : ''} (SEED=${seed} round ${round})`;
      if (typeof dies_at !== 'number') expect(died, at).toEqual({ done: false, why: dies_at.at(-1) });
      await banking(async (test) => {
        const again = await test.call(intent.path as never, intent.body, { as: intent.as, key: intent.key });
        expect({ at, code: again.code, refusal: again.refusal }).toEqual({ at, code: 200, refusal: undefined });
        await settled(test);
        await isDone(test, own);
        const usdc = (await balances(test.bank.store.db, own.company_id)).find(({ currency }) => currency === 'USDC');
        expect([usdc?.book, usdc?.held], at).toEqual([start - costs, 0n]);
        expect(await differences(test), at).toEqual([]);
        expect(
          (await auditBooks(test.bank.store)).filter(({ ok }) => !ok),
          at,
        ).toEqual([]);
        expect(test.faults, at).toEqual([]);
      });
    }
    await open?.close();
    await line.stop();
    await world.close();
    process.stdout.write(`${walk.length} kills between ledger and issuer, 0 lost, 0 doubled (SEED=${seed})\n`);
  }

  it('loses and doubles nothing of a bank on PGlite', { timeout }, () =>
    torture({ folder }, rounds > 0 ? [...few, ...drawn(chanceOf(seed))] : few.slice(2, 3)),
  );

  const programs = postgresPrograms();
  if (!programs)
    process.stdout.write('\nSKIPPED: no PostgreSQL on this machine, so kills between ledger and issuer ran on PGlite alone.\n');
  it.skipIf(!programs)('loses and doubles nothing of a bank on PostgreSQL', { timeout }, async () => {
    const postgres = await startPostgres(programs ?? '');
    await torture({ url: postgres.url, poolSize: 4 }, rounds > 0 ? [...few, ...drawn(chanceOf(seed + 1))] : few.slice(0, 3));
    await postgres.stop();
  });
});
