/** A row of statements, each of which is quick, lets everybody else have a turn (PERF-18). */
import { setImmediate as turn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { withFairTurns } from './fair-turns.ts';

/** Statements for 300 ms; how often somebody else had a turn meanwhile. */
async function turnsBeside(lite: PGlite, statements: (ask: PGlite['query']) => Promise<void>): Promise<number> {
  let [turns, isOver] = [0, false];
  const others = (async () => {
    for (; !isOver; turns++) await turn();
  })();
  await statements(lite.query.bind(lite));
  isOver = true;
  await others;
  return turns;
}

async function manyFor(ms: number, ask: () => Promise<unknown>): Promise<void> {
  for (const until = performance.now() + ms; performance.now() < until;) await ask();
}

it('in a row, and in a transaction', async () => {
  const lite = withFairTurns(await PGlite.create());
  const text = 'select count(*) from generate_series(1, 5000)';
  expect(await turnsBeside(lite, (ask) => manyFor(300, () => ask(text)))).toBeGreaterThan(5);
  expect(await turnsBeside(lite, () => lite.transaction((tx) => manyFor(300, () => tx.query(text))))).toBeGreaterThan(5);
  await lite.close();
});
