/**
 * PGlite works in the bank's own process and answers before anybody else has had a turn of the event loop: a row of statements, as a
 * file of many records makes, would hold every other call until its end (PERF-18). After `mostMs` a turn is given up between two of them.
 */
import { setImmediate as turn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

const mostMs = 10;

export function withFairTurns(lite: PGlite): PGlite {
  let began: number | undefined;
  /** The first statement of a turn notes when; the next turn begins anew. */
  const note = () => {
    if (began !== undefined) return;
    began = performance.now();
    setImmediate(() => (began = undefined));
  };
  const run = lite._runExclusiveQuery.bind(lite);
  lite._runExclusiveQuery = async <T>(work: () => Promise<T>): Promise<T> => {
    note();
    const done = await run(work);
    if (began !== undefined && performance.now() - began > mostMs) await turn();
    return done;
  };
  return lite;
}
