/** Whatever is made from the table of public tags says what the table says: `node scripts/embed-manifests.mjs` writes it. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fieldNames } from '@bankside/core/rules/cards/fields.ts';
import { tags } from '@bankside/core/rules/tags.ts';
import { around } from '@bankside/widgets/elements/around.ts';
import * as details from '@bankside/widgets/elements/details.ts';
import { elements } from '@bankside/widgets/elements/elements.ts';
import { manifestsOf, wordsOfTags } from '../scripts/lib/embed-manifests.mjs';

/** The formatter's part left out. */
const bare = (text: string) => text.replace(/[\s,;|'"`()]/g, '');

it.each(Object.entries(manifestsOf(elements, around, { ...details, fields: fieldNames, words: wordsOfTags() })))('%s', (path, text) => {
  expect(bare(text).length).toBeGreaterThan(500);
  expect(bare(readFileSync(path, 'utf8'))).toBe(bare(text));
});

it('the table names the tags that the bank knows', () => expect(Object.keys(elements)).toEqual(tags));
