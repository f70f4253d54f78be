/** One application in the making, without React: what is entered, which step is open, what is kept, its outcome. */
import { createStore } from 'zustand/vanilla';
import { applicationSteps, type ApplicationStep } from '@bankside/core/rules/cards/applying.ts';
import type { Values } from '../../../kit/form/engine/form-paths.ts';
import type { KeptFile } from '../../../kit/form/upload/use-uploads.ts';
import { intentsOf } from '@bankside/core/rules/intent.ts';
import type { ElementPort } from '../../../runtime/element-port.ts';
import { empty, lasting, start, type ApplicationState } from './application-state.ts';
import { draftedStore } from '../../../wizard/drafted-store.ts';
import type { Drafted, Saved, Source } from '../source/source.ts';
import { isRefused, isShut } from '../../../shared/client/faults.ts';

type Setting = {
  readonly source: Source;
  readonly on: ElementPort['emit'];
  readonly prefill?: Values | undefined;
  readonly prepare: () => Promise<void>;
  /** The step to begin with, if a draft has reached it. */
  readonly step?: ApplicationStep | undefined;
};

export class ApplicationStore {
  readonly #store;
  readonly #draft;
  /** Of sending it (steps/sending.ts). */
  readonly intents = intentsOf<readonly [Values, string]>();
  #prefill: Values;
  readonly #step: ApplicationStep | undefined;
  readonly source: Source;
  readonly on: ElementPort['emit'];

  /** Fetches what the steps after the first are drawn with. */
  readonly prepare: () => Promise<void>;

  constructor({ source, on, prefill = {}, prepare, step }: Setting) {
    this.#step = step;
    this.source = source;
    this.prepare = prepare;
    this.on = on;
    this.#prefill = prefill;
    this.#store = createStore<ApplicationState>(() => ({ ...start, values: prefill }));
    this.#draft = draftedStore<Drafted, Saved>({
      values: this.#drafted(),
      same: (a, b) => JSON.stringify(a) === JSON.stringify(b),
      body: (values) => values,
      send: ({ values, ...over }) => this.source.save(values, over),
      saved: ({ savedAt, untilReload }) => {
        this.put({ savedAt: untilReload ? undefined : savedAt, unsaved: false, stopped: 'no' });
        void this.on('bank-draft-saved', { savedAt });
      },
      failed: (error) => this.#notSaved(error),
    });
  }
  readonly state = (): ApplicationState => this.#store.getState();
  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);
  readonly put = (part: Partial<ApplicationState>): void => this.#store.setState(part);
  /** What of it is kept at the bank. */
  #drafted(): Drafted {
    const { step, values, emailToken } = this.state();
    return { step, values, emailToken };
  }
  #changed(part: Partial<ApplicationState>): void {
    this.put(part);
    this.#draft.typed(this.#drafted());
  }

  async open(): Promise<void> {
    this.put({ phase: 'loading', failure: undefined });
    try {
      const opened = await this.source.open();
      const draft = await this.source.load();
      if (draft && draft.step !== 'about') await this.prepare();
      const edition = this.state().edition + (draft ? 1 : 0);
      const reached = draft ? applicationSteps.indexOf(draft.step) : 0;
      const step = this.#step && applicationSteps.indexOf(this.#step) <= reached ? this.#step : draft?.step;
      const found = draft && { ...draft, step: step ?? draft.step, values: { ...this.#prefill, ...draft.values }, reached };
      const kept = this.source.waits?.() ? 'waiting' : draft && this.source.handle ? 'resumed' : 'no';
      this.put({ phase: 'form', opened, edition, kept, ...found });
      if (draft) this.#draft.replace(draft.version, this.#drafted());
    } catch (failure) {
      this.put({ phase: 'failed', failure });
    }
  }

  /** The page gives other first values: they take the place of those before them that nobody has touched. */
  prefill(next: Values): void {
    const before = this.#prefill;
    this.#prefill = next;
    const { values, edition } = this.state();
    const same = (a: unknown, b: unknown) => JSON.stringify(a ?? '') === JSON.stringify(b ?? '');
    const stale = Object.keys({ ...before, ...next }).filter((name) => same(values[name], before[name]) && !same(values[name], next[name]));
    if (stale.length === 0) return;
    const fresh = Object.fromEntries(stale.map((name) => [name, next[name]]).filter(([, value]) => value !== undefined)) as Values;
    const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !stale.includes(name)));
    this.put({ values: { ...kept, ...fresh }, edition: edition + 1 });
  }

  /** What is in the form now. */
  typed(values: Values): void {
    const next = { ...this.state().values, ...lasting(values) };
    for (const name of Object.keys(next)) if (!(name in values)) delete next[name];
    if (JSON.stringify(next) === JSON.stringify(this.state().values)) return;
    this.#changed({ values: next });
  }
  received(field: string, file: KeptFile): void {
    this.put({ files: { ...this.state().files, [field]: file } });
  }
  verified(emailToken: string): void {
    this.#changed({ emailToken });
  }

  goTo(step: ApplicationStep): void {
    const { step: from, reached } = this.state();
    if (step === from) return;
    const index = applicationSteps.indexOf(step);
    this.#changed({ step, reached: Math.max(reached, index) });
    void this.on('bank-step-change', { from, to: step, index, total: applicationSteps.length });
    void this.keep();
  }

  #notSaved(error: unknown): boolean {
    const changedMeanwhile = isRefused(error) && error.refusal === 'changedMeanwhile';
    this.put({ unsaved: true, changedMeanwhile, stopped: isShut(error) ? 'shut' : 'no' });
    return !isRefused(error);
  }
  /** Everything typed so far, kept now. Quiet about a failure: it is on the screen and is tried again. */
  readonly keep = async (): Promise<void> => {
    if (this.state().phase !== 'done') await this.#draft.flush().catch(() => undefined);
  };
  /** The draft that a file belongs to; made when there is none. */
  readonly handle = async (): Promise<string> => {
    if (!this.source.handle?.()) {
      this.#draft.touch();
      await this.#draft.flush();
    }
    return this.source.handle?.() ?? '';
  };
  /** Takes what somebody else has saved. */
  async takeNewer(): Promise<void> {
    this.put({ changedMeanwhile: false, unsaved: false, edition: this.state().edition + 1 });
    await this.open();
  }
  async discard(): Promise<void> {
    await this.source.discard();
    this.put({ ...empty, kept: 'no', values: this.#prefill, edition: this.state().edition + 1 });
    this.#draft.replace(undefined, this.#drafted());
  }
  /** The draft that waits for its email. One that is over leaves an empty form. */
  async resume(email: string, emailToken: string): Promise<void> {
    try {
      await this.source.resume?.(email, emailToken);
    } catch (error) {
      if (isRefused(error) && error.refusal === 'notFound') return this.discard();
      throw error;
    }
    await this.open();
  }
  stop(): void {
    this.#draft.stop();
  }

  /** Faults of a step that is not shown, found when all is checked. */
  lead(step: ApplicationStep): void {
    this.put({ refusal: 'check' });
    this.goTo(step);
  }
  refusalShown(): void {
    this.put({ refusal: undefined });
  }
}
