/**
 * The lifecycles of cards by their tables, on both databases: each listed row moves, whatever is not listed is refused and changes
 * nothing (CRD-05, CRD-12, CRD-30, CRD-53).
 */
import { annualFee } from '@bankside/core/rules/lifecycles/annual-fee.ts';
import { card } from '@bankside/core/rules/lifecycles/card.ts';
import { step, type Actor, type Lifecycle } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { topUp } from '@bankside/core/rules/lifecycles/top-up.ts';
import { verification } from '@bankside/core/rules/lifecycles/verification.ts';
import type { Db } from '@bankside/bank/store/store.ts';
import { cardTries, feeTries, topUpTries, verificationTries, wireOf, type Subject } from '@bankside/bank/testing/cards/lifecycles.ts';
import type { TestBank } from '@bankside/bank/testing/test-bank.ts';
import { expect } from 'vitest';

const refusals = /wrongState|cardStatusError|cardBlockedByAdministrator|replacementApplied/;

async function walk(table: Lifecycle, { put, read, move, actors, atOnce }: Subject): Promise<{ moved: number; refused: number }> {
  const count = { moved: 0, refused: 0 };
  for (const state of Object.keys(table.states)) {
    const still = await put(state);
    const before = await read(still);
    expect(before.status).toBe(wireOf(table, state));
    const tries = Object.keys(table.events).flatMap((event) => actors.map((actor) => ({ event, actor })));
    const unlisted = tries.filter(({ event, actor }) => step(table, state, event, actor) === null);
    const refuse = async (inside?: Db) => {
      for (const { event, actor } of unlisted)
        await expect(move(still, event, actor, inside), `${state}, ${event} by ${actor}`).rejects.toThrow(refusals);
    };
    await (atOnce ? atOnce(refuse) : refuse());
    count.refused += unlisted.length;
    expect(await read(still)).toEqual(before);
    for (const { event, actor } of tries) {
      const next = step(table, state, event, actor);
      if (next === null) continue;
      const key = await put(state);
      await move(key, event, actor);
      expect((await read(key)).status, `${state}, ${event} by ${actor}`).toBe(wireOf(table, next));
      count.moved += 1;
    }
  }
  return count;
}

const listed = (table: Lifecycle, actors: readonly Actor[]) =>
  Object.values(table.events).reduce((sum, { from, by }) => sum + from.length * by.filter((actor) => actors.includes(actor)).length, 0);

const tables = {
  card: [card, cardTries],
  'top-up': [topUp, topUpTries],
  'annual fee': [annualFee, feeTries],
  verification: [verification, verificationTries],
} as const;
export const tableNames = Object.keys(tables) as (keyof typeof tables)[];

export async function walkTable(name: keyof typeof tables, test: TestBank): Promise<void> {
  const [table, subject] = tables[name];
  const tries = await subject(test);
  const { moved, refused } = await walk(table, tries);
  expect(moved).toBe(listed(table, tries.actors));
  expect(moved + refused).toBe(Object.keys(table.states).length * Object.keys(table.events).length * tries.actors.length);
}
