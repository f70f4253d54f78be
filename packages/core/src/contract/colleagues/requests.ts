/** What a main account asks about its colleagues, and the invitation of a new one (PER-22 to PER-25). */
import * as z from 'zod/mini';
import { codes } from '../../rules/access/permissions.ts';
import { languages } from '../../rules/languages.ts';
import type { Feature } from '../define.ts';
import { typedAmount } from '../money.ts';
import { Proof, proofRefusals } from '../security/proof.ts';
import { email, empty, id, newPassword, personName, time } from '../shapes.ts';

export const requestKinds = ['new', 'change', 'end', 'resume'] as const;
const group = z.string().check(z.trim(), z.maxLength(60, 'tooLong'), z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'controlCharacters'));
/** Empty: no limit of their own. */
const daily_usd = z.optional(z.union([z.literal(''), typedAmount]));
const rights = z.array(z.enum(codes), 'rightsBlank').check(z.minLength(1, 'rightsBlank'), z.maxLength(codes.length));

export const ColleagueRequest = z.object({
  id,
  kind: z.enum(requestKinds),
  /** Of the colleague; null until a new one is made. */
  user_id: z.nullable(id),
  full_name: z.string(),
  email: z.string(),
  group: z.string(),
  authjson: z.array(z.string()),
  /** The rights when it was asked for. */
  before: z.array(z.string()),
  /** The person's own daily limit that is asked for (PER-26), and the one before; empty: none. */
  daily_usd: z.string(),
  before_daily_usd: z.string(),
  status: z.string(),
  asked_by: z.string(),
  asked_at: time,
  decided_at: z.nullable(time),
  reason: z.string(),
  version: z.int(),
});

const ask = { who: 'main', kyc: true, ours: true, write: true, out: ColleagueRequest } as const;
/** Of who has set up more than a password (ACC-36). */
const proof = z.optional(Proof);
const invitation = { token: z.string().check(z.minLength(1), z.maxLength(200)) };

export const requests = {
  requests: {
    path: '/colleagues/requests',
    who: 'main',
    kyc: true,
    ours: true,
    in: empty,
    out: z.object({ list: z.array(ColleagueRequest) }),
  },
  askColleague: {
    path: '/colleagues/askColleague',
    ...ask,
    in: z.object({ full_name: personName(), email, group: z.optional(group), authjson: rights, daily_usd, proof }),
    /** emailTaken: by somebody of the same company, or by a request that waits. Whether others have it only the bank learns. */
    refuses: ['emailTaken', 'amountZero', ...proofRefusals],
  },
  askChange: {
    path: '/colleagues/askChange',
    ...ask,
    /** Without a group or a limit, these stay. */
    in: z.object({ id, group: z.optional(group), authjson: rights, daily_usd, proof }),
    /** wrongState: a request about this person waits, nothing would change, or the person is inactive. */
    refuses: ['notFound', 'wrongState', 'amountZero', ...proofRefusals],
  },
  askStatus: {
    path: '/colleagues/askStatus',
    ...ask,
    in: z.object({ id, kind: z.enum(['end', 'resume']), proof }),
    refuses: ['notFound', 'wrongState', ...proofRefusals],
  },
  withdrawRequest: {
    path: '/colleagues/withdrawRequest',
    ...ask,
    in: z.object({ id, version: z.int() }),
    refuses: ['notFound', 'wrongState', 'changedMeanwhile'],
  },
  /** Whose invitation it is; opening it changes nothing. */
  invitation: {
    path: '/colleagues/invitation',
    who: 'anyone',
    ours: true,
    in: z.object(invitation),
    /** `is_main`: of a main account, which accepts the terms as well. */
    out: z.object({
      company: z.string(),
      full_name: z.string(),
      email: z.string(),
      is_main: z.boolean(),
      /** The language of the invitation mail. */
      language: z.enum(languages),
      expires_at: time,
      time_zone: z.string(),
    }),
    refuses: ['linkInvalid'],
  },
  /** Sets the password, once. */
  acceptInvitation: {
    path: '/colleagues/acceptInvitation',
    who: 'anyone',
    ours: true,
    write: true,
    in: z
      .object({
        ...invitation,
        new_password: newPassword,
        confirm_password: z.string().check(z.minLength(1, 'passwordAgainBlank')),
        terms_accepted: z.optional(z.boolean()),
      })
      .check(z.refine((form) => form.new_password === form.confirm_password, { path: ['confirm_password'], error: 'passwordsDiffer' })),
    out: z.object({ email: z.string() }),
    refuses: ['linkInvalid', 'passwordCommon'],
  },
} as const satisfies Feature;
