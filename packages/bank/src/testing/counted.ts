/** Counts what a bank asks PostgreSQL: every statement, begin and commit included, and how often it waits for answers. */
import { vi } from 'vitest';
import { PreparingClient } from '../store/transactions/postgres-pool.ts';

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';

/** The statements of `work`, in their order, parted by round trips. Nothing else may ask a database meanwhile. */
export async function tripsOf(work: () => Promise<unknown>): Promise<string[][]> {
  const client = PreparingClient.prototype as { query: (...given: unknown[]) => unknown };
  const real = client.query;
  const trips: string[][] = [];
  let open: string[] | undefined;
  const spy = vi.spyOn(client, 'query').mockImplementation(function (this: unknown, ...given: unknown[]) {
    if (!open) {
      trips.push((open = []));
      process.nextTick(() => (open = undefined)); // as the client sends what was asked in one turn
    }
    open.push(textOf(given[0]));
    return real.apply(this, given);
  });
  try {
    await work();
    return trips;
  } finally {
    spy.mockRestore();
  }
}
