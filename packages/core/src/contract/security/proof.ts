/** How an act is proven, in the body of the call that does it: code, act and answer commit together (ACC-36). */
import * as z from 'zod/mini';
import { proofMethods } from '../../rules/access/proofs.ts';
import type { RefusalName } from '../../rules/errors.ts';

/** `code`: the digits of an app or a mail, a recovery code, or a passkey's answer as JSON. */
export const Proof = z.object({
  method: z.enum(proofMethods),
  code: z.string().check(z.trim(), z.minLength(1, 'codeBlank'), z.maxLength(8000, 'tooLong')),
});
export type Proof = z.output<typeof Proof>;

/** Of a call that takes one: proofNeeded tells with which methods, and what a code or a challenge is asked for with. */
export const proofRefusals = [
  'proofNeeded',
  'proofWrong',
  'codeIncorrect',
  'codeExpired',
  'codeLocked',
] as const satisfies readonly RefusalName[];
