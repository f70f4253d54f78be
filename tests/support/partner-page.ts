/**
 * Pages of a stranger, on another site than the bank: `import { test, expect } from './partner-page.ts'`. Each test
 * writes its page; all of them stand under the strict policy that we publish (D-121) with Trusted Types enforced.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Request } from '@playwright/test';
import type { Tag } from '@bankside/core/rules/tags.ts';
import { policy } from '@bankside/core/rules/policy/bank-policy.ts';
import { expect, test as base } from './fixtures.ts';
import { giveSessions, sessionFor, signedInTags, type EmbedToken } from './embed-session.ts';
import { hostileCss } from './hostile-css.ts';

export type PageOrder = {
  /** What stands in its body. The loader's script comes before it, in the head, unless `bare`. */
  readonly body: string;
  readonly lang?: string;
  readonly bare?: boolean;
  /** Rules that restyle everything on the page. */
  readonly hostile?: boolean;
  /** Rules of the page's own. */
  readonly css?: string;
  /** What its server got from the bank, where that is not the demo partner's. */
  readonly session?: EmbedToken | 'none';
};
type Foreign = {
  readonly origin: string;
  put(order: PageOrder, bank: string): string;
  /** A file of the partner's own, under no policy. */
  place(path: string, type: string, content: string | Buffer): void;
};

export const loaderOf = (bank: string) => `${bank}/embed/${policy.app.version}/loader.js`;
export const partnerPolicy = (bank: string) =>
  [
    "default-src 'none'",
    `script-src ${bank}`,
    "style-src 'self'",
    `connect-src ${bank}`,
    `font-src ${bank}`,
    `img-src ${bank} blob: data:`,
    `frame-src ${bank}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

function htmlOf({ body, lang = 'en', bare = false, hostile = false, css }: PageOrder, bank: string, path: string): string {
  const sheets = [...(hostile ? ['/hostile.css'] : []), ...(css ? [`${path}.css`] : [])];
  const loader = bare ? '' : `<script type="module" src="${loaderOf(bank)}" crossorigin></script>`;
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>A partner</title><link rel="icon" href="data:,">${sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}${loader}</head><body>${body}</body></html>`;
}

async function openServer(): Promise<Foreign & { readonly server: Server }> {
  const files = new Map<string, { readonly type: string; readonly text: string | Buffer; readonly policy?: string }>([
    ['/hostile.css', { type: 'text/css', text: hostileCss }],
  ]);
  const server = createServer((request, response) => {
    const file = files.get(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!file) return void response.writeHead(404).end();
    response.setHeader('content-type', `${file.type}; charset=utf-8`);
    if (file.policy) response.setHeader('content-security-policy', file.policy);
    response.end(file.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let count = 0;
  return {
    server,
    origin,
    place(path, type, text) {
      files.set(path, { type, text });
    },
    put(order, bank) {
      const path = `/page-${(count += 1)}`;
      if (order.css) files.set(`${path}.css`, { type: 'text/css', text: order.css });
      files.set(path, { type: 'text/html', text: htmlOf(order, bank, path), policy: partnerPolicy(bank) });
      return `${origin}${path}`;
    },
  };
}

/** An event as the page's own listener on `document` heard it. */
export type Heard = { readonly name: string; readonly on: string; readonly detail: Readonly<Record<string, unknown>> };
export type Embedded = Page & {
  /** Every bank-* event so far. */
  heard(): Promise<readonly Heard[]>;
  /** Every address that was asked for. */
  readonly asked: readonly Request[];
};

type Fixtures = {
  /** Opens a page of the partner's and listens on it. */
  embed: (order: PageOrder) => Promise<Embedded>;
};

/** Visitors of a suite all come from one address, and its clock stands still. */
const asMany = {
  card: { perAddressHour: 1000 },
  visitors: { draftsPerHour: 5000, filesPerHour: 5000, namesPerHour: 5000, handoffsPerHour: 1000 },
  throttle: { linkPerAddress: 50_000 },
};

export const test = base.extend<Fixtures, { foreign: Foreign; welcome: void; member: (tag: Tag) => Promise<EmbedToken> }>({
  member: [
    async ({ bank, foreign }, use) => {
      const tokens = new Map<Tag, Promise<EmbedToken>>();
      await use((tag) => {
        const token = tokens.get(tag) ?? sessionFor(bank.url, foreign.origin, tag);
        tokens.set(tag, token);
        return token;
      });
    },
    { scope: 'worker' },
  ],
  foreign: [
    async ({}, use) => {
      const { server, ...foreign } = await openServer();
      await use(foreign);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: 'worker' },
  ],
  bankSettings: [
    async ({ foreign }, use) => use({ PARTNER_ORIGIN: foreign.origin, VISIONLIFE_ORIGIN: foreign.origin }),
    { scope: 'worker' },
  ],
  welcome: [async ({ bank }, use) => (await bank.settings(asMany), use()), { scope: 'worker', auto: true }],
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
