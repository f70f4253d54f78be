/**
 * What is typed and how it reaches the bank, without React. Saves follow one another: each names the version that the one before
 * answered, and one whose answer was lost is asked again under its key before anything newer goes out.
 */
import { createStore } from 'zustand/vanilla';
import { intentOf, type Intent, type Stored } from '@bankside/core/rules/intent.ts';
import { isRefused, isUnreachable } from '../shared/client/faults.ts';
import { draftSaver } from './draft-saver.ts';

type Body = Readonly<Record<string, unknown>>;
/** One save: what it sends, over which version, and the values that the bank has once it is done. */
export type Save<V> = Intent<Body> & { readonly values: V; readonly version: number | undefined };
/** What is kept where a reload finds it: typed over `version`, and the save without an answer. */
export type DraftCopy<V> = { readonly version: number | undefined; readonly values: V; readonly intent?: Save<V> | undefined };
type State<V> = DraftCopy<V> & {
  /** What the bank has; undefined when it is to be sent in any case. */
  readonly held: V | undefined;
  /** Somebody else has saved, and the person has not chosen yet. */
  readonly conflict: boolean;
};
type Answer = { readonly version?: number | undefined };

type Setting<V, A extends Answer> = {
  readonly values: V;
  readonly version?: number | undefined;
  readonly same: (a: V, b: V) => boolean;
  /** What a save of the draft names. */
  readonly body: (values: V, held: V | undefined) => Body;
  readonly send: (save: Save<V>, keepalive: boolean) => Promise<A>;
  readonly persist?: Stored<DraftCopy<V>> | undefined;
  readonly saved: (answer: A, values: V) => void;
  /** true: worth another try by itself. */
  readonly failed: (error: unknown) => boolean;
};
export type DraftedStore<V> = ReturnType<typeof draftedStore<V, Answer>>;

export function draftedStore<V, A extends Answer>({
  values: first,
  version: begun,
  same,
  body,
  send,
  persist,
  saved,
  failed,
}: Setting<V, A>) {
  const { getState: state, setState } = createStore<State<V>>(() => ({ values: first, held: first, version: begun, conflict: false }));
  let sending: Promise<A> | undefined;
  /** Something is not at the bank yet. */
  const isOpen = () => {
    const { values, held, intent } = state();
    return intent !== undefined || held === undefined || !same(values, held);
  };
  const put = (part: Partial<State<V>>) => {
    setState(part);
    const { version, values, intent } = state();
    persist?.write(isOpen() ? { version, values, intent } : undefined);
  };
  const saveOf = (input: Body, values: V): Save<V> => ({ ...intentOf(input), values, version: state().version });
  /** Sends the save that is open, until the bank has said something. */
  const settle = (keepalive = false): Promise<A> => {
    const { values, held, intent = saveOf(body(values, held), values) } = state();
    put({ intent });
    sending ??= send(intent, keepalive)
      .then(
        (answer) => {
          put({ intent: undefined, version: answer.version, held: intent.values });
          saved(answer, intent.values);
          return answer;
        },
        (error: unknown) => {
          if (isRefused(error)) put({ intent: undefined, conflict: state().conflict || error.refusal === 'changedMeanwhile' });
          throw error;
        },
      )
      .finally(() => (sending = undefined));
    return sending;
  };
  const saver = draftSaver({
    save: async () => {
      while (isOpen() && !state().conflict) await settle();
    },
    failed: (error) => failed(error) && !state().conflict,
  });
  const due = () => {
    if (isOpen()) saver.due();
  };
  const change = (part: Partial<State<V>>) => {
    put(part);
    due();
  };
  const copy = persist?.read();
  if (copy && (copy.intent || !same(copy.values, first))) {
    setState(copy);
    saver.due();
  } else if (copy) persist?.write(undefined);

  return {
    state,
    isOpen,
    typed: (values: V) => change({ values }),
    /** Sent with the next save, changed or not. */
    touch: () => change({ held: undefined }),
    /** Everything typed so far, now. Throws what the bank refused, or that it did not answer. */
    flush: saver.flush,
    /** The page goes away: no waiting for what is under way. */
    flushLast(): void {
      const { intent, conflict } = state();
      if (!isOpen() || conflict) return;
      // one under way is sent again, for its first try may be cut off
      void (sending && intent ? send(intent, true) : settle(true)).catch(() => undefined);
    },
    /** "Save and continue": `values` by all rules, in the form that the schema gave them. */
    async complete(values: V, input: Body): Promise<void> {
      saver.stop();
      try {
        while (state().intent) await settle();
        put({ intent: saveOf(input, values) });
        const typed = state().values;
        await settle();
        if (state().values === typed) put({ values });
      } catch (error) {
        if (isUnreachable(error) || isRefused(error)) failed(error);
        throw error;
      } finally {
        if (!state().conflict) due();
      }
    },
    /** Mine over what the bank has at `version`: sent if it is something else. */
    adopt: (version: number | undefined, held: V) => change({ version, held, conflict: false }),
    /** The bank's instead of mine. */
    replace: (version: number | undefined, values: V) => change({ values, intent: undefined, version, held: values, conflict: false }),
    /** What the bank has changed beside a save of something else. */
    mirror: (part: Partial<V>) => {
      const { values, held } = state();
      put({ values: { ...values, ...part }, held: held && { ...held, ...part } });
    },
    stop: saver.stop,
  };
}
