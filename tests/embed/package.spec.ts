/** The packed tarball, installed as a partner would: in a Vite app with React 18 and 19, on a server, and in plain HTML. */
import { mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { CardApplyElement } from '@bankside/widgets/elements/generated/typings.ts';
import { bank as sample, snippetOf } from '../../build/site/quick-start.ts';
import { packedApp, publish, run } from '../support/packed-app.ts';
import { expect, test } from '../support/partner-page.ts';

const top = process.cwd();
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
  include: ['main.tsx', 'names.ts'],
};

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ bank }) => {
  test.setTimeout(120_000);
  app = await packedApp('tests/embed/package-app');
  writeFileSync(join(app, 'quick-start.tsx'), snippetOf('React', 'card-apply').replaceAll(sample, bank.url));
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify(config));
  writeFileSync(join(app, 'index.html'), '<!doctype html><div id="app"></div><script type="module" src="/main.tsx"></script>');
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

const field = (page: Page) => page.locator('card-apply').locator('[name="first_name"]');

test('type-checks with every library checked too', async () => {
  takeReact(join(top, 'node_modules'));
  await run(join(top, 'node_modules/.bin/tsc'), ['-p', app]);
});

test('bankside-messages writes a file to begin with, and finds what is wrong in it', async () => {
  const command = join(app, 'node_modules/@bankside/widgets/bankside-messages.mjs');
  const file = join(app, 'ar.json');
  const { stdout } = await run(process.execPath, [command, 'template', '--locale', 'ar', '--tag', 'card-apply-qr']);
  writeFileSync(file, stdout);
  await run(process.execPath, [command, 'check', file, '--tag', 'card-apply-qr']);
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(stdout) as object), 'shared.clos': 'x' }));
  await expect(run(process.execPath, [command, 'check', file, '--tag', 'card-apply-qr'])).rejects.toThrow();
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
    const scripts = readdirSync(join(app, `out-${version}/assets`)).map((name) =>
      readFileSync(join(app, `out-${version}/assets`, name), 'utf8'),
    );
    expect(scripts.filter((text) => text.includes('__REACT_DEVTOOLS_GLOBAL_HOOK__'))).toHaveLength(1); // the page's own, no second one
    await page.goto(`${publish(foreign, app, `out-${version}`)}/index.html?bank=${bank.url}`);
    await expect(field(page)).toHaveValue('Aiko');
    const card = page.locator('card-apply');
    expect(await card.evaluate((element) => [element.className, element.getAttribute('classname')])).toEqual(['mine', null]);
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
    await page.goto(`${page.url()}&quick`);
    await expect(field(page)).toBeVisible();
  });

test('the tarball has what editors and templates read, and nothing of our build', () => {
  const files = readdirSync(join(app, 'node_modules/@bankside/widgets'));
  expect(files).toEqual(
    expect.arrayContaining([
      'CHANGELOG.md',
      'embed.schema.json',
      'vscode.html-custom-data.json',
      'vscode.css-custom-data.json',
      'vue.d.ts',
      'angular',
    ]),
  );
  expect(files).not.toContain('.stamp');
});

test('plain HTML: importing the package does nothing, /define registers', async ({ page, bank, foreign }) => {
  const at = publish(foreign, app, 'node_modules/@bankside/widgets');
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
