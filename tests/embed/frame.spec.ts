/** isolation="frame": the same tag, events, methods and looks, in a frame of the bank's origin that trusts nobody's word. */
import { tags } from '@bankside/core/rules/tags.ts';
import { expect, tagOf, test, untilReady } from '../support/partner-page.ts';
import { someOf } from '../support/ways.ts';

type Bank = HTMLElement & Record<string, unknown>;
const framed = 'isolation="frame"';

for (const tag of tags) {
  test.describe(`${tag} in a frame`, () => {
    if (!someOf(tags, 2).includes(tag)) return; // one frame for all of them
    test('is shown, fires its events on the tag, has its height and a name in the language of the page', async ({ embed, bank }) => {
      const page = await embed({ body: tagOf(tag, `${framed} id="mine"`), lang: 'ja' });
      await untilReady(page, tag);
      const frame = page.locator(tag).locator('iframe');
      const inside = frame.contentFrame();
      await expect(inside.locator('html')).toHaveAttribute('lang', 'ja');
      await expect(frame).toHaveAttribute('title', /[ぁ-んァ-ヶ一-龯]/);
      expect(await frame.getAttribute('src')).toContain(`${bank.url}/embed/`);
      const ready = (await page.heard()).find(({ name }) => name === 'bank-ready');
      expect(ready).toMatchObject({ on: 'mine', detail: { instanceId: expect.stringMatching(/^bank-/) } });
      const heights = async () => [
        await frame.evaluate((element) => element.getBoundingClientRect().height),
        await inside.locator('bankside-frame').evaluate((element) => Math.ceil(element.getBoundingClientRect().height)),
        await inside.locator('html').evaluate((element) => element.scrollHeight),
      ];
      await expect.poll(async () => new Set(await heights()).size, { message: 'the frame is as high as what is in it' }).toBe(1);
      expect((await heights())[0]).toBeGreaterThan(40);
    });

    test('takes settings, looks and languages as it is', async ({ embed }) => {
      const page = await embed({ body: tagOf(tag, framed), css: `${tag} { --bank-ink: #102030; --bank-radius: 12px; }` });
      await untilReady(page, tag);
      const inside = page.locator(tag).locator('iframe').contentFrame();
      const root = inside.locator('bankside-frame');
      const look = (name: string) => root.evaluate((element, which) => getComputedStyle(element).getPropertyValue(which).trim(), name);
      expect(await look('--bank-ink')).toBe('rgb(16, 32, 48)');
      expect(await look('--bank-radius')).toBe('12px');
      await page
        .locator(tag)
        .evaluate((element: Bank) => Object.assign(element, { locale: 'zh', theme: 'dark', appearance: { ink: '#fafafa' } }));
      await expect(inside.locator('html')).toHaveAttribute('lang', 'zh');
      await expect(inside.locator('bankside-frame:state(dark)')).toBeAttached();
      await expect.poll(() => look('--bank-ink')).toBe('rgb(250, 250, 250)');
    });

    test('unmounts with its element, and goes back into the page when it is asked to', async ({ embed }) => {
      const page = await embed({ body: tagOf(tag, framed) });
      await untilReady(page, tag);
      await page.locator(tag).evaluate((element) => element.removeAttribute('isolation'));
      await expect(page.locator(tag).locator('iframe')).toHaveCount(0);
      await untilReady(page, tag);
      await page.locator(tag).evaluate((element) => element.setAttribute('isolation', 'frame'));
      await expect(page.locator(tag).locator('iframe')).toHaveCount(1);
      await untilReady(page, tag);
    });
  });
}

test('the page can read neither the frame nor what is kept for it, and the frame can take it nowhere', async ({ embed, bank }) => {
  const page = await embed({ body: tagOf('card-apply-status', framed) });
  await untilReady(page, 'card-apply-status');
  const seen = await page.locator('card-apply-status').evaluate((element) => {
    const frame = element.shadowRoot?.querySelector('iframe');
    let inside: string;
    try {
      inside = String(frame?.contentWindow?.document.body.textContent);
    } catch (fault) {
      inside = fault instanceof DOMException ? fault.name : 'read';
    }
    return { inside, sandbox: [...(frame?.sandbox ?? [])].toSorted(), camera: frame?.allow, kept: Object.values(sessionStorage) };
  });
  expect(seen.inside).toBe('SecurityError');
  expect(seen.sandbox).toEqual(['allow-downloads', 'allow-forms', 'allow-same-origin', 'allow-scripts']);
  expect(seen.camera).toBe('camera; clipboard-write');
  for (const word of seen.kept) expect(word).toMatch(/^[\d-]+$/);
  const scripts = page.asked.filter((request) => request.resourceType() === 'script' && request.frame() === page.mainFrame());
  expect(scripts.map((request) => new URL(request.url()).pathname).filter((path) => path.includes('react'))).toEqual([]);
  expect(
    page.asked
      .filter((request) => !request.url().startsWith(bank.url) && !request.url().startsWith('http://127.0.0.1'))
      .map((request) => request.url()),
  ).toEqual([]);
});

test('words of somebody else change nothing: another nonce, another window, a message that is none', async ({ embed, bank }) => {
  const page = await embed({
    body: `${tagOf('card-apply-status', framed)}<iframe id="stranger" src="${bank.url}/embed/v1/frame?tag=card-apply&link=kestrel#guess"></iframe>`,
  });
  await untilReady(page, 'card-apply-status');
  await page.evaluate(() => {
    for (const word of [
      { bankside: 'hello', nonce: 'guess' },
      { bankside: 'hello' },
      { kind: 'height', height: 9 },
      'hello',
      null,
      { bankside: 'welcome', nonce: 'guess' },
    ])
      window.postMessage(word, '*');
    const { port1, port2 } = new MessageChannel();
    port1.postMessage({ kind: 'settings', locale: 'zh' });
    for (const frame of document.querySelectorAll('card-apply-status'))
      frame.shadowRoot?.querySelector('iframe')?.contentWindow?.postMessage({ bankside: 'welcome', nonce: 'guess' }, '*', [port2]);
  });
  await page.waitForTimeout(500);
  const frame = page.locator('card-apply-status').locator('iframe');
  expect(await frame.evaluate((element) => element.style.height)).not.toBe('9px');
  await expect(frame.contentFrame().locator('html')).toHaveAttribute('lang', 'en');
  await expect(frame.contentFrame().locator('bankside-frame')).toHaveCount(1);
  await expect(page.locator('#stranger').contentFrame().locator('bankside-frame')).toHaveCount(0);
});

test('a frame that does not come: the panel and the event within seconds, and trying again', async ({ embed, page, bank, watched }) => {
  watched.expectFailing(/embed/);
  await page.route(`${bank.url}/embed/*/frame?*`, (route) => route.abort());
  const opened = await embed({ body: tagOf('card-apply-status', framed) });
  await expect(page.getByRole('alert')).toBeVisible();
  expect((await opened.heard()).map(({ name }) => name)).toEqual(['bank-load-error']);
  await page.unroute(`${bank.url}/embed/*/frame?*`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await untilReady(opened, 'card-apply-status');
});
