/** A sign-in whose second step is open (ACC-31), under the name that SES-06 gives: it survives a reload, and 9400 and signing out take it away. */
import type { ProofMethod } from '../rules/access/proofs.ts';

export const secondStepKey = 'two_factor_dialog';

export type SecondStep = {
  readonly token: string;
  readonly userid: string;
  readonly username: string;
  readonly two_factor_methods: readonly ProofMethod[];
};

export function secondStep(): SecondStep | null {
  try {
    return JSON.parse(sessionStorage.getItem(secondStepKey) ?? 'null') as SecondStep | null;
  } catch {
    return null;
  }
}

export function keepSecondStep(open: SecondStep | null): void {
  try {
    if (open) sessionStorage.setItem(secondStepKey, JSON.stringify(open));
    else sessionStorage.removeItem(secondStepKey);
  } catch {
    // without storage it is gone with the page
  }
}
