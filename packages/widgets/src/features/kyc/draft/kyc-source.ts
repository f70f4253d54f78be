/**
 * A company's KYC file in the making, without React: asked for once, kept by step. The portal's pages share one; the embedded
 * wizard has its own. What saves it (kyc-drafts.ts) is fetched beside the first field.
 */
import { createStore } from 'zustand/vanilla';
import type { KycStep } from '@bankside/core/rules/kyc/kyc-start.ts';
import type { Values } from '../../../kit/form/engine/form-paths.ts';
import type { KeptFile } from '../../../kit/form/upload/use-uploads.ts';
import type { KycDrafts } from './kyc-drafts.ts';
import { start, type KycInfo, type KycSetting, type KycState } from './kyc-state.ts';
import { lazy } from '../../../kit/lazy/lazy.ts';

export const savingPart = lazy(() => import('./kyc-drafts.ts'));

export class KycSource {
  readonly #store = createStore<KycState>(() => start);
  #drafts: KycDrafts | undefined;
  #asking: Promise<KycInfo> | undefined;
  #stale = true;
  #watching = 0;
  readonly #files = new Map<string, KeptFile>();
  readonly #set: KycSetting;

  constructor(setting: KycSetting) {
    this.#set = setting;
  }
  readonly state = this.#store.getState;
  readonly subscribe = this.#store.subscribe;
  readonly #put = this.#store.setState;
  readonly #ask = (): Promise<KycInfo> => {
    this.#asking ??= this.#set.bank.call('/account/kyc/getKycInfo', {}, { background: true }).finally(() => (this.#asking = undefined));
    return this.#asking;
  };

  readonly open = async (): Promise<void> => {
    if (this.state().phase === 'failed') this.#put({ phase: 'loading', failure: undefined });
    const { info } = this.state();
    try {
      const needsDrafts = this.#set.copies || info; // a tab's copies come into the first form; later, what is typed stays
      const [now] = await Promise.all([this.#ask(), needsDrafts && savingPart.load()]);
      if (needsDrafts) await this.saving(now);
      this.#take(now);
    } catch (failure) {
      if (info) throw failure;
      this.#put({ phase: 'failed', failure });
    }
  };
  /** Asks again; what is typed and not saved stays. */
  readonly refresh = (): Promise<void> => this.open();

  #take(info: KycInfo): void {
    for (const file of info.files) this.received(file);
    const edition = this.state().edition + (this.#drafts?.take(info) ?? 0);
    const { corporate, company, shareholder, trading } = info;
    const values = this.#drafts?.values() ?? { corporate, company, shareholder, trading };
    this.#put({ phase: 'ready', info, done: info.step_done, savedAt: info.saved_at, values, edition });
  }

  /** What saves the file: takes up what has been typed until it came. */
  readonly saving = async (info = this.state().info): Promise<KycDrafts | undefined> => {
    const part = await savingPart.load();
    const { bank, copies, onSaved } = this.#set;
    const { state, open, received } = this;
    const around = { bank, copies, onSaved, state, open, received, put: this.#put, ask: this.#ask };
    return (this.#drafts ??= info && new part.KycDrafts(around, this.state().info ?? info));
  };

  /** What is in the step now: all of it. */
  typed(step: KycStep, values: Values): void {
    if (!this.state().info?.may_edit || values === this.state().values[step]) return;
    if (this.#drafts) this.#drafts.typed(step, values);
    else this.#put({ values: { ...this.state().values, [step]: values } });
  }
  /** Everything of a step, or of all, kept now. Quiet about a failure: it is on the screen and is tried again. */
  async keep(step?: KycStep): Promise<void> {
    if (!this.state().info) return;
    try {
      await (await this.saving())?.keep(step);
    } catch {
      this.#put({ unsaved: true });
    }
  }
  /** "Save and continue". Throws what is wrong with it, or that there was no answer; it is then kept as it is. */
  async complete(step: KycStep, data: Values): Promise<void> {
    await (await this.saving())?.complete(step, data);
  }
  /** The person has chosen between two who have typed into one step. */
  choose(whose: 'mine' | 'theirs'): void {
    this.#drafts?.choose(whose);
  }

  /** A file as the bank has it: of the file that was loaded, or sent since. */
  readonly file = (key: unknown): KeptFile | undefined => (typeof key === 'string' ? this.#files.get(key) : undefined);
  readonly received = (file: KeptFile): void => void this.#files.set(file.file_key, file);

  /**
   * For as long as a page of the wizard is open: keeps what was typed when it is hidden or goes away, and when the line is back.
   * From page to page the file is not asked for again; after an absence it is.
   */
  readonly watch = (): (() => void) => {
    const hidden = () => void (document.visibilityState === 'hidden' && this.keep());
    const gone = () => this.#drafts?.flushLast();
    const back = () => void this.keep();
    if (this.#stale) void this.open().catch(() => undefined); // what is shown is older; a save shows it
    this.#stale = false;
    this.#watching += 1;
    document.addEventListener('visibilitychange', hidden);
    addEventListener('pagehide', gone);
    addEventListener('online', back);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      removeEventListener('pagehide', gone);
      removeEventListener('online', back);
      void this.keep();
      this.#watching -= 1;
      setTimeout(() => (this.#stale ||= this.#watching === 0));
    };
  };
}
