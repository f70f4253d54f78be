/**
 * One Idempotency-Key for one intention (SEC-23): after a lost answer the same input is the same intention, and the bank does it
 * once. What the bank refused did not happen: the next try is another.
 */
export type Intent<I = unknown> = { readonly key: string; readonly input: I };
export type Stored<T> = { read(): T | undefined; write(value: T | undefined): void };

export type Intents<I> = {
  /** What is under way or was without an answer. */
  readonly open: () => Intent<I> | undefined;
  readonly begin: (input: I) => Intent<I>;
  /** The bank has answered. */
  readonly settle: () => void;
};

/** A call's own key, or a new one: an intention that nobody else has to remember. */
export const withKey = <C extends { readonly key?: string | undefined }>(call: C) => ({ ...call, key: call.key ?? crypto.randomUUID() });

export const intentOf = <I>(input: I): Intent<I> => ({ ...withKey({}), input });

function inMemory<T>(): Stored<T> {
  let held: T | undefined;
  return { read: () => held, write: (value) => void (held = value) };
}

/** `stored`: where an open one is kept, for money in the tab. */
export function intentsOf<I>(stored: Stored<Intent<I>> = inMemory()): Intents<I> {
  return {
    open: () => stored.read(),
    begin(input) {
      const open = stored.read();
      if (open && JSON.stringify(open.input) === JSON.stringify(input)) return open;
      const begun = intentOf(input);
      stored.write(begun);
      return begun;
    },
    settle: () => stored.write(undefined),
  };
}
