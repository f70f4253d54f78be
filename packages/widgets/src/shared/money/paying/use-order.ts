/**
 * Sends an order of money once, whatever happens to the answer (SEC-23): the key is kept in the tab until the bank has answered, and
 * the same is asked again under it, also after the dialog was closed or the page reloaded.
 */
import { intentsOf, type Intent } from '@bankside/core/rules/intent.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useUnsaved } from '../../../kit/form/engine/use-unsaved.ts';
import { failureOf } from '../../../kit/remote/failure.ts';
import { useLatest } from '../../../kit/use-latest.ts';
import { useStored } from '../../../runtime/drafts.ts';

type State<Order, Done> =
  | { readonly is: 'open' }
  | { readonly is: 'sending' }
  /** Nobody knows yet whether it happened. */
  | { readonly is: 'unknown'; readonly order: Order }
  | { readonly is: 'done'; readonly done: Done; readonly order: Order }
  /** Refused after a time of not knowing: nothing happened. */
  | { readonly is: 'late'; readonly message: string; readonly order: Order };

export type Ordering<Order, Done> = {
  readonly state: State<Order, Done>;
  /** Throws what the bank refused, so that it lands on its field. While one is under way, a second is nothing. */
  readonly send: (order: Order) => Promise<void>;
  /** The same once more, under the same key. */
  readonly again: () => void;
  readonly forget: () => void;
};

/** `name`: where the key is kept. */
export function useOrder<Order, Done>(name: string, call: (order: Order, key: string) => Promise<Done>): Ordering<Order, Done> {
  const latest = useLatest(call);
  const kept = useStored<Intent<Order>>('sending', name);
  const intents = useMemo(() => intentsOf<Order>(kept), [kept]);
  const [state, setState] = useState<State<Order, Done>>(() => {
    const open = intents.open();
    return open ? { is: 'unknown', order: open.input } : { is: 'open' };
  });
  const running = useRef(false);

  const ask = useCallback(
    async (order: Order): Promise<void> => {
      if (running.current) return;
      running.current = true;
      try {
        const done = await latest.current(order, intents.begin(order).key);
        intents.settle();
        setState({ is: 'done', done, order });
      } catch (error) {
        const { answered, refusal } = failureOf(error);
        // a fault of the bank says nothing about the money
        if (!answered || refusal === 'bankFault') return setState({ is: 'unknown', order });
        intents.settle();
        setState({ is: 'open' });
        throw error;
      } finally {
        running.current = false;
      }
    },
    [latest, intents],
  );
  const send = useCallback(
    (order: Order) => {
      if (!running.current) setState({ is: 'sending' });
      return ask(order);
    },
    [ask],
  );
  const again = useCallback(() => {
    const open = intents.open();
    if (!open) return;
    ask(open.input).catch((error: unknown) => setState({ is: 'late', message: failureOf(error).message, order: open.input }));
  }, [ask, intents]);
  useEffect(() => {
    const timer = setTimeout(again); // what an earlier dialog left without an answer
    return () => clearTimeout(timer);
  }, [again]);
  useUnsaved(state.is === 'sending' || state.is === 'unknown');
  return { state, send, again, forget: useCallback(() => setState({ is: 'open' }), []) };
}
