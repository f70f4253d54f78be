/** One row per call: the client and the bank are both obliged to it by the compiler. */
import type * as z from 'zod/mini';
import type { RefusalName } from '../rules/errors.ts';
import type { Code } from '../rules/permissions.ts';

/**
 * anyone: no sign-in. signed-in: any user. main, staff: that kind of user. A code: main account or a sub-account holding it (decisions 11).
 * Guests, by what they bring in the header `token`: link (an apply link's token), handoff (a phone that continues one upload),
 * partner (a partner's server with its key). audit-token: no session, but a secret in the body that the handler checks.
 */
export type Caller = 'anyone' | 'signed-in' | 'main' | 'staff' | 'link' | 'handoff' | 'partner' | 'audit-token' | Code;

export type Call = {
  /** As in §7, without /api/v1. */
  readonly path: `/${string}`;
  /** Answered too: the same call under another spelling (A26). */
  readonly also?: `/${string}`;
  /** One caller, or any of several. */
  readonly who: Caller | readonly Caller[];
  /** Refused with 2001 until kyc_status is 4. */
  readonly kyc?: true;
  /** false: answered although documents are not approved (2002). */
  readonly documents?: false;
  /** Moves money: needs an Idempotency-Key; key, one-time code and postings commit together. */
  readonly money?: true;
  /** Changes something: the bank remembers its answer by Idempotency-Key, so that a retry happens once. */
  readonly write?: true;
  /** Asked by the clock and not by the person: does not lengthen a session. */
  readonly background?: true;
  /** Not in §7. */
  readonly ours?: true;
  readonly in: z.ZodMiniType;
  readonly out: z.ZodMiniType | 'blob';
  readonly refuses?: readonly RefusalName[];
};

export type Feature = Readonly<Record<string, Call>>;

export type In<C extends Call> = z.input<C['in']>;
export type Out<C extends Call> = C['out'] extends z.ZodMiniType ? z.output<C['out']> : Blob;
/** What a handler may refuse with, beyond the universal refusals. */
export type RefusalOf<C extends Call> = C['refuses'] extends readonly (infer N)[] ? N & RefusalName : never;

export const callers = (call: Call): readonly Caller[] => (typeof call.who === 'string' ? [call.who] : call.who);
