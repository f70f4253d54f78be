/** What every public tag promises, one test for each promise and tag (docs/embedding.md), on the built loader and another site. */
import { tags } from '@bankside/core/rules/tags.ts';
import { expect, tagOf, test, untilReady, type Embedded } from '../support/partner-page.ts';
import { someOf } from '../support/ways.ts';

type Bank = HTMLElement & Record<string, unknown>;
/** Of the element, as text: everything that anybody could read in the page's markup. */
const markupOf = (page: Embedded, selector: string) => page.locator(selector).evaluate((element) => element.outerHTML);
/** A mark on a node within the element: there as long as the view was not mounted again. */
const mark = (page: Embedded, selector: string) =>
  page.locator(selector).evaluate((element) => Reflect.set(element.shadowRoot?.querySelector('div > div > *') ?? {}, 'marked', true));
const isMarked = (page: Embedded, selector: string) =>
  page.locator(selector).evaluate((element) => Reflect.get(element.shadowRoot?.querySelector('div > div > *') ?? {}, 'marked') === true);
const countOf = (heard: readonly { readonly name: string }[], name: string) => heard.filter((each) => each.name === name).length;

for (const tag of tags) {
  test.describe(tag, () => {
    let turn = 0;
    /** What the elements' one class keeps for each of its views. */
    const ofTheClass = (title: string, body: Parameters<typeof test>[2]) => {
      if (someOf(tags, turn++).includes(tag)) test(title, body);
    };

    ofTheClass('1: a property that was set before the element was defined is kept', async ({ embed, page, bank }) => {
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(`${bank.url}/embed/**/loader.js`, async (route) => (await held, route.continue()));
      const opening = embed({ body: tagOf(tag) });
      await page.waitForSelector(tag, { state: 'attached' });
      await page.locator(tag).evaluate((element) => Object.assign(element, { locale: 'ja', appearance: { accent: '#4a3aa6' } }));
      release();
      await opening;
      await untilReady(page, tag);
      const kept = await page
        .locator(tag)
        .evaluate((element: Bank) => [element['locale'], element['appearance'], Object.hasOwn(element, 'locale')]);
      expect(kept).toEqual(['ja', { accent: '#4a3aa6' }, false]);
      await expect(page.locator(tag).locator('[lang=ja]').first()).toBeAttached();
    });

    ofTheClass(
      '2: removing an attribute resets it, undefined clears a property, a language that we do not speak is English',
      async ({ embed }) => {
        const page = await embed({ body: tagOf(tag, 'locale="ja" theme="dark"') });
        await untilReady(page, tag);
        const seen = await page.locator(tag).evaluate(async (element: Bank) => {
          const states = () => ['dark', 'ja', 'zh'].filter((state) => element.matches(`:state(${state})`));
          const settled = () => new Promise((resolve) => setTimeout(resolve)); // a task, after which all is set
          const all = [[element['locale'], element['theme'], ...states()]];
          element.removeAttribute('locale');
          element.removeAttribute('theme');
          await settled();
          all.push([element['locale'], element['theme'], ...states()]);
          element['locale'] = 'zh';
          await settled();
          all.push([element['locale'], ...states()]);
          element['locale'] = undefined;
          element.setAttribute('locale', 'klingon');
          await settled();
          all.push([element['locale'], ...states()]);
          return all;
        });
        expect(seen).toEqual([['ja', 'dark', 'dark', 'ja'], [undefined, undefined], ['zh', 'zh'], ['klingon']]);
      },
    );

    ofTheClass('3: moving keeps what is in it; taking it away unmounts; never attached, never mounted', async ({ embed }) => {
      const page = await embed({ body: `<div id="one">${tagOf(tag)}</div><div id="other"></div>` });
      await untilReady(page, tag);
      await mark(page, tag);
      await page.evaluate((name) => document.querySelector('#other')?.append(document.querySelector(name) ?? ''), tag);
      await page.evaluate((name) => {
        const one = document.querySelector('#one');
        const element = document.querySelector(name);
        if (one && element && 'moveBefore' in one)
          (one as unknown as { moveBefore(node: Node, before: null): void }).moveBefore(element, null);
      }, tag);
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve))); // an element looks one task later whether it is gone
      expect(await isMarked(page, tag)).toBe(true);
      expect(countOf(await page.heard(), 'bank-ready')).toBe(1);
      const removed = await page.evaluate(async (name) => {
        const element = document.querySelector(name) as unknown as Bank;
        element.remove();
        await new Promise((resolve) => setTimeout(resolve));
        return element['state'];
      }, tag);
      expect(removed).toBe('idle');
      const calls = () => page.asked.filter((request) => request.resourceType() === 'fetch').length; // scripts for later may still come for the other
      const before = calls();
      const never = await page.evaluate(async (name) => {
        const element = document.createElement(name) as unknown as Bank;
        element.setAttribute('link-path', 'kestrel');
        await new Promise((resolve) => setTimeout(resolve));
        return [element['state'], element.shadowRoot?.childElementCount ?? 0];
      }, tag);
      expect(never).toEqual(['idle', 0]);
      expect(calls()).toBe(before);
    });

    test('4: no property becomes an attribute, and no secret is in the page', async ({ embed }) => {
      const page = await embed({ body: tagOf(tag) });
      await untilReady(page, tag);
      const before = await page.locator(tag).evaluate((element) => element.getAttributeNames());
      await page.locator(tag).evaluate((element) =>
        Object.assign(element, {
          appearance: { accent: '#4a3aa6' },
          messages: { 'a.b': 'c' },
          viewToken: 'hush-hush-hush-hush-hush',
          prefill: { first_name: 'Aiko' },
          theme: 'light',
          locale: 'ja',
        }),
      );
      await expect(page.locator(tag).locator('[lang=ja]').first()).toBeAttached();
      expect(await page.locator(tag).evaluate((element) => element.getAttributeNames())).toEqual(before);
      const everything = await page.evaluate(
        (name) => document.documentElement.outerHTML + (document.querySelector(name)?.shadowRoot?.innerHTML ?? ''),
        tag,
      );
      expect(everything).not.toContain('hush-hush');
      const tokens = page.asked.flatMap((request) => request.headers()['token'] || []);
      for (const token of tokens) expect(everything).not.toContain(token);
    });

    ofTheClass('5: events bubble, cross the shadow root, say who and when, and keep their names', async ({ embed }) => {
      const page = await embed({ body: tagOf(tag, 'id="mine"') });
      await untilReady(page, tag);
      await expect.poll(async () => countOf(await page.heard(), 'bank-ready')).toBe(1);
      const ready = (await page.heard()).find(({ name }) => name === 'bank-ready');
      expect(ready?.on).toBe('mine');
      expect(ready?.detail).toMatchObject({ instanceId: expect.stringMatching(/^bank-/), at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
    });

    ofTheClass('6: slotted children survive; what is set in one task is rendered once', async ({ embed }) => {
      const slotted =
        '<p slot="header" id="above">Above</p><p slot="footer" id="below">Below</p><a slot="fallback" href="/else" id="else">Else</a>';
      const page = await embed({ body: tagOf(tag, '', slotted) });
      await untilReady(page, tag);
      await expect(page.locator('#above')).toBeVisible();
      await expect(page.locator('#below')).toBeVisible();
      await expect(page.locator('#else')).toBeHidden();
      const looks = await page.locator(tag).evaluate(async (element: Bank) => {
        const seen: string[] = [];
        const root = element.shadowRoot?.querySelector('[lang]');
        const changed = new Promise<void>((resolve) => {
          const look = () => {
            seen.push(root?.getAttribute('lang') ?? '');
            resolve();
          };
          if (root) new MutationObserver(look).observe(root, { attributeFilter: ['lang'] });
        });
        element['locale'] = 'ja';
        element['locale'] = 'zh';
        element['locale'] = 'ja';
        element.setAttribute('locale', 'zh');
        await changed; // its words come from the bank
        element['locale'] = 'en'; // whatever else was to be drawn comes before this
        await new Promise<void>((resolve) => {
          if (root)
            new MutationObserver(() => root.getAttribute('lang') === 'en' && resolve()).observe(root, { attributeFilter: ['lang'] });
        });
        return seen;
      });
      expect(looks).toEqual(['zh-Hans', 'en']);
      expect(await page.locator(tag).evaluate((element) => element.childElementCount)).toBe(3);
    });

    ofTheClass('7: the loader twice, and a class that somebody defined before, do no harm', async ({ embed, page, bank }) => {
      const again = `<script type="module" src="${bank.url}/embed/v1/loader.js" crossorigin></script>`;
      const warnings: string[] = [];
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
      await embed({ body: `${tagOf(tag)}${again}${again}` });
      await untilReady(page, tag);
      await expect
        .poll(async () => countOf(await page.evaluate(() => Reflect.get(window, 'heard') as { name: string }[]), 'bank-ready'))
        .toBe(1);
      expect(warnings).toEqual([]);
    });

    ofTheClass('9: language and theme change while it is open', async ({ embed }) => {
      const page = await embed({ body: tagOf(tag) });
      await untilReady(page, tag);
      await mark(page, tag);
      for (const [locale, lang] of [
        ['ja', 'ja'],
        ['zh', 'zh-Hans'],
        ['en', 'en'],
      ] as const) {
        await page.locator(tag).evaluate((element, next) => element.setAttribute('locale', next), locale);
        await expect(page.locator(tag).locator(`[lang="${lang}"]`).first()).toBeAttached();
      }
      await page.evaluate(() => document.documentElement.setAttribute('lang', 'ja'));
      await page.locator(tag).evaluate((element) => element.removeAttribute('locale'));
      await expect(page.locator(tag).locator('[lang=ja]').first()).toBeAttached();
      await page.locator(tag).evaluate((element) => element.setAttribute('theme', 'dark'));
      await expect(page.locator(`${tag}:state(dark)`)).toBeAttached();
      expect(await isMarked(page, tag)).toBe(true);
    });

    ofTheClass(
      '10: a chunk that is away: a panel in the language of the page, the fallback, the event; and trying again',
      async ({ embed, page, bank, watched }) => {
        watched.expectFailing(/\/embed\//);
        await page.route(`${bank.url}/embed/*/c/**`, (route) => route.abort());
        await embed({ body: tagOf(tag, 'locale="ja"', '<a slot="fallback" href="/else" id="else">Else</a>') });
        await expect(page.getByRole('alert')).toContainText(/リクエスト番号 \S+/);
        await expect(page.locator('#else')).toBeVisible();
        const heard = await page.evaluate(() => Reflect.get(window, 'heard') as { name: string; detail: Record<string, unknown> }[]);
        expect(heard.map(({ name }) => name)).toEqual(['bank-load-error']);
        expect(heard[0]?.detail).toMatchObject({ requestId: expect.any(String), message: expect.any(String) });
        await page.unroute(`${bank.url}/embed/*/c/**`);
        await page.getByRole('button', { name: '再試行' }).click();
        await untilReady(page, tag);
        await expect(page.locator('#else')).toBeHidden();
      },
    );

    ofTheClass('10: without scripts the fallback is shown', async ({ embed }) => {
      const page = await embed({ body: tagOf(tag, '', '<a slot="fallback" href="/else" id="else">Else</a>'), bare: true });
      await expect(page.locator('#else')).toBeVisible();
    });

    test('the page of a stranger keeps its own: no globals, no attributes, no styles, and it stays where it is', async ({
      embed,
      page,
    }) => {
      await page.addInitScript(() => Reflect.set(window, 'globalsBefore', Object.keys(window)));
      const opened = await embed({ body: `<p id="theirs">Theirs</p>${tagOf(tag)}` });
      const url = page.url();
      await untilReady(page, tag);
      const left = await page.evaluate(() => ({
        globals: Object.keys(window).filter(
          (name) => !(Reflect.get(window, 'globalsBefore') as string[]).includes(name) && !['heard', 'globalsBefore'].includes(name),
        ),
        styles: document.querySelectorAll('style').length + document.adoptedStyleSheets.length,
        html: document.documentElement.getAttributeNames(),
        body: document.body.getAttributeNames(),
        children: document.body.children.length,
        theirs: getComputedStyle(document.querySelector('#theirs') ?? document.body).fontFamily,
        local: Object.keys(localStorage),
        session: Object.keys(sessionStorage).filter((name) => !name.startsWith('bankside:')),
      }));
      expect(left).toEqual({
        globals: [],
        styles: 0,
        html: ['lang'],
        body: [],
        children: 2,
        theirs: expect.stringMatching(/Times|serif/),
        local: [],
        session: [],
      });
      expect(page.url()).toBe(url);
      expect(await markupOf(opened, tag)).not.toContain('style=');
    });
  });
}
