/** The email code by keyboard alone: where the focus goes by itself, what is read out, and that nobody who works elsewhere is disturbed. */
import type { Locator, Page } from '@playwright/test';
import type { Language } from '@bankside/core/rules/languages.ts';
import { labelOf, widgetIn } from '../support/applicant.ts';
import { expect, tagOf, test, untilReady } from '../support/partner-page.ts';
import { word } from '../support/words.ts';

type Place = 'page' | 'frame';
let people = 0;
const newEmail = () => `keys-${process.pid}-${(people += 1)}@hasegawa.example`;

/** Of a live region what comes into it after it was there itself: nothing else is read out. */
const listenTo = (inside: Locator) =>
  inside.evaluate((element) => {
    const root = element.getRootNode() as Document | ShadowRoot;
    const said: string[] = [];
    const known = new Map<Element, string>();
    const look = () => {
      for (const region of root.querySelectorAll('[role="status"]')) {
        const text = region.textContent ?? '';
        if (text && known.has(region) && known.get(region) !== text) said.push(text);
        known.set(region, text);
      }
    };
    look();
    new MutationObserver(look).observe(root, { childList: true, subtree: true, characterData: true });
    Reflect.set(window, 'said', said);
  });
const said = (inside: Locator) => inside.evaluate(() => Reflect.get(window, 'said') as string[]);

async function emailIn(page: Page, place: Place, language: Language): Promise<Locator> {
  await untilReady(page, 'card-apply');
  const email = widgetIn(page, place).getByRole('textbox', { name: labelOf('email', language), exact: true }); // its label comes first
  await expect(email).toBeVisible();
  return email;
}

const ways = [
  ['page', 'page', 'en'],
  ['page', 'dialog', 'ja'],
  ['frame', 'page', 'zh'],
  ['frame', 'dialog', 'en'],
] as const;

for (const [place, around, language] of ways)
  test(`in the ${place}, within a ${around}, in ${language}: send, type the code, go on, without a Tab in between`, async ({
    embed,
    page,
    bank,
  }) => {
    const tag = tagOf('card-apply', `isolation="${place}" locale="${language}" hide-header`);
    await embed({ body: around === 'dialog' ? `<dialog>${tag}</dialog>` : tag });
    if (around === 'dialog') await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.showModal());
    const email = await emailIn(page, place, language);
    await listenTo(email);
    const address = newEmail();
    await email.focus();
    await page.keyboard.type(address);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const widget = widgetIn(page, place);
    const code = widget.getByLabel(word('form:verified.code', language), { exact: true });
    await expect(code).toBeFocused();
    await expect.poll(() => said(email)).toContain(word('form:otp.sent', language));
    await expect.poll(async () => (await bank.mail(address)).length).toBe(1);
    await page.keyboard.type((await bank.mail(address))[0]?.code ?? '');
    await expect(widget.getByText(word('form:verified.done', language), { exact: true })).toBeVisible();
    await expect.poll(() => said(email)).toContain(word('form:verified.done', language));
    const mobile = widget.getByRole('group', { name: labelOf('mobile', language), exact: true });
    await expect(mobile.getByRole('combobox')).toBeFocused();
  });

for (const place of ['page', 'frame'] as const)
  test(`in the ${place}: who has gone back to the page around keeps the focus when the code comes`, async ({ embed, page, bank }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(`${bank.url}/api/v1/sendEmail`, async (route) => (await held, route.continue()));
    await embed({ body: `<input id="theirs">${tagOf('card-apply', `isolation="${place}" hide-header`)}` });
    const email = await emailIn(page, place, 'en');
    const asked = page.waitForRequest(`${bank.url}/api/v1/sendEmail`);
    await email.fill(newEmail());
    await widgetIn(page, place)
      .getByRole('button', { name: word('form:otp.send'), exact: true })
      .click();
    await asked;
    await page.locator('#theirs').click();
    release();
    await expect(widgetIn(page, place).getByLabel(word('form:verified.code'), { exact: true })).toBeVisible();
    await page.keyboard.type('Order 66');
    await expect(page.locator('#theirs')).toHaveValue('Order 66');
  });

for (const place of ['page', 'frame'] as const)
  test(`in the ${place}, within a dialog: a long choice opens, moves and closes by its keys, and the dialog stays`, async ({
    embed,
    page,
  }) => {
    await embed({ body: `<dialog>${tagOf('card-apply', `isolation="${place}" hide-header`)}</dialog>` });
    const dialog = page.locator('dialog').first();
    await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
    await emailIn(page, place, 'en');
    const widget = widgetIn(page, place);
    const code = widget.getByRole('group', { name: labelOf('mobile', 'en'), exact: true }).getByRole('combobox');
    const list = widget.getByRole('listbox');
    await code.focus();
    await page.keyboard.press('ArrowDown');
    await expect(list).toBeVisible();
    const edges = async (element: Locator) => {
      const { x = Number.NaN, width = 0 } = (await element.boundingBox()) ?? {};
      return [x, x + width] as const;
    };
    const apart = async () => {
      const [[left, right], [start, end]] = [await edges(list), await edges(code)];
      return Math.min(Math.abs(left - start), Math.abs(right - end));
    };
    await expect.poll(apart).toBeLessThan(10); // beside its control, once it is placed
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(code).toBeFocused();
    await expect(dialog).toHaveAttribute('open');
    await page.keyboard.type('japan');
    await page.keyboard.press('Enter');
    await expect(code).toHaveValue('+81');
    await page.keyboard.press('ArrowDown');
    await expect(list).toBeVisible();
    await widget.getByRole('textbox', { name: labelOf('email', 'en'), exact: true }).click({ position: { x: 5, y: 5 } });
    await expect(list).toHaveCount(0);
  });
