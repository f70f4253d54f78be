/** Builds @bankside/testing as partners install it, into dist/testing: the kit, its types, and the tags' files of this version (D-375). */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build as bundle } from 'esbuild';
import { build } from './build.mjs';
import { buildNpm, copyTypes } from './npm.mjs';
import { top } from './run.mjs';
import { hashOf, unlessStamped } from './stamp.mjs';

const folder = `${top}/dist/testing`;
const home = 'core/src/testing';
const entries = { '.': 'node', './playwright': 'playwright', './page': 'page' };
/** The bank sends every file of the tags compressed and plain; tests take them plain. */
const isServed = (path) => !/\.(br|gz)$/.test(path) && !path.includes('/.');

const manifest = ({ version, license }) => ({
  name: '@bankside/testing',
  version,
  license,
  description: 'A Bankside bank in memory, for the tests of pages and servers that embed its tags',
  homepage: 'https://bankside.example/developers',
  type: 'module',
  exports: {
    ...Object.fromEntries(
      Object.entries(entries).map(([entry, name]) => [entry, { types: `./types/${home}/${name}.d.ts`, default: `./${name}.js` }]),
    ),
    './package.json': './package.json',
  },
  files: ['*', '!.stamp'],
  engines: { node: '>=20.19' },
});
const readme = `# @bankside/testing

A bank in memory for the tests of pages and servers with \`@bankside/widgets\` or the loader. It answers by the contract of the bank itself, and
has the tags of the same version with it, so that tests need no network. How to use it: the part "Testing your page" of the guide.
`;

export async function buildTesting() {
  await buildNpm(); // its run of the compiler makes these declarations, too
  await build();
  const own = JSON.parse(readFileSync(`${top}/package.json`, 'utf8'));
  const embed = `${top}/dist/embed/${own.version}`;
  await unlessStamped(
    'dist/testing/.stamp',
    hashOf([
      'packages/core/src',
      'scripts/lib/testing-package.mjs',
      'CHANGELOG.md',
      'package-lock.json',
      `dist/embed/${own.version}/sri.json`,
    ]),
    async () => {
      rmSync(folder, { recursive: true, force: true });
      await bundle({
        absWorkingDir: top,
        entryPoints: Object.values(entries).map((name) => `packages/${home}/${name}.ts`),
        outdir: folder,
        bundle: true,
        splitting: true,
        format: 'esm',
        platform: 'node',
        target: 'node20',
        chunkNames: 'c/[name]-[hash]',
        minifySyntax: true,
        legalComments: 'none',
        logLevel: 'warning',
      });
      copyTypes(
        Object.values(entries).map((name) => `${home}/${name}`),
        folder,
      );
      cpSync(embed, `${folder}/embed/${own.version}`, { recursive: true, filter: isServed });
      for (const name of ['CHANGELOG.md', 'LICENSE']) if (existsSync(`${top}/${name}`)) cpSync(`${top}/${name}`, `${folder}/${name}`);
      writeFileSync(`${folder}/package.json`, `${JSON.stringify(manifest(own), null, 2)}\n`);
      writeFileSync(`${folder}/README.md`, readme);
    },
  );
}
