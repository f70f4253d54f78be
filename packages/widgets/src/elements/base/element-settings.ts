/** What the page wants of one element, as one object that changes at most once in a task and never in place. */
import { createStore } from 'zustand/vanilla';
import type { Settings } from '../../runtime/element-port.ts';
import { seek, type SharedSession } from '../session/shared-session.ts';
import { langAround, localeOf, settingsOf } from './settings.ts';

type OnChange = (settings: Settings, before: Settings) => void;

export class ElementSettings {
  readonly #element: Element;
  readonly #values = new Map<string, unknown>();
  readonly #store = createStore<Settings>(() => ({}));
  #isStale = false;
  #shared: SharedSession | undefined;

  constructor(element: Element, onChange: OnChange) {
    this.#element = element;
    this.#store.subscribe(onChange);
  }

  readonly current = this.#store.getState;
  readonly subscribe = this.#store.subscribe;
  get(name: string): unknown {
    return this.#values.get(name);
  }
  /** The newest word counts, whether attribute or property; undefined clears it. */
  set(name: string, value: unknown): void {
    if (value === this.#values.get(name)) return;
    if (value === undefined) this.#values.delete(name);
    else this.#values.set(name, value);
    if (name === 'session') this.seekSession();
    this.invalidate();
  }
  /** The tag is in another place, or its own session is another. */
  seekSession(): void {
    this.#shared?.leave(this.#element);
    this.#shared = undefined;
    seek(this.#element, this.#values.get('session'));
  }
  share(session: SharedSession): void {
    this.#shared = session;
    this.invalidate();
  }
  /** Something may have changed: looks once, after everything else of this task. An element that is nowhere looks when it is put somewhere. */
  invalidate(): void {
    if (this.#isStale) return;
    this.#isStale = true;
    queueMicrotask(() => {
      if (this.#isStale && this.#element.isConnected) this.flush();
    });
  }
  flush(): void {
    this.#isStale = false;
    const next = settingsOf(this.#values, this.#locale(), this.#shared);
    if (!isSame(this.current(), next)) this.#store.setState(next, true);
  }
  #locale(): string {
    const own = this.#values.get('locale') ?? this.#shared?.defaults.locale;
    return localeOf(typeof own === 'string' ? own : langAround(this.#element));
  }
}

function isSame(a: Settings, b: Settings): boolean {
  const mine = Object.entries(a);
  return mine.length === Object.keys(b).length && mine.every(([name, value]) => Reflect.get(b, name) === value);
}
