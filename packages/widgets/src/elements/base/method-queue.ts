/** The element's methods: they wait until the view can answer them. */
import type { Commands, ElementState, EventDetails } from '../../runtime/element-port.ts';

type Waiting = { readonly resolve: () => void; readonly reject: (fault: Error) => void };
/** `message` too, which an error carries by itself. */
export type KnownFailure = Pick<EventDetails['bank-error'], 'code' | 'kind' | 'message'> & { readonly requestId?: string | undefined };
type Method = Exclude<keyof Commands, 'value' | 'focus'>;

export class MethodQueue {
  #commands: Partial<Commands> = {};
  #waiting: Waiting[] = [];
  #isReady = false;
  #fault: Error | undefined;

  /** Resolves when the view can be used; rejects when it could not be shown, until it is tried again. */
  whenReady(): Promise<void> {
    if (this.#isReady) return Promise.resolve();
    if (this.#fault) return Promise.reject(this.#fault);
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  /** `failure`: the last that the page heard of. */
  follow(state: ElementState, failure: KnownFailure): void {
    this.#isReady = state === 'ready' || state === 'submitting' || state === 'done' || state === 'expired';
    this.#fault = state === 'error' ? Object.assign(new Error(failure.message || 'the element could not be shown'), failure) : undefined;
    if (!this.#isReady && !this.#fault) return;
    const fault = this.#fault;
    for (const { resolve, reject } of this.#waiting.splice(0))
      if (fault) reject(fault);
      else resolve();
  }

  answer(commands: Partial<Commands>): () => void {
    this.#commands = commands;
    return () => {
      if (this.#commands === commands) this.#commands = {};
    };
  }

  async run(method: Method, step: string): Promise<void> {
    await this.whenReady();
    await this.#commands[method]?.(step);
  }

  /** false: nobody took the focus. */
  focus(): boolean {
    this.#commands.focus?.();
    return this.#commands.focus !== undefined;
  }

  value(): Readonly<Record<string, unknown>> {
    return this.#commands.value?.() ?? {};
  }
}
