/** Counts what a bank asks PostgreSQL: every statement, begin and commit included. */
import { vi } from 'vitest';
import { PreparingClient } from '../store/transactions/postgres-pool.ts';

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';

/** The statements of `work`, in their order. Nothing else may ask a database meanwhile. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const client = PreparingClient.prototype as { query: (...given: unknown[]) => unknown };
  const spy = vi.spyOn(client, 'query'); // calls what it watches
  try {
    await work();
    return spy.mock.calls.map(([query]) => textOf(query));
  } finally {
    spy.mockRestore();
  }
}
