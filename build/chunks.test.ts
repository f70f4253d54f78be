/** The tables of chunks name files that exist, and no module could go to two chunks. */
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { embedChunks, groupsOf, npmChunks, patternOf, portalChunks, sharedByPages } from './chunks.ts';
import { at } from './paths.ts';

describe.each([
  ['portal', portalChunks],
  ['embed', embedChunks],
  ['package', npmChunks],
])('chunks of the %s', (_name, chunks) => {
  const files = chunks.flatMap((chunk) => chunk.files ?? []);

  it('name files and packages that exist', () => {
    const packages = chunks.flatMap((chunk) => chunk.packages ?? []).map((name) => `node_modules/${name}`);
    expect([...files, ...packages].filter((path) => !existsSync(at(path)))).toEqual([]);
  });

  it('have one name each, and each module in one of them', () => {
    expect(new Set(chunks.map(({ name }) => name)).size).toBe(chunks.length);
    expect(new Set(files).size).toBe(files.length);
    for (const file of files) expect(groupsOf(chunks).filter(({ test }) => test.test(at(file)))).toHaveLength(1);
  });
});

it('takes a file and no other of a similar name', () => {
  const pattern = patternOf({ name: 'later', files: ['packages/widgets/src/kit/lazy/lazy.ts'] });
  expect(pattern.test(at('packages/widgets/src/kit/lazy/lazy.ts'))).toBe(true);
  expect(pattern.test(at('packages/widgets/src/kit/lazy/lazy-part.tsx'))).toBe(false);
  expect(pattern.test('/elsewhere/packages/widgets/src/kit/lazy/lazy.ts')).toBe(false);
});

it('takes a package whole, also one that depends on nothing else of its name', () => {
  const pattern = patternOf({ name: 'react', packages: ['react'] });
  expect(pattern.test('/x/node_modules/react/jsx-runtime.js')).toBe(true);
  expect(pattern.test('/x/node_modules/react-dom/index.js')).toBe(false);
});

it('shares the screens’ code among pages, and no package', () => {
  expect(sharedByPages.test.test(at('packages/widgets/src/kit/data/facts.tsx'))).toBe(true);
  expect(sharedByPages.test.test(at('packages/portal/src/app.tsx'))).toBe(false);
  expect(sharedByPages.test.test(at('node_modules/axios/index.js'))).toBe(false);
});
