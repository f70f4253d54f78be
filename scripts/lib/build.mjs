/** Builds what is stale: portal, embed and the developers' site with their compressed files beside them, and the bank as one program for Node. */
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { bin, must, say, seconds, top } from './run.mjs';
import { hashOf, unlessStamped } from './stamp.mjs';

const shared = [
  'package-lock.json',
  'vite.config.ts',
  ...['bank.ts', 'chunks.ts', 'embed.ts', 'paths.ts', 'plugins', 'portal.ts', 'screens.ts'].map((name) => `build/${name}`),
  'tsconfig.json',
  'scripts/lib/build.mjs',
  'packages/core/src',
  'packages/core/package.json',
];
const targets = {
  portal: ['packages/widgets/src', 'packages/widgets/package.json', 'packages/portal'],
  embed: [
    'packages/widgets/src',
    'packages/widgets/package.json',
    'packages/widgets/llms.txt',
    'packages/widgets/builder.json',
    'scripts/lib/embed.mjs',
  ],
  bank: ['packages/bank/src', 'packages/bank/package.json'],
  docs: [
    'build/site',
    'docs/embedding.md',
    'docs/embedding-servers.md',
    'docs/versions.md',
    'docs/developers',
    'CHANGELOG.md',
    'packages/widgets/src/elements',
    'packages/widgets/src/kit/theme',
    'packages/widgets/src/features/developers/snippets.ts',
    'packages/portal/src/mark.svg',
    'demo/partner/public/frameworks.js',
    'scripts/lib/embed-names.mjs',
  ],
};
/** One folder for each version, for ever: what is there is replaced only while that version is being made. */
const embedVersion = () => JSON.parse(readFileSync(`${top}/package.json`, 'utf8')).version;
const after = {
  portal: () => compressAll(`${top}/dist/portal`),
  docs: () => compressAll(`${top}/dist/docs`),
  embed: async () => {
    const folder = `${top}/dist/embed/${embedVersion()}`;
    const { finishEmbed } = await import('./embed.mjs');
    await finishEmbed(folder, embedVersion());
    await compressAll(folder);
  },
};

/** Pages without a bundle: build/site writes them. */
async function buildDocs() {
  const { tsImport } = await import('tsx/esm/api');
  const { writeSite } = await tsImport(`${top}/build/site/write-site.ts`, import.meta.url);
  await writeSite(`${top}/dist/docs`);
}

/** Of the embed also what it runs on (build/embed.ts). */
export const hashOfTarget = (name) =>
  hashOf([...shared, ...targets[name]]) + (name === 'embed' ? `-${process.env.EMBED_RUNTIME ?? 'preact'}` : '');

export async function build() {
  for (const name of Object.keys(targets)) {
    const since = performance.now();
    const made = await unlessStamped(`dist/${name}/.stamp`, hashOfTarget(name), async () => {
      say(`Building the ${name} …`);
      if (name === 'docs') await buildDocs();
      else await must(bin('vite'), ['build', '--mode', name, '--logLevel', 'warn'], { env: { NODE_ENV: 'production' } });
      await after[name]?.();
    });
    if (made) say(`Built the ${name} in ${seconds(since)}`);
  }
}

const compressible = /\.(m?js|css|html|json|svg|txt|webmanifest|wasm|ttf)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compressed once here with the highest effort, so that the bank only reads files. */
async function compressAll(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => compressible.test(path) && statSync(path).isFile());
  await Promise.all(
    files.map(async (path) => {
      const bytes = readFileSync(path);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
      writeFileSync(`${path}.br`, br);
      writeFileSync(`${path}.gz`, gz);
    }),
  );
}
