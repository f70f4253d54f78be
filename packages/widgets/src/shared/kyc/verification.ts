/** The state of a company's verification, and the one thing to do next: for home, the profile and the access dialog. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { kyc } from '@bankside/core/rules/lifecycles/kyc.ts';
import { isStep, kycSteps, readKycPath, rowsOf, type KycStep } from '@bankside/core/rules/kyc/kyc.ts';
import type { BuiltPlace } from '@bankside/core/rules/places.ts';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import { kycApproved, kycPending } from '@bankside/core/rules/access/company-status.ts';
import { useRemote } from '../../kit/remote/remote.ts';
import { useBank } from '../../runtime/host-context.tsx';

export type Verification = OutOf<'/account/kyc/getKycInfo'>;
export type KycNext = {
  /** options:kycNext.<act> names it. */
  readonly act: 'start' | 'continue' | 'submit' | 'sendDocument' | 'correct' | 'see';
  readonly place: BuiltPlace;
};

const places = {
  corporate: 'kycStepOne',
  company: 'kycStepTwo',
  shareholder: 'kycStepThree',
  trading: 'kycStepFour',
} as const satisfies Record<KycStep, BuiltPlace>;
const overview: KycNext = { act: 'see', place: 'kyc' };

/** Undefined until it is here, and when it did not come: what is shown without it is true as well. */
export function useVerification(when = true): Verification | undefined {
  const bank = useBank();
  const remote = useRemote(['kyc', 'status'], (signal) => bank.call('/account/kyc/getKycInfo', {}, { signal, background: true }), {
    when,
  });
  return when && remote.state === 'ready' ? remote.data : undefined;
}

/** What was sent back leads to its step, otherwise the first step that is not complete; who may not change anything is led to the overview. */
export function nextOf(info: Pick<Verification, 'kyc_status' | 'may_edit' | 'reasons' | 'step_done' | 'saved_at'> | undefined): KycNext {
  if (!info?.may_edit || info.kyc_status === kycPending || info.kyc_status === kycApproved) return overview;
  const [reason] = info.reasons;
  const back = reason?.path.split('.')[0] ?? '';
  if (reason && isStep(back))
    return { act: info.reasons.length === 1 && isFile(reason.path) ? 'sendDocument' : 'correct', place: places[back] };
  const open = kycSteps.find((_, at) => !info.step_done[at]);
  if (!open) return { act: 'submit', place: places.trading };
  return { act: info.saved_at === null ? 'start' : 'continue', place: places[open] };
}

/** Until the file is here: what the status alone lets expect, so that a button does not change under a finger. */
export function likelyNext(status: number, userType: number): KycNext {
  if (userType !== userTypes.main || status === kycPending || status === kycApproved) return overview;
  return { act: kyc.states.rejected.wire === status ? 'correct' : 'continue', place: 'kyc' };
}

/** It was approved once, and that was taken back: not a first try that was sent back. */
export const isRevoked = ({ kyc_status, history }: Pick<Verification, 'kyc_status' | 'history'>): boolean =>
  kyc_status === kyc.states.rejected.wire && history.at(-1)?.event === 'revoke';

/** Does the path name a document? */
export function isFile(path: string): boolean {
  const read = readKycPath(path);
  const kind = read && rowsOf(read.step, read.list)[read.field]?.kind;
  return kind === 'file' || kind === 'files';
}
