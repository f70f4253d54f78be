/** A page of a partner's with a tag on it, in any engine: opened, listened to, given its session. */
import type { Tag } from '@bankside/core/rules/tags.ts';
import { sessionFor, signedInTags, type EmbedToken } from '../support/embed-session.ts';
import type { Engine } from '../support/engines/engine.ts';
import type { Foreign, PageOrder } from '../support/foreign-site.ts';
import { markup } from '../support/partner-page.ts';

export type Place = {
  /** A bank whose loader comes and whose other files do not. */
  readonly broken: string;
  readonly engine: Engine;
  readonly tag: Tag;
  readonly isolation: 'page' | 'frame';
  readonly bank: string;
  readonly foreign: Foreign;
};

const tokens = new Map<Tag, Promise<EmbedToken>>();
export const tokenOf = ({ bank, foreign, tag }: Place): Promise<EmbedToken> => {
  const token = tokens.get(tag) ?? sessionFor(bank, foreign.origin, tag);
  tokens.set(tag, token);
  return token;
};

export const tagIn = ({ tag, isolation }: Place, more = '', inside = '') =>
  `<${tag} ${markup[tag]} isolation="${isolation}" ${more}>${inside}</${tag}>`;

/** Runs in the page: events are kept, and every tag of the kind gets its session as it comes. */
function prepare(tag: string, token: EmbedToken | null): void {
  const heard: unknown[] = [];
  Reflect.set(window, 'heard', heard);
  for (const name of ['bank-ready', 'bank-error', 'bank-load-error'])
    document.addEventListener(name, (event) =>
      heard.push([event.type, JSON.parse(JSON.stringify((event as CustomEvent<unknown>).detail))]),
    );
  if (!token) return;
  const session = { fetchToken: () => Promise.resolve(token) };
  const give = () => document.querySelectorAll(tag).forEach((each) => Reflect.get(each, 'session') || Object.assign(each, { session }));
  new MutationObserver(give).observe(document, { childList: true, subtree: true });
  give();
}

/** The body comes after the listeners: as nodes of the page's own template, which Trusted Types leave alone. */
export async function open(place: Place, body: string, order: Partial<PageOrder> = {}): Promise<void> {
  const { engine, tag, bank, foreign } = place;
  await engine.go(foreign.put({ ...order, body: `<template id="body">${body}</template><main></main>` }, bank));
  await engine.run(prepare, tag, signedInTags.includes(tag) ? await tokenOf(place) : null);
}
/** Puts the body onto the page. */
export const fill = ({ engine }: Place) =>
  engine.run(() => {
    const template = document.querySelector('template');
    document.querySelector('main')?.append(template ? document.importNode(template.content, true) : '');
  });
export const ready = ({ engine, tag }: Place) =>
  engine.run(
    (name, ms) =>
      Promise.race([
        (async () => {
          await customElements.whenDefined(name);
          await Promise.all(
            [...document.querySelectorAll(name)].map((each) => (each as unknown as { whenReady(): Promise<void> }).whenReady()),
          );
        })(),
        new Promise((_resolve, reject) => setTimeout(() => reject(new Error('not ready in time')), ms)),
      ]),
    tag,
    25_000,
  );
/** A frame posts its state and its event one after the other: the page may go on between them. */
export const saidReady = ({ engine }: Place, count = 1) =>
  engine.until(
    'bank-ready',
    (wanted) => (Reflect.get(window, 'heard') as readonly (readonly [string])[]).filter(([name]) => name === 'bank-ready').length >= wanted,
    count,
  );
export async function show(place: Place, more = '', inside = '', order: Partial<PageOrder> = {}): Promise<void> {
  await open(place, tagIn(place, more, inside), order);
  await fill(place);
  await ready(place);
  await saidReady(place);
}
