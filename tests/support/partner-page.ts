/** Pages of a stranger, on another site than the bank: `import { test, expect } from './partner-page.ts'`. Each test writes its page. */
import type { Page, Request } from '@playwright/test';
import type { Tag } from '@bankside/core/rules/tags.ts';
import { expect, test as base } from './fixtures.ts';
import { giveSessions, sessionFor, signedInTags, type EmbedToken } from './embed-session.ts';
import type { PageOrder } from './foreign-site.ts';

/** An event as the page's own listener on `document` heard it. */
export type Heard = { readonly name: string; readonly on: string; readonly detail: Readonly<Record<string, unknown>> };
export type Embedded = Page & {
  /** Every bank-* event so far. */
  heard(): Promise<readonly Heard[]>;
  /** Every address that was asked for. */
  readonly asked: readonly Request[];
};

type Fixtures = {
  /** What the partner's server got from the bank for its customer, once for each tag. */
  member: (tag: Tag) => Promise<EmbedToken>;
  /** Opens a page of the partner's and listens on it. */
  embed: (order: PageOrder) => Promise<Embedded>;
};

/** By bank and tag, for every test of a worker. */
const tokens = new Map<string, Promise<EmbedToken>>();

export const test = base.extend<Fixtures>({
  member: async ({ bank, foreign }, use) =>
    use((tag) => {
      const kept = `${bank.url} ${tag}`;
      const token = tokens.get(kept) ?? sessionFor(bank.url, foreign.origin, tag);
      tokens.set(kept, token);
      return token;
    }),
  embed: async ({ page, bank, foreign, member }, use) => {
    const asked: Request[] = [];
    page.on('request', (request) => asked.push(request));
    await page.addInitScript(listen);
    await use(async (order) => {
      for (const tag of signedInTags)
        if (order.session !== 'none' && order.body.includes(`<${tag}`))
          await page.addInitScript(giveSessions, { tag, token: order.session ?? (await member(tag)) });
      await page.goto(foreign.put(order, bank.url));
      return Object.assign(page, { asked, heard: () => page.evaluate(() => Reflect.get(window, 'heard') as Heard[]) });
    });
  },
});

/** Runs in the partner's page before anything else; frames of the bank have listeners of their own. */
function listen(): void {
  if (window !== window.parent) return;
  const heard: Heard[] = [];
  Reflect.set(window, 'heard', heard);
  const names = ['ready', 'load-error', 'error', 'step-change', 'validation', 'draft-saved', 'submit', 'submitted', 'status-change'];
  names.push('action', 'session-expiring', 'session-expired', 'navigate', 'metric');
  for (const name of names)
    document.addEventListener(`bank-${name}`, (event) => {
      if (!(event instanceof CustomEvent) || !(event.target instanceof Element)) return;
      heard.push({
        name: event.type,
        on: event.target.id || event.target.localName,
        detail: JSON.parse(JSON.stringify(event.detail)) as Heard['detail'],
      });
    });
}

/** What an element needs to show something, by tag. */
export const markup: Readonly<Record<Tag, string>> = {
  'card-apply': 'link-path="kestrel"',
  'card-apply-qr': 'link-path="kestrel"',
  'card-apply-status': 'link-path="kestrel" application-no="CA-2025-000000"',
  'deposit-address': 'asset="USDT" show-records',
  'kyc-wizard': '',
  'card-list': '',
};
/** How a page keeps the room of a tag until its script is there, so that nothing below it moves (docs/embedding.md). */
export const room = `card-apply, card-apply-qr, card-apply-status, card-list, deposit-address, kyc-wizard { display: block; }
card-apply, card-list, kyc-wizard { min-height: 880px; }
card-apply-qr, card-apply-status { min-height: 420px; }
deposit-address { min-height: 640px; }
@media (max-width: 640px) {
  card-apply, kyc-wizard { min-height: 1360px; }
  card-apply-qr { min-height: 520px; }
  deposit-address { min-height: 1040px; }
}
`;
export const tagOf = (tag: Tag, more = '', inside = '') => `<${tag} ${markup[tag]} ${more}>${inside}</${tag}>`;

/** Waits until the element says that it can be used. */
export const untilReady = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(async (element) => {
      await customElements.whenDefined(element.localName);
      await (element as unknown as { whenReady(): Promise<void> }).whenReady();
    });

export { expect };
