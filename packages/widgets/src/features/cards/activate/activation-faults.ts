/** What the bank says of a secret that is wrong is at the field where it was typed: how many tries are left, and the lock. */
import { Refused } from '@bankside/core/client/errors.ts';
import type { RefusalName } from '@bankside/core/rules/errors.ts';

/** The bank's own sentence, because it knows how many tries are left. */
export function atField(error: unknown, field: string, refusals: readonly RefusalName[]): unknown {
  if (!(error instanceof Refused) || !error.refusal || !refusals.includes(error.refusal)) return error;
  const placed = new Refused(error.code, error.message, [{ field, rule: '', msg: error.message }], error.requestId);
  placed.shown = error.shown;
  return placed;
}
