/**
 * The class behind every public tag: states, events, methods and lifetime (docs/embedding-reference.md). Light on purpose:
 * React and everything else comes with the view, which it mounts when it is connected. tags.ts gives it its properties.
 */
import type { Tag } from '@bankside/core/rules/tags.ts';
import { readLanguage } from '@bankside/core/rules/languages.ts';
import { policyStart } from '@bankside/core/rules/policy/policy-start.ts';
import { takeAhead } from '../../shared/client/ahead.ts';
import type { ElementState, ElementPort, Settings } from '../../runtime/element-port.ts';
import { MethodQueue, type KnownFailure } from './method-queue.ts';
import { blocked, unsupported } from './blocked.ts';
import { keepInMemory } from '../../runtime/storage.ts';
import { keepOf, takePlace } from './keep.ts';
import { untilNear } from './near.ts';
import { bankOriginOf } from './trusted-bank.ts';
import { shellOf, type Shell } from './shell.ts';
import type { MountedView, Trouble } from './mount.ts';
import { onPageLanguage, pageIsAltered } from './surroundings.ts';
import { bindTheme, type ThemeBinding } from '../look/theme.ts';
import { detailOf, eventOf, reasonOf, sayToDeveloper, troubleOf, noFailure, random } from './trouble.ts';
import { viewFor } from './view-for.ts';
import { ElementSettings } from './element-settings.ts';

export abstract class BankElement extends HTMLElement {
  static readonly version: string = policyStart.app.version;
  abstract readonly tag: Tag;
  /** No fields of the element, where a page would find them. */
  protected static readonly inside = (of: BankElement) => ({ settings: of.#settings, commands: of.#commands });
  readonly #settings = new ElementSettings(this, (settings, before) => this.#onSettings(settings, before));
  readonly #commands = new MethodQueue();
  readonly #states: Set<string> = unsupported ? new Set() : this.attachInternals().states;
  readonly #instanceId = `bank-${random()}`;
  readonly #place = takePlace();
  readonly #secrets = keepInMemory();
  #state: ElementState = 'idle';
  #isAlive = false;
  #turn = 0; // counts mounts, to know a late answer to an earlier one
  #wantsFrame = false;
  #wasReady = false;
  #failure = noFailure; // the last failure, for pending promises
  #shell: Shell | undefined;
  #theme: ThemeBinding | undefined;
  #mounted: MountedView | undefined;
  #ends: (() => void)[] = [];

  get state(): ElementState {
    return this.#state;
  }
  get value(): Readonly<Record<string, unknown>> {
    return this.#commands.value();
  }
  get version(): string {
    return BankElement.version;
  }
  whenReady(): Promise<void> {
    return this.#commands.whenReady();
  }
  /** Asks the bank again; after a failure it mounts again. */
  async refresh(): Promise<void> {
    if (this.#state !== 'error') return this.#settings.current().isSignedOut ? undefined : this.#commands.run('refresh', '');
    await this.#mount();
    await this.whenReady();
  }
  override focus(options?: FocusOptions): void {
    if (this.#shell?.lostFocus()) return;
    if (!this.#commands.focus()) super.focus(options);
  }

  connectedCallback(): void {
    this.#settings.seekSession();
    if (this.#isAlive) return this.#settings.flush(); // moved, or taken away and put back at once
    this.#isAlive = true;
    this.#shell ??= shellOf(this, this.tag);
    this.#theme = bindTheme(this.#shell.root, this.#states);
    this.#theme.update(this.#settings.current());
    this.#ends = [this.#shell.adopt(), this.#theme.stop, this.#place.leave, onPageLanguage(() => this.#settings.invalidate())];
    this.#settings.flush();
    void this.#mount();
  }
  /** A node that is moved is back within the task; only one that is not has left. */
  disconnectedCallback(): void {
    setTimeout(() => {
      if (!this.isConnected) this.#leave();
    });
  }
  connectedMoveCallback(): void {} // with it, moveBefore calls neither of the other two
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

  #onSettings(settings: Settings, before: Settings): void {
    this.#shell?.speak(readLanguage(settings.locale));
    this.#theme?.update(settings);
    if (this.#turn > 0 && !settings.linkPath && settings.isSignedOut !== before.isSignedOut) return this.#onSignedOut(settings);
    const isMended = this.#state === 'error' && (before.apiBase !== settings.apiBase || before.linkPath !== settings.linkPath);
    if (this.#turn > 0 && (isMended || before.isolation !== settings.isolation)) void this.#mount();
  }
  /** Nothing of the person who was there stays on the page. */
  #onSignedOut({ isSignedOut }: Settings): void {
    if (!isSignedOut) return void this.#mount();
    this.#unmount();
    this.#shell?.failed('signedOut', '', () => undefined);
    this.#setState(this.#wasReady ? 'expired' : 'idle');
  }
  async #mount(): Promise<void> {
    this.#unmount();
    const shell = this.#shell;
    if (!shell || !this.#isAlive) return;
    const turn = this.#turn;
    const isOver = () => turn !== this.#turn;
    const fail = (trouble: Trouble) => void (isOver() || this.#fail(trouble));
    const container = shell.clear();
    this.#failure = noFailure;
    this.#wasReady = false;
    this.#setState('loading');
    if (unsupported) return fail(unsupported);
    try {
      if (this.#settings.current().loading === 'lazy') await untilNear(this, this.#ends);
      if (isOver()) return;
      const host = this.#host(isOver);
      const loading = viewFor(this.tag, this.#isFramed());
      loading.catch(() => undefined); // reported when it is needed
      const wrong = await blocked(host, this.#isFramed());
      if (wrong) return fail(wrong);
      const factory = await loading;
      if (isOver()) return;
      const mounted = await factory({ host, container, fail });
      if (isOver()) return mounted.unmount();
      this.#mounted = mounted;
      shell.shown();
      if (this.#state === 'error') shell.troubled(); // it has found out before it stood
    } catch (fault) {
      fail(troubleOf(fault));
    }
  }
  #isFramed(): boolean {
    return this.#wantsFrame || this.#settings.current().isolation === 'frame' || pageIsAltered();
  }

  #fail(trouble: Trouble): void {
    const { message, requestId = random() } = trouble;
    this.#unmount();
    this.#shell?.failed(reasonOf(trouble), requestId, () => void this.#mount());
    this.#failure = { ...detailOf(trouble), requestId };
    this.#setState('error');
    if (trouble.kind === 'load') this.#fire('bank-load-error', { message, requestId });
    else this.#fire('bank-error', this.#failure);
  }
  #setState(next: ElementState): void {
    if (next === 'expired' && !this.#wasReady) return; // nothing has begun that could end
    this.#states.delete(this.#state);
    this.#states.add(next);
    this.#state = next;
    this.#wasReady ||= next === 'ready';
    this.#commands.follow(next, this.#failure);
    if (next === 'error') this.#shell?.troubled();
    else if (next !== 'idle' && next !== 'loading') this.#shell?.settled();
  }
  /** false: the page prevented it. */
  #fire(name: string, detail: object): boolean {
    sayToDeveloper(this.localName, name, detail, this.#wasReady);
    return this.dispatchEvent(eventOf(name, this.#instanceId, detail));
  }

  #host(isOver: () => boolean): ElementPort {
    const { current: settings, subscribe } = this.#settings;
    return {
      tag: this.tag,
      instanceId: this.#instanceId,
      bankOrigin: () => bankOriginOf(settings()),
      settings,
      subscribe,
      emit: (name, detail) => {
        if (isOver() || (name === 'bank-session-expired' && !this.#wasReady)) return Promise.resolve(true); // nothing has begun that could end
        if (name === 'bank-error') this.#failure = detail as KnownFailure;
        if (name !== 'bank-load-error') return Promise.resolve(this.#fire(name, detail));
        this.#fail({ kind: 'load', ...(detail as Omit<Trouble, 'kind'>) }); // without its first answer there is nothing to show
        return Promise.resolve(true);
      },
      state: (next) => void (isOver() || this.#setState(next)),
      answer: (commands) => this.#commands.answer(commands),
      keep: keepOf({ place: this.#place, tag: this.tag, settings, secrets: this.#secrets }),
      ahead: () => takeAhead(this),
      isolate: () => {
        if (isOver() || this.#wantsFrame) return;
        this.#wantsFrame = true;
        void this.#mount();
      },
    };
  }
}
