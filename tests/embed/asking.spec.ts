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
