/** The package in builds of partners: complete without any configuration, its fonts and the reader of PDFs included. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import webpack from 'webpack';
import { giveSessions } from '../support/embed-session.ts';
import { kycOf, openGroupOf } from '../support/kyc-filling.ts';
import { packedApp, publish } from '../support/packed-app.ts';
import { expect, test, untilReady } from '../support/partner-page.ts';
import { shadesOf } from '../support/shades.ts';
import { wavesOf } from '../support/waves.ts';
import { word } from '../support/words.ts';

let app = '';
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(300_000); // packs and installs beside other suites
  app = await packedApp();
  writeFileSync(join(app, 'main.js'), "import '@bankside/widgets/define';\n");
});
test.afterAll(() => rmSync(app, { recursive: true, force: true }));

/** Each with the defaults of its kind; answers what it complained of. */
const bundlers: Readonly<Record<string, (folder: string) => Promise<readonly unknown[]>>> = {
  webpack: (folder) =>
    new Promise((resolve, reject) => {
      const output = { path: join(app, folder), filename: 'main.js', publicPath: 'auto' } as const;
      const optimization = { minimize: false }; // the package is minified, and a second time takes a minute
      webpack({ mode: 'production', context: app, entry: './main.js', output, optimization, performance: false }, (fault, stats) => {
        const { warnings = [], errors = [] } = stats?.toJson({ all: false, warnings: true, errors: true }) ?? {};
        if (fault) reject(fault);
        else resolve([...warnings, ...errors].map(({ message }) => message));
      });
    }),
  esbuild: async (folder) => {
    const options = { bundle: true, splitting: true, format: 'esm', minify: true, target: 'es2022', logLevel: 'silent' } as const;
    const { warnings, errors } = await esbuild({ ...options, absWorkingDir: app, entryPoints: ['main.js'], outdir: folder });
    return [...warnings, ...errors].map(({ text }) => text);
  },
};

const pageOf = (name: string, more: string) =>
  `<!doctype html><html lang="en"><title>${name}</title><link rel="icon" href="data:,"><script type="module" src="./main.js"></script>${more}</html>`;

for (const [name, build] of Object.entries(bundlers))
  test(`${name}: builds without a word, has its fonts and draws a PDF`, async ({ page, bank, foreign, member }) => {
    test.slow();
    const folder = `out-${name}`;
    expect(await build(folder)).toEqual([]);
    const policy = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src ${bank.url}; font-src ${bank.url}; img-src ${bank.url} blob: data:`;
    const rule = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    const tags = `<card-apply link-path="kestrel" api-base="${bank.url}"></card-apply><kyc-wizard step="company" api-base="${bank.url}"></kyc-wizard>`;
    writeFileSync(join(app, folder, 'index.html'), pageOf(name, tags).replace('<script', `${rule}<script`));
    await page.addInitScript(giveSessions, { tag: 'kyc-wizard', token: await member('kyc-wizard') });
    await page.goto(`${publish(foreign, app, folder)}/index.html`);
    await expect(page.locator('card-apply').locator('[name="first_name"]')).toBeVisible();
    const fonts = () =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')));
    await expect.poll(fonts).toContain('Funnel Sans Variable');

    const tag = page.locator('kyc-wizard');
    await openGroupOf(tag, 'company_profile');
    const { papers } = await kycOf('Shop');
    const pdf = [...papers.values()].find(({ mimeType }) => mimeType === 'application/pdf');
    if (!pdf) throw new Error('no PDF among the sample papers');
    const field = tag.getByRole('group', { name: word('kyc-fields:company.company_profile'), exact: true });
    await field
      .locator('input[type=file]')
      .first()
      .setInputFiles({ ...pdf });
    await field.getByRole('button', { name: word('form:upload.open'), exact: true }).click();
    const drawn = tag
      .getByRole('region', { name: word('preview:region', 'en', { name: pdf.name }) })
      .locator('canvas')
      .first();
    await expect(drawn).toBeVisible();
    await expect.poll(() => drawn.evaluate(shadesOf)).toBeGreaterThan(3);
  });

test('webpack, Vite: at most two waves of requests more than the loader', async ({ page, bank, foreign, browser }) => {
  test.slow();
  const tag = '<card-apply link-path="kestrel"></card-apply>';
  const loaded = await wavesOf(page, foreign.put({ body: tag }, bank.url), () => untilReady(page, 'card-apply'));
  const html = pageOf('waves', tag.replace(' ', ` api-base="${bank.url}" `));
  writeFileSync(join(app, 'index.html'), html);
  await vite({ root: app, base: './', logLevel: 'error', build: { outDir: 'out-vite' } });
  writeFileSync(join(app, 'out-webpack/index.html'), html);
  for (const folder of ['out-webpack', 'out-vite']) {
    const other = await browser.newPage();
    const built = await wavesOf(other, `${publish(foreign, app, folder)}/index.html`, () => untilReady(other, 'card-apply'));
    expect(built.length, JSON.stringify(built)).toBeLessThanOrEqual(loaded.length + 2);
    await other.close();
  }
});
