/**
 * A company's KYC file in the making, without React: asked for once, kept by step, saved as it is typed. The portal's pages
 * share one; the embedded wizard has its own.
 */
import type { Client } from '@bankside/core/client/client.ts';
import type { InOf } from '@bankside/core/contract/index.ts';
import { kycSteps, type KycStep } from '@bankside/core/rules/kyc.ts';
import type { Values } from '../../../kit/form/form-paths.ts';
import type { KeptFile } from '../../../kit/form/use-uploads.ts';
import { isRefused } from '../../../parts/faults.ts';
import type { CopyShelf } from './draft-copy.ts';
import { nothing, start, type KycInfo, type KycState } from './kyc-state.ts';
import { StepDraft, type Intent, type Saved } from './step-draft.ts';
import { mirrored, sameStep } from './step-values.ts';

type Setting = {
  readonly bank: Client;
  /** Where a tab keeps what is not saved; absent on other people's pages. */
  readonly copies?: ((step: KycStep) => CopyShelf) | undefined;
  readonly onSaved?: ((savedAt: string) => void) | undefined;
};

const quiet = { background: true } as const;
const isChanged = (error: unknown) => isRefused(error) && error.refusal === 'changedMeanwhile';

export class KycSource {
  #state = start;
  #drafts: Readonly<Record<KycStep, StepDraft>> | undefined;
  #asking: Promise<KycInfo> | undefined;
  #stale = true;
  #watching = 0;
  readonly #files = new Map<string, KeptFile>();
  readonly #listeners = new Set<() => void>();
  readonly #set: Setting;

  constructor(setting: Setting) {
    this.#set = setting;
  }
  readonly state = (): KycState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  #put(part: Partial<KycState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
  #ask(): Promise<KycInfo> {
    this.#asking ??= this.#set.bank.call('/account/kyc/getKycInfo', {}, quiet).finally(() => (this.#asking = undefined));
    return this.#asking;
  }

  readonly open = async (): Promise<void> => {
    if (this.#state.phase === 'failed') this.#put({ phase: 'loading', failure: undefined });
    try {
      this.#take(await this.#ask());
    } catch (failure) {
      if (!this.#state.info) this.#put({ phase: 'failed', failure });
      else throw failure;
    }
  };
  /** Asks again; what is typed and not saved stays. */
  readonly refresh = (): Promise<void> => this.open();

  #take(info: KycInfo): void {
    for (const file of info.files) this.#files.set(file.file_key, file);
    const drafts = (this.#drafts ??= this.#begin(info));
    let { edition } = this.#state;
    kycSteps.forEach((step, at) => {
      const version = info.step_versions[at] ?? 1;
      if (drafts[step].isOpen() || drafts[step].version === version) return;
      drafts[step].replace(version, info[step]);
      edition += 1;
    });
    this.#put({ phase: 'ready', info, done: info.step_done, savedAt: info.saved_at, values: this.#typed(), edition });
  }
  #begin(info: KycInfo): Record<KycStep, StepDraft> {
    const entries = kycSteps.map((step, at) => [step, this.#draftOf(step, info, info.step_versions[at] ?? 1)] as const);
    return Object.fromEntries(entries) as Record<KycStep, StepDraft>;
  }
  #draftOf(step: KycStep, info: KycInfo, version: number): StepDraft {
    return new StepDraft({
      step,
      values: info[step],
      version,
      copy: info.may_edit ? this.#set.copies?.(step) : undefined,
      send: (intent, keepalive) => this.#send(step, intent, keepalive),
      saved: (saved, held) => this.#saved(step, saved, held),
      failed: (error) => this.#notSaved(step, error),
    });
  }
  #typed(): KycState['values'] {
    const drafts = this.#drafts;
    return drafts ? (Object.fromEntries(kycSteps.map((step) => [step, drafts[step].values])) as KycState['values']) : nothing;
  }

  #send(step: KycStep, { key, body: filled }: Intent, keepalive: boolean): Promise<Saved> {
    const body = filled as InOf<`/account/kyc/${KycStep}`>; // made by the schema, or from the table behind it
    return this.#set.bank.call(`/account/kyc/${step}`, body, { ...quiet, key, keepalive });
  }
  #saved(step: KycStep, { step_done: done, saved_at: savedAt }: Saved, held: Values): void {
    const beside = mirrored(step, held);
    if (beside) this.#drafts?.[beside.step].mirror(beside.part);
    this.#put({ done, savedAt, unsaved: false, values: this.#typed() });
    this.#set.onSaved?.(savedAt);
  }
  #notSaved(step: KycStep, error: unknown): boolean {
    this.#put({ unsaved: true });
    if (isChanged(error)) void this.#meet(step).catch(() => undefined);
    else if (isRefused(error)) void this.open().catch(() => undefined); // its state may be another by now
    return !isRefused(error);
  }
  /** Somebody else has saved this step. The same words twice are no quarrel. */
  async #meet(step: KycStep): Promise<void> {
    const info = await this.#ask();
    const draft = this.#drafts?.[step];
    if (!draft) return;
    const version = info.step_versions[kycSteps.indexOf(step)] ?? draft.version;
    if (sameStep(step, draft.values, info[step])) {
      draft.adopt(version, info[step]);
      return this.#put({ unsaved: false, savedAt: info.saved_at, done: info.step_done });
    }
    for (const file of info.files) this.#files.set(file.file_key, file);
    const { saved_at: savedAt, saved_by: savedBy } = info;
    this.#put({ conflict: { step, mine: draft.values, theirs: info[step], version, savedAt, savedBy } });
  }
  /** The person has chosen; nothing of the other is lost before. */
  choose(whose: 'mine' | 'theirs'): void {
    const { conflict, edition } = this.#state;
    const draft = conflict && this.#drafts?.[conflict.step];
    if (!draft) return;
    const { version, theirs } = conflict;
    if (whose === 'mine') draft.adopt(version, theirs);
    else draft.replace(version, theirs);
    const taken = whose === 'theirs' ? { unsaved: false, edition: edition + 1, savedAt: conflict.savedAt } : {};
    this.#put({ conflict: undefined, values: this.#typed(), ...taken });
    void draft.flush().catch(() => undefined);
  }

  /** What stands in the step now: all of it. */
  typed(step: KycStep, values: Values): void {
    const draft = this.#drafts?.[step];
    if (!draft || !this.#state.info?.may_edit || sameStep(step, draft.values, values)) return;
    draft.typed(values);
    this.#put({ values: this.#typed() });
  }
  /** Everything of a step, or of all, kept now. Quiet about a failure: it stands on the screen and is tried again. */
  async keep(step?: KycStep): Promise<void> {
    const drafts = this.#drafts;
    if (!drafts) return;
    await Promise.all((step ? [step] : kycSteps).map((each) => drafts[each].flush().catch(() => undefined)));
  }
  /** "Save and continue". Throws what is wrong with it, or that there was no answer; it is then kept as it is. */
  async complete(step: KycStep, data: Values): Promise<void> {
    const draft = this.#drafts?.[step];
    if (!draft) return;
    try {
      await draft.complete(data);
      this.#put({ values: this.#typed() });
    } catch (error) {
      if (isChanged(error) && error instanceof Error && 'shown' in error) error.shown = true; // the dialog tells
      throw error;
    }
  }

  /** A file as the bank has it: of the file that was loaded, or sent since. */
  readonly file = (key: unknown): KeptFile | undefined => (typeof key === 'string' ? this.#files.get(key) : undefined);
  readonly received = (file: KeptFile): void => void this.#files.set(file.file_key, file);

  /**
   * For as long as a page of the wizard stands: keeps what was typed when it is hidden or goes away, and when the line is back.
   * From page to page the file is not asked for again; after an absence it is.
   */
  readonly watch = (): (() => void) => {
    const hidden = () => void (document.visibilityState === 'hidden' && this.keep());
    const gone = () => kycSteps.forEach((step) => this.#drafts?.[step].flushLast());
    const back = () => void this.keep();
    if (this.#stale) void this.open().catch(() => undefined); // what is shown is older; a save tells
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
