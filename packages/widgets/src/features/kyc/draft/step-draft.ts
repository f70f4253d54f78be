/**
 * One step as it is typed, without React. Saves follow one another: each names the count that the one before answered, and one
 * whose answer was lost is asked again under its key before anything newer goes out.
 */
import type { KycStep } from '@bankside/core/rules/kyc/kyc.ts';
import type { Values } from '../../../kit/form/engine/form-paths.ts';
import { intentOf } from '../../../kit/remote/intent.ts';
import { draftSaver } from '../../../shared/draft-saver.ts';
import { isRefused, isUnreachable } from '../../../shared/client/faults.ts';
import type { CopyShelf } from './draft-copy.ts';
import type { StepSave, Saved } from './step-save.ts';
import { changes, sameStep } from './step-values.ts';

type Setting = {
  readonly step: KycStep;
  readonly values: Values;
  readonly version: number;
  readonly copy: CopyShelf | undefined;
  readonly send: (intent: StepSave, keepalive: boolean) => Promise<Saved>;
  readonly saved: (saved: Saved, values: Values) => void;
  /** true: worth another try by itself. */
  readonly failed: (error: unknown) => boolean;
};

export class StepDraft {
  #values: Values;
  #version: number;
  /** What the bank has. */
  #held: Values;
  #intent: StepSave | undefined;
  #sending: Promise<Saved> | undefined;
  /** Somebody else has saved, and the person has not chosen yet. */
  #waiting = false;
  readonly #set: Setting;
  readonly #saver;

  constructor(setting: Setting) {
    this.#set = setting;
    this.#values = this.#held = setting.values;
    this.#version = setting.version;
    this.#saver = draftSaver({ save: () => this.#save(), failed: (error) => setting.failed(error) && !this.#waiting });
    this.#restore();
  }

  #restore(): void {
    const copy = this.#set.copy?.read();
    if (!copy) return;
    if (!copy.intent && sameStep(this.#set.step, copy.values, this.#held)) return this.#set.copy?.write(undefined);
    this.#values = copy.values;
    this.#version = copy.version;
    this.#intent = copy.intent;
    this.#saver.due();
  }

  get values(): Values {
    return this.#values;
  }
  get version(): number {
    return this.#version;
  }
  /** Something is not at the bank yet. */
  isOpen(): boolean {
    return this.#intent !== undefined || !sameStep(this.#set.step, this.#values, this.#held);
  }

  typed(values: Values): void {
    this.#values = values;
    this.#keep();
    if (this.isOpen()) this.#saver.due();
  }
  #keep(): void {
    const { copy } = this.#set;
    copy?.write(this.isOpen() ? { version: this.#version, values: this.#values, intent: this.#intent } : undefined);
  }

  #begin(body: Values & { readonly draft: boolean }, values: Values): StepSave {
    return { ...intentOf({ ...body, version: this.#version }), values };
  }
  /** Sends the save that is open, until the bank has said something. */
  #settle(keepalive = false): Promise<Saved> {
    const intent = (this.#intent ??= this.#begin({ ...changes(this.#set.step, this.#values, this.#held), draft: true }, this.#values));
    this.#keep();
    this.#sending ??= this.#set
      .send(intent, keepalive)
      .then(
        (saved) => {
          this.#intent = undefined;
          this.#version = saved.version;
          this.#held = intent.values;
          this.#keep();
          this.#set.saved(saved, intent.values);
          return saved;
        },
        (error: unknown) => {
          if (isRefused(error)) this.#intent = undefined;
          if (isRefused(error) && error.refusal === 'changedMeanwhile') this.#waiting = true;
          this.#keep();
          throw error;
        },
      )
      .finally(() => (this.#sending = undefined));
    return this.#sending;
  }
  async #save(): Promise<void> {
    while (this.isOpen() && !this.#waiting) await this.#settle();
  }

  /** Everything typed so far, now. Throws what the bank refused, or that it did not answer. */
  readonly flush = (): Promise<void> => this.#saver.flush();
  /** The page goes away: no waiting for what is under way. */
  flushLast(): void {
    if (!this.isOpen() || this.#waiting) return;
    if (this.#sending && this.#intent) void this.#set.send(this.#intent, true).catch(() => undefined); // the same again: its first try may be cut off
    else void this.#settle(true).catch(() => undefined);
  }

  /** "Save and continue": `data` by all rules, in the form that the schema gave it. */
  async complete(data: Values): Promise<Saved> {
    this.#saver.stop();
    try {
      while (this.#intent) await this.#settle();
      this.#intent = this.#begin({ ...data, draft: false }, data);
      const typed = this.#values;
      const saved = await this.#settle();
      if (this.#values === typed) this.#values = data;
      this.#keep();
      return saved;
    } catch (error) {
      if (isUnreachable(error) || isRefused(error)) this.#set.failed(error);
      throw error;
    } finally {
      if (this.isOpen() && !this.#waiting) this.#saver.due();
    }
  }

  /** Mine over what the bank has at `version`: sent if it is something else. */
  adopt(version: number, held: Values): void {
    this.#version = version;
    this.#held = held;
    this.#waiting = false;
    this.#keep();
    if (this.isOpen()) this.#saver.due();
  }
  /** What the bank has changed beside a save of another step. */
  mirror(part: Values): void {
    this.#values = { ...this.#values, ...part };
    this.#held = { ...this.#held, ...part };
  }
  /** The bank's instead of mine. */
  replace(version: number, values: Values): void {
    this.#values = values;
    this.#intent = undefined;
    this.adopt(version, values);
  }
  stop(): void {
    this.#saver.stop();
  }
}
