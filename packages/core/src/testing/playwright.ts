/** The kit in Playwright: the bank behind a page's routes, and hands that reach into a tag's shadow root. Knows Playwright by the shape of what it uses. */
import type { TestBank } from './kit.ts';

type Request = { method(): string; url(): string; headers(): Record<string, string>; postDataBuffer(): Uint8Array | null };
type Route = {
  request(): Request;
  fulfill(answer: { status: number; headers: Record<string, string>; body: string | Buffer }): Promise<void>;
  abort(code?: string): Promise<void>;
};
type Pages = { route(url: (url: URL) => boolean, handler: (route: Route) => Promise<void>): Promise<unknown> };
type File = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
type Locator = {
  locator(selector: string): Locator;
  first(): Locator;
  count(): Promise<number>;
  waitFor(): Promise<void>;
  fill(value: string): Promise<void>;
  click(): Promise<void>;
  check(): Promise<void>;
  selectOption(value: string): Promise<unknown>;
  setInputFiles(file: File): Promise<void>;
  getByRole(role: 'button' | 'option', options: { name: string; exact?: boolean }): Locator;
  contentFrame(): unknown;
  evaluate<R>(run: (element: Element, argument: string) => R | Promise<R>, argument: string): Promise<R>;
};

/** Every request of a page, or of all pages of a context, to `bank.origin` is the test bank's to answer; none leaves the machine. */
export async function routeToBank(pages: Pages, bank: TestBank): Promise<void> {
  await pages.route(
    (url) => url.origin === bank.origin,
    async (route) => {
      const request = route.request();
      const answer = await bank.answer({
        method: request.method(),
        url: request.url(),
        headers: request.headers(),
        body: request.postDataBuffer(),
      });
      if (!answer) return route.abort('connectionrefused');
      const { status, headers, body } = answer;
      return route.fulfill({ status, headers: { ...headers }, body: typeof body === 'string' ? body : Buffer.from(body) });
    },
  );
}

const paste = (field: Locator, text: string): Promise<void> =>
  field
    .locator('input')
    .first()
    .evaluate((input, value) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', value);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }));
    }, text);

async function choose(tag: Locator, combo: Locator, value: string): Promise<void> {
  await combo.click();
  await combo.fill(value);
  await tag.getByRole('option', { name: value }).first().click();
}
const has = async (field: Locator, selector: string) => (await field.locator(selector).count()) > 0;

async function fillText(tag: Locator, field: Locator, value: string): Promise<void> {
  if (await has(field, 'input[type=radio]')) return field.locator(`input[type=radio][value="${value}"]`).check();
  if (await has(field, 'select')) return void (await field.locator('select').first().selectOption(value));
  if (/^\d{4}-\d\d-\d\d$/.test(value) && (await field.locator('input').count()) === 3) return paste(field, value);
  const combo = field.locator('[role=combobox]').first();
  const isCombo = await has(field, '[role=combobox]');
  if (isCombo && !(await has(field, 'input[type=tel]'))) return choose(tag, combo, value);
  const [, code, rest] = /^(\+\d+) (.+)$/.exec(value) ?? [];
  if (isCombo && code !== undefined) await choose(tag, combo, code);
  return field
    .locator('input:not([role=combobox]), textarea')
    .first()
    .fill(rest ?? value);
}

/** The control of a text field or a list, by the name that `prefill` and `fields` have for it: a locator as the tag's own, for `expect`. */
export const fieldOf = <Own extends Locator>(tag: Own, name: string): Own =>
  tag.locator(`[data-field="${name}"]`).locator('input:not([role=combobox]), textarea, select').first() as Own;

/**
 * Fills a field by its name, as `prefill` and `fields` call it, in any language: text, a choice by its code, a country by the name that
 * is shown, a day as 2030-12-31, a phone number as `+81 90 5550 0142`, a box as true, a file, which is sent when this resolves.
 */
export async function fillField(tag: Locator, name: string, value: string | true | File): Promise<void> {
  const field = tag.locator(`[data-field="${name}"]`).first();
  await field.waitFor();
  if (typeof value === 'string') return fillText(tag, field, value);
  if (value === true) return field.locator('input[type=checkbox]').first().check();
  await field.locator('input[type=file]').first().setInputFiles(value);
  await field.locator('li:not(:has(progress))').first().waitFor(); // the bank has it
}

/** Presses a button of the tag by what is written on it. */
export const pressButton = (tag: Locator, name: string): Promise<void> => tag.getByRole('button', { name, exact: true }).click();

/** The detail of the tag's next event of this name: ask before what causes it, await after. */
export const nextEvent = (tag: Locator, name: string): Promise<Record<string, unknown>> =>
  tag.evaluate(
    (element, wanted) =>
      new Promise<Record<string, unknown>>((resolve) => {
        const heard = (event: Event) =>
          resolve(JSON.parse(JSON.stringify((event as CustomEvent<unknown>).detail ?? {})) as Record<string, unknown>);
        element.addEventListener(wanted, heard, { once: true });
      }),
    name,
  );
