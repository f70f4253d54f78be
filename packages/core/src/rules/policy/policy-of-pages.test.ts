import { afterEach, expect, it } from 'vitest';
import { policy as banks, withOverrides } from './bank-policy.ts';
import { policyOfPages } from './policy-of-pages.ts';
import { adoptPolicy, policy } from './policy.ts';

const built = structuredClone(policy);
afterEach(() => adoptPolicy(built));

const overridden = withOverrides(banks, {
  applying: { draftHours: 36 },
  cards: { tries: 7 },
  captcha: { cost: 5 },
  app: { version: '9.9.9' },
});

it('answers what pages know, and no more', () => {
  const figures = policyOfPages(overridden);
  expect(figures).toMatchObject({ applying: { draftHours: 36 }, cards: { tries: 7 }, leadTimes: { reviewDays: 3 } });
  expect(figures['cards']).toEqual({ tries: 7, lockHours: 24 });
  expect(Object.keys(figures)).not.toContain('captcha');
  expect(Object.keys(figures)).not.toContain('app');
});

it('is read from then on by who reads the policy', () => {
  adoptPolicy(JSON.parse(JSON.stringify(policyOfPages(overridden))));
  expect(policy.applying.draftHours).toBe(36);
  expect(policy.cards.tries).toBe(7);
  expect(policy.app).toEqual(built.app);
});

it.each([
  ['nothing', null],
  ['a text', 'policy'],
  ['another type', { applying: { draftHours: '36' }, upload: { types: 'png' } }],
  ['what the page does not know', { applying: { other: 1 }, more: { of: 1 } }],
])('leaves what is there at %s', (_name, figures) => {
  adoptPolicy(figures);
  expect(policy).toEqual(built);
});
