/**
 * Submits the file once, even when the answer is lost. The version that was named in a try without an answer is named
 * again, so that the bank does it once; what the bank refused did not happen.
 */
import { useCallback, useRef, useState } from 'react';
import type { OutOf } from '@bankside/core/contract/index.ts';
import { useBank } from '../../../runtime/host-context.tsx';
import { isRefused, isUnreachable } from '../../../shared/client/faults.ts';
import { useIntent } from '../../../runtime/intent.ts';
import type { KycInfo } from '../draft/kyc-state.ts';
import { useWizard } from '../wizard/wizard-context.tsx';

type Submitted = OutOf<'/account/kyc/submit'>;
/**
 * unsure: sent, and no answer. lost: not even asked. changed: somebody has saved meanwhile. closed: not editable any more.
 * held: the page around said no. missing: refused for what these paths lack. broken: the bank itself failed.
 */
export type SubmitState =
  | { readonly phase: 'idle' | 'sending' | 'unsure' | 'lost' | 'changed' | 'closed' | 'held' }
  | { readonly phase: 'missing'; readonly paths: readonly string[] }
  | { readonly phase: 'refused' | 'broken'; readonly message: string }
  | { readonly phase: 'done'; readonly submittedAt: string; readonly isChange: boolean; readonly already: boolean };
export type Submission = { readonly state: SubmitState; readonly go: () => Promise<void> };

export function useSubmit(): Submission {
  const bank = useBank();
  const { source, beforeSubmit, onSubmitted } = useWizard();
  const intended = useIntent();
  const [state, setState] = useState<SubmitState>({ phase: 'idle' });
  const running = useRef(false);
  const named = useRef<number>(undefined);

  /** The count of the file now; undefined when what somebody else saved has to be read first. */
  const versionNow = useCallback(async (): Promise<number | undefined> => {
    const { edition } = source.state();
    await source.refresh();
    const { info, edition: after } = source.state();
    return after === edition ? info?.version : undefined;
  }, [source]);

  const attempt = useCallback(async (): Promise<SubmitState> => {
    if (beforeSubmit && !(await beforeSubmit())) return { phase: 'held' };
    named.current ??= await versionNow();
    const version = named.current;
    if (version === undefined) return { phase: 'changed' };
    const submitted = await intended({ version }, (key) => bank.call('/account/kyc/submit', { version }, { key }));
    named.current = undefined;
    onSubmitted?.(submitted.submitted_at);
    return doneWith(submitted);
  }, [bank, beforeSubmit, intended, onSubmitted, versionNow]);

  const go = useCallback(async () => {
    if (running.current) return; // a double press is one
    running.current = true;
    setState({ phase: 'sending' });
    try {
      setState(await attempt());
    } catch (error) {
      const wasSent = named.current !== undefined;
      if (isRefused(error)) named.current = undefined;
      setState(failed(error, wasSent));
    } finally {
      running.current = false;
      if (named.current === undefined) void source.refresh().catch(() => undefined); // what the bank says of it now
    }
  }, [attempt, source]);
  return { state, go };
}

const doneWith = ({ submitted_at: submittedAt, kyc_change_status, already }: Submitted): SubmitState => ({
  phase: 'done',
  submittedAt,
  already,
  isChange: kyc_change_status === 'pending',
});

function failed(error: unknown, wasSent: boolean): SubmitState {
  if (isUnreachable(error)) return { phase: wasSent ? 'unsure' : 'lost' };
  if (!isRefused(error)) return { phase: 'lost' };
  if (error.refusal === 'kycIncomplete') return { phase: 'missing', paths: error.fields.map(({ field }) => field) };
  if (error.refusal === 'kycNotEditable') return { phase: 'closed' };
  if (error.refusal === 'changedMeanwhile') return { phase: 'changed' };
  return { phase: error.refusal === 'bankFault' ? 'broken' : 'refused', message: error.message };
}

/** What the button says. */
export const submitWord = ({ kyc_status }: Pick<KycInfo, 'kyc_status'>): 'submit' | 'submitAgain' | 'submitChange' =>
  kyc_status === 4 ? 'submitChange' : kyc_status === 1 ? 'submit' : 'submitAgain';
