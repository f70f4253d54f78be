/** The border of the elements with a small view of our own in it; tests/embed probes the real tags on the built loader. */
import { waitFor, within } from '@testing-library/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useT } from '../../kit/words.tsx';
import type { ElementPort, View } from '../../runtime/element-port.ts';
import { defineTags } from '../tags.ts';
import type { CardApplyElement } from '../generated/typings.ts';

const trial = { mounts: 0, unmounts: 0, renders: 0, host: undefined as ElementPort | undefined, breaks: false };
const drawn = (host: ElementPort) => Object.assign(trial, { host, renders: trial.renders + 1 });
function Widget({ host }: { readonly host: ElementPort }) {
  const settings = useSyncExternalStore(host.subscribe, host.settings);
  const t = useT('shared');
  const first = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [isAsked, setAsked] = useState(false);
  drawn(host);
  useEffect(() => {
    trial.mounts += 1;
    host.state('ready');
    void host.emit('bank-ready', { step: 'about' });
    return () => {
      trial.unmounts += 1;
    };
  }, [host]);
  useEffect(() => {
    const goTo = (step: string) => host.emit('bank-step-change', { from: '', to: step, index: 1, total: 4 }).then(() => undefined);
    return host.answer({ value: () => ({ name }), goTo, focus: () => first.current?.focus() });
  }, [host, name]);
  if (trial.breaks) throw new Error('broken on purpose');
  return (
    <div>
      <label>
        {t('retry')} <input ref={first} value={name} onChange={(event) => setName(event.target.value)} />
        <output>{JSON.stringify({ ...settings, locale: undefined })}</output>
      </label>
      {!isAsked && <button onClick={() => setAsked(true)}>Ask</button>}
    </div>
  );
}
const load = vi.hoisted(() => ({ view: (): Promise<View> => Promise.reject(new Error('not set')) }));
vi.mock('../generated/definitions.ts', async (original) => {
  const { definitions } = await original<typeof import('../generated/definitions.ts')>();
  return { definitions: { ...definitions, 'card-apply': { ...definitions['card-apply'], load: () => load.view() } } };
});

beforeEach(() => {
  Object.assign(trial, { mounts: 0, unmounts: 0, renders: 0, host: undefined, breaks: false });
  load.view = () => Promise.resolve({ Widget, words: ['shared'] });
});
afterEach(async () => {
  document.body.replaceChildren();
  await soon();
  document.documentElement.lang = 'en';
  sessionStorage.clear();
});

const put = (html: string): CardApplyElement => {
  document.body.innerHTML = html.includes('link-path') ? html : html.replace('<card-apply', '<card-apply link-path="any"');
  const element = document.querySelector('card-apply');
  if (!element) throw new Error('no element');
  return element;
};
const ready = async (html: string) => {
  defineTags({ only: ['card-apply'] });
  const element = put(html);
  await element.whenReady();
  return element;
};
const inside = (element: Element) => within(element.shadowRoot?.querySelector('div') ?? document.createElement('div'));
const input = (element: Element) => inside(element).findByRole<HTMLInputElement>('textbox');
const shown = async (element: Element) => {
  const { linkPath, ...rest } = JSON.parse((await inside(element).findByText(/^\{/)).textContent ?? '') as Record<string, unknown>;
  return linkPath === 'any' ? rest : { linkPath, ...rest };
};
const soon = () => new Promise((resolve) => setTimeout(resolve, 20));
const heard = (name: string) => {
  const events: CustomEvent<Record<string, unknown>>[] = [];
  document.addEventListener(name, (event) => events.push(event as CustomEvent<Record<string, unknown>>));
  return events;
};

test('a property set before the element is defined is kept, and nothing is written into the markup', async () => {
  const element = put('<card-apply link-path="spring"></card-apply>');
  element.prefill = { email: 'a@b.co' };
  defineTags({ only: ['card-apply'] });
  await element.whenReady();
  expect(element.prefill).toEqual({ email: 'a@b.co' });
  element.userRef = 'u_81';
  await waitFor(async () => expect(await shown(element)).toEqual({ linkPath: 'spring', userRef: 'u_81', prefill: { email: 'a@b.co' } }));
  expect(element.outerHTML).toBe('<card-apply link-path="spring"></card-apply>');
});

test('a flag counts by presence, what is removed or undefined is cleared, what makes no sense is left out', async () => {
  const element = await ready('<card-apply readonly hide-header="false" variant="nonsense"></card-apply>'); // as frameworks write false
  expect(await shown(element)).toEqual({ readonly: true });
  const own = Object.keys(element);
  expect(own.filter((name) => ['settings', 'commands'].includes(name))).toEqual([]);
  expect(trial.host?.bankOrigin()).toBe(location.origin);
  element.removeAttribute('readonly');
  element.setAttribute('variant', 'AISPORT');
  await waitFor(async () => expect(await shown(element)).toEqual({ variant: 'aisport' }));
  expect([element.readonly, element.variant]).toEqual([false, 'aisport']);
  element.variant = undefined;
  Reflect.set(element, 'prefill', 'not an object');
  await waitFor(async () => expect(await shown(element)).toEqual({}));
});

test('several changes in one task are one, and the settings are never changed in place', async () => {
  const element = await ready('<card-apply></card-apply>');
  const before = trial.renders;
  const settings = trial.host?.settings();
  element.linkPath = 'one';
  element.userRef = 'two';
  element.setAttribute('density', 'compact');
  await waitFor(async () => expect(await shown(element)).toEqual({ linkPath: 'one', userRef: 'two', density: 'compact' }));
  expect(trial.renders).toBe(before + 1);
  expect(settings?.linkPath).toBe('any');
});

test('a move keeps what was typed; only a real removal unmounts; without a document nothing mounts', async () => {
  const element = await ready('<div><card-apply></card-apply></div><p></p>');
  await userEvent.type(await input(element), 'Aiko');
  document.querySelector('p')?.after(element);
  await soon();
  Reflect.get(document.body, 'moveBefore')?.call(document.body, element, document.body.firstChild);
  await soon();
  expect([(await input(element)).value, element.value, trial.mounts, trial.unmounts]).toEqual(['Aiko', { name: 'Aiko' }, 1, 0]);
  element.remove();
  await soon();
  expect([trial.unmounts, element.state, element.value]).toEqual([1, 'idle', {}]);
  document.body.append(element);
  await element.whenReady();
  expect(trial.mounts).toBe(2);
  const loose = document.createElement('card-apply');
  loose.setAttribute('link-path', 'spring');
  await soon();
  expect([loose.shadowRoot, trial.mounts]).toEqual([null, 2]);
});

test('a hundred mounts and unmounts leave nothing behind', async () => {
  defineTags({ only: ['card-apply'] });
  for (let round = 0; round < 100; round += 1) {
    await put('<card-apply></card-apply>').whenReady();
    document.body.replaceChildren();
    await soon();
  }
  expect([trial.mounts, trial.unmounts]).toEqual([100, 100]);
});

test('events bubble, are composed, frozen, and say which instance; a cancelled one says so', async () => {
  const steps = heard('bank-step-change');
  const element = await ready('<card-apply></card-apply>');
  await element.goTo('review');
  const [event] = steps;
  expect(event?.target).toBe(element);
  expect([event?.composed, event?.cancelable, Object.isFrozen(event?.detail)]).toEqual([true, false, true]);
  expect(event?.detail).toMatchObject({ to: 'review', instanceId: trial.host?.instanceId, at: expect.stringMatching(/^\d{4}-/) });
  element.addEventListener('bank-submit', (submit) => submit.preventDefault());
  expect(await trial.host?.emit('bank-submit', {})).toBe(false);
});

test('states are custom states, and the language one too', async () => {
  const element = await ready('<card-apply lang="ja-JP"></card-apply>');
  expect(element.matches(':state(ready):state(ja)')).toBe(true);
  trial.host?.state('submitting');
  expect([element.state, element.matches(':state(submitting)'), element.matches(':state(ready)')]).toEqual(['submitting', true, false]);
});

test('the language follows the attribute, then the element, then the page, and what was typed stays', async () => {
  const element = await ready('<card-apply></card-apply>');
  await userEvent.type(await input(element), 'Aiko');
  await inside(element).findByText(/Try again/);
  document.documentElement.lang = 'zh-Hant-HK';
  await inside(element).findByText(/重试/);
  element.locale = 'ja';
  await inside(element).findByText(/再試行|もう一度/);
  element.locale = 'fr';
  await inside(element).findByText(/Try again/);
  expect((await input(element)).value).toBe('Aiko');
  expect(element.shadowRoot?.querySelector('div')?.lang).toBe('en');
});

test.each([
  ['en', 'Try again'],
  ['zh', '重试'],
  ['ja', '再試行'],
])('a chunk that is away shows the retry panel in %s and fires bank-load-error; the button tries again', async (language, again) => {
  const errors = heard('bank-load-error');
  load.view = () => Promise.reject(new TypeError('Failed to fetch'));
  defineTags({ only: ['card-apply'] });
  const element = put(`<card-apply locale="${language}"><a slot="fallback" href="/x">elsewhere</a></card-apply>`);
  await expect(element.whenReady()).rejects.toThrow('Failed to fetch');
  const alert = await inside(element).findByRole('alert');
  expect(alert.textContent).toContain(String(errors[0]?.detail['requestId']));
  expect(element.querySelector('a')?.assignedSlot?.name).toBe('fallback');
  expect(element.matches(':state(error)')).toBe(true);
  load.view = () => Promise.resolve({ Widget, words: ['shared'] });
  await userEvent.click(inside(element).getByRole('button', { name: again }));
  await element.whenReady();
  expect(inside(element).queryByRole('alert')).toBeNull();
  expect(element.querySelector('a')?.assignedSlot).toBeNull();
});

test('a view that says that the bank is away gets the panel with its request', async () => {
  const errors = heard('bank-load-error');
  const element = await ready('<card-apply></card-apply>');
  await trial.host?.emit('bank-load-error', { message: 'no answer', requestId: 'req-77' });
  expect((await inside(element).findByRole('alert')).textContent).toContain('req-77');
  expect(errors.map(({ detail }) => detail['requestId'])).toEqual(['req-77']);
  expect(trial.unmounts).toBe(1);
});

test('a view that breaks shows the panel and fires bank-error of kind render', async () => {
  const errors = heard('bank-error');
  trial.breaks = true;
  defineTags({ only: ['card-apply'] });
  const element = put('<card-apply></card-apply>');
  await expect(element.whenReady()).rejects.toMatchObject({ message: 'broken on purpose', kind: 'render', code: 0 });
  await inside(element).findByRole('alert');
  expect(errors.map(({ detail }) => detail['kind'])).toEqual(['render']);
});

test('a focused control that a render takes away leaves the focus where it was; the method leads to the first field', async () => {
  const element = await ready('<card-apply></card-apply>');
  const focused = () => element.shadowRoot?.activeElement?.localName;
  inside(element).getByRole('button', { name: 'Ask' }).focus();
  expect(focused()).toBe('button');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(inside(element).queryByRole('button', { name: 'Ask' })).toBeNull());
  expect(focused()).toBeUndefined();
  element.focus();
  expect(focused()).toBe('input');
});

test('two equal tags keep apart what they keep', async () => {
  defineTags({ only: ['card-apply'] });
  const [first, second] = [put('<card-apply link-path="a"></card-apply>'), document.createElement('card-apply')];
  await first.whenReady();
  const one = trial.host;
  one?.keep.set('draft', 'first');
  second.linkPath = 'a';
  document.body.append(second);
  await second.whenReady();
  expect([trial.host?.keep.get('draft'), one?.keep.get('draft')]).toEqual([null, 'first']);
  expect(Object.keys(sessionStorage).every((key) => key.startsWith('bankside:'))).toBe(true);
});

test('hostile rules of the page neither break nor restyle it', async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*{all:unset!important} input{display:block!important} card-apply{display:inline!important;letter-spacing:9px;text-transform:uppercase}',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const element = await ready('<card-apply></card-apply>');
  const [host, field] = [getComputedStyle(element), getComputedStyle((await input(element)).closest('label') ?? element)];
  expect(host.display).toBe('block');
  expect([field.letterSpacing, field.textTransform, field.fontSize]).toEqual(['normal', 'none', '14px']);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
});

test('defining twice is harmless; a tag of another version is named once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  defineTags({ only: ['card-apply'] });
  expect(warn).not.toHaveBeenCalled();
  customElements.define(
    'old-card-apply',
    class extends HTMLElement {
      static version = '0.0.1';
    },
  );
  customElements.define('old-card-apply-qr', class extends HTMLElement {});
  defineTags({ prefix: 'old-' });
  await expect.poll(() => warn.mock.calls.length).toBe(1);
  expect(String(warn.mock.calls[0]?.[0])).toContain('0.0.1');
  expect(customElements.get('old-card-apply-status')).toBeDefined();
  warn.mockRestore();
});
