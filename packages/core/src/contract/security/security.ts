/** How a person signs in beyond the password: authenticator app, recovery codes, and the company's rule about them (ACC-30 to ACC-35). */
import * as z from 'zod/mini';
import { proofMethods } from '../../rules/access/proofs.ts';
import type { Feature } from '../define.ts';
import { Proof, proofRefusals } from './proof.ts';
import { SignedIn } from '../account/sign-in.ts';
import { deviceToken, empty, emailCode, id, text, time } from '../shapes.ts';

const proof = z.optional(Proof);
const credentialId = z.string().check(z.regex(/^[\w-]{1,1400}$/, 'id'));
/** What an authenticator answers, as JSON. */
const passkeyAnswer = z.string().check(z.minLength(2, 'blank'), z.maxLength(8000, 'tooLong'));
/** For the browser, as WebAuthn writes it. */
const Options = z.object({ options: z.unknown() });
const passkeyName = text(60, 'nameBlank');
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const SecurityState = z.object({
  /** The authenticator app; null while there is none. */
  app: z.nullable(z.object({ since: time, last_used_at: z.nullable(time) })),
  passkeys: z.array(z.object({ id: credentialId, name: z.string(), since: time, last_used_at: z.nullable(time), synced: z.boolean() })),
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
  /** What a new passkey is made with; the challenge is this session's, good for minutes and once. */
  beginPasskey: {
    path: '/account/security/passkey/begin',
    ...signedIn,
    pending: ['enrol'],
    write: true,
    in: z.object({ proof }),
    out: Options,
    refuses: [...proofRefusals],
  },
  addPasskey: {
    path: '/account/security/passkey/add',
    ...signedIn,
    pending: ['enrol'],
    write: true,
    in: z.object({ answer: passkeyAnswer, name: passkeyName }),
    out: RecoveryCodes,
    refuses: ['proofWrong', 'alreadySaved'],
  },
  renamePasskey: {
    path: '/account/security/passkey/rename',
    ...signedIn,
    write: true,
    in: z.object({ id: credentialId, name: passkeyName }),
    out: empty,
    refuses: ['notFound'],
  },
  removePasskey: {
    path: '/account/security/passkey/remove',
    ...signedIn,
    write: true,
    in: z.object({ id: credentialId, proof }),
    out: empty,
    refuses: [...proofRefusals, 'notFound', 'factorRequired'],
  },
  /** Where this person is signed in now, the one that asks first. */
  sessions: {
    path: '/account/security/sessions',
    ...signedIn,
    in: empty,
    out: z.object({
      list: z.array(
        z.object({
          id,
          /** 'Chrome, Windows'; empty for another program. */
          browser: z.string(),
          address: z.string(),
          last_address: z.string(),
          /** Since when it is used from another network than it signed in from. */
          moved_at: z.nullable(time),
          /** The newest address of such a network; empty when it never moved. */
          moved_to: z.string(),
          since: time,
          last_seen_at: time,
          current: z.boolean(),
        }),
      ),
    }),
  },
  /** Ends one, or without an id all but the one that asks. */
  endSession: {
    path: '/account/security/endSession',
    ...signedIn,
    write: true,
    in: z.object({ id: z.optional(id) }),
    out: z.object({ ended: z.int() }),
    refuses: ['notFound'],
  },
  /** A challenge to prove an act (`asking` of proofNeeded), or the second step of a sign-in. */
  passkeyChallenge: {
    path: '/account/security/passkey/challenge',
    ...signedIn,
    pending: ['factor'],
    in: z.object({ asking: z.optional(z.string().check(z.maxLength(4000, 'tooLong'))) }),
    out: Options,
  },
  /** A passkey instead of email and password: it says itself whose it is. */
  beginPasskeySignIn: { path: '/account/security/passkey/beginSignIn', who: 'anyone', ours: true, in: empty, out: Options },
  passkeySignIn: {
    path: '/account/security/passkey/signIn',
    who: 'anyone',
    ours: true,
    in: z.object({ answer: passkeyAnswer, device_token: deviceToken }),
    out: SignedIn,
    refuses: ['proofWrong', 'accountInactive'],
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
