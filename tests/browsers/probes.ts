/** What every tag promises a page (tests/embed/probes.spec.ts), asked of any engine by script alone. A probe throws where it is broken. */
import { signedInTags } from '../support/embed-session.ts';
import { fill, open, ready, saidReady, show, tagIn, tokenOf, type Place } from './page.ts';

export type Probe = { readonly number: number; readonly what: string; readonly run: (place: Place) => Promise<void> };
type Bank = HTMLElement & Record<string, unknown>;
type Heard = readonly (readonly [string, Readonly<Record<string, unknown>>])[];

function same(seen: unknown, wanted: unknown): void {
  const [is, should] = [JSON.stringify(seen), JSON.stringify(wanted)];
  if (is !== should) throw new Error(`${is} instead of ${should}`);
}
const heard = ({ engine }: Place, name: string) =>
  engine.run((wanted) => (Reflect.get(window, 'heard') as Heard).filter(([type]) => type === wanted), name);
const pause = (place: Place, ms: number) => place.engine.run((time) => new Promise<void>((resolve) => setTimeout(resolve, time)), ms);

/** Of the first of each kind in the shadow root, whose content grows meanwhile: how the page's rules would have changed it. */
const looks = ({ engine, tag }: Place) =>
  engine.run((name) => {
    const root = document.querySelector(name)?.shadowRoot;
    const kinds = ['h1', 'h2', 'p', 'label', 'button', 'input', 'svg', 'iframe', 'section'];
    return kinds.flatMap((kind) => {
      const each = root?.querySelector(kind);
      if (!each) return [];
      const { display, fontSize, color, paddingTop, position, visibility, fontWeight } = getComputedStyle(each);
      return [[kind, display, fontSize, color, paddingTop, position, visibility, fontWeight].join(' ')];
    });
  }, tag);
const kindsOf = (lines: readonly string[]) => lines.map((line) => line.split(' ')[0]);

export const probes: readonly Probe[] = [
  {
    number: 1,
    what: 'a property set before the element is defined is kept',
    run: async (place) => {
      await open(place, '');
      await place.engine.run(
        (name, html) => {
          const element = document.createElement(name);
          for (const [attribute, value] of html) element.setAttribute(attribute, value);
          Object.assign(element, { locale: 'ja', appearance: { accent: '#4a3aa6' } });
          document.querySelector('main')?.append(element);
        },
        place.tag,
        Array.from(tagIn(place).matchAll(/([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value] as const),
      );
      await ready(place);
      const kept = await place.engine.run((name) => {
        const element = document.querySelector(name) as unknown as Bank;
        return [element['locale'], element['appearance'], Object.hasOwn(element, 'locale'), element.matches(':state(ja)')];
      }, place.tag);
      same(kept, ['ja', { accent: '#4a3aa6' }, false, true]);
    },
  },
  {
    number: 2,
    what: 'removing an attribute resets it, undefined clears a property',
    run: async (place) => {
      await show(place, 'locale="ja" theme="dark" hide-header');
      const seen = await place.engine.run(async (name) => {
        const element = document.querySelector(name) as unknown as Bank;
        const settled = () => new Promise((resolve) => setTimeout(resolve));
        const all = [element['locale'], element['theme'], element.matches(':state(dark)')];
        element.removeAttribute('locale');
        element.removeAttribute('theme');
        await settled();
        all.push(element['locale'] === undefined, element['theme'] === undefined, element.matches(':state(dark)'));
        element['locale'] = 'zh';
        element['locale'] = undefined;
        await settled();
        return [...all, element.matches(':state(zh)')];
      }, place.tag);
      same(seen, ['ja', 'dark', true, true, true, false, false]);
    },
  },
  {
    number: 3,
    what: 'moving keeps it, removal unmounts, what was never attached is not mounted',
    run: async (place) => {
      await open(place, `<div id="one">${tagIn(place)}</div><div id="other"></div>`);
      await fill(place);
      await ready(place);
      const seen = await place.engine.run(
        async (name, inFrame) => {
          const element = document.querySelector(name) as unknown as Bank;
          const settled = () => new Promise((resolve) => setTimeout(resolve));
          const node = () => element.shadowRoot?.querySelector('div > div > *') ?? {};
          Reflect.set(node(), 'marked', true);
          document.querySelector('#other')?.append(element);
          await settled();
          const kept = inFrame || Reflect.get(node(), 'marked') === true; // browsers load a frame again that moves
          element.remove();
          await settled();
          const never = document.createElement(name) as unknown as Bank;
          never.setAttribute('link-path', 'kestrel');
          await settled();
          return [kept, element['state'], never['state']];
        },
        place.tag,
        place.isolation === 'frame',
      );
      same(seen, [true, 'idle', 'idle']);
    },
  },
  {
    number: 4,
    what: 'no property becomes an attribute, no token is in the page',
    run: async (place) => {
      await show(place);
      const before = await place.engine.run((name) => document.querySelector(name)?.getAttributeNames(), place.tag);
      const after = await place.engine.run(async (name) => {
        const element = document.querySelector(name);
        Object.assign(element ?? {}, {
          appearance: { accent: '#4a3aa6' },
          viewToken: 'hush-hush-hush-hush-hush',
          prefill: { first_name: 'Aiko' },
          theme: 'light',
        });
        await new Promise((resolve) => setTimeout(resolve, 100));
        return [element?.getAttributeNames(), document.documentElement.outerHTML + (element?.shadowRoot?.innerHTML ?? '')] as const;
      }, place.tag);
      same(after[0], before);
      const token = signedInTags.includes(place.tag) ? (await tokenOf(place)).token : 'hush-hush';
      if (after[1].includes('hush-hush') || after[1].includes(token) || /"(lnk|emb)\./.test(after[1]))
        throw new Error('a secret is in the page');
    },
  },
  {
    number: 5,
    what: 'events bubble, say who and when, and keep their names',
    run: async (place) => {
      await show(place);
      const [[name, detail] = [], ...more] = await heard(place, 'bank-ready');
      same(
        [name, String(detail?.['instanceId']).startsWith('bank-'), /^\d{4}-\d\d-\d\dT/.test(String(detail?.['at'])), more.length],
        ['bank-ready', true, true, 0],
      );
    },
  },
  {
    number: 6,
    what: 'slotted children survive, two on a page do not mix',
    run: async (place) => {
      const inside = '<p slot="header">Above</p><p slot="footer">Below</p><a slot="fallback" href="/else">Else</a>';
      await open(place, `${tagIn(place, '', inside)}${tagIn(place)}`);
      await fill(place);
      await ready(place);
      await saidReady(place, 2);
      const ids = (await heard(place, 'bank-ready')).map(([, detail]) => detail['instanceId']);
      const children = await place.engine.run(
        (name) => [document.querySelector(name)?.childElementCount, document.querySelector('[slot=fallback]')?.checkVisibility()],
        place.tag,
      );
      same([new Set(ids).size, ...children], [2, 3, false]);
    },
  },
  {
    number: 7,
    what: 'the loader twice does no harm',
    run: async (place) => {
      const again = `<script type="module" src="${place.bank}/embed/v1/loader.js" crossorigin></script>`;
      await open(place, `${tagIn(place)}${again}${again}`); // scripts run as they are put onto the page
      await fill(place);
      await ready(place);
      await saidReady(place);
      await pause(place, 300);
      same((await heard(place, 'bank-ready')).length, 1);
    },
  },
  {
    number: 8,
    what: 'hostile rules of the page change nothing within',
    run: async (place) => {
      await show(place);
      await pause(place, 1500);
      const plain = await looks(place);
      await show(place, '', '', { hostile: true });
      const both = (lines: readonly string[], others: readonly string[]) =>
        lines.filter((line) => kindsOf(others).includes(line.split(' ')[0]));
      let hostile = await looks(place);
      // parts that come later are compared when they are there
      for (let tries = 0; tries < 20 && both(hostile, plain).join() !== both(plain, hostile).join(); tries += 1) {
        await pause(place, 250);
        hostile = await looks(place);
      }
      same(both(hostile, plain), both(plain, hostile));
      if (both(hostile, plain).length === 0) throw new Error('nothing to compare');
    },
  },
  {
    number: 9,
    what: 'language and theme change while it is open',
    run: async (place) => {
      await show(place);
      for (const [locale, state] of [
        ['ja', 'ja'],
        ['zh', 'zh'],
        ['en', ''],
      ] as const)
        // prettier-ignore
        await place.engine.until(
          `the language ${locale}`,
          (name, next, wanted) => {
            const element = document.querySelector(name);
            if (element?.getAttribute('locale') !== next) element?.setAttribute('locale', next);
            return wanted ? element?.matches(`:state(${wanted})`) : !element?.matches(':state(ja), :state(zh)');
          },
          place.tag,
          locale,
          state,
        );
      await place.engine.run((name) => document.querySelector(name)?.setAttribute('theme', 'dark'), place.tag);
      await place.engine.until('the dark', (name) => document.querySelector(name)?.matches(':state(dark)'), place.tag);
      same((await heard(place, 'bank-ready')).length, 1);
    },
  },
  {
    number: 10,
    what: 'code that does not come: a panel in the page’s language, the fallback, the event',
    run: async (place) => {
      const broken = { ...place, bank: place.broken };
      await open(broken, tagIn(broken, 'locale="ja"', '<a slot="fallback" href="/else" id="else">Else</a>'));
      await fill(broken);
      const seen = await place.engine.until(
        'the panel',
        (name) => {
          const panel = document.querySelector(name)?.shadowRoot?.querySelector('[role=alert]')?.textContent;
          return panel ? [/リクエスト番号 \S+/.test(panel), document.querySelector('#else')?.checkVisibility()] : undefined;
        },
        place.tag,
      );
      const [[, detail] = []] = await heard(place, 'bank-load-error');
      same([...seen, typeof detail?.['requestId']], [true, true, 'string']);
    },
  },
  {
    number: 11,
    what: 'React 18 and 19 in strict mode: objects arrive as properties, handlers fire once',
    run: async (place) => {
      for (const version of ['18', '19']) {
        await place.engine.go(`${place.foreign.origin}/out-${version}/index.html?bank=${place.bank}`);
        await place.engine.until('the field', () => document.querySelector('card-apply')?.shadowRoot?.querySelector('[name="first_name"]'));
        await ready(place);
        const seen = await place.engine.run(() => {
          const element = document.querySelector('card-apply') as unknown as Bank;
          return [
            element['prefill'],
            element['hideHeader'],
            element.getAttribute('prefill'),
            (Reflect.get(window, 'heard') as unknown[]).length,
          ];
        });
        same(seen, [{ first_name: 'Aiko' }, true, null, 1]);
      }
    },
  },
  {
    number: 12,
    what: 'no violation of a strict policy with Trusted Types',
    run: async (place) => {
      const before = place.foreign.reports().length;
      await show(place);
      await pause(place, 400);
      same(place.foreign.reports().slice(before), []);
    },
  },
];
