/**
 * Every client-facing screen a second time: in an element, on a stranger's page, under the strict policy. None of them touches
 * the page's address, history or storage; the portal's own sweep looks at the same screens in the portal.
 */
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtPlaces, isStaffPlace, places, type BuiltPlace } from '@bankside/core/rules/places.ts';
import { build } from 'vite';
import { companyWidgets } from '../../packages/widgets/src/widgets/company.ts';
import { peopleWidgets } from '../../packages/widgets/src/widgets/people.ts';
import { moneyWidgets } from '../../packages/widgets/src/widgets/money.ts';
import { visitorWidgets } from '../../packages/widgets/src/widgets/visitor.ts';
import { seededPaths } from '../support/addresses.ts';
import { call } from '../support/client.ts';
import { expect, test as base, type Embedded } from '../support/partner-page.ts';
import { people } from '../support/people.ts';
import { word, wordSpaces } from '../support/words.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.woff2': 'font/woff2' };
type Widgets = { show: (place: BuiltPlace) => Promise<Embedded> };

const isForVisitors = (place: BuiltPlace) =>
  Object.hasOwn(visitorWidgets, place) && visitorWidgets[place as keyof typeof visitorWidgets].needs.who === 'visitor';
/** As tests/embed/widget-app names it. */
const tagFor = (place: BuiltPlace) => `bank-${place.toLowerCase()}`;
const attributesOf = (place: BuiltPlace, bank: string): Readonly<Record<string, string>> => ({
  'data-screen': place,
  path: seededPaths[place] ?? places[place],
  'api-base': bank,
  ...(isForVisitors(place) ? { visitor: '' } : {}),
});

let built: Promise<string> | undefined;
async function buildApp(parallelIndex: number): Promise<string> {
  const outDir = join(top, '.cache', `widgets-${parallelIndex}`);
  await build({ configFile: join(top, 'vite.config.ts'), mode: 'widgets', logLevel: 'error', build: { outDir, emptyOutDir: true } });
  return outDir;
}

const test = base.extend<Widgets & { app: string }>({
  app: [async ({}, use, { parallelIndex }) => use(await (built ??= buildApp(parallelIndex))), { timeout: 120_000 }],
  show: async ({ bank, embed, context, app }, use) => {
    const me = await bank.session(people.owner);
    const folder = `${bank.url}/embed/widgets`;
    await context.route(`${folder}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const headers = { 'content-type': types[extname(pathname)] ?? 'application/octet-stream', 'access-control-allow-origin': '*' };
      await route.fulfill({ body: await readFile(join(app, pathname.slice('/embed/widgets/'.length))), headers });
    });
    // the bank opens a call to other origins when a tag that needs it is published
    await context.route(`${bank.url}/api/**`, async (route) => {
      const headers = { ...route.request().headers(), origin: bank.url, 'sec-fetch-site': 'same-origin' };
      const answered = async () => {
        const answer = await route.fetch({ headers });
        await route.fulfill({ response: answer, headers: { ...answer.headers(), 'access-control-allow-origin': '*' } });
      };
      await answered().catch(() => undefined); // its page was left while it was on its way
    });
    await context.addInitScript(
      ({ token, userid }) => {
        const session = { fetchToken: async () => ({ token, userid, expiresAt: '2099-01-01T00:00:00.000Z' }) };
        const give = () =>
          document.querySelectorAll('[data-screen]:not([visitor])').forEach((element) => Object.assign(element, { session }));
        new MutationObserver(give).observe(document, { childList: true, subtree: true });
      },
      { token: me.token, userid: me.userid },
    );
    await use((place) => {
      const attributes = Object.entries(attributesOf(place, bank.url)).map(([name, value]) => `${name}="${value}"`);
      const body = `<${tagFor(place)} ${attributes.join(' ')}></${tagFor(place)}><script type="module" crossorigin src="${folder}/main.js"></script>`;
      return embed({ bare: true, session: 'none', body });
    });
  },
});

const widgets = { ...visitorWidgets, ...companyWidgets, ...moneyWidgets, ...peopleWidgets };
const clients = builtPlaces().filter((place) => !isStaffPlace(place));

const inside = (page: Embedded) => page.locator('[data-screen]');
/** The text in the element, and what is read out. */
const textOf = (page: Embedded) =>
  inside(page).evaluate((element) => {
    const ground = element.shadowRoot?.querySelector<HTMLElement>('[lang]');
    const labels = [...(ground?.querySelectorAll('[aria-label]') ?? [])].map((each) => each.getAttribute('aria-label'));
    return [ground?.innerText, ...labels].join('\n');
  });
const hostOf = (page: Embedded) =>
  page.evaluate(() => ({
    path: location.pathname + location.search + location.hash,
    steps: history.length,
    kept: Object.keys(sessionStorage),
  }));

test.describe.configure({ mode: 'default' }); // one worker, one build

test('the table of widgets has every screen of a client', () => {
  expect(Object.keys(widgets).sort()).toEqual([...clients].sort());
});

/** Another screen takes the place of the one before, as on a page that shows one after the other; nothing was heard of it yet. */
const put = (page: Embedded, place: BuiltPlace, bank: string) =>
  page.evaluate(
    ([tag, attributes]) => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      (Reflect.get(window, 'heard') as unknown[]).length = 0;
      document.querySelector('[data-screen]')?.replaceWith(element);
    },
    [tagFor(place), attributesOf(place, bank)] as const,
  );

async function standsAndLeavesItsPageAlone(page: Embedded): Promise<void> {
  const before = await hostOf(page);
  await expect.poll(async () => (await page.heard()).map(({ name }) => name), { message: 'events' }).toContain('bank-ready');
  await expect(inside(page).getByRole('heading').first()).toBeVisible();
  await expect(inside(page).locator('[aria-busy=true]')).toHaveCount(0);
  const text = await textOf(page);
  expect(
    text.match(new RegExp(`\\b(?:${wordSpaces().join('|')}):[a-z][\\w.-]+|\\{\\{\\w+\\}\\}|\\bundefined\\b|\\bNaN\\b`, 'gi')) ?? [],
  ).toEqual([]);
  expect(text.trim().length).toBeGreaterThan(20);
  const after = await hostOf(page);
  expect({ ...after, kept: after.kept.filter((name) => !name.startsWith('bankside:')) }).toEqual({ ...before, kept: [] });
}

const atOnce = 10;
for (let first = 0; first < clients.length; first += atOnce) {
  const some = clients.slice(first, first + atOnce);
  test(`${some.join(', ')} are in an element, and leave their page alone`, async ({ show, bank }) => {
    const [place, ...others] = some;
    if (!place) throw new Error('a place');
    const page = await show(place);
    await test.step(place, () => standsAndLeavesItsPageAlone(page));
    for (const other of others)
      await test.step(other, async () => {
        await put(page, other, bank.url);
        await standsAndLeavesItsPageAlone(page);
      });
  });
}

test('a payment is found in an element by the keyboard', async ({ show }) => {
  const page = await show('transactions');
  const before = await hostOf(page);
  await inside(page).getByRole('searchbox').first().fill('Lindqvist');
  const rows = inside(page).locator('tr[data-key]');
  await expect(rows.first()).toContainText('Lindqvist Freight AB');
  await rows.first().focus();
  await page.keyboard.press('Enter');
  const panel = inside(page).getByRole('complementary', { name: 'Transaction details' });
  await expect(panel).toContainText('to Lindqvist Freight AB');
  expect((await hostOf(page)).path).toBe(before.path);
});

test('the page goes where a link of an element leads, or stays', async ({ show, bank }) => {
  const page = await show('home');
  const before = await hostOf(page);
  await page.evaluate(() => document.addEventListener('bank-navigate', (event) => event.preventDefault()));
  await inside(page).getByRole('link', { name: 'Transfer' }).first().click();
  const went = async () => (await page.heard()).filter(({ name }) => name === 'bank-navigate').map(({ detail }) => String(detail['href']));
  await expect.poll(went).toEqual([expect.stringContaining(`${bank.url}/blockchain_w`)]);
  expect(await hostOf(page)).toMatchObject({ path: before.path, steps: before.steps });
});

test('a profile is changed in an element, and the bank has it', async ({ show, bank }) => {
  const page = await show('profile');
  const name = inside(page).getByRole('textbox', { name: word('profile:details.fullName', 'en') });
  const before = await name.inputValue();
  for (const next of [`${before} Tan`, before]) {
    await name.fill(next);
    await inside(page)
      .getByRole('region', { name: word('profile:details.title', 'en') })
      .getByRole('button', { name: 'Save' })
      .click();
    const me = await bank.session(people.owner);
    await expect.poll(async () => (await call(bank.url, '/account/getUserInfo', {}, me)).full_name).toBe(next);
  }
});
