/** The only way to do something: one at a time, one idempotency key per intent, field errors, a toast, a refresh. */
import { useCallback, useRef, useState } from 'react';
import { failureOf, type Failure } from './failure.ts';
import { useRefresh, type RemoteKey } from './remote.ts';
import { intentsOf, type Intent } from '@bankside/core/rules/intent.ts';
import { useToast } from '../feedback/toast.tsx';
import { useLatest } from '../use-latest.ts';

export type ActionOptions<I, O> = {
  /** Said in a toast when it is done. */
  readonly says?: string | ((output: O, input: I) => string | undefined) | undefined;
  /** What shows something else now. */
  readonly refreshes?: readonly RemoteKey[] | undefined;
  readonly onDone?: ((output: O, input: I) => void) | undefined;
  readonly onFailed?: (failure: Failure, input: I) => void;
};

export type Action<I, O> = {
  /** Does it, unless it is under way. Answers the result, or undefined when it failed or was ignored. */
  readonly run: (input: I) => Promise<O | undefined>;
  /** The same as a form's onSubmit: what goes wrong is thrown, and the form shows it at its fields or its head. */
  readonly send: (input: I) => Promise<O | undefined>;
  readonly busy: boolean;
  /** The last failure, until the next try; FailureNote shows it. */
  readonly failure: Failure | null;
  /** Sentences by field of the last failure. */
  readonly fields: Readonly<Record<string, string>>;
  readonly forget: () => void;
};

const none: Readonly<Record<string, string>> = {};

export function useAction<I, O>(perform: (input: I, intent: Intent<I>) => Promise<O>, options: ActionOptions<I, O> = {}): Action<I, O> {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const running = useRef(false); // a second click comes before the next render
  const [intents] = useState(() => intentsOf<I>());
  const toast = useToast();
  const refresh = useRefresh();
  const latest = useLatest({ perform, options });

  const send = useCallback(
    async (input: I): Promise<O | undefined> => {
      if (running.current) return undefined;
      running.current = true;
      setBusy(true);
      setFailure(null);
      try {
        const output = await latest.current.perform(input, intents.begin(input));
        intents.settle();
        const { says, refreshes = [], onDone } = latest.current.options;
        for (const key of refreshes) refresh(key);
        const text = typeof says === 'function' ? says(output, input) : says;
        if (text) toast(text);
        onDone?.(output, input);
        return output;
      } catch (error) {
        const failed = failureOf(error);
        if (failed.answered) intents.settle();
        setFailure(failed);
        latest.current.options.onFailed?.(failed, input);
        throw error;
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [latest, intents, toast, refresh],
  );
  const run = useCallback((input: I) => send(input).catch(() => undefined), [send]);

  return { run, send, busy, failure, fields: failure?.fields ?? none, forget: useCallback(() => setFailure(null), []) };
}
