/** docs/embedding.md from nothing to a working page: its first page works unchanged, and its code is the demo's own. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { InOf } from '@bankside/core/contract/index.ts';
import { call } from '../../support/client.ts';
import { people } from '../../support/people.ts';
import { expect, test } from '../../support/demo-sites.ts';
import { word } from '../../support/words.ts';

const guide = readFileSync('docs/embedding.md', 'utf8');
const link: Omit<InOf<'/admin/link/save'>, 'company_id' | 'allowed_origins'> = {
  link_path: 'guide',
  variant: 'link',
  display_name: 'A reader of the guide',
  branding: {},
  isolation: 'page',
  applicant_types: ['director', 'associate'],
  hidden_fields: [],
  tier: 'premier',
  card_class: 'visa',
  status: 'fresh',
};
const block = (start: string): string => {
  const [, indent = '', text = ''] = new RegExp(`\\n( *)\`\`\`html\\n( *${start}[\\s\\S]*?)\`\`\``).exec(guide) ?? [];
  return text.replaceAll(`\n${indent}`, '\n').trim();
};

test('the guide’s first page, on a server and an origin of its own, shows the form', async ({ page, bank, formOn }) => {
  const html = block('<!doctype html>').replaceAll('http://localhost:4000', bank.url).replace('"kestrel"', '"guide"');
  expect(html).toContain('<card-apply link-path="guide"');
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const staff = await bank.session(people.staff);
  const [company] = (await call(bank.url, '/admin/companies', { keyword: 'Harbour' }, staff)).list;
  await call(bank.url, '/admin/link/save', { ...link, company_id: company?.company_id ?? '', allowed_origins: [origin] }, staff);
  await page.goto(origin);
  await expect(formOn('en').widget.getByRole('button', { name: word('apply-start:continue'), exact: true })).toBeVisible();
  server.close();
});

for (const file of ['receipts', 'release'])
  test(`the guide shows demo/partner/${file}.mjs as it is`, () => {
    expect(guide).toContain(readFileSync(`demo/partner/${file}.mjs`, 'utf8').trim());
  });

test('the guide shows how the demo reads the link of a mail', () => {
  const [shown] = /function show[\s\S]+?\n}\nshow\(location\.hash\);/.exec(readFileSync('demo/partner/public/status.js', 'utf8')) ?? [];
  expect(guide).toContain(shown ?? 'nothing');
});

test('the playground writes the lines of what it shows', async ({ page, bank, sites }) => {
  await page.goto(`${sites.partner.url}/playground`);
  const stage = page.locator('#stage card-apply');
  await expect(stage.getByRole('button', { name: word('apply-start:continue'), exact: true })).toBeVisible();
  await page.getByLabel('locale').fill('ja');
  await expect(stage.getByRole('button', { name: word('apply-start:continue', 'ja'), exact: true })).toBeVisible();
  await page.getByLabel('--bank-accent', { exact: true }).fill('#7a1f5c');
  await expect(stage.getByRole('button', { name: word('apply-start:continue', 'ja'), exact: true })).toHaveCSS(
    'background-color',
    'rgb(122, 31, 92)',
  );
  await page.getByLabel('isolation').selectOption('frame');
  await expect(stage.locator('iframe')).toBeVisible();
  await expect(page.locator('#markup')).toHaveText(/<card-apply locale="ja" isolation="frame" link-path="kestrel">/);
  await expect(page.locator('#sheet')).toHaveText('card-apply { --bank-accent: #7a1f5c; }');
  await expect(page.locator('#property')).toContainText('accent: "#7a1f5c"');
  await page.getByLabel('Written for').selectOption('React');
  await expect(page.locator('#markup')).toContainText('linkPath="kestrel"');
  await page.getByLabel('Written for').selectOption('HTML');
  await expect(page.locator('#policy')).toHaveText(new RegExp(`^script-src ${bank.url}; style-src 'self'; connect-src ${bank.url};`));
  await expect(page.locator('#pinned')).toHaveText(/integrity="sha384-[\w+/=]+" crossorigin/);
  await expect(page.locator('#pinned')).toHaveText(new RegExp(`script-src ${bank.url} 'sha256-[\\w+/=]+'`));
  await page.getByLabel('tag').selectOption('card-list');
  await expect(page.getByLabel('link-path')).toHaveCount(0);
  await page.getByLabel('readonly').selectOption('readonly');
  await expect(page.locator('#markup')).toHaveText(/<card-list locale="ja" isolation="frame" readonly>/);
  await expect(page.locator('#markup')).not.toHaveText(/cards\/kestrel/);
});

test('the playground shows two tags of one session, and writes it for each framework', async ({ page, bank, sites }) => {
  await page.goto(`${sites.partner.url}/playground`);
  await page.getByLabel('tag').selectOption('card-list');
  await page.getByLabel('locale').fill('ja');
  await page.getByLabel('--bank-accent', { exact: true }).fill('#7a1f5c');
  await page.locator('#sign-in').getByRole('button').click();
  await expect(page.locator('#sign-in')).toBeHidden();
  for (const [name, value] of [
    ['tag', 'card-list'],
    ['locale', 'ja'],
    ['--bank-accent', '#7a1f5c'],
  ] as const)
    // prettier-ignore
    await expect(page.getByLabel(name, { exact: true })).toHaveValue(value);
  const asked: { readonly tags: readonly string[] }[] = [];
  page.on('request', (request) => void (request.url().endsWith('/bank-session') && asked.push(request.postDataJSON())));
  await page.getByLabel('bank-session').selectOption('deposit-address');
  const stage = page.locator('#stage bank-session');
  await expect(stage.locator('card-list').getByRole('heading', { name: word('card-list:title', 'ja'), exact: true })).toBeVisible();
  await expect(stage.locator('deposit-address').getByText(word('deposit-address:choice.token', 'ja')).first()).toBeVisible();
  expect(asked.filter(({ tags }) => tags.length > 1)).toEqual([{ tags: ['card-list', 'deposit-address'] }]);
  await expect(page.locator('#markup')).toHaveText(
    /<bank-session locale="ja">\s+<card-list><\/card-list>\s+<deposit-address><\/deposit-address>\s+<\/bank-session>/,
  );
  for (const framework of ['JavaScript', 'React', 'Vue', 'Svelte', 'Angular']) {
    await page.getByLabel('Written for').selectOption(framework);
    await expect(page.locator('#markup')).toHaveText(/fetchToken[\s\S]*fetch\('\/bank-session'/);
  }
  await expect(page.getByRole('link', { name: 'the table' })).toHaveAttribute(
    'href',
    `${bank.url}/developers/docs/content-security-policy`,
  );
});
