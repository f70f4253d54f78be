/** The packed tarball, installed into a folder of its own as a partner would. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';

export const run = promisify(execFile);
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.woff2': 'font/woff2' };

/** Answers the tarball's path. */
export async function packed(name: 'widgets' | 'testing' = 'widgets'): Promise<string> {
  const { stdout } = await run('node', ['scripts/npm-package.mjs', ...(name === 'testing' ? [name] : [])]);
  return stdout.trim().split('\n').at(-1) ?? '';
}

/** Answers where it is; `from` is copied into it first. */
export async function packedApp(from?: string, name: 'widgets' | 'testing' = 'widgets'): Promise<string> {
  const tarball = await packed(name);
  const app = mkdtempSync(join(tmpdir(), 'bankside-app-'));
  if (from) cpSync(from, app, { recursive: true });
  writeFileSync(join(app, 'package.json'), '{ "name": "partner", "private": true, "type": "module" }');
  await run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', tarball], { cwd: app });
  return app;
}

type Foreign = { readonly origin: string; place(path: string, type: string, content: string | Buffer): void };
/** Puts a folder of the app on the partner's site, which the link allows; answers where. */
export function publish(foreign: Foreign, app: string, folder: string): string {
  const at = join(app, folder);
  for (const name of readdirSync(at, { recursive: true }).map(String)) {
    const type = types[extname(name)];
    if (type) foreign.place(`/${folder}/${name}`, type, readFileSync(join(at, name)));
  }
  return `${foreign.origin}/${folder}`;
}
