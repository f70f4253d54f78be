/** The saving part of a KYC file in the making: a draft for each step, and what happens when two have typed into the same one. */
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { kycSteps, type KycStep } from '@bankside/core/rules/kyc/kyc.ts';
import type { Values } from '../../../kit/form/engine/form-paths.ts';
import type { KeptFile } from '../../../kit/form/upload/use-uploads.ts';
import { isRefused } from '../../../shared/client/faults.ts';
import { draftedStore, type DraftedStore } from '../../../wizard/drafted-store.ts';
import type { KycInfo, KycSetting, KycState } from './kyc-state.ts';
import { changes, mirrored, sameStep } from './step-values.ts';

type Saved = OutOf<'/account/kyc/corporate'>;
type Around = KycSetting & {
  readonly state: () => KycState;
  readonly put: (part: Partial<KycState>) => void;
  readonly ask: () => Promise<KycInfo>;
  readonly open: () => Promise<void>;
  readonly received: (file: KeptFile) => void;
};

const isChanged = (error: unknown) => isRefused(error) && error.refusal === 'changedMeanwhile';
const bySteps = <T>(of: (step: KycStep, at: number) => T) =>
  Object.fromEntries(kycSteps.map((step, at) => [step, of(step, at)] as const)) as Record<KycStep, T>;

export class KycDrafts {
  readonly #around: Around;
  readonly #drafts: Readonly<Record<KycStep, DraftedStore<Values>>>;

  constructor(around: Around, info: KycInfo) {
    this.#around = around;
    this.#drafts = bySteps((step, at) => this.#draftOf(step, info, info.step_versions[at] ?? 1));
    const { info: shown, values } = around.state();
    if (!shown) return;
    around.put({ unsaved: false });
    for (const step of kycSteps) this.typed(step, values[step]);
  }
  #draftOf(step: KycStep, info: KycInfo, version: number): DraftedStore<Values> {
    return draftedStore<Values, Saved>({
      values: info[step],
      version,
      same: (a, b) => sameStep(step, a, b),
      // a draft names what has changed, so that nothing else is touched
      body: (values, held) => ({ ...changes(step, values, held ?? {}), draft: true }),
      persist: info.may_edit ? this.#around.copies?.(step) : undefined,
      send: ({ key, input: filled, version: over }, keepalive) => {
        const input = { ...filled, version: over } as InOf<`/account/kyc/${KycStep}`>; // made by the schema, or from the table behind it
        return this.#around.bank.call(`/account/kyc/${step}`, input, { background: true, key, keepalive });
      },
      saved: (saved, held) => this.#saved(step, saved, held),
      failed: (error) => this.#notSaved(step, error),
    });
  }
  /** As typed so far. */
  values(): KycState['values'] {
    return bySteps((step) => this.#drafts[step].state().values);
  }
  /** What the bank has now: in the place of what is not being edited. How many steps have changed by it. */
  take(info: KycInfo): number {
    return kycSteps.filter((step, at) => {
      const version = info.step_versions[at] ?? 1;
      const draft = this.#drafts[step];
      if (draft.isOpen() || draft.state().version === version) return false;
      draft.replace(version, info[step]);
      return true;
    }).length;
  }

  #saved(step: KycStep, { step_done: done, saved_at: savedAt }: Saved, held: Values): void {
    const beside = mirrored(step, held);
    if (beside) this.#drafts[beside.step].mirror(beside.part);
    this.#around.put({ done, savedAt, unsaved: false, values: this.values() });
    this.#around.onSaved?.(savedAt);
  }
  #notSaved(step: KycStep, error: unknown): boolean {
    this.#around.put({ unsaved: true });
    if (isChanged(error)) void this.#meet(step).catch(() => undefined);
    else if (isRefused(error)) void this.#around.open().catch(() => undefined); // its state may be another by now
    return !isRefused(error);
  }
  /** Somebody else has saved this step. The same words twice are no quarrel. */
  async #meet(step: KycStep): Promise<void> {
    const { ask, put, received } = this.#around;
    const info = await ask();
    const draft = this.#drafts[step];
    const version = info.step_versions[kycSteps.indexOf(step)] ?? 1;
    if (sameStep(step, draft.state().values, info[step])) {
      draft.adopt(version, info[step]);
      return put({ unsaved: false, savedAt: info.saved_at, done: info.step_done });
    }
    for (const file of info.files) received(file);
    const { saved_at: savedAt, saved_by: savedBy } = info;
    put({ conflict: { step, mine: draft.state().values, theirs: info[step], version, savedAt, savedBy } });
  }
  /** The person has chosen; nothing of the other is lost before. */
  choose(whose: 'mine' | 'theirs'): void {
    const { conflict, edition } = this.#around.state();
    if (!conflict) return;
    const draft = this.#drafts[conflict.step];
    const { version, theirs } = conflict;
    if (whose === 'mine') draft.adopt(version, theirs);
    else draft.replace(version, theirs);
    const taken = whose === 'theirs' ? { unsaved: false, edition: edition + 1, savedAt: conflict.savedAt } : {};
    this.#around.put({ conflict: undefined, values: this.values(), ...taken });
    void draft.flush().catch(() => undefined);
  }

  typed(step: KycStep, values: Values): void {
    const draft = this.#drafts[step];
    if (sameStep(step, draft.state().values, values)) return;
    draft.typed(values);
    this.#around.put({ values: this.values() });
  }
  async keep(step?: KycStep): Promise<void> {
    await Promise.all((step ? [step] : kycSteps).map((each) => this.#drafts[each].flush().catch(() => undefined)));
  }
  /** The page goes away: no waiting for what is under way. */
  flushLast(): void {
    for (const step of kycSteps) this.#drafts[step].flushLast();
  }
  async complete(step: KycStep, data: Values): Promise<void> {
    try {
      await this.#drafts[step].complete(data, { ...data, draft: false });
      this.#around.put({ values: this.values() });
    } catch (error) {
      if (isChanged(error) && error instanceof Error && 'shown' in error) error.shown = true; // the dialog says so
      throw error;
    }
  }
}
