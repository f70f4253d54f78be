/** Whatever is made from the table of public tags says what the table says: `node scripts/embed-manifests.mjs` writes it. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fieldNames } from '@bankside/core/rules/cards/fields.ts';
import { tags } from '@bankside/core/rules/tags.ts';
import { around } from '@bankside/widgets/elements/around.ts';
import * as details from '@bankside/widgets/elements/details.ts';
import { elements } from '@bankside/widgets/elements/elements.ts';
import { manifestsOf } from '../scripts/lib/embed-manifests.mjs';
import { wordsByTag, wordsOfTags } from '../scripts/lib/embed-words.mjs';

/** The formatter's part left out. */
const bare = (text: string) => text.replace(/[\s,;|'"`()]/g, '');

it.each(Object.entries(manifestsOf(elements, around, { ...details, fields: fieldNames, words: wordsOfTags(), wordsByTag })))(
  '%s',
  (path, text) => {
    expect(bare(text).length).toBeGreaterThan(400);
    expect(bare(readFileSync(path, 'utf8'))).toBe(bare(text));
  },
);

it('the theme builder has every token without its rule, and presets of tokens alone, within their bounds', () => {
  type Row = {
    readonly name: string;
    readonly kind: string;
    readonly least?: number;
    readonly most?: number;
    readonly words?: readonly string[];
  };
  const {
    tags: all,
    tokens,
    presets,
  } = JSON.parse(readFileSync('packages/widgets/builder.json', 'utf8')) as {
    readonly tags: object;
    readonly tokens: readonly Row[];
    readonly presets: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;
  };
  expect(Object.keys(all)).toEqual(tags);
  expect(tokens.map(({ name }) => name)).toEqual(Object.keys(details.tokens));
  expect(tokens.some((row) => 'rule' in row)).toBe(false);
  expect(Object.keys(presets).length).toBeGreaterThanOrEqual(4);
  for (const [preset, values] of Object.entries(presets))
    for (const [name, value] of Object.entries(values)) {
      const row = tokens.find((each) => each.name === name);
      expect({ preset, name, kind: row?.kind }).toEqual({ preset, name, kind: expect.any(String) });
      const [light = '', dark = ''] = typeof value === 'string' ? [value, value] : value;
      if (row?.kind === 'color')
        expect(
          [light, dark].every((each) => /^#[0-9a-f]{6}$/.test(each)),
          `${preset} ${name}`,
        ).toBe(true);
      else if (row?.words) expect(row.words).toContain(light);
      else expect([Number.parseFloat(light) >= (row?.least ?? 0), Number.parseFloat(light) <= (row?.most ?? 0)]).toEqual([true, true]);
    }
});

it('the table names the tags that the bank knows', () => expect(Object.keys(elements)).toEqual(tags));
