/** What must hold on every page whatever it shows: used by the sweeps, and by a story where it passes by. */
import { expect, type Page } from '@playwright/test';
import { faintTexts, violationsIn } from './axe.ts';
import { wordSpaces } from './words.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The portal's side menu and header. */
const shell = [['aside:has(+ * > main#content)'], ['header:has(+ main#content)']];

/**
 * No violation of WCAG 2.2 A and AA; contrasts in light and dark. `contrasts: false` where the same colours are measured at
 * another width, `inside` where the shell around the page was measured on another.
 */
export async function expectAccessible(page: Page, what: string, { contrasts = true, inside = false } = {}): Promise<void> {
  const rules = { 'color-contrast': { enabled: false } };
  await expectFieldsWideEnough(page, what);
  expect(
    await violationsIn(page, { runOnly: { type: 'tag', values: wcag }, rules }, inside ? { exclude: shell } : 'html'),
    `axe on ${what}`,
  ).toEqual([]);
  if (!contrasts) return;
  expect(await faintTexts(page), `contrasts of ${what}`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))); // what follows the theme has been drawn
    await Promise.allSettled(document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? [each.finished] : [])));
  });
  await expect.poll(() => faintTexts(page), { message: `contrasts of ${what} in dark` }).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Texts, and the attributes that are read out. */
const everyText = () => {
  const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'];
  const spoken = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())].flatMap((element) =>
    attributes.map((name) => element.getAttribute(name) ?? ''),
  );
  return [document.title, document.body.innerText, ...spoken].join('\n');
};

/** No key in place of a sentence, and no place in a sentence left unfilled. */
export async function expectWords(page: Page, what: string): Promise<void> {
  const text = await page.evaluate(everyText);
  const bare = new RegExp(
    `\\b(?:${wordSpaces().join('|')}):[a-z][\\w.-]+|\\{\\{\\w+\\}\\}|\\b(?:undefined|NaN|\\[object Object\\])\\b`,
    'gi',
  );
  expect(text.match(bare) ?? [], `bare keys on ${what}`).toEqual([]);
}

/** Nothing is wider than the window, once what follows its size has been drawn. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const over = () => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
  await expect.poll(over, { message: `px that ${what} is wider than the window` }).toBe(0);
}

/** No field is squeezed: a form that a parent aligns to its start has no width of its own. */
export async function expectFieldsWideEnough(page: Page, what: string): Promise<void> {
  const squeezed = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('form')]
        .filter((form) => form.checkVisibility() && form.querySelector('input, select, textarea') && form.clientWidth < 120)
        .map((form) => `${form.innerText.slice(0, 60)}: ${form.clientWidth} px`),
    );
  await expect.poll(squeezed, { message: `forms of ${what} that are too narrow` }).toEqual([]);
}
