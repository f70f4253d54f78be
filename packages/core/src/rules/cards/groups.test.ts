import { expect, test } from 'vitest';
import { card } from '../lifecycles/card.ts';
import { cardGroupNames } from './actions.ts';
import { cardGroupOf, statusesIn } from './groups.ts';

test('every state of a card is in one group, and is found by it', () => {
  const all = cardGroupNames.flatMap(statusesIn);
  expect(all.toSorted()).toEqual(Object.values(card.states).map(({ wire }) => String(wire)).toSorted()); // prettier-ignore
  for (const group of cardGroupNames) for (const text of [group, ...statusesIn(group)]) expect(cardGroupOf(text)).toBe(group);
  expect(cardGroupOf('frozen')).toBeUndefined();
});
