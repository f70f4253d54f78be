/** The issuer's events of a batch, applied in pieces as they come, and each in a transaction of its own (PRG-10). */
import { testNow } from '@bankside/bank/ledger/fresh-company.ts';
import { seedPeople } from '@bankside/bank/seed/people.ts';
import { seedRates } from '@bankside/bank/seed/rates.ts';
import { openStore, type StoreAt } from '@bankside/bank/store/store.ts';
import { madeBatch, tellInPieces } from '@bankside/bank/testing/programmes/telling.ts';
import { testBank, type TestBank } from '@bankside/bank/testing/test-bank.ts';
import { postgresPrograms, startPostgres } from '../support/postgres.ts';

export type BatchEventFigures = {
  readonly engine: string;
  readonly cards: number;
  /** Milliseconds for an event. */
  readonly together: number;
  readonly alone: number;
};

/** Until the order says that all are printed. */
async function msForEach(test: TestBank, cards: number, piece: number): Promise<number> {
  const printed = await madeBatch(test, cards);
  const start = performance.now();
  await tellInPieces(test, piece);
  const ms = performance.now() - start;
  const done = await printed();
  if (done !== cards) throw new Error(`${done} of ${cards} cards are printed`);
  return ms / cards;
}

async function measure(engine: string, at: StoreAt, cards: number): Promise<BatchEventFigures> {
  const store = await openStore(at);
  await store.tx((db) => seedPeople(db, testNow, 'nobody signs in'));
  await seedRates(store.db, testNow);
  const test = await testBank({}, store);
  test.issuer.set({ ship_after: null, deliver_after: null });
  const alone = await msForEach(test, Math.min(cards, 500), 1);
  const together = await msForEach(test, cards, cards);
  await test.close();
  return { engine, cards, together, alone };
}

/** On PGlite and, where there is one, on PostgreSQL. */
export async function batchEventFigures(cards = 5000): Promise<BatchEventFigures[]> {
  const programs = postgresPrograms();
  const postgres = programs ? await startPostgres(programs) : null;
  try {
    const figures = [await measure('PGlite', { memory: true }, cards)];
    if (postgres) figures.push(await measure('PostgreSQL', { url: postgres.url }, cards));
    return figures;
  } finally {
    await postgres?.stop();
  }
}
