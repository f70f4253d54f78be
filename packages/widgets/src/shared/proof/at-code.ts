/** The bank names the proof of a call, or a mailed code; here both are the one field `code`. */
import { Refused } from '@bankside/core/client/errors.ts';

const isOfProof = (field: string) => field === 'proof' || field === 'email_code' || field.startsWith('proof.');

/** The bank did not take the proof, and nothing else is wrong. */
export const isProofRefused = (fault: unknown): boolean =>
  fault instanceof Refused && fault.refusal !== 'proofNeeded' && fault.fields.some(({ field }) => isOfProof(field));

export function atCode(fault: unknown): unknown {
  if (!(fault instanceof Refused) || !isProofRefused(fault)) return fault;
  const fields = fault.fields.map((each) => (isOfProof(each.field) ? { ...each, field: 'code' } : each));
  return new Refused(fault.code, fault.message, fields, fault.requestId);
}
