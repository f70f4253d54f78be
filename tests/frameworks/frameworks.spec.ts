/** npm run torture -- frameworks: the packed package in an app of each framework, type-checked, built, and used in a browser; writes the table of docs/embedding.md. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardApplyElement } from '@bankside/widgets/elements/generated/typings.ts';
import { labelOf } from '../support/applicant.ts';
import { packed, publish, run } from '../support/packed-app.ts';
import { expect, test } from '../support/partner-page.ts';
import { apps, type App } from './apps.ts';
import { installed, versionOf } from './installed.ts';

const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NG_CLI_ANALYTICS: 'false', CI: '1' };
const script = (app: string, name: string, more = {}) =>
  run('npm', ['run', name], { cwd: app, env: { ...env, ...more }, maxBuffer: 2 ** 26 });

let tarball = '';
const rows: string[] = [];
test.beforeAll(async () => {
  test.setTimeout(120_000);
  tarball = await packed();
});

const columns = ['framework', 'built by', 'a wrong value in a template is found by'];
test.afterAll(() => {
  if (rows.length < apps.flatMap(({ builds }) => builds).length) return; // a run of some, or one that failed
  const [begin, end] = ['<!-- frameworks -->', '<!-- end of frameworks -->'];
  const day = new Date().toISOString().slice(0, 10);
  const table = [`Run on ${day}:`, '', `| ${columns.join(' | ')} |`, '|---|---|---|', ...rows];
  const [before = '', rest = ''] = readFileSync('docs/embedding.md', 'utf8').split(begin);
  writeFileSync('docs/embedding.md', `${before}${begin}\n${table.join('\n')}\n${end}${rest.split(end)[1] ?? ''}`);
});

/** The app is right, and a value that no tag has is not. */
async function checked(app: string, { page, checker }: App): Promise<void> {
  await script(app, 'check');
  if (!checker) return;
  const path = join(app, page);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace('density="compact"', 'density="tight"'));
  const said = await script(app, 'check').then(() => '', ({ stdout, stderr }: Record<'stdout' | 'stderr', string>) => stdout + stderr); // prettier-ignore
  writeFileSync(path, text);
  expect(said, `${checker} about density="tight"`).toContain('tight');
}

for (const each of apps)
  test(`${each.framework}: type-checks, builds, and the tag lives in it`, async ({ page, bank, foreign }) => {
    test.setTimeout(600_000);
    const app = await installed(each, tarball, bank.url);
    await test.step('types', () => checked(app, each));
    for (const [bundler, name, command, out] of each.builds)
      await test.step(bundler, async () => {
        const path = `${each.folder}-${bundler.replaceAll(/\W/g, '')}`;
        rmSync(join(app, path), { recursive: true, force: true });
        await script(app, command, { BASE_PATH: `/${path}` });
        renameSync(join(app, out), join(app, path));
        await page.goto(`${publish(foreign, app, path)}/index.html`);

        const card = page.locator('#card');
        const field = (language: 'en' | 'ja') => card.getByLabel(labelOf('first_name', language), { exact: true });
        await expect(field('en')).toHaveValue('Aiko'); // an object came as a property
        await expect(page.locator('output')).toHaveText('bank-ready');
        expect(await card.evaluate((tag: CardApplyElement) => [tag.density, tag.getAttribute('prefill')])).toEqual(['compact', null]);
        await page.getByRole('button', { name: 'change' }).click();
        await expect(field('ja')).toHaveValue('Mei');
        await page.getByRole('button', { name: 'toggle' }).click();
        await expect(card).toHaveCount(0);
        await page.getByRole('button', { name: 'toggle' }).click();
        await expect(field('ja')).toHaveValue('Mei');
        await expect(page.locator('output')).toHaveText('bank-ready bank-ready');
        if (each.quick) await expect(page.locator('card-apply:not(#card)').locator('[name="first_name"]')).toBeVisible();
        rows.push(
          `| ${each.framework} ${versionOf(app, each.name)} | ${bundler}${name === each.name ? '' : ` ${versionOf(app, name)}`} | ${each.checker ?? '–'} |`,
        );
      });
  });
