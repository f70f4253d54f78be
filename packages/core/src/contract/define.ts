/** One row per call: the client and the bank are both obliged to it by the compiler. */
import type * as z from 'zod/mini';
import type { RefusalName } from '../rules/errors.ts';
import type { Code } from '../rules/access/permissions.ts';
import type { SignInStage } from '../rules/access/proofs.ts';

/**
 * anyone: no sign-in. signed-in: any user. main, staff: that kind of user. A code: main account or a sub-account holding it (D-111).
 * Guests, by what they bring in the header `token`: link (an apply link's token), handoff (a phone that continues one upload),
 * partner (a partner's server with its key). audit-token: no session, but a secret in the body that the handler checks.
 */
export type Caller = 'anyone' | 'signed-in' | 'main' | 'staff' | 'link' | 'handoff' | 'partner' | 'audit-token' | Code;

export type Call = {
  /** As it is published, without /api/v1. */
  readonly path: `/${string}`;
  /** Answered too: the same call under another spelling (TXN-11). */
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
  /** Asks the world outside: the handler opens its own transactions around that, and a repeated call does no harm. */
  readonly outside?: true;
  /** Mails or takes a one-time code for the `purpose` of its input: a tag's token is held to its purposes (rules/access/embed.ts). */
  readonly code?: true;
  /** Answered too while a sign-in is not finished: at these stages (ACC-31). */
  readonly pending?: readonly SignInStage[];
  /** Not in the published interface (API-09). */
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
