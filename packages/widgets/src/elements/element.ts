/**
 * The class behind every public tag: states, events, methods and lifetime (docs/embedding-reference.md). Light on purpose:
 * React and everything else comes with the view, which it mounts when it is connected. tags.ts gives it its properties.
 */
import type { Tag } from '@bankside/core/rules/tags.ts';
import { policyStart } from '@bankside/core/rules/policy-start.ts';
import { takeAhead } from '../parts/ahead.ts';
import { cancelable, type ElementState, type Host, type Settings } from '../parts/host.ts';
import { CommandLine } from './commands.ts';
import { keepUnder, takePlace } from './keep.ts';
import { untilNear } from './near.ts';
import { originOf } from './settings.ts';
import { shellOf, type Shell } from './shell.ts';
import type { Mounted, Trouble, ViewFactory } from './stage.ts';
import { objectsArePolluted, onPageLanguage } from './surroundings.ts';
import { dress, type Dress } from './theme.ts';
import { Wishes } from './wishes.ts';

const random = () => Math.random().toString(36).slice(2, 10);
const toggle = (states: CustomStateSet, name: string, on: boolean) => void (on ? states.add(name) : states.delete(name));

export abstract class BankElement extends HTMLElement {
  static readonly version: string = policyStart.app.version;
  abstract readonly tag: Tag;
  protected readonly wishes = new Wishes(this, (settings, before) => this.#heed(settings, before));
  protected readonly commands = new CommandLine();
  readonly #internals = this.attachInternals();
  readonly #instanceId = `bank-${random()}`;
  readonly #place = takePlace();
  #state: ElementState = 'idle';
  #isAlive = false;
  /** Counts mounts: what comes late from an earlier one belongs to nothing. */
  #turn = 0;
  #wantsFrame = false;
  #shell: Shell | undefined;
  #dress: Dress | undefined;
  #mounted: Mounted | undefined;
  #ends: (() => void)[] = [];

  get state(): ElementState {
    return this.#state;
  }
  get value(): Readonly<Record<string, unknown>> {
    return this.commands.value();
  }
  get version(): string {
    return BankElement.version;
  }
  whenReady(): Promise<void> {
    return this.commands.whenReady();
  }
  /** Asks the bank anew; after a failure it mounts anew. */
  async refresh(): Promise<void> {
    if (this.#state !== 'error') return this.commands.run('refresh', '');
    await this.#mount();
    await this.whenReady();
  }
  override focus(options?: FocusOptions): void {
    if (!this.commands.focus()) super.focus(options);
  }

  connectedCallback(): void {
    if (this.#isAlive) return this.wishes.look(); // moved, or taken away and put back at once
    this.#isAlive = true;
    this.#shell ??= shellOf(this, this.tag);
    this.#dress = dress(this.#shell.root, this.#internals.states);
    this.#dress.wear(this.wishes.settings());
    this.#ends = [this.#shell.adopt(), this.#dress.stop, this.#place.leave, onPageLanguage(() => this.wishes.stale())];
    this.wishes.look();
    void this.#mount();
  }
  /** A node that is moved is back within the task; only one that is not has left. */
  disconnectedCallback(): void {
    setTimeout(() => {
      if (!this.isConnected) this.#leave();
    });
  }
  /** moveBefore: with this the browser calls neither of the other two. */
  connectedMoveCallback(): void {}

  #leave(): void {
    if (!this.#isAlive) return;
    this.#isAlive = false;
    this.#unmount();
    for (const end of this.#ends.splice(0)) end();
    this.#setState('idle');
  }
  #unmount(): void {
    this.#turn += 1;
    this.#mounted?.unmount();
    this.#mounted = undefined;
  }

  #heed(settings: Settings, before: Settings): void {
    for (const language of ['zh', 'ja']) toggle(this.#internals.states, language, settings.locale === language);
    this.#shell?.speak(settings.locale === 'zh' || settings.locale === 'ja' ? settings.locale : 'en');
    this.#dress?.wear(settings);
    if (this.#turn > 0 && before.isolation !== settings.isolation) void this.#mount();
  }

  async #mount(): Promise<void> {
    this.#unmount();
    const shell = this.#shell;
    if (!shell || !this.#isAlive) return;
    const turn = this.#turn;
    const isOver = () => turn !== this.#turn;
    const fail = (trouble: Trouble) => void (isOver() || this.#fail(trouble));
    const container = shell.clear();
    this.#setState('loading');
    try {
      if (this.wishes.settings().loading === 'lazy') await this.#near();
      const factory = isOver() ? undefined : await this.#factory();
      if (!factory || isOver()) return;
      const mounted = await factory({ host: this.#host(isOver), container, fail });
      if (isOver()) return mounted.unmount();
      this.#mounted = mounted;
      shell.stands();
    } catch (fault) {
      fail({ kind: 'load', message: fault instanceof Error ? fault.message : String(fault) });
    }
  }
  #near(): Promise<void> {
    const { near, stop } = untilNear(this);
    this.#ends.push(stop);
    return near;
  }
  async #factory(): Promise<ViewFactory> {
    const framed = this.#wantsFrame || this.wishes.settings().isolation === 'frame' || objectsArePolluted();
    if (framed) return (await import('./frame/frame-view.ts')).mountFrame;
    return (await import('./in-page.tsx')).mountInPage;
  }

  #fail({ kind, message, requestId = random() }: Trouble): void {
    this.#unmount();
    this.#shell?.failed(requestId, () => void this.#mount());
    this.#setState('error', message);
    if (kind === 'load') this.#fire('bank-load-error', { message, requestId });
    else this.#fire('bank-error', { code: 0, kind, retryable: true, message, requestId });
  }
  #setState(next: ElementState, message?: string): void {
    const { states } = this.#internals;
    states.delete(this.#state);
    states.add(next);
    this.#state = next;
    this.commands.follow(next, message);
    if (next !== 'idle' && next !== 'loading' && next !== 'error') this.#shell?.settled();
  }
  /** false: the page prevented it. */
  #fire(name: string, detail: object): boolean {
    const full = Object.freeze({ ...detail, instanceId: this.#instanceId, at: new Date().toISOString() });
    const isCancelable = (cancelable as readonly string[]).includes(name);
    return this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable: isCancelable, detail: full }));
  }

  #host(isOver: () => boolean): Host {
    const { settings, subscribe } = this.wishes;
    return {
      tag: this.tag,
      instanceId: this.#instanceId,
      bankOrigin: () => originOf(settings().apiBase) ?? originOf(import.meta.url) ?? location.origin,
      settings,
      subscribe,
      emit: (name, detail) => {
        if (isOver()) return Promise.resolve(true);
        if (name !== 'bank-load-error') return Promise.resolve(this.#fire(name, detail));
        this.#fail({ kind: 'load', ...(detail as { readonly message: string; readonly requestId?: string }) }); // without its first answer nothing stands
        return Promise.resolve(true);
      },
      state: (next) => void (isOver() || this.#setState(next)),
      answer: (commands) => this.commands.answer(commands),
      keep: keepUnder(() => this.#place.named(this.tag, settings().linkPath, settings().userRef)),
      ahead: () => takeAhead(this),
      isolate: () => {
        if (isOver() || this.#wantsFrame) return;
        this.#wantsFrame = true;
        void this.#mount();
      },
    };
  }
}
