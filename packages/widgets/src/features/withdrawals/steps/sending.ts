/**
 * Money is sent once, whatever happens to the answer (SEC-23). The key is made before the first try and
 * kept in the tab with the body until an outcome is known: after a lost answer, a timeout, a fault of the bank, a reload or a
 * crash the same is asked again under the same key, and the bank does it once.
 */
import { Refused } from '@bankside/core/client/errors.ts';
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { createStore } from 'zustand/vanilla';
import { intentsOf, type Intent, type Intents } from '@bankside/core/rules/intent.ts';
import { stored, type Stored } from '../../../runtime/drafts.ts';
import type { WidgetHost } from '../../../runtime/host.ts';

export type TransferInput = InOf<'/withdraw/crypto/withdraw'>;
/** How it is confirmed: by the code of the mail, or by a proof. */
export type Confirmed = Pick<TransferInput, 'email_code' | 'proof'>;
export type TransferDone = OutOf<'/withdraw/crypto/withdraw'>;
/** Asks the bank once. Aborted when the answer takes too long. */
export type AskBank = (intent: Intent<TransferInput>, signal: AbortSignal) => Promise<TransferDone>;

export type SendingState =
  | { readonly is: 'idle' }
  | { readonly is: 'sending' }
  /** Nobody knows yet whether it happened. */
  | { readonly is: 'checking' }
  | { readonly is: 'sent'; readonly done: TransferDone }
  /** The bank said no: nothing happened. `late`: after a time of not knowing, when no form waits for the answer any more. */
  | { readonly is: 'refused'; readonly error: Refused; readonly late: boolean };

const pausesMs = [1000, 2000, 3000, 5000, 10_000, 20_000, 30_000, 60_000] as const;
const patienceMs = 60_000;

/** Answers that say nothing about the transfer: the bank stumbled, or who asks is not known any more. */
const inconclusive = ['bankFault', 'tooManyRequests', 'sessionEnded', 'sessionRefused'];
/** Checked before the key is looked up: at a second try they say nothing about the first. */
const inconclusiveLater = ['noPermission', 'kycNotApproved', 'documentsNotApproved'];
const settles = (error: unknown, isFirst: boolean): error is Refused =>
  error instanceof Refused && !inconclusive.includes(error.refusal ?? '') && (isFirst || !inconclusiveLater.includes(error.refusal ?? ''));
const isSignedOut = (error: unknown) => error instanceof Refused && error.reaction.startsWith('login');

/** One per kind of transfer, for as long as the page lives: a screen that comes back finds it. */
export class Sending {
  readonly #store = createStore<SendingState>(() => ({ is: 'idle' }));
  #work: Promise<TransferDone> | undefined;
  readonly #intents: Intents<TransferInput>;
  readonly #wait: (ms: number) => Promise<void>;

  constructor(kept: Stored<Intent<TransferInput>>, wait: (ms: number) => Promise<void>) {
    this.#intents = intentsOf(kept);
    this.#wait = wait;
  }

  readonly state = this.#store.getState;
  readonly subscribe = this.#store.subscribe;
  /** What is under way or was without an answer. */
  readonly intent = (): Intent<TransferInput> | undefined => this.#intents.open();
  readonly #put = (state: SendingState): void => this.#store.setState(state, true);

  /** Throws what the bank refused. While one is under way, a second is the first. */
  send(input: TransferInput, ask: AskBank): Promise<TransferDone> {
    if (this.#work) return this.#work;
    const before = this.intent()?.key;
    const intent = this.#intents.begin(input);
    return this.#begin(intent, ask, intent.key !== before);
  }

  /** Goes on with what was left without an answer by a reload, a crash or a sign-out; does nothing when there is none. */
  resume(ask: AskBank): void {
    const intent = this.intent();
    if (intent && !this.#work) this.#begin(intent, ask, false).catch(() => undefined); // the state shows it
  }

  /** The next transfer begins. */
  forget(): void {
    if (!this.#work) this.#put({ is: 'idle' });
  }

  #begin(intent: Intent<TransferInput>, ask: AskBank, isFirst: boolean): Promise<TransferDone> {
    this.#put({ is: isFirst ? 'sending' : 'checking' });
    this.#work = this.#untilKnown(intent, ask, isFirst).finally(() => (this.#work = undefined));
    return this.#work;
  }

  async #untilKnown(intent: Intent<TransferInput>, ask: AskBank, first: boolean): Promise<TransferDone> {
    for (let tries = 0; ; tries++) {
      try {
        const done = await ask(intent, AbortSignal.timeout(patienceMs));
        this.#intents.settle();
        this.#put({ is: 'sent', done });
        return done;
      } catch (error) {
        const isFirst = first && tries === 0;
        if (settles(error, isFirst)) {
          this.#intents.settle();
          this.#put({ is: 'refused', error, late: !isFirst });
          throw error;
        }
        this.#put({ is: 'checking' });
        if (isSignedOut(error)) throw error; // who signs in again in this tab goes on with it
        await this.#wait(pausesMs[Math.min(tries, pausesMs.length - 1)] ?? patienceMs);
      }
    }
  }
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** `name` is the kind of transfer: 'payee', 'address'. Apart by person, as what is kept is. */
export function sendingOf(host: Pick<WidgetHost, 'storage' | 'session'>, userid: string, name: string): Sending {
  const id = `sending ${userid}.${name}`;
  const { memory } = host.storage;
  const known = memory.get(id);
  if (known instanceof Sending) return known;
  const made = new Sending(stored<Intent<TransferInput>>(host, 'sending', name), sleep);
  memory.set(id, made);
  return made;
}
