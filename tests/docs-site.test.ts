/** The developers' site (EMB-20), as it is built: links lead somewhere, every name of the public table has its place, nothing of the guide is lost. */
import { describe, expect, it } from 'vitest';
import { builtPlaces, places } from '@bankside/core/rules/places.ts';
import * as details from '@bankside/widgets/elements/details.ts';
import { captures } from '../build/site/captures.ts';
import { choices, directives } from '../build/site/content-policy.ts';
import { read, sectionsOf, taken } from '../build/site/documents.ts';
import { allNames } from '../build/site/names.ts';
import { pages } from '../build/site/pages.ts';
import { bank } from '../build/site/quick-start.ts';
import { everyTag, home } from '../build/site/table.ts';
import { textsOf } from '../build/site/write-site.ts';
import { policyOfPartners } from './support/foreign-site.ts';

const texts = textsOf({ style: 'site.css', script: 'site.js' });
const html = [...texts].filter(([name]) => name.endsWith('.html'));
const idsOf = (text: string) => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
const ids = new Map(html.map(([name, text]) => [home + name.replace(/(?:index)?\.html$/, ''), new Set(idsOf(text))]));
const portal = new Set(builtPlaces().map((place) => places[place]));
const ofTheBank = ['/sandbox', '/embed/v1/llms.txt', '/embed/v1/embed.schema.json', `${home}llms.txt`];

/** Whether an address of the bank is one. */
function leadsSomewhere(href: string, from: string): boolean {
  const { pathname, hash } = new URL(href, `${bank}${from}`);
  const page = ids.get(pathname);
  if (page) return hash === '' || page.has(hash.slice(1));
  return ofTheBank.includes(pathname) || [...portal].some((place) => place === pathname);
}

describe('links', () => {
  it.each(html)('%s leads to pages and headings that are there', (name, text) => {
    const from = home + name.replace(/(?:index)?\.html$/, '');
    const links = [...text.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
    expect(links.length).toBeGreaterThan(pages.length);
    expect(links.filter((href) => !/^https?:/.test(href) && !leadsSomewhere(href, from))).toEqual([]);
  });
  it('of the search lead there too', () => {
    const entries = JSON.parse(texts.get('search.json') ?? '[]') as [string, string, string][];
    expect(entries.length).toBeGreaterThan(300);
    expect(entries.filter(([, , href]) => !leadsSomewhere(href, home))).toEqual([]);
  });
  it('for programs list every page', () => {
    const list = texts.get('llms.txt') ?? '';
    expect(pages.filter(({ slug }) => !list.includes(`](${home}${slug})`))).toEqual([]);
  });
});

describe('markup', () => {
  it.each(html)('%s has one title, each id once, and nothing inline', (_name, text) => {
    expect(text.match(/<h1>/g)).toHaveLength(1);
    expect(text, 'ids of requirements').not.toMatch(/\b[A-Z]{3}-\d{2}\b/);
    const all = idsOf(text);
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
    expect(text).not.toMatch(/<style|<script(?! src=)|\sstyle="|\son\w+="|javascript:/);
    expect(text.replace(/<code>[\s\S]*?<\/code>/g, '')).not.toMatch(/\]\(|^#|```|>undefined|"undefined"|\[object/m);
  });
});

describe('names', () => {
  it('of the public table have a place each', () => {
    const wanted = Object.entries(everyTag).flatMap(([tag, row]) => [
      tag,
      ...row.attributes.map(({ name }) => `${tag} attribute ${name}`),
      ...row.properties.map(({ name }) => `${tag} property ${name}`),
      ...row.events.map((name) => `${tag} event ${name}`),
    ]);
    const there = new Set(allNames().map(({ name, kind, of }) => (kind === 'tag' ? name.slice(1, -1) : `${of} ${kind} ${name}`)));
    expect(wanted.length).toBeGreaterThan(120);
    expect(wanted.filter((each) => !there.has(each))).toEqual([]);
    expect(allNames().filter(({ url }) => !leadsSomewhere(url, home))).toEqual([]);
  });
  it('of events are all on their page', () => {
    const page = ids.get(`${home}events`);
    expect(Object.keys(details.events).filter((name) => !page?.has(name))).toEqual([]);
  });
  it('of tokens are all on theirs', () => {
    const page = ids.get(`${home}tokens`);
    expect(Object.keys(details.tokenRows).filter((name) => !page?.has(name))).toEqual([]);
  });
});

it('every heading of the guide is on a page, and every document of the site too', () => {
  const parts = pages.flatMap((page) => page.parts).filter((part) => typeof part !== 'function');
  const shown = new Set(parts.filter(({ file }) => file === 'docs/embedding.md').flatMap((part) => taken(part).map(({ title }) => title)));
  const headings = sectionsOf(read('docs/embedding.md')).filter(({ depth, lines }) => depth > 1 && lines.some((line) => line.trim()));
  expect(headings.length).toBeGreaterThan(15);
  expect(headings.map(({ title }) => title).filter((title) => !shown.has(title))).toEqual([]);
});

describe('captures', () => {
  it('are of events that the tag fires, with the fields of the table', () => {
    const wrong = Object.entries(captures).flatMap(([tag, heard]) =>
      Object.entries(heard).flatMap(([event, detail]) => {
        const row = details.events[event as keyof typeof details.events];
        const events: readonly string[] = everyTag[tag as keyof typeof everyTag].events;
        const known = ['instanceId', 'at', 'requestId', ...Object.keys(row.fields)];
        const needed = Object.keys(row.fields).filter((field) => !(row.optional as readonly string[] | undefined)?.includes(field));
        const bad = [...Object.keys(detail).filter((field) => !known.includes(field)), ...needed.filter((field) => !(field in detail))];
        return events.includes(event) && bad.length === 0 ? [] : [`${tag} ${event} ${bad.join(' ')}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
  it('are there for every event', () => {
    const heard = new Set(Object.values(captures).flatMap((each) => Object.keys(each)));
    expect(Object.keys(details.events).filter((event) => !heard.has(event))).toEqual([]);
  });
});

it('what the page about keys tells people to press is what the portal calls it', () => {
  const files = ['packages/widgets/src/features/developers/words/en.json', 'packages/core/src/i18n/words/apply-pages/en.json'];
  const words = files.map(read).join('\n');
  const acts = [...read('docs/developers/keys.md').matchAll(/\*\*([A-Z][^*.]+)\*\*/g)].map(([, act = '']) => act);
  expect(acts.length).toBeGreaterThan(6);
  expect(acts.filter((act) => !words.includes(`": "${act}"`))).toEqual([]);
});

describe('the policy that a page chooses', () => {
  it('is the one that our tests run under, but for what a test page needs itself', () => {
    const strict = new Map(policyOfPartners(bank).map((each) => [each.split(' ')[0] ?? '', each.slice(each.indexOf(' ') + 1)]));
    const own = ['default-src', 'base-uri', 'form-action', 'trusted-types', 'report-uri'];
    const values = (name: string) => (directives[name] ?? []).filter(({ when }) => !when || when === 'frame').map(({ value }) => value);
    for (const [name, value] of strict) if (!own.includes(name)) expect(`${name} ${values(name).join(' ')}`).toBe(`${name} ${value}`);
    expect(Object.keys(directives).filter((name) => !strict.has(name))).toEqual([]);
  });
  it('asks for nothing that is in no directive', () => {
    const used = new Set(Object.values(directives).flatMap((sources) => sources.map(({ when }) => when)));
    expect(Object.keys(choices).filter((each) => !used.has(each as keyof typeof choices))).toEqual([]);
  });
});
