/** The packed tarball, installed as a partner would: in a Vite app with React 18 and 19, on a server, and in plain HTML. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { CardApplyElement } from '@bankside/widgets/elements/typings.ts';
import { expect, test } from '../support/partner-page.ts';

const run = promisify(execFile);
const top = process.cwd();
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.woff2': 'font/woff2' };
let app = '';

const config = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: [],
  },
  include: ['main.tsx'],
};

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const { stdout } = await run('node', ['scripts/npm-package.mjs']);
  app = mkdtempSync(join(tmpdir(), 'bankside-app-'));
  cpSync('tests/embed/package-app', app, { recursive: true });
  writeFileSync(join(app, 'package.json'), '{ "name": "partner", "private": true, "type": "module" }');
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify(config));
  writeFileSync(join(app, 'index.html'), '<!doctype html><div id="app"></div><script type="module" src="/main.tsx"></script>');
  await run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', stdout.trim().split('\n').at(-1) ?? ''], {
    cwd: app,
  });
  mkdirSync(join(app, 'node_modules/@types'), { recursive: true });
  for (const name of ['@types/react', '@types/react-dom', 'csstype'])
    symlinkSync(join(top, 'node_modules', name), join(app, 'node_modules', name));
});
test.afterAll(() => rmSync(app, { recursive: true, force: true }));

/** The page's own React, in the version that is asked for. */
function takeReact(from: string): void {
  for (const name of ['react', 'react-dom', 'scheduler']) {
    const at = join(app, 'node_modules', name);
    rmSync(at, { force: true });
    symlinkSync(join(from, name), at);
  }
}

type Foreign = { readonly origin: string; place(path: string, type: string, content: string | Buffer): void };
/** Puts a folder on the partner's site, which the link allows; answers where. */
function publish(foreign: Foreign, folder: string): string {
  const at = join(app, folder);
  for (const name of readdirSync(at, { recursive: true }).map(String)) {
    const type = types[extname(name)];
    if (type) foreign.place(`/${folder}/${name}`, type, readFileSync(join(at, name)));
  }
  return `${foreign.origin}/${folder}`;
}

const field = (page: Page) => page.locator('card-apply').locator('[name="first_name"]');

test('type-checks with every library checked too', async () => {
  takeReact(join(top, 'node_modules'));
  await run(join(top, 'node_modules/.bin/tsc'), ['-p', app]);
});

for (const [version, from] of [
  ['19', join(top, 'node_modules')],
  ['18', join(top, 'tests/react-18/node_modules')],
] as const)
  test(`React ${version}: objects arrive as properties, handlers fire once, unmounting is clean`, async ({ page, bank, foreign }) => {
    takeReact(from);
    await run(join(top, 'node_modules/.bin/vite'), ['build', '--outDir', `out-${version}`, '--base', './', '--logLevel', 'warn'], {
      cwd: app,
    });
    await page.goto(`${publish(foreign, `out-${version}`)}/index.html?bank=${bank.url}`);
    await expect(field(page)).toHaveValue('Aiko');
    const card = page.locator('card-apply');
    expect(
      await card.evaluate((element: CardApplyElement) => [element.prefill, element.hideHeader, element.getAttribute('prefill')]),
    ).toEqual([{ first_name: 'Aiko' }, true, null]);
    await card.evaluate((element: CardApplyElement) => element.whenReady());
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard') as string[])).toEqual([expect.stringMatching(/^ready bank-/)]);
    await page.getByRole('button', { name: 'other' }).click();
    await expect.poll(() => card.evaluate((element: CardApplyElement) => element.prefill)).toEqual({ first_name: 'Mei' });
    await page.getByRole('button', { name: 'toggle' }).click();
    await expect(card).toHaveCount(0);
    await page.getByRole('button', { name: 'toggle' }).click();
    await expect(field(page)).toBeVisible();
  });

test('plain HTML: importing the door does nothing, /define registers', async ({ page, bank, foreign }) => {
  const at = publish(foreign, 'node_modules/@bankside/widgets');
  const html = `<!doctype html><html lang="ja"><title>plain</title><link rel="icon" href="data:,">
    <script type="module">import './index.js'; window.before = customElements.get('card-apply') === undefined; await import('./define.js');</script>
    <card-apply link-path="kestrel" api-base="${bank.url}"></card-apply></html>`;
  foreign.place('/node_modules/@bankside/widgets/plain.html', 'text/html', html);
  await page.goto(`${at}/plain.html`);
  await expect(field(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'before') as boolean)).toBe(true);
});

test('on a server the component is the tag with room kept', async () => {
  takeReact(join(top, 'node_modules'));
  const script = `import { createElement } from 'react'; import { renderToString } from 'react-dom/server'; import { CardApply } from '@bankside/widgets/react';
    console.log(renderToString(createElement(CardApply, { id: 'card', linkPath: 'kestrel', prefill: {} })))`;
  writeFileSync(join(app, 'server.mjs'), script);
  const { stdout } = await run('node', ['server.mjs'], { cwd: app, env: { ...process.env, NODE_ENV: 'production' } });
  expect(stdout.trim()).toBe('<card-apply id="card"><svg width="1" height="720" aria-hidden="true"></svg></card-apply>');
});
