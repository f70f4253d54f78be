/** Getting in and out: sign-in, registration, a forgotten password, codes and the second step. */
import * as z from 'zod/mini';
import { otpPurposes } from '../../rules/options.ts';
import { proofMethods } from '../../rules/access/proofs.ts';
import type { Feature } from '../define.ts';
import { Proof } from '../security/proof.ts';
import {
  captcha,
  countryCode,
  deviceToken,
  email,
  emailCode,
  empty,
  id,
  maybeCompanyName,
  newPassword,
  password,
  personName,
  phone,
  time,
} from '../shapes.ts';
import { samePasswords } from './shapes.ts';

export const SignedIn = z.object({
  token: z.string(),
  userid: z.string(),
  username: z.string(),
  /** The token is good for the second step alone: sendEmail and verify with purpose two_factor (ACC-31). */
  need_two_factor: z.boolean(),
  /** What proves it then, the surest first. */
  two_factor_methods: z.optional(z.array(z.enum(proofMethods))),
  /** For the browser to keep and to send with the next sign-in or reset. It opens nothing. */
  device_token: z.string(),
});

export const signIn = {
  login: {
    path: '/account/login',
    who: 'anyone',
    in: z.object({ email, password, captcha, device_token: deviceToken }),
    out: SignedIn,
    /** captchaHarder: with a challenge of init/captcha that was asked for with `harder`. */
    refuses: ['captchaMissing', 'captchaIncorrect', 'captchaHarder', 'unknownDevice', 'wrongCredentials', 'accountInactive'],
  },
  register: {
    path: '/account/register',
    who: 'anyone',
    write: true,
    in: z
      .object({
        full_name: personName(),
        company_name: z.optional(maybeCompanyName),
        email,
        email_code: emailCode,
        country_code: countryCode,
        phone,
        password: newPassword,
        confirm_password: z.string().check(z.minLength(1, 'passwordAgainBlank')),
        invite_code: z.optional(z.string().check(z.trim(), z.maxLength(40, 'tooLong'))),
        terms_accepted: z.literal(true, 'termsNotAccepted'),
        device_token: deviceToken,
      })
      .check(samePasswords('password', 'confirm_password')),
    out: z.object({ ...SignedIn.shape, approve_status: z.int(), kyc_status: z.int() }),
    refuses: ['codeIncorrect', 'codeExpired', 'codeLocked', 'emailTaken', 'inviteUnknown', 'passwordCommon'],
  },
  forgetLoginPassword: {
    path: '/account/forgetLoginPassword',
    who: 'anyone',
    write: true,
    in: z
      .object({
        email,
        email_code: emailCode,
        new_password: newPassword,
        confirm_password: z.string().check(z.minLength(1, 'passwordAgainBlank')),
        device_token: deviceToken,
      })
      .check(samePasswords('new_password', 'confirm_password')),
    out: z.object({ device_token: z.string() }),
    refuses: ['codeIncorrect', 'codeExpired', 'codeLocked', 'passwordCommon'],
  },
  exitLogin: {
    path: '/account/exitLogin',
    who: 'signed-in',
    documents: false,
    pending: ['factor', 'enrol'],
    in: z.object({ reason: z.optional(z.enum(['user', 'idle'])), everywhere: z.optional(z.boolean()) }),
    out: empty,
  },
  verify: {
    path: '/account/verify',
    who: 'signed-in',
    documents: false,
    pending: ['factor'],
    write: true, // a code is used up: a retry must get the first answer
    /** At sign-in a `proof`; an email_code is one by email. */
    in: z
      .object({ purpose: z.enum(otpPurposes), email_code: z.optional(emailCode), proof: z.optional(Proof), device_token: deviceToken })
      .check(z.refine((form) => form.email_code !== undefined || form.proof !== undefined, { path: ['email_code'], error: 'codeBlank' })),
    /** in_progress: the company asks for a second step, and this person has to set one up first (ACC-34). */
    out: z.object({
      verify_token: z.string(),
      verification_status: z.enum(['in_progress', 'approved', 'failed']),
      device_token: z.optional(z.string()),
    }),
    refuses: ['codeIncorrect', 'codeExpired', 'codeLocked', 'proofWrong'],
  },
  sendEmail: {
    path: '/sendEmail',
    who: 'anyone',
    code: true,
    documents: false,
    pending: ['factor'],
    write: true,
    in: z.object({
      email: z.optional(email),
      purpose: z.enum(otpPurposes),
      captcha: z.optional(captcha),
      /** With purpose withdraw: the code confirms this quote, with its amount and its address, and no other. */
      quote_id: z.optional(id),
      /** With purpose two_factor: what proofNeeded has told; the code confirms this act and no other. */
      asking: z.optional(z.string().check(z.maxLength(4000, 'tooLong'))),
      device_token: deviceToken,
    }),
    out: z.object({
      resend_after_sec: z.int(),
      expires_in_sec: z.int(),
      /** What the mail says, to the minute. */
      expires_at: time,
      /** With purpose register or reset: the code is this device's, and no other request voids it. */
      device_token: z.optional(z.string()),
    }),
    refuses: ['captchaMissing', 'captchaIncorrect', 'quoteExpired', 'quoteUsed'], // never emailTaken: the mail tells (SEC-10)
  },
  /** A person clicked or typed: the one call that resets a session's idle time. Never asked by a page of its own accord. */
  touch: { path: '/account/touch', who: 'signed-in', documents: false, ours: true, in: empty, out: z.object({ idle_until: time }) },
  captcha: {
    path: '/init/captcha',
    who: 'anyone',
    ours: true,
    in: z.object({ harder: z.optional(z.boolean()) }),
    out: z.object({ challenge: z.unknown(), expires_in_sec: z.int() }),
  },
} as const satisfies Feature;

/** What /forget_pwd asks for before it calls sendEmail, which alone among its purposes needs both. */
export const resetRequest = z.object({ email, captcha });
