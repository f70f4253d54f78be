/** An app of this folder with what its lock file names and our packed package, in a folder that stays from run to run. */
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { bank as sample, snippetOf } from '../../build/site/quick-start.ts';
import { hashOf } from '../../scripts/lib/stamp.mjs';
import { run } from '../support/packed-app.ts';
import type { App } from './apps.ts';

const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
const sources = ['.ts', '.tsx', '.vue', '.svelte'];

/** The sources name the bank of the documents; here it is the real one. */
function rename(folder: string, bank: string): void {
  for (const file of readdirSync(folder, { withFileTypes: true }))
    if (file.isDirectory() && file.name !== 'node_modules') rename(join(folder, file.name), bank);
    else if (sources.includes(extname(file.name)))
      writeFileSync(join(folder, file.name), readFileSync(join(folder, file.name), 'utf8').replaceAll(sample, bank));
}

export async function installed({ folder, quick }: App, tarball: string, bank: string): Promise<string> {
  const from = join('tests/frameworks', folder);
  const app = join(tmpdir(), 'bankside-frameworks', folder);
  const stamp = join(app, 'node_modules', '.of-the-app');
  const wanted = hashOf([`${from}/package.json`, `${from}/package-lock.json`]);
  const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  mkdirSync(app, { recursive: true });
  for (const name of readdirSync(app)) if (!isCurrent || name !== 'node_modules') rmSync(join(app, name), { recursive: true });
  cpSync(from, app, { recursive: true });
  if (!isCurrent) await run('npm', ['ci', ...quietly], { cwd: app });
  await run('npm', ['install', '--no-save', '--offline', ...quietly, tarball], { cwd: app });
  writeFileSync(stamp, wanted);
  if (folder === 'angular') cpSync(join(app, 'node_modules/@bankside/widgets/angular/bank-tags.ts'), join(app, 'src/bank-tags.ts'));
  if (quick) writeFileSync(join(app, quick[1]), snippetOf(quick[0], 'card-apply'));
  rename(app, bank);
  return app;
}

export const versionOf = (app: string, name: string): string =>
  (JSON.parse(readFileSync(join(app, 'node_modules', name, 'package.json'), 'utf8')) as { version: string }).version;
