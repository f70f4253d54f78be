/** How a person signs in beyond the password: authenticator app, recovery codes, and the company's rule about them (ACC-30 to ACC-35). */
import * as z from 'zod/mini';
import { proofMethods } from '../rules/access/proofs.ts';
import type { Feature } from './define.ts';
import { Proof, proofRefusals } from './proof.ts';
import { empty, emailCode, time } from './shapes.ts';

const proof = z.optional(Proof);
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const SecurityState = z.object({
  /** The authenticator app; null while there is none. */
  app: z.nullable(z.object({ since: time, last_used_at: z.nullable(time) })),
  recovery_left: z.int(),
  /** What this person can prove it with now, the surest first. */
  methods: z.array(z.enum(proofMethods)),
  /** The company asks a second step of everybody. */
  required: z.boolean(),
  /** May this person change that? */
  may_require: z.boolean(),
});

const signedIn = { who: 'signed-in', documents: false, ours: true } as const;

export const security = {
  state: { path: '/account/security/state', ...signedIn, pending: ['enrol'], in: empty, out: SecurityState },
  /** A new secret, shown this once; it counts from confirmApp on. */
  beginApp: {
    path: '/account/security/app/begin',
    ...signedIn,
    pending: ['enrol'],
    write: true,
    in: z.object({ proof }),
    out: z.object({ secret: z.string(), uri: z.string() }),
    refuses: [...proofRefusals],
  },
  /** With the first factor come the recovery codes; else the list is empty and the old ones stay. */
  confirmApp: {
    path: '/account/security/app/confirm',
    ...signedIn,
    pending: ['enrol'],
    write: true,
    in: z.object({ code: emailCode }),
    out: RecoveryCodes,
    refuses: ['proofWrong', 'wrongState'],
  },
  removeApp: {
    path: '/account/security/app/remove',
    ...signedIn,
    write: true,
    in: z.object({ proof }),
    out: empty,
    refuses: [...proofRefusals, 'wrongState', 'factorRequired'],
  },
  /** Ten new ones; those of before are void. */
  newRecoveryCodes: {
    path: '/account/security/recovery/new',
    ...signedIn,
    write: true,
    in: z.object({ proof }),
    out: RecoveryCodes,
    refuses: [...proofRefusals, 'wrongState'],
  },
  require: {
    path: '/account/security/require',
    who: 'main',
    documents: false,
    ours: true,
    write: true,
    in: z.object({ required: z.boolean(), proof }),
    out: z.object({ required: z.boolean() }),
    refuses: [...proofRefusals],
  },
} as const satisfies Feature;

/** The forms of the second step: six digits, or a recovery code as it was shown. */
export const codeForm = z.object({ code: emailCode });
export const recoveryForm = z.object({
  code: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1, 'codeBlank'), z.regex(/^[a-z0-9]{5}[- ]?[a-z0-9]{5}$/, 'recoveryCode')),
});
