/** Sending for screens: see sending.ts. The screen that shows it continues an attempt without an answer. */
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useUnsaved } from '../../../kit/form/engine/use-unsaved.ts';
import { useBank, useHost } from '../../../runtime/host-context.tsx';
import { useSession } from '../../../runtime/user.ts';
import { sendingOf, type AskBank, type SendingState, type TransferDone, type TransferInput } from './sending.ts';

export type UseSending = {
  readonly state: SendingState;
  /** What is being sent, or was without an answer. */
  readonly input: TransferInput | undefined;
  /** As a form's onSubmit: throws what the bank refused, so that it lands on its fields. */
  readonly send: (input: TransferInput) => Promise<TransferDone>;
  /** Takes note of the outcome; the next transfer begins. */
  readonly forget: () => void;
};

/** `const sending = useSending('payee')`; SendingView shows what it does. */
export function useSending(name: string): UseSending {
  const bank = useBank();
  const { userid } = useSession();
  const sending = sendingOf(useHost(), userid, name);
  const state = useSyncExternalStore(sending.subscribe, sending.state);
  const ask = useCallback<AskBank>(
    // in the background: the client neither repeats it nor reports trouble, for here nothing else is done
    ({ key, input }, signal) => bank.call('/withdraw/crypto/withdraw', input, { key, signal, background: true }),
    [bank],
  );
  useEffect(() => sending.resume(ask), [sending, ask]);
  useUnsaved(state.is === 'sending' || state.is === 'checking');
  return {
    state,
    input: sending.intent()?.input,
    send: useCallback((input) => sending.send(input, ask), [sending, ask]),
    forget: useCallback(() => sending.forget(), [sending]),
  };
}
