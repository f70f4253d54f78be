/** The card application as schemas, made from the table of rules/cards/fields.ts: each step by itself, so that a form checks what it shows, and the whole. */
import * as z from 'zod/mini';
import { applicationFields, type CardField, type CardFieldKind } from '../../rules/cards/fields.ts';
import { policy } from '../../rules/policy/policy.ts';
import { called, country, idNumber } from '../field-shapes.ts';
import { bounded, countryCode, day, email, fileKey, id, personName, phone, printable, prose } from '../shapes.ts';

export const username = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'usernameBlank'),
    z.regex(/^\w*$/, 'username'),
    z.minLength(3, 'usernameShort'),
    z.maxLength(30, 'tooLong'),
  );
/** APP-07: what an embosser can print, in capitals. The prefix of the company counts too; the bank checks the sum. */
const nameOnCard = z.string().check(
  z.trim(),
  z.toUpperCase(),
  z.minLength(1, 'blank'),
  z.minLength(2, 'nameOnCard'),
  bounded('tooLong', () => ({ max: policy.card.nameMax })),
  z.regex(/^[A-Z][A-Z .'-]*$/, 'nameOnCard'),
);
const visionlifeAccount = z.string().check(
  z.trim(),
  z.minLength(1, 'visionlifeAccountBlank'),
  z.regex(/^\w*$/, 'visionlifeAccount'),
  bounded('visionlifeAccount', () => ({ min: policy.visionlife.accountMin, max: policy.visionlife.accountMax })),
);

const oneOf = ({ options = [] }: CardField) => z.enum(options, 'choose');
const line = ({ max = 200 }: CardField) => printable(max);
const kinds = {
  applicant: oneOf,
  director: () => id,
  account: () => visionlifeAccount,
  choice: oneOf,
  select: oneOf,
  name: () => personName(undefined, 'blank'), // a first or last name: 'the name' is both
  nameOnCard: () => nameOnCard,
  username: () => username,
  email: () => email,
  countryCode: () => countryCode,
  mobile: () => phone,
  day: () => day,
  idNumber: () => idNumber,
  country: () => country,
  text: line,
  documentDay: () => day,
  flag: () => z.boolean(),
  postalCode: () => z.string().check(z.trim(), z.minLength(1, 'blank'), z.regex(/^[A-Za-z0-9][A-Za-z0-9 -]{1,11}$/, 'postalCode')),
  mailing: line,
  file: () => fileKey,
  prose: ({ max = 1000 }: CardField) => prose(max),
  consent: () => z.literal(true, 'termsNotAccepted'),
} as const satisfies Record<CardFieldKind, (row: CardField) => z.ZodMiniType>;

/** Kinds that only some applications ask for; which, the bank knows. */
const sometimes = ['director', 'account', 'flag'] as const satisfies readonly CardFieldKind[];

type Fields = Readonly<Record<string, CardField>>;
type Schema<R extends CardField> = R extends { options: readonly (infer O extends string)[] }
  ? z.ZodMiniType<O, O>
  : ReturnType<(typeof kinds)[R['kind']]>;
type MayMiss = { optional: true | 'hideable' } | { when: object } | { kind: (typeof sometimes)[number] };
type Shape<F extends Fields> = { -readonly [N in keyof F]: F[N] extends MayMiss ? z.ZodMiniOptional<Schema<F[N]>> : Schema<F[N]> };

const mayMiss = ({ optional, when, kind }: CardField) => Boolean(optional ?? when) || sometimes.some((each) => each === kind);
const shapeOf = <F extends Fields>(rows: F): Shape<F> =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => {
      const schema: z.ZodMiniType = kinds[row.kind](row);
      return [name, mayMiss(row) ? z.optional(schema) : schema] as const;
    }),
  ) as unknown as Shape<F>;

const { about, identity, address, review } = applicationFields;
const shapes = { about: shapeOf(about), identity: shapeOf(identity), address: shapeOf(address), review: shapeOf(review) };

/** The first half of proving who goes on with a draft. */
export const resuming = z.object({ email });

export const steps = {
  about: z.object(shapes.about),
  identity: z.object(shapes.identity).check(...called(identity)),
  address: z.object(shapes.address).check(...called(address)),
  review: z.object(shapes.review),
} as const;

/** Every field, as it is sent. Rules about days are `applicationDayFaults`, which needs the bank's day; the bank applies them too. */
export const fields = { ...shapes.about, ...shapes.identity, ...shapes.address, ...shapes.review };
/** Rules between them: `other` asks which (APP-13). */
export const between = [...called(identity), ...called(address)];
