/** docs/embedding.md from nothing to a working page: its first page works as it stands there, and its code is the demo's own. */
import { readFileSync } from 'node:fs';
import { expect, test } from '../../support/demo-sites.ts';
import { word } from '../../support/words.ts';

const guide = readFileSync('docs/embedding.md', 'utf8');
const block = (start: string): string => {
  const [, indent = '', text = ''] = new RegExp(`\\n( *)\`\`\`html\\n( *${start}[\\s\\S]*?)\`\`\``).exec(guide) ?? [];
  return text.replaceAll(`\n${indent}`, '\n').trim();
};

test('the guide’s first page shows the form on another origin', async ({ page, bank, sites, formOn }) => {
  const html = block('<!doctype html>').replaceAll('http://localhost:4000', bank.url);
  expect(html).toContain('<card-apply');
  await page.goto(`${sites.partner.url}/words`); // a page of that origin that is under no policy yet, as a new one is
  await page.setContent(html);
  await expect(formOn('en').widget.getByRole('button', { name: word('apply-start:continue'), exact: true })).toBeVisible();
});

for (const file of ['receipts', 'release'])
  test(`the guide shows demo/partner/${file}.mjs as it is`, () => {
    expect(guide).toContain(readFileSync(`demo/partner/${file}.mjs`, 'utf8').trim());
  });

test('the playground writes the lines of what it shows', async ({ page, bank, sites }) => {
  await page.goto(`${sites.partner.url}/playground`);
  const stage = page.locator('#stage card-apply');
  await expect(stage.getByRole('button', { name: word('apply-start:continue'), exact: true })).toBeVisible();
  await page.getByLabel('locale').selectOption('ja');
  await expect(stage.getByRole('button', { name: word('apply-start:continue', 'ja'), exact: true })).toBeVisible();
  await page.getByLabel('--bank-accent').fill('#7a1f5c');
  await expect(stage.getByRole('button', { name: word('apply-start:continue', 'ja'), exact: true })).toHaveCSS(
    'background-color',
    'rgb(122, 31, 92)',
  );
  await page.getByLabel('isolation').selectOption('frame');
  await expect(stage.locator('iframe')).toBeVisible();
  await expect(page.locator('#markup')).toHaveText(/<card-apply link-path="kestrel" locale="ja" isolation="frame">/);
  await expect(page.locator('#sheet')).toHaveText('card-apply { --bank-accent: #7a1f5c; }');
  await expect(page.locator('#policy')).toHaveText(new RegExp(`^script-src ${bank.url}; style-src 'self'; connect-src ${bank.url};`));
  await expect(page.locator('#pinned')).toHaveText(/integrity="sha384-[\w+/=]+" crossorigin/);
  await expect(page.locator('#pinned')).toHaveText(new RegExp(`script-src ${bank.url} 'sha256-[\\w+/=]+'`));
});
