/** @bankside/testing as a partner has it: the packed tarball, and the two tests that the guide shows, run by the partner's own runners (EMB-19). */
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchOptions } from '../support/browser.ts';
import { expect, test } from '../support/fixtures.ts';
import { packedApp, run } from '../support/packed-app.ts';

const top = process.cwd();
const [, chapter = ''] = readFileSync('docs/embedding.md', 'utf8').split('## Testing your page');
const [inPlaywright = '', inVitest = ''] = Array.from(chapter.matchAll(/```js\n([\s\S]*?)```/g), ([, code]) => code);

let app = '';
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await packedApp(undefined, 'testing');
  mkdirSync(join(app, 'node_modules/@playwright'), { recursive: true });
  for (const name of ['@playwright/test', 'playwright', 'playwright-core', 'vitest'])
    symlinkSync(join(top, 'node_modules', name), join(app, 'node_modules', name));
  writeFileSync(join(app, 'shop.spec.js'), inPlaywright);
  writeFileSync(join(app, 'books.test.js'), inVitest);
  const use = { launchOptions: launchOptions(), locale: 'en-GB' };
  writeFileSync(
    join(app, 'playwright.config.js'),
    `export default { testMatch: '*.spec.js', reporter: 'line', timeout: 90_000, use: ${JSON.stringify(use)} };`,
  );
});
test.afterAll(() => rmSync(app, { recursive: true, force: true }));

/** What the runner said, whether or not it went well. */
const said = (program: string, args: readonly string[]) =>
  run(join(app, 'node_modules', program), [...args], { cwd: app, env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '' } }).then(
    ({ stdout }) => stdout,
    (fault: { stdout?: string; stderr?: string }) => `${fault.stdout ?? ''}${fault.stderr ?? ''}`,
  );

test('the hands take and answer the Locator of Playwright itself', async () => {
  const strict = ['--noEmit', '--strict', '--allowJs', '--checkJs', '--module', 'nodenext', '--target', 'es2022', '--skipLibCheck'];
  symlinkSync(join(top, 'node_modules/@types'), join(app, 'node_modules/@types'));
  const { stdout } = await run('node', [join(top, 'node_modules/typescript/bin/tsc'), ...strict, '--types', 'node', 'shop.spec.js'], {
    cwd: app,
  }).catch((fault: { stdout?: string }) => ({ stdout: fault.stdout ?? 'nothing was checked' }));
  expect(stdout).toBe('');
});
test('the test of a page runs in Playwright', async () => {
  test.slow();
  expect(await said('@playwright/test/cli.js', ['test'])).toMatch(/\n\s+1 passed/);
});
test('the test of a server runs in vitest', async () => {
  expect(await said('vitest/vitest.mjs', ['run', 'books.test.js'])).toMatch(/Tests\s+1 passed/);
});
