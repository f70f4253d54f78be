/** What tests of a tag's errors ask a partner's page: what it heard, what it shows, and a session of the page's own. */
import type { Page } from '@playwright/test';
import type { Tag } from '@bankside/core/rules/tags.ts';
import { expect, type Embedded } from './partner-page.ts';

export const fallback = '<a slot="fallback" href="/else" id="else">Else</a>';
type Detail = Readonly<Record<string, unknown>>;

/** The first bank-error. */
export async function reportedTo(page: Embedded): Promise<Detail> {
  const find = async () => (await page.heard()).find(({ name }) => name === 'bank-error')?.detail;
  await expect.poll(find).toBeDefined();
  return (await find()) ?? {};
}
export const reads = (page: Page, tag: Tag, isolation: 'page' | 'frame', text: string) =>
  expect(
    (isolation === 'page' ? page.locator(tag) : page.locator(tag).locator('iframe').contentFrame()).getByText(text).first(),
  ).toBeVisible();
/** What a page waiting for the tag gets. */
export const refusedWith = (page: Page, tag: Tag) =>
  page.locator(tag).evaluate(async (element) => {
    await customElements.whenDefined(element.localName);
    return (element as unknown as { whenReady(): Promise<void> }).whenReady().then(
      () => 'ready',
      ({ code, kind, message }: Record<string, unknown>) => ({ code, kind, message }),
    );
  });
/** As the bank's own policy does, without the browser's report of it. */
export const refuseFrames = (page: Page, bank: string) =>
  page.route(`${bank}/embed/*/frame?*`, (route) =>
    route.fulfill({ headers: { 'x-frame-options': 'DENY' }, contentType: 'text/html', body: '' }),
  );
/** A session of the page's own instead of the one that the suite gives. */
export const giving = (page: Page, tag: Tag, how: 'throws' | 'hangs' | 'dead' | 'shapeless') =>
  page.addInitScript(
    ([name, way]) => {
      const answers = {
        throws: () => Promise.reject(new Error('signed out there')),
        hangs: () => new Promise<never>(() => undefined),
        dead: () => Promise.resolve({ token: 'emb.0.dead.0', userid: '0', expiresAt: new Date(Date.now() + 600_000).toISOString() }),
        shapeless: () => Promise.resolve({ token: 'x' }),
      };
      const give = () => {
        for (const element of document.querySelectorAll(name))
          if (!Reflect.get(element, 'session')) Reflect.set(element, 'session', { fetchToken: answers[way] });
      };
      new MutationObserver(give).observe(document, { childList: true, subtree: true });
    },
    [tag, how] as const,
  );
