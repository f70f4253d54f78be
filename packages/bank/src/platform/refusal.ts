import { errors, type RefusalName } from '@bankside/core/rules/errors.ts';
import type { Params } from '@bankside/core/i18n/keys.ts';

/** A business answer other than success: thrown by handlers and services, answered as {code, msg, data.errors}. */
export class Refusal extends Error {
  readonly refusal: RefusalName;
  readonly params: Params;
  /** The input field it concerns, when it concerns one. */
  readonly field: string | undefined;
  /** Commit what was written before it (a counted try of a one-time code) instead of undoing it. */
  readonly keep: boolean;
  constructor(refusal: RefusalName, { params = {}, field, keep = false }: { params?: Params; field?: string; keep?: boolean } = {}) {
    super(refusal);
    this.refusal = refusal;
    this.params = params;
    this.field = field;
    this.keep = keep;
  }
  get code(): number {
    return errors[this.refusal].code;
  }
}

/** Input that breaks a rule, or a KYC file that is not complete: each fault with its field and its sentence. */
export class Invalid extends Refusal {
  readonly faults: readonly { field: string; rule: string; msg: string }[];
  constructor(faults: Invalid['faults'], refusal: 'invalid' | 'kycIncomplete' = 'invalid') {
    super(refusal);
    this.faults = faults;
  }
}
