/** <bank-session>: around the tags that share one session, and what they have in common; it shows nothing itself. */
import { checkNames, hintNone } from '../hints/check-page.ts';
import { camel, readAttribute, readProperty } from '../base/settings.ts';
import { eventOf, random } from '../base/trouble.ts';
import { BankSession, type BankSessionOptions } from './bank-session.ts';
import { asks, join } from './shared-session.ts';

const attributes = {
  'api-base': 'text',
  locale: 'text',
  'messages-url': 'text',
  theme: ['light', 'dark', 'auto'],
  density: ['comfortable', 'compact'],
} as const;
const properties = { fetchToken: 'function', messages: 'object', translations: 'object', appearance: 'object' } as const;
type Name = keyof BankSessionOptions;
const names: readonly Name[] = [...Object.keys(attributes).map((name) => camel(name) as Name), ...(Object.keys(properties) as Name[])];

let sheet: CSSStyleSheet | undefined;
/** It takes no room of its own: its tags stay where the page's rules put them. */
function noBox(): CSSStyleSheet {
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(':host{display:contents}');
  return sheet;
}

export class BankSessionElement extends HTMLElement {
  static readonly observedAttributes = Object.keys(attributes);
  readonly #session = new BankSession();
  readonly #instanceId = `bank-${random()}`;
  readonly #values = new Map<Name, unknown>();

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [noBox()];
    root.append(document.createElement('slot'));
    this.addEventListener(asks, (event) => {
      event.stopPropagation(); // the nearest one answers
      const [tag] = event.composedPath();
      if (tag instanceof Element) this.#session[join](tag);
    });
    for (const name of names) {
      if (!Object.hasOwn(this, name)) continue; // set before the element was defined
      const early: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, early);
    }
  }
  /** For tags elsewhere on the page: `card.session = document.querySelector('bank-session').session`. */
  get session(): BankSession {
    return this.#session;
  }
  get state(): 'open' | 'signed-out' {
    return this.#session.isOver ? 'signed-out' : 'open';
  }
  attributeChangedCallback(name: keyof typeof attributes, _before: string | null, value: string | null): void {
    const kind = attributes[name];
    const read = readAttribute(kind, value);
    if (typeof kind === 'object' && value?.trim() && !read) hintNone(this.localName, name, value, kind);
    this.give(camel(name) as Name, read);
  }
  /** Tags that asked before it was defined are within it already. */
  connectedCallback(): void {
    checkNames(this, { attributes, properties });
    for (const tag of tagsWithin(this)) this.#session[join](tag);
  }
  given(name: Name): unknown {
    return this.#values.get(name);
  }
  give(name: Name, value: unknown): void {
    if (this.#values.get(name) === value) return;
    this.#values.set(name, value);
    this.#session.update({ [name]: value });
  }
  /** Fires bank-signed-out when the bank has been asked to end the token. */
  async signOut(): Promise<void> {
    const wasOpen = !this.#session.isOver;
    await this.#session.signOut();
    if (wasOpen) this.dispatchEvent(eventOf('bank-signed-out', this.#instanceId, {}));
  }
  signIn(): void {
    this.#session.signIn();
  }
}

/** Through open shadow roots, but not into another <bank-session>, and without tags that have a session of their own. */
function tagsWithin(root: ParentNode): Element[] {
  return [...root.children].flatMap((each) => {
    if (each instanceof BankSessionElement) return [];
    const isOurs = join in each && Reflect.get(each, 'session') === undefined;
    return [...(isOurs ? [each] : []), ...tagsWithin(each), ...(each.shadowRoot ? tagsWithin(each.shadowRoot) : [])];
  });
}

const kinds = new Map<Name, (typeof attributes)[keyof typeof attributes] | (typeof properties)[keyof typeof properties]>([
  ...Object.entries(attributes).map(([name, kind]) => [camel(name) as Name, kind] as const),
  ...(Object.entries(properties) as [Name, (typeof properties)[keyof typeof properties]][]),
]);
for (const [name, kind] of kinds)
  Object.defineProperty(BankSessionElement.prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: BankSessionElement) {
      return this.given(name);
    },
    set(this: BankSessionElement, value: unknown) {
      this.give(name, readProperty(kind, value));
    },
  });

export function defineSession(prefix: string): void {
  const name = `${prefix}bank-session`;
  if (!customElements.get(name)) customElements.define(name, class extends BankSessionElement {}); // one class has one name
}

export const sessionOf = (options: BankSessionOptions): BankSession => new BankSession(options);
