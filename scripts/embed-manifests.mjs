/** Writes everything that is made from packages/widgets/src/elements/elements.ts; tests/embed-manifests.test.ts fails while one of them is old. */
import { writeFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';
import { manifestsOf } from './lib/embed-manifests.mjs';
import { wordsByTag, wordsOfTags } from './lib/embed-words.mjs';
import { bin, main, must, say, top } from './lib/run.mjs';

main(async () => {
  const from = (path) => tsImport(`../packages/${path}`, import.meta.url);
  const { elements } = await from('widgets/src/elements/elements.ts');
  const { around } = await from('widgets/src/elements/around.ts');
  const details = await from('widgets/src/elements/details.ts');
  const { fieldNames } = await from('core/src/rules/cards/fields.ts');
  const files = manifestsOf(elements, around, { ...details, fields: fieldNames, words: wordsOfTags(), wordsByTag });
  for (const [path, text] of Object.entries(files)) writeFileSync(`${top}/${path}`, text);
  const code = Object.keys(files).filter((path) => !/\.(md|txt)$/.test(path));
  await must(bin('oxfmt'), ['--write', ...code]);
  say(`wrote ${Object.keys(files).join(', ')}`);
});
