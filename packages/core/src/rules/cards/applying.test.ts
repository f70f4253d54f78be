import { expect, test } from 'vitest';
import { variantOf, variants, type ApplyVariant } from './applying.ts';

const all = Object.keys(variants) as ApplyVariant[];

test('whatever is wanted, a form asks what its link asks; a layout is followed where it does', () => {
  for (const link of all)
    for (const wanted of [undefined, ...all]) {
      const shown = variantOf(link, wanted);
      expect(variants[shown].visionlifeAccount, `${wanted ?? 'none'} for ${link}`).toBe(variants[link].visionlifeAccount);
      if (wanted !== undefined && link !== 'visionlife' && wanted !== 'visionlife') expect(shown).toBe(wanted);
      if (wanted === undefined) expect(shown).toBe(link);
    }
});
