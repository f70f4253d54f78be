/** Shapes that several features share. Messages are keys of the words 'rules'. */
import * as z from 'zod/mini';
import { currencyCodes } from '../rules/money/currencies.ts';
import { hasAddress, looksLikeLink } from '../rules/names.ts';
import { policy } from '../rules/policy/policy.ts';

z.config({ jitless: true }); // no new Function under a strict CSP (SEC-25)

/** What cannot be seen is nothing; what cannot be read, or turns around what others read, is not taken. */
const seen = /[^\s\p{Cf}]/u;
const oneLine = /^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u;
/** Of what is printed on cards and sent to other banks. */
const noEmoji = z.regex(/^[^\p{Emoji_Presentation}\ufe0f]*$/u, 'emoji');
const lines = /^[^\p{Cs}\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]*$/u;

/** Trimmed, one line or several, without control characters. */
export const text = (max: number, blank = 'blank') =>
  z.string().check(z.trim(), z.regex(seen, blank), z.maxLength(max, 'tooLong'), z.regex(oneLine, 'controlCharacters'));
/** What goes on an envelope or into a register. */
export const printable = (max: number) => text(max).check(noEmoji);
export const prose = (max: number, blank = 'blank') =>
  z.string().check(z.trim(), z.regex(seen, blank), z.maxLength(max, 'tooLong'), z.regex(lines, 'controlCharacters'));
type Bounds = { readonly min?: number; readonly max?: number };
/** A length that the policy in force bounds, asked at every check: a page learns the bank's figures after this file has run (D-430). */
export const bounded = (message: string, bounds: () => Bounds) =>
  z.check<string>(({ value, issues }) => {
    const { min = 0, max = Infinity } = bounds();
    if (value.length < min || value.length > max)
      issues.push({ code: 'too_big', origin: 'string', minimum: min, maximum: max, inclusive: true, input: value, message });
  });

/** A person's own name, one of its parts, or all of it: no address in it, for our mail carries it to others. */
export const personName = (max: number = policy.names.personMax, blank = 'nameBlank') =>
  text(max, blank).check(
    noEmoji,
    z.refine((name) => !looksLikeLink(name), 'nameLink'),
  );
/** The same for a company that introduces itself. */
export const companyName = (blank: string) =>
  text(policy.names.companyMax, blank).check(
    noEmoji,
    z.refine((name) => !looksLikeLink(name), 'nameLink'),
  );
/** And where it may go without. */
export const maybeCompanyName = z.string().check(
  z.trim(),
  z.maxLength(policy.names.companyMax, 'tooLong'),
  z.regex(oneLine, 'controlCharacters'),
  noEmoji,
  z.refine((name) => !looksLikeLink(name), 'nameLink'),
);
/** As another party calls itself at its bank: 'Booking.com B.V.' is a name, an address is none. */
export const partyName = (max: number, blank = 'nameBlank') =>
  text(max, blank).check(
    noEmoji,
    z.refine((name) => !hasAddress(name), 'nameLink'),
  );
/** The text that a payee reads with a payment; other banks carry it. */
export const paymentReference = z
  .string()
  .check(z.trim(), z.maxLength(35, 'tooLong'), z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'controlCharacters'), noEmoji);
/** Several lines, or none. */
export const linesOf = (max: number) => z.string().check(z.maxLength(max, 'tooLong'), z.regex(lines, 'controlCharacters'));

/** One address, strictly: nothing that a mailer could read as two (SEC-28). */
export const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(1, 'emailBlank'), z.maxLength(254, 'tooLong'), z.email('email'));

/** ACC-04: 8 to 128 with upper, lower and digit; symbols welcome. Trivial ones are refused by the bank. */
export const newPassword = z.string().check(
  z.minLength(1, 'passwordBlank'),
  bounded('passwordShort', () => ({ min: policy.password.min })),
  bounded('passwordLong', () => ({ max: policy.password.max })),
  z.regex(/\p{Lu}/u, 'passwordUpper'),
  z.regex(/\p{Ll}/u, 'passwordLower'),
  z.regex(/\p{Nd}/u, 'passwordDigit'),
);
/** A password as typed at sign-in: any text, so that old rules never lock anybody out. */
export const password = z.string().check(
  z.minLength(1, 'passwordBlank'),
  bounded('passwordLong', () => ({ max: policy.password.max })),
);
export const emailCode = z.string().check(
  z.trim(),
  z.minLength(1, 'codeBlank'),
  z.regex(/^\d*$/, 'code'),
  bounded('code', () => ({ min: policy.otp.length, max: policy.otp.length })),
);
/** What a browser keeps after it has signed in (the bank's `device_token`); one that the bank does not know counts as none. */
export const deviceToken = z.optional(z.string().check(z.maxLength(200, 'tooLong')));
export const captcha = z.string().check(z.maxLength(4000, 'tooLong'));
/** ITU country code, with plus. */
export const countryCode = z.string().check(z.minLength(1, 'countryCodeBlank'), z.regex(/^\+[1-9]\d{0,3}$/, 'countryCode'));
export const phone = z.string().check(z.trim(), z.minLength(1, 'phoneBlank'), z.regex(/^(?=(\D*\d){4})[\d ()-]{4,20}$/, 'phone'));

const idForm = z.regex(/^[\w-]{1,64}$/, 'id');
export const id = z.string().check(idForm);
/** Of a form: nothing chosen is not an unknown entry. */
export const chosenId = z.string().check(z.minLength(1, 'choose'), idForm);
export const fileKey = z.string().check(z.minLength(1, 'fileBlank'), z.regex(/^[\w-]{16,64}$/, 'fileBlank'));
export const currency = z.enum(currencyCodes, 'currency');
/**
 * Decimal text, never a number (API-06); sign allowed only where money goes out.
 * Room for all that the ledger holds, and for its worth in dollars.
 */
export const amount = z.string().check(z.regex(/^-?\d{1,45}(\.\d{1,18})?$/, 'amount'));
/** The least that is asked for, by currency. */
export const minimums = z.array(z.object({ currency, amount }));
/** UTC, ISO 8601; the database has no year 0. */
export const time = z.iso.datetime().check(z.regex(/^(?!0000)/, 'date'));
export const day = z.iso.date('date');
export const empty = z.object({});

/** page and page_size for small lists, the cursor for all (D-116). */
export const page = z.object({
  page: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
  page_size: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});
export const pageOf = <T extends z.ZodMiniType>(row: T) =>
  z.object({ list: z.array(row), total: z.int(), next_cursor: z.nullable(z.string()) });
