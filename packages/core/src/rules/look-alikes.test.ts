import { describe, expect, it } from 'vitest';
import { endsOf, looksLike, sharesEnds, skeletonOf } from './look-alikes.ts';

describe('names', () => {
  it.each([
    ['the same', 'Marlow & Finch Ltd', 'Marlow & Finch Ltd'],
    ['case and spaces', 'Marlow & Finch Ltd', ' MARLOW  &FINCH  LTD.'],
    ['full-width letters', 'Okabe Precision K.K.', 'Ｏｋａｂｅ Ｐｒｅｃｉｓｉｏｎ Ｋ.Ｋ.'],
    ['a Cyrillic letter', 'Marlow & Finch Ltd', 'Mаrlоw & Finch Ltd'],
    ['a Greek capital', 'Marlow & Finch Ltd', 'Marlow & FΙNCH Ltd'],
    ['digits for letters', 'Sorrel Packaging Ltd', '5orre1 Packaging Ltd'],
    ['a capital I for an l', 'Delta Wharf Logistics', 'DeIta Wharf Logistics'],
    ['accents', 'Hagström AB', 'Hagstrom AB'],
    ['rn for m', 'Tamagawa Express', 'Tarnagawa Express'],
    ['something that is not seen', 'Quayline Insurance', 'Quay\u200bline Insur\u00adance'],
    ['a letter left out', 'Lindqvist Freight AB', 'Lindqvis Freight AB'],
    ['a letter put in', 'Lindqvist Freight AB', 'Lindqvistt Freight AB'],
    ['a letter changed', 'Lindqvist Freight AB', 'Lindkvist Freight AB'],
    ['neighbours swapped', 'Lindqvist Freight AB', 'Lindqivst Freight AB'],
    ['one character of a long Chinese name', '深圳市明华精密机械有限公司', '深圳市眀华精密机械有限公司'],
    ['a radical for a character', '金龙贸易', '⾦龙贸易'],
  ])('look alike: %s', (_what, one, other) => {
    expect(looksLike(one, other)).toBe(true);
    expect(looksLike(other, one)).toBe(true);
  });

  it.each([
    ['another firm', 'Marlow & Finch Ltd', 'Harlow & Birch Ltd'],
    ['two letters changed', 'Lindqvist Freight AB', 'Lundqvost Freight AB'],
    ['short names', '王明', '王朋'],
    ['short names', 'Acme', 'Acne'],
    ['a name and a longer one', 'Sorrel Packaging Ltd', 'Sorrel Packaging Holdings Ltd'],
    ['another script altogether', 'Gazprom', '株式会社岡部'],
    ['marks alone', '???', '!!! ...'],
  ])('do not: %s', (_what, one, other) => {
    expect(looksLike(one, other)).toBe(false);
    expect(looksLike(other, one)).toBe(false);
  });

  it('a whole Cyrillic name keeps letters that no Latin one has', () => expect(skeletonOf('Жданов')).toContain('ж'));
});

describe('addresses', () => {
  const cold = '0x3bA9f04C61d27E85c0Fe418aD7B3629e5C1f8A40';
  it.each([
    ['0x3bA9000000000000000000000000000000008A40', true],
    ['0x3ba9ffffffffffffffffffffffffffffffff8a40', true],
    ['0x3bA9f04C61d27E85c0Fe418aD7B3629e5C1f8A41', false],
    ['0x4bA9f04C61d27E85c0Fe418aD7B3629e5C1f8A40', false],
  ])('%s has the ends of the cold wallet: %s', (other, expected) => expect(sharesEnds(cold, other)).toBe(expected));
  it('the same address in other capitals is the same, not one that looks like it', () =>
    expect(sharesEnds(cold, cold.toLowerCase())).toBe(false));
  it('what all addresses of a form begin with does not count', () => {
    expect(endsOf('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')).toEqual({ first: 'ar0s', last: '5mdq' });
    expect(endsOf('TQ5kP2mVw9XcHn4RbTz7Ls3YdGf8KuJkZs')).toEqual({ first: 'tq5k', last: 'jkzs' });
  });
});
