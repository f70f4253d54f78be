/** Makes a class for each public tag out of its row, and defines them: all, some, or under a prefix of the page's. */
import { languages, type Language } from '@bankside/core/rules/languages.ts';
import type { Tag } from '@bankside/core/rules/tags.ts';
import { definitions } from './generated/definitions.ts';
import { BankElement } from './base/element.ts';
import { checkChildren, checkNames, hintNone, hints } from './hints/check-page.ts';
import { camel, kindsOf, readAttribute, readProperty } from './base/settings.ts';
import { loadedFrom } from './base/trusted-bank.ts';
import type { BankSession, BankSessionOptions } from './session/bank-session.ts';
import { join, type SharedSession } from './session/shared-session.ts';

export type DefineOptions = {
  /** 'acme-' for <acme-card-apply>, where a page has a <card-apply> of its own. */
  readonly prefix?: string;
  /** bank-session is around tags that share a session. */
  readonly only?: readonly (Tag | 'bank-session')[];
};

const tags = [...(Object.keys(definitions) as readonly Tag[]), 'bank-session'] as const;
const commandNames = ['saveDraft', 'discardDraft', 'reset', 'goTo'] as const;

function elementClass(tag: Tag): CustomElementConstructor {
  const definition = definitions[tag];
  const kinds = kindsOf(definition);
  class PublicElement extends BankElement {
    static readonly observedAttributes = [...Object.keys(definition.attributes), 'lang'];
    get tag(): Tag {
      return tag;
    }
    constructor() {
      super();
      for (const name of kinds.keys()) this.#keepEarly(name);
    }
    /** A property that was set before the element was defined stands in the way of the one that reads it. */
    #keepEarly(name: string): void {
      if (!Object.hasOwn(this, name)) return;
      const early: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, early);
    }
    attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
      if (name === 'lang') return BankElement.inside(this).settings.invalidate();
      const kind = definition.attributes[name] ?? 'text';
      const read = readAttribute(kind, value);
      if (typeof kind === 'object' && value?.trim() && !read) hintNone(this.localName, name, value, kind);
      BankElement.inside(this).settings.set(camel(name), read);
    }
    override connectedCallback(): void {
      checkNames(this, definition);
      super.connectedCallback();
      const look = () => checkChildren(this);
      void this.whenReady().then(look, look); // by then the page is parsed
      const { locale = '', messagesUrl, translations } = BankElement.inside(this).settings.current();
      const isOwn = messagesUrl ?? translations ?? !this.getAttribute('locale')?.trim();
      if (!isOwn && !languages.includes(locale as Language)) hintNone(this.localName, 'locale', locale, languages);
    }
    [join](session: SharedSession): void {
      BankElement.inside(this).settings.share(session);
    }
    /** Of one property: how it is read and set. */
    static accessor(name: string): PropertyDescriptor & ThisType<PublicElement> {
      const kind = kinds.get(name) ?? 'text';
      return {
        configurable: true,
        enumerable: true,
        get() {
          return BankElement.inside(this).settings.get(name) ?? (kind === 'flag' ? false : undefined);
        },
        set(value: unknown) {
          const read = readProperty(kind, value);
          if (value && !read && typeof kind === 'string') void hints().then((it) => it.hintKind(this.localName, name, kind), Boolean);
          BankElement.inside(this).settings.set(name, read);
        },
      };
    }
    static method(name: (typeof commandNames)[number]): PropertyDescriptor & ThisType<PublicElement> {
      return {
        configurable: true,
        writable: true,
        value(step = '') {
          return BankElement.inside(this).commands.run(name, String(step));
        },
      };
    }
  }
  for (const name of kinds.keys()) Object.defineProperty(PublicElement.prototype, name, PublicElement.accessor(name));
  for (const name of commandNames)
    if (definition.methods.includes(name)) Object.defineProperty(PublicElement.prototype, name, PublicElement.method(name));
  return PublicElement;
}

let hasWarned = false;

/** What the loader says besides: where it came from. */
type LoaderOptions = DefineOptions & { readonly loader?: string };

/** Harmless when repeated. A tag that another version defined stays as it is, and the console says so once. */
export function defineTags({ prefix = '', only = tags, loader }: LoaderOptions = {}): void {
  if (loader) loadedFrom(loader);
  for (const tag of only) {
    if (tag === 'bank-session') {
      void session().then(({ defineSession }) => defineSession(prefix), console.error);
      continue;
    }
    const known = customElements.get(prefix + tag);
    if (!known) customElements.define(prefix + tag, elementClass(tag));
    else if (!hasWarned && Reflect.get(known, 'version') !== BankElement.version) {
      hasWarned = true;
      void hints().then((it) => it.hintDefined(prefix + tag, Reflect.get(known, 'version'), BankElement.version), Boolean);
    }
  }
}

const session = () => import('./session/bank-session-element.ts');
/** One session for tags anywhere on the page: `card.session = await createBankSession({ fetchToken, locale: 'ja' })`. */
export const createBankSession = async (options: BankSessionOptions): Promise<BankSession> => (await session()).sessionOf(options);
