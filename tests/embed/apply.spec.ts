/** What the page's words do to an application: properties, flags, methods, parts; in the page and in a frame alike. */
import { labelOf, widgetIn } from '../support/applicant.ts';
import { expect, tagOf, test, untilReady, type Embedded } from '../support/partner-page.ts';
import { word } from '../support/words.ts';

type Bank = HTMLElement & Record<string, unknown> & Record<'goTo' | 'saveDraft' | 'reset', (step?: string) => Promise<void>>;
const set = (page: Embedded, values: Readonly<Record<string, unknown>>) =>
  page.locator('card-apply').evaluate((element, given) => void Object.assign(element, given), values);

for (const isolation of ['page', 'frame'] as const)
  test.describe(`in the ${isolation}`, () => {
    const open = tagOf('card-apply', `isolation="${isolation}" hide-header`);
    const named = (page: Embedded, name: 'first_name' | 'last_name') =>
      widgetIn(page, isolation).getByLabel(labelOf(name, 'en'), { exact: true });

    test('prefill, messages and a flag arrive, and messages go again', async ({ embed, page: held, bank }) => {
      let release: () => void = () => undefined;
      const ready = new Promise<void>((resolve) => (release = resolve));
      await held.route(`${bank.url}/embed/**/loader.js`, async (route) => (await ready, route.continue()));
      const opening = embed({ body: tagOf('card-apply', `isolation="${isolation}"`) });
      await held.waitForSelector('card-apply', { state: 'attached' });
      await held
        .locator('card-apply')
        .evaluate((element) =>
          Object.assign(element, { prefill: { first_name: 'Aiko' }, messages: { 'apply.title': 'Your card, our way' } }),
        );
      release();
      const page = await opening;
      await untilReady(page, 'card-apply');
      const widget = widgetIn(page, isolation);
      await expect(named(page, 'first_name')).toHaveValue('Aiko');
      await expect(widget.getByRole('heading', { name: 'Your card, our way' })).toBeVisible();
      await page.locator('card-apply').evaluate((element) => element.setAttribute('hide-header', ''));
      await expect(widget.getByRole('heading', { name: 'Your card, our way' })).toHaveCount(0);
      expect(await page.locator('card-apply').evaluate((element) => Reflect.get(element, 'hideHeader') as unknown)).toBe(true);
      await page.locator('card-apply').evaluate((element) => element.removeAttribute('hide-header'));
      await expect(widget.getByRole('heading', { name: 'Your card, our way' })).toBeVisible();
      await set(page, { messages: undefined });
      await expect(widget.getByRole('heading', { name: word('apply-start:title') })).toBeVisible();
    });

    test('an empty step reports names and rules, never values; nothing typed is lost', async ({ embed }) => {
      const page = await embed({ body: open });
      await untilReady(page, 'card-apply');
      await named(page, 'first_name').fill('Aiko');
      await widgetIn(page, isolation)
        .getByRole('button', { name: word('apply-start:continue'), exact: true })
        .click();
      await expect.poll(async () => (await page.heard()).map(({ name }) => name)).toContain('bank-validation');
      const report = (await page.heard()).find(({ name }) => name === 'bank-validation')?.detail;
      expect(report).toMatchObject({ step: 'about', fields: expect.arrayContaining([{ name: 'last_name', rule: expect.any(String) }]) });
      expect(JSON.stringify(report)).not.toContain('Aiko');
      await expect(named(page, 'first_name')).toHaveValue('Aiko');
      if (isolation === 'page')
        expect(await page.locator('card-apply').evaluate((element: Bank) => element['value'])).toMatchObject({ first_name: 'Aiko' });
      else expect(await page.locator('card-apply').evaluate((element: Bank) => element['value'])).toEqual({});
    });

    test('methods: a draft is saved and survives a reload, and is started again', async ({ embed }) => {
      const page = await embed({ body: open });
      await untilReady(page, 'card-apply');
      await named(page, 'first_name').fill('Aiko');
      await page.locator('card-apply').evaluate((element: Bank) => element.saveDraft());
      const refusal = (step: string) =>
        page.locator('card-apply').evaluate((element: Bank, name) => element.goTo(name).catch((fault: Error) => fault.message), step);
      expect(await refusal('nope')).toBe('there is no step nope');
      expect(await refusal('review')).toBe('the step review has not been reached');
      await expect.poll(async () => (await page.heard()).map(({ name }) => name)).toContain('bank-draft-saved');
      await page.reload();
      await untilReady(page, 'card-apply');
      // on a foreign page a draft without an email is nobody's: it stays in the element alone
      await expect(named(page, 'first_name')).toHaveValue(isolation === 'frame' ? 'Aiko' : '');
      await named(page, 'first_name').fill('Aiko');
      await page.locator('card-apply').evaluate((element: Bank) => element.reset());
      await expect(named(page, 'first_name')).toHaveValue('');
    });
  });

test('names that are typed before the later fields have come are proposed for the card all the same', async ({
  embed,
  page: held,
  bank,
}) => {
  let release: () => void = () => undefined;
  const later = new Promise<void>((resolve) => (release = resolve));
  await held.route(`${bank.url}/embed/*/c/about-kinds-*`, async (route) => (await later, route.continue()));
  const page = await embed({ body: tagOf('card-apply') });
  const box = (name: 'first_name' | 'last_name' | 'name_on_card') =>
    page.locator('card-apply').getByRole('textbox', { name: labelOf(name, 'en'), exact: true });
  await box('first_name').fill('Aiko');
  await box('last_name').fill('Hasegawa');
  await expect(box('name_on_card')).toHaveCount(0);
  release();
  await expect(box('name_on_card')).toHaveValue('AIKO HASEGAWA');
});

test("hide-header hides the bank's title, not one of the page's own", async ({ embed }) => {
  const page = await embed({ body: tagOf('card-apply', 'hide-header', '<h2 slot="header">The fleet card</h2>') });
  await untilReady(page, 'card-apply');
  await expect(page.getByRole('heading', { name: 'The fleet card' })).toBeVisible();
  await expect(page.locator('card-apply').getByRole('heading', { name: word('apply-start:title') })).toHaveCount(0);
});

test("the page's rules for parts are followed", async ({ embed }) => {
  const css = 'card-apply::part(primary) { outline: 3px solid rgb(1, 2, 3); } card-apply::part(label) { font-style: italic; }';
  const page = await embed({ body: tagOf('card-apply'), css });
  await untilReady(page, 'card-apply');
  const widget = page.locator('card-apply');
  await expect(widget.getByRole('button', { name: word('apply-start:continue'), exact: true })).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  await expect(widget.getByText(labelOf('first_name', 'en'), { exact: true })).toHaveCSS('font-style', 'italic');
  const parts = await widget.evaluate((element) =>
    [...new Set([...(element.shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap((each) => [...each.part]))].toSorted(),
  );
  expect(parts).toEqual(expect.arrayContaining(['button', 'field', 'input', 'label', 'primary', 'secondary', 'step', 'stepper']));
});

test('9: a dialog locks the scroll of the page and gives it back; Escape closes it; the focus returns', async ({ embed }) => {
  const page = await embed({ body: `${tagOf('card-apply')}<div class="long"></div>`, css: '.long { height: 3000px; }' });
  await untilReady(page, 'card-apply');
  const widget = page.locator('card-apply');
  const opener = widget.getByRole('button', { name: word('apply-start:privacy'), exact: true });
  await opener.click();
  await expect(widget.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(widget.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.getAttribute('style') || null)).toBeNull();
  await expect(opener).toBeFocused();
});

test('9: Escape closes an open list first', async ({ embed }) => {
  const page = await embed({ body: tagOf('card-apply') });
  await untilReady(page, 'card-apply');
  const widget = page.locator('card-apply');
  await widget.getByRole('combobox').first().click();
  await expect(widget.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(widget.getByRole('listbox')).toHaveCount(0);
  expect(await page.locator('card-apply').evaluate((element: Bank) => element['state'])).toBe('ready');
});

test('colours that cannot be read are corrected here only, and the console says so once', async ({ embed, watched }) => {
  const page = await embed({
    body: `${tagOf('card-apply', 'id="one"')}${tagOf('card-apply', 'id="two"')}`,
    css: '#one { --bank-accent: #ffd400; } #two { --bank-accent: #4a3aa6; }',
  });
  await untilReady(page, '#one');
  await untilReady(page, '#two');
  const button = (id: string) => page.locator(id).getByRole('button', { name: word('apply-start:continue'), exact: true });
  await expect(button('#one')).not.toHaveCSS('background-color', 'rgb(255, 212, 0)');
  const [red = 0, green = 0, blue = 255] = await button('#one').evaluate((each) =>
    (getComputedStyle(each).backgroundColor.match(/\d+/g) ?? []).map(Number),
  );
  expect([red > green, green > 2 * blue], 'a darker yellow').toEqual([true, true]);
  await expect(button('#two')).toHaveCSS('background-color', 'rgb(74, 58, 166)');
  const report = watched.faults.splice(0);
  expect(report).toEqual([expect.stringMatching(/accent is now #[0-9a-f]{6} \(accent on surface: 1\.43, needs 3\)/)]);
});
