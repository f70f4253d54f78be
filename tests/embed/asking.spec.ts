/** What the loader does before a tag is defined: it asks the bank once for each tag, and leaves names alone that the page has taken. */
import { expect, tagOf, test, untilReady } from '../support/partner-page.ts';

/** Changes the page at each frame, as a carousel or a chat bubble does. */
const keepChanging = () => {
  const change = () => {
    const place = document.querySelector('#busy');
    place?.replaceChildren(document.createElement('i'));
  };
  setInterval(change, 16);
};
const isQuestion = (url: string) => url.endsWith('/card/getLinkParamByPath');

for (const [page, busy, slow] of [
  ['quiet', false, false],
  ['that changes every 16 ms', true, false],
  ['that changes every 16 ms, on a slow line', true, true],
] as const)
  test(`the link is asked for once by each tag, on a page ${page}`, async ({ embed, page: opened, bank }) => {
    if (busy) await opened.addInitScript(keepChanging);
    if (slow)
      await opened.route(`${bank.url}/embed/*/c/**`, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        await route.continue();
      });
    const found = await embed({
      body: `<div id="busy"></div>${tagOf('card-apply', 'id="one"')}${tagOf('card-apply', 'id="two" user-ref="u_81"')}`,
    });
    await untilReady(found, '#one');
    await untilReady(found, '#two');
    const bodies = found.asked
      .filter((request) => request.method() === 'POST' && isQuestion(request.url()))
      .map((request) => request.postData());
    expect(bodies.toSorted()).toEqual(['{"link_path":"kestrel","userid":"u_81"}', '{"link_path":"kestrel"}']);
  });

/** A component of the page's own, as Lit, Stencil and shells of micro-frontends make them. */
const ownComponent = () =>
  customElements.define(
    'my-app',
    class extends HTMLElement {
      connectedCallback() {
        const root = this.attachShadow({ mode: 'open' });
        const tag = document.createElement('card-apply');
        tag.setAttribute('link-path', 'kestrel');
        root.append(tag);
      }
    },
  );

test('a tag within a shadow root of the page is shown where the loader is asked for it by name', async ({ embed, page, bank }) => {
  await page.addInitScript(ownComponent);
  const loader = `<script type="module" src="${bank.url}/embed/v1/loader.js?define=card-apply" crossorigin></script>`;
  const found = await embed({ bare: true, body: `<my-app></my-app>${loader}` });
  await untilReady(found, 'card-apply');
  await expect(found.locator('card-apply').locator('[name="first_name"]')).toBeVisible();
  expect(await page.evaluate(() => customElements.get('kyc-wizard') === undefined)).toBe(true);
});

test('a script of the page defines tags by the loader', async ({ embed, page, bank }) => {
  const found = await embed({ body: '' });
  const defined = await page.evaluate(async (address) => {
    const { defineElements } = (await import(address)) as { defineElements: (wanted: object) => Promise<void> };
    await defineElements({ only: ['card-apply-qr'] });
    return ['card-apply-qr', 'card-apply'].map((name) => customElements.get(name) !== undefined);
  }, `${bank.url}/embed/v1/loader.js`);
  expect(defined).toEqual([true, false]);
  const words = await page.request.get(`${bank.url}/embed/v1/llms.txt`);
  expect([words.status(), (await words.text()).includes('## <card-apply>')]).toEqual([200, true]);
  expect(found.asked.map((request) => new URL(request.url()).pathname).filter((path) => path.includes('/c/apply-')).length).toBe(0);
});

test('a name that the page has taken is left alone, the console says so, and a prefix helps', async ({ embed, page, bank, watched }) => {
  watched.expectSaying(/<card-apply> is taken/);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.addInitScript(() => {
    if (window === window.parent) customElements.define('card-apply', class extends HTMLElement {});
  });
  const loader = `<script type="module" src="${bank.url}/embed/v1/loader.js?prefix=acme-" crossorigin></script>`;
  await embed({ body: `${tagOf('card-apply')}<acme-card-apply link-path="kestrel"></acme-card-apply>${loader}` });
  await untilReady(page, 'acme-card-apply');
  expect(await page.locator('card-apply').evaluate((element) => element.shadowRoot)).toBeNull();
  expect(said.filter((text) => text.includes('is taken'))).toEqual(['<card-apply> is taken: loader.js?prefix=acme-']);
});
