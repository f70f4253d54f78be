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

it('the playground offers every attribute and every token', () => {
  const text = readFileSync('demo/partner/public/playground.js', 'utf8');
  const tokens = Object.keys(details.tokens).map((name) => `'--bank-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}'`);
  const isSpread = ({ name }: { readonly name: string }) => ['api-base', 'link-path'].includes(name); // the loader knows the first, byLink has the second
  for (const [tag, { attributes }] of Object.entries(elements)) {
    const own =
      text.slice(text.indexOf(`  '${tag}': {`)).split(/\n  (?:'[a-z-]+': |\};)/)[0] +
      text.slice(text.indexOf('const common'), text.indexOf('const flag'));
    for (const row of attributes)
      if (!isSpread(row))
        expect({ tag, name: row.name, in: new RegExp(`\\b${row.name}\\b`).test(own) }).toEqual({ tag, name: row.name, in: true });
  }
  for (const token of tokens) expect(text).toContain(token);
});

it('the table names the tags that the bank knows', () => expect(Object.keys(elements)).toEqual(tags));
