/** Shapes that several features share. Messages are keys of the words 'rules'. */
import * as z from 'zod/mini';
import { currencyCodes } from '../rules/currencies.ts';
import { policy } from '../rules/policy.ts';

z.config({ jitless: true }); // no new Function under a strict CSP (security.md 0.4)

/** What cannot be seen is nothing; what cannot be read, or turns around what others read, is not taken. */
const seen = /[^\s\p{Cf}]/u;
const oneLine = /^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u;
const lines = /^[^\p{Cs}\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]*$/u;

/** Trimmed, one line or several, without control characters. */
export const text = (max: number, blank = 'blank') =>
  z.string().check(z.trim(), z.regex(seen, blank), z.maxLength(max, 'tooLong'), z.regex(oneLine, 'controlCharacters'));
export const prose = (max: number, blank = 'blank') =>
  z.string().check(z.trim(), z.regex(seen, blank), z.maxLength(max, 'tooLong'), z.regex(lines, 'controlCharacters'));
/** Several lines, or none. */
export const linesOf = (max: number) => z.string().check(z.maxLength(max, 'tooLong'), z.regex(lines, 'controlCharacters'));

/** One address, strictly: nothing that a mailer could read as two (stack.md, Mail). */
export const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(1, 'emailBlank'), z.maxLength(254, 'tooLong'), z.email('email'));

/** A01: 8 to 128 with upper, lower and digit; symbols welcome. Trivial ones are refused by the bank. */
export const newPassword = z
  .string()
  .check(
    z.minLength(1, 'passwordBlank'),
    z.minLength(policy.password.min, 'passwordShort'),
    z.maxLength(policy.password.max, 'passwordLong'),
    z.regex(/\p{Lu}/u, 'passwordUpper'),
    z.regex(/\p{Ll}/u, 'passwordLower'),
    z.regex(/\p{Nd}/u, 'passwordDigit'),
  );
/** A password as typed at sign-in: any text, so that old rules never lock anybody out. */
export const password = z.string().check(z.minLength(1, 'passwordBlank'), z.maxLength(policy.password.max, 'passwordLong'));
export const emailCode = z.string().check(z.trim(), z.minLength(1, 'codeBlank'), z.regex(/^\d{6}$/, 'code'));
export const captcha = z.string().check(z.maxLength(4000, 'tooLong'));
/** ITU country code, with plus. */
export const countryCode = z.string().check(z.minLength(1, 'countryCodeBlank'), z.regex(/^\+[1-9]\d{0,3}$/, 'countryCode'));
export const phone = z.string().check(z.trim(), z.minLength(1, 'phoneBlank'), z.regex(/^(?=(\D*\d){4})[\d ()-]{4,20}$/, 'phone'));

export const id = z.string().check(z.regex(/^[\w-]{1,64}$/, 'id'));
export const fileKey = z.string().check(z.minLength(1, 'fileBlank'), z.regex(/^[\w-]{16,64}$/, 'fileBlank'));
export const currency = z.enum(currencyCodes, 'currency');
/** Decimal text, never a number (A24); sign allowed only where money goes out. */
export const amount = z.string().check(z.regex(/^-?\d{1,30}(\.\d{1,18})?$/, 'amount'));
/** UTC, ISO 8601. */
export const time = z.iso.datetime();
export const day = z.iso.date('date');
export const empty = z.object({});

/** page and page_size for small lists, the cursor for all (decisions 16). */
export const page = z.object({
  page: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
  page_size: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});
export const pageOf = <T extends z.ZodMiniType>(row: T) =>
  z.object({ list: z.array(row), total: z.int(), next_cursor: z.nullable(z.string()) });
