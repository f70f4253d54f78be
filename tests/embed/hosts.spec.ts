/** Hosts that are careless, hostile or crowded: their rules, their prototypes, two of us beside each other, long life. */
import { tags, type Tag } from '@bankside/core/rules/tags.ts';
import type { Locator, Page } from '@playwright/test';
import { labelOf } from '../support/applicant.ts';
import { untilCalm } from '../support/calm.ts';
import { loaderOf } from '../support/foreign-site.ts';
import { expect, room, tagOf, test, untilReady } from '../support/partner-page.ts';
import { someOf, timesOf } from '../support/ways.ts';

type Bank = HTMLElement & Record<string, unknown>;
const firstName = (where: Locator, language: 'en' | 'zh' | 'ja' = 'en') =>
  where.getByLabel(labelOf('first_name', language), { exact: true });

/** How everything in an element looks, whatever page it is on. Not where and how big in a QR's: another secret in its address, other lines. */
const looksOf = (page: Page, tag: string) =>
  page.locator(tag).evaluate((element, noPlace) => {
    const corner = element.getBoundingClientRect();
    const names = [
      'display',
      'color',
      'backgroundColor',
      'fontSize',
      'fontFamily',
      'lineHeight',
      'letterSpacing',
      'textTransform',
      'direction',
      'textAlign',
      'borderTopStyle',
      'position',
    ] as const;
    return [...(element.shadowRoot?.querySelectorAll('[lang] *') ?? [])].flatMap((node) => {
      if (node.localName === 'slot' || node.closest('[popover]')) return [];
      const style = getComputedStyle(node);
      const box = node.getBoundingClientRect();
      if (box.width === 0 && box.height === 0) return [];
      const place = noPlace ? '' : [box.top - corner.top, box.width, box.height].map(Math.round).join(' ');
      return [`${node.localName} ${place} ${names.map((name) => style[name]).join('|')}`];
    });
  }, tag === 'card-apply-qr');

/** How often each is put in and taken out again. They share one class: the largest of them is tried for long. */
const lives = (tag: Tag) =>
  tag === 'card-apply'
    ? ([
        ['page', timesOf(20, 100)],
        ['frame', timesOf(5, 20)],
      ] as const)
    : ([
        ['page', timesOf(6, 30)],
        ['frame', timesOf(3, 8)],
      ] as const);

/** What makes a tag take the frame by itself is known before it is known which tag it is. */
const careless = ['additions', 'fetch', 'JSON', 'Object'] as const;
const isTried = (tag: Tag, how: (typeof careless)[number]) => someOf(tags, careless.indexOf(how)).includes(tag);

for (const tag of tags) {
  test(`8: ${tag} looks the same under hostile rules as on an empty page`, async ({ embed }) => {
    test.setTimeout(90_000);
    const body = `<div class="theirs">${tagOf(tag)}</div>`;
    const width =
      '.theirs, .theirs > * { display: block !important; width: 640px !important; transform: none !important; overflow: visible !important; position: static !important; }';
    const page = await embed({ body, css: width });
    await untilReady(page, tag);
    await untilCalm(() => looksOf(page, tag), 'what comes later has come');
    const plain = await looksOf(page, tag);
    expect(plain.length).toBeGreaterThan(2);
    await embed({ body, css: width, hostile: true });
    await untilReady(page, tag);
    await expect.poll(() => looksOf(page, tag)).toEqual(plain);
  });

  if (isTried(tag, 'additions'))
    test(`8: ${tag} takes the frame by itself where every object has additions`, async ({ embed, page }) => {
      await page.addInitScript(() => {
        if (window !== window.parent) return;
        for (const name of ['each', 'extend', 'toJSON2'])
          Object.defineProperty(Object.prototype, name, { value: () => undefined, enumerable: true, writable: true, configurable: true });
      });
      await embed({ body: tagOf(tag) });
      await untilReady(page, tag);
      await expect(page.locator(tag).locator('iframe')).toHaveCount(1);
    });

  for (const what of ['fetch', 'JSON', 'Object'] as const)
    if (isTried(tag, what))
      test(`8: ${tag} takes the frame by itself where ${what} is not the browser’s own (SEC-48)`, async ({ embed, page }) => {
        await page.addInitScript((name) => {
          if (window !== window.parent) return;
          const own = window;
          const asked = own.fetch.bind(own);
          const { JSON: json, Object: object } = own;
          if (name === 'fetch')
            own.fetch = async (...given) => (await asked(...given), new Response('{"code":200,"msg":"","data":{"bent":true}}'));
          if (name === 'JSON')
            Object.defineProperty(own, 'JSON', { value: { parse: (text: string) => json.parse(text), stringify: () => '{"bent":true}' } });
          const keys = object.keys.bind(object);
          if (name === 'Object') object.keys = (value: object) => keys(value); // as scripts do that watch what a page handles
        }, what);
        await embed({ body: tagOf(tag) });
        await untilReady(page, tag);
        await expect(page.locator(tag).locator('iframe')).toHaveCount(1);
      });

  for (const [isolation, times] of lives(tag).filter(([where]) => where === 'page' || someOf(tags, 4).includes(tag)))
    test(`${tag} in the ${isolation}: ${times} mounts and unmounts leave nothing behind`, async ({ embed, page }) => {
      test.setTimeout(240_000);
      await embed({ body: `<div id="stage"></div>${tagOf(tag, 'id="first"')}` });
      await untilReady(page, tag);
      const rounds = (turns: number) =>
        page.evaluate(
          async ([name, count, where]) => {
            const stage = document.querySelector('#stage');
            for (let round = 0; round < count; round += 1) {
              const element = document.createElement(name) as unknown as Bank & { whenReady(): Promise<void> };
              element.setAttribute('link-path', 'kestrel');
              element.setAttribute('isolation', where);
              stage?.append(element);
              await element.whenReady();
              element.remove();
              await new Promise((resolve) => setTimeout(resolve));
            }
          },
          [tag as string, turns, isolation] as const,
        );
      const session = await page.context().newCDPSession(page);
      const counted = async () => {
        const counts = async () => {
          for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
          const { nodes, jsEventListeners, documents } = await session.send('Memory.getDOMCounters');
          return { nodes, jsEventListeners, documents };
        };
        await untilCalm(counts, 'what was taken out is let go', 250);
        return counts();
      };
      await rounds(times); // meanwhile the later parts of the first one come
      const before = await counted();
      await rounds(times);
      const after = await counted();
      expect(after.documents).toBe(before.documents);
      // the last instance may still be held (some 200 nodes); a leak grows with every mount
      expect(after.nodes - before.nodes, JSON.stringify([before, after])).toBeLessThan(230 + times);
      expect(after.jsEventListeners - before.jsEventListeners, JSON.stringify([before, after])).toBeLessThan(20 + times / 2);
    });

  for (const isolation of ['page', 'frame'] as const)
    test(`${tag} in the ${isolation} shifts nothing of its host`, async ({ embed, page }) => {
      await page.addInitScript(() => {
        if (window !== window.parent) return;
        const shifts: unknown[] = [];
        Reflect.set(window, 'shifts', shifts);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push({
              value: Reflect.get(entry, 'value'),
              moved: (Reflect.get(entry, 'sources') as { node: Node | null }[]).map(({ node }) => node?.nodeName ?? null),
            });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await embed({ body: `<h1>Theirs</h1>${tagOf(tag, `isolation="${isolation}"`)}<p id="after">What is below.</p>`, css: room });
      await untilReady(page, tag);
      await untilCalm(() => looksOf(page, tag), 'what comes later has come');
      const shifts = await page.evaluate(
        () => Reflect.get(window, 'shifts') as { readonly value: number; readonly moved: (string | null)[] }[],
      );
      const theirs = shifts.flatMap(({ moved }) => moved).filter((name) => name !== null);
      expect(theirs, 'what moved of the page itself').toEqual([]);
      expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.05); // within the element: letters when their font comes, the address of a QR
    });
}

test('two applications on one page, English and Japanese, do not mix', async ({ embed, page }) => {
  await embed({ body: `${tagOf('card-apply', 'id="a" locale="en"')}${tagOf('card-apply', 'id="b" locale="ja" theme="dark"')}` });
  await untilReady(page, '#a');
  await untilReady(page, '#b');
  const [a, b] = [page.locator('#a'), page.locator('#b')];
  await firstName(a, 'en').fill('Aiko');
  await firstName(b, 'ja').fill('Kenji');
  await a.evaluate((element) => element.setAttribute('locale', 'zh'));
  await expect(firstName(a, 'zh')).toHaveValue('Aiko');
  await expect(firstName(b, 'ja')).toHaveValue('Kenji');
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(new Set(kept).size).toBe(kept.length);
  const ids = (
    await page.evaluate(() =>
      (Reflect.get(window, 'heard') as { name: string; on: string; detail: { instanceId: string } }[]).filter(
        ({ name }) => name === 'bank-ready',
      ),
    )
  ).map(({ on, detail }) => [on, detail.instanceId] as const);
  expect(ids.map(([on]) => on).toSorted()).toEqual(['a', 'b']);
  expect(new Set(ids.map(([, id]) => id)).size).toBe(2);
});

test('3 and 9: moving, language and theme keep what was typed', async ({ embed, page }) => {
  await embed({ body: `<div id="one">${tagOf('card-apply')}</div><div id="other"></div>` });
  await untilReady(page, 'card-apply');
  const widget = page.locator('card-apply');
  await firstName(widget).fill('Aiko');
  await page.evaluate(() => document.querySelector('#other')?.append(document.querySelector('card-apply') ?? ''));
  await expect(firstName(widget)).toHaveValue('Aiko');
  for (const language of ['ja', 'zh', 'en'] as const) {
    await widget.evaluate((element, next) => element.setAttribute('locale', next), language);
    await expect(firstName(widget, language)).toHaveValue('Aiko');
  }
  await widget.evaluate((element) => element.setAttribute('theme', 'dark'));
  await expect(firstName(widget)).toHaveValue('Aiko');
});

test('the keyboard goes into a frame and out again', async ({ embed, page }) => {
  await embed({ body: `<button id="before">Before</button>${tagOf('card-apply', 'isolation="frame"')}<button id="after">After</button>` });
  await untilReady(page, 'card-apply');
  const inside = page.locator('card-apply').locator('iframe').contentFrame();
  await page.locator('#before').focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('card-apply');
  await expect(inside.locator(':focus')).not.toHaveCount(0);
  /** Which element has the focus, in the frame and in the page. */
  const focused = async () => {
    const within = await inside.locator('body').evaluate(() => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      const root = active?.getRootNode();
      return root instanceof Document || root instanceof ShadowRoot
        ? [...root.querySelectorAll('*')].findIndex((each) => each === active)
        : -1;
    });
    return `${await page.evaluate(() => document.activeElement?.id)} ${within}`;
  };
  for (let turn = 0; turn < 80 && (await page.evaluate(() => document.activeElement?.id)) !== 'after'; turn += 1) {
    const before = await focused();
    await page.keyboard.press('Tab');
    await expect.poll(focused).not.toBe(before); // from one process to the other
  }
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('after');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('card-apply');
  await page.locator('#before').focus();
  await page.locator('card-apply').evaluate((element: HTMLElement) => element.focus());
  await expect(inside.locator(':focus')).not.toHaveCount(0);
});

test('no request leaves for anybody but the page and the bank, and no token is kept at the page', async ({ embed, bank, foreign }) => {
  const page = await embed({ body: tags.map((tag) => tagOf(tag)).join('') });
  for (const tag of tags) await untilReady(page, tag);
  await firstName(page.locator('card-apply')).fill('Aiko');
  await expect.poll(() => page.asked.some((request) => request.url().endsWith('/card/draftSave'))).toBe(true);
  const origins = new Set(
    page.asked
      .map((request) => new URL(request.url()))
      .filter(({ protocol }) => protocol.startsWith('http'))
      .map(({ origin }) => origin),
  );
  expect([...origins].toSorted()).toEqual([foreign.origin, bank.url].toSorted());
  const tokens = new Set(page.asked.flatMap((request) => request.headers()['token'] || []));
  const kept = await page.evaluate(() => ({ local: Object.entries(localStorage), session: Object.entries(sessionStorage) }));
  expect(kept.local).toEqual([]);
  for (const [name, value] of kept.session) {
    expect(name).toMatch(/^bankside:/);
    for (const token of tokens) expect(value).not.toContain(token);
    expect(value).not.toContain('Aiko');
  }
  expect(page.asked.some((request) => request.url() === loaderOf(bank.url))).toBe(true);
});
