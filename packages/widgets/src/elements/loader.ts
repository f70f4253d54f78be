/**
 * The three lines of embedding end here: finds the public tags, now and later, and fetches what they need and nothing else.
 * Kept at 2 KiB (brotli), so it is a file of its own: the names of each tag's files are written in by the build.
 */
import type { Tag } from '@bankside/core/rules/tags.ts';

/** Of each tag the numbers of the files to ask for at once, so that no file waits for another: its view's, then those of each language. */
type Files = {
  readonly files: string;
  readonly sets: Readonly<Record<string, readonly (readonly number[])[] | undefined>>;
};
declare const __BANKSIDE_FILES__: Files;
const { files, sets } = __BANKSIDE_FILES__;
const parts = files.split(' ');
/** <bank-session> is around tags that share a session; it has no view, and so no files to ask for early. */
type Name = Tag | 'bank-session';
const tags = [...(Object.keys(sets) as Tag[]), 'bank-session'] as const;

const here = import.meta.url;
const { searchParams } = new URL(here);
/** Where a page has a <card-apply> of its own: `loader.js?prefix=acme-` for <acme-card-apply>. */
const prefix = searchParams.get('prefix')?.replace(/[^a-z-]/g, '') ?? '';
const names = new Map<string, Name>(tags.map((tag) => [prefix + tag, tag]));
const selector = tags.map((tag) => `${prefix + tag}:not(:defined)`).join();

/** In the order of a tag's sets. */
const languages = ['en', 'zh', 'ja'];
const sentences = [
  ['This part of the page could not be loaded.', 'Try again', 'Request'],
  ['此部分未能加载。', '重试', '请求编号'],
  ['この部分を読み込めませんでした。', '再試行', 'リクエスト番号'],
];
const languageOf = (element: Element): number => {
  const wanted = element.getAttribute('locale') ?? element.closest('[lang]')?.getAttribute('lang') ?? '';
  return Math.max(0, languages.indexOf(wanted.slice(0, 2).toLowerCase()));
};

/** Files by their numbers that are asked for, tags that are being defined. */
const begun = new Set<number | Name>();
function preload(numbers: readonly number[] = []): void {
  for (const number of numbers) {
    if (begun.has(number)) continue;
    begun.add(number);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = `${new URL(`c/${parts[number]}.js`, here)}`; // an import map of the page has its hash (D-310)
    document.head.append(link);
  }
}

const ahead = Symbol.for('bankside.ahead');
/** What the view will ask first is asked at once, beside its code, and once; the answer waits at the element (shared/client/ahead.ts). */
function askAhead(element: Element): void {
  const link_path = element.getAttribute('link-path');
  if (!link_path || ahead in element || element.hasAttribute('api-base')) return; // whom that may name, the element knows
  const body = JSON.stringify({ link_path, userid: element.getAttribute('user-ref') || undefined });
  const ask = async () => fetch(new URL('/api/v1/card/getLinkParamByPath', here), { method: 'POST', body });
  const answer = ask();
  answer.catch(() => undefined); // no address, or no line: the element says so
  Object.assign(element, { [ahead]: { body, answer } });
}

const load = (only: readonly Name[]) =>
  import('./tags.ts').then((module) => module.defineTags({ prefix, only, loader: new URL(here).origin }));

/**
 * Tags that no search of the document finds, because they are in a shadow root of the page's: `import { defineElements } from
 * '…/loader.js'`, or `loader.js?define=card-apply,card-list`. All of them without a list.
 */
export const defineElements = ({ only = tags }: { readonly only?: readonly Name[] } = {}): Promise<void> => {
  for (const tag of only) preload(sets[tag]?.[0]);
  return load(only);
};

/** One session for several tags. */
export const createBankSession: typeof import('./tags.ts').createBankSession = async (options) =>
  (await import('./tags.ts')).createBankSession(options);

function define(tag: Name, element: Element): void {
  if (element.getAttribute('isolation') !== 'frame') {
    if (tag === 'card-apply') askAhead(element);
    preload(sets[tag]?.[0]);
    preload(sets[tag]?.[1 + languageOf(element)]);
  }
  if (begun.has(tag)) return;
  begun.add(tag);
  load([tag]).catch((fault: unknown) => {
    begun.delete(tag);
    for (const each of document.querySelectorAll(selector)) if (names.get(each.localName) === tag) away(each, tag, String(fault));
  });
}

const given = new WeakSet<Element>();
/** Even the element could not be fetched: says so in its place, with the page's own fallback under it. */
function away(element: Element, tag: Name, message: string): void {
  const [sentence = '', again = '', request = ''] = sentences[languageOf(element)] ?? [];
  given.add(element);
  const requestId = Math.random().toString(36).slice(2, 10);
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const button = document.createElement('button');
  button.textContent = again;
  button.onclick = () => define(tag, element);
  const panel = document.createElement('p');
  panel.role = 'alert';
  panel.append(`${sentence} `, button, ` ${request} ${requestId}`);
  const fallback = document.createElement('slot');
  fallback.name = 'fallback';
  root.replaceChildren(panel, fallback);
  const detail = { message, requestId, instanceId: `bank-${requestId}`, at: new Date().toISOString() };
  element.dispatchEvent(new CustomEvent('bank-load-error', { bubbles: true, composed: true, detail }));
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) start(target);
  },
  { rootMargin: '50%' },
);
function start(element: Element): void {
  near.unobserve(element);
  const tag = names.get(element.localName);
  if (tag) define(tag, element);
}
function look(): void {
  for (const element of document.querySelectorAll(selector)) {
    if (given.has(element)) continue; // it has its button
    if (element.getAttribute('loading') === 'lazy') near.observe(element);
    else start(element);
  }
}
const wanted = searchParams.get('define');
if (wanted !== null) defineElements({ only: tags.filter((tag) => wanted.split(',').includes(tag)) }).catch(console.error);
new MutationObserver(look).observe(document, { childList: true, subtree: true });
look();
for (const name of names.keys()) {
  const known = customElements.get(name);
  if (known && !('version' in known)) console.warn(`<${name}> is taken: loader.js?prefix=acme-`);
}
