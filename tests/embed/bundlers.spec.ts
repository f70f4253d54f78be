/** The package in builds of partners: complete without any configuration, its fonts and the reader of PDFs included. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as esbuild } from 'esbuild';
import webpack from 'webpack';
import { giveSessions } from '../support/embed-session.ts';
import { kycOf } from '../support/kyc-filling.ts';
import { packedApp, publish } from '../support/packed-app.ts';
import { expect, test } from '../support/partner-page.ts';
import { shadesOf } from '../support/shades.ts';
import { word } from '../support/words.ts';

let app = '';
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
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

for (const [name, build] of Object.entries(bundlers))
  test(`${name}: builds without a word, has its fonts and draws a PDF`, async ({ page, bank, foreign, member }) => {
    test.slow();
    const folder = `out-${name}`;
    expect(await build(folder)).toEqual([]);
    const policy = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src ${bank.url}; font-src ${bank.url}; img-src ${bank.url} blob: data:`;
    const html = `<!doctype html><html lang="en"><title>${name}</title><link rel="icon" href="data:,">
      <meta http-equiv="Content-Security-Policy" content="${policy}"><script type="module" src="./main.js"></script>
      <card-apply link-path="kestrel" api-base="${bank.url}"></card-apply>
      <kyc-wizard step="company" api-base="${bank.url}"></kyc-wizard></html>`;
    writeFileSync(join(app, folder, 'index.html'), html);
    await page.addInitScript(giveSessions, { tag: 'kyc-wizard', token: await member('kyc-wizard') });
    await page.goto(`${publish(foreign, app, folder)}/index.html`);
    await expect(page.locator('card-apply').locator('[name="first_name"]')).toBeVisible();
    const fonts = () =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')));
    await expect.poll(fonts).toContain('Funnel Sans Variable');

    const tag = page.locator('kyc-wizard');
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
