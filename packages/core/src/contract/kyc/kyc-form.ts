/** The KYC steps as schemas, made from the tables of rules/kyc/kyc.ts: strict as they are submitted, loose as they are typed (D-128). */
import * as z from 'zod/mini';
import { kycLists, rowsOf, stepFields, type FieldRow, type FieldRows, type KycList, type KycStep } from '../../rules/kyc/kyc.ts';
import { commaFree } from '../../rules/money/money.ts';
import { called, country, idNumber } from '../field-shapes.ts';
import { companyName, day, fileKey, personName, prose, text } from '../shapes.ts';

/** Given by the screen when a row is begun, and kept for good. */
const personId = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'id'));

const listed = (one: z.ZodMiniType<string, string>, max = 1) =>
  z.array(one, 'choose').check(z.minLength(1, 'choose'), z.maxLength(max, 'tooMany'));
const oneOf = ({ options = [] }: FieldRow) => z.string().check(z.refine((code) => options.includes(code), 'choose'));
/** Points of a stroke as x, y in thousandths of the pad's width, in the order they were drawn. */
const stroke = z.array(z.int().check(z.minimum(-1000), z.maximum(3000))).check(z.maxLength(4000));
/** Both ways end in a picture; how it was made is kept beside it, with the bank's time (KYC-17). */
export const Signature = z.object({
  method: z.enum(['drawn', 'typed'], 'signatureBlank'),
  file_key: z.string().check(z.regex(/^[\w-]{16,64}$/, 'signatureBlank')),
  /** As typed; empty when drawn. */
  name: z.string().check(z.maxLength(100, 'tooLong')),
  strokes: z.array(stroke).check(z.maxLength(200)),
  /** Set by the bank. */
  signed_at: z.optional(z.iso.datetime()),
});

/** Signed, and its picture has not reached the bank: kept as it was made, so that nobody signs twice. No rule takes it for a signature. */
const Unsent = z.object({ ...Signature.shape, file_key: z.literal('') });

/** A hand has moved, or a name can be read (KYC-17). */
const isSigned = ({ method, name, strokes }: z.output<typeof Signature>) =>
  method === 'typed' ? text(100).safeParse(name).success : strokes.some(({ length }) => length >= 4);

const kinds = {
  text: ({ max = 200, names }: FieldRow) =>
    names === 'person' ? personName(max, 'blank') : names === 'company' ? companyName('blank') : text(max),
  prose: ({ max = 1000 }: FieldRow) => prose(max),
  idNumber: () => idNumber,
  phone: () => z.string().check(z.trim(), z.minLength(1, 'phoneBlank'), z.regex(/^\+[1-9]\d{0,3} (?=(\D*\d){4})[\d ()-]{4,20}$/, 'phone')),
  web: ({ max = 300 }: FieldRow) =>
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(max, 'tooLong'),
        z.regex(/^https?:\/\/[^\s./@\p{C}]+(\.[^\s./@\p{C}]+)+(\/[^\s\p{C}]*)?$/iu, 'webAddress'),
      ),
  day: () => day,
  whole: () => z.string().check(z.trim(), z.minLength(1, 'blank'), z.regex(/^\d{1,9}$/, 'whole')),
  money: () =>
    z
      .string()
      .check(z.trim(), z.minLength(1, 'amountBlank'), z.regex(commaFree, 'amountCommas'), z.regex(/^\d{1,15}(\.\d{1,2})?$/, 'amount')),
  percent: () =>
    z.string().check(
      z.trim(),
      z.minLength(1, 'blank'),
      z.regex(/^\d{1,3}(\.\d{1,4})?$/, 'percent'),
      z.refine((share) => Number(share) > 0 && Number(share) <= 100, 'percent'),
    ),
  tick: () => z.literal(true, 'declarationBlank'),
  choice: oneOf,
  choices: (row: FieldRow) => listed(oneOf(row), row.max),
  country: () => country,
  countries: ({ max }: FieldRow) => listed(country, max),
  currencies: (row: FieldRow) => listed(oneOf(row), row.max),
  file: () => fileKey,
  files: ({ max = 1 }: FieldRow) => z.array(fileKey, 'fileBlank').check(z.minLength(1, 'fileBlank'), z.maxLength(max, 'tooManyFiles')),
  signature: () => z.object(Signature.shape, 'signatureBlank').check(z.refine(isSigned, 'signatureBlank')),
} as const satisfies Record<FieldRow['kind'], (row: FieldRow) => z.ZodMiniType>;

type Schema<R extends FieldRow> = ReturnType<(typeof kinds)[R['kind']]>;
type Shape<F extends FieldRows> = {
  -readonly [N in keyof F]: F[N] extends { optional: true } | { when: object } ? z.ZodMiniOptional<Schema<F[N]>> : Schema<F[N]>;
};
const hasOption = (row: FieldRow) => row.optional ?? row.when !== undefined;
function shapeOf<F extends FieldRows>(rows: F): Shape<F> {
  const shape = Object.entries(rows).map(([name, row]) => {
    const schema: z.ZodMiniType = kinds[row.kind](row);
    // what may be left out may also be there empty: a form holds '' for it
    return [
      name,
      hasOption(row) ? z.optional(z.union([schema, z.literal('')], row.kind === 'signature' ? 'signatureBlank' : 'invalid')) : schema,
    ] as const;
  });
  return Object.fromEntries(shape) as unknown as Shape<F>;
}

const person = <L extends KycList>(list: L) =>
  z.object({ person_id: personId, ...shapeOf<(typeof kycLists)[L]['fields']>(kycLists[list].fields) });
const people = <L extends KycList>(list: L, none: string) =>
  z.array(person(list)).check(z.minLength(kycLists[list].min, none), z.maxLength(kycLists[list].max, 'tooMany'));

/** Hundredths of a hundredth: a share has four decimals at most. */
const share = (percent: unknown) => Math.round(Number(percent) * 10_000);
/** KYC-15: the sum is at most 100; the row that goes over is the one at fault. */
const ownership = z.check<readonly { readonly ownership_percentage?: unknown }[]>(({ value, issues }) => {
  let sum = 0;
  for (const [at, row] of value.entries()) {
    sum += share(row.ownership_percentage) || 0;
    if (sum <= 1_000_000) continue;
    issues.push({ code: 'custom', input: row, path: [at, 'ownership_percentage'], message: 'ownershipOver' });
    return;
  }
});

export const shapes = {
  corporate: shapeOf(stepFields.corporate),
  company: shapeOf(stepFields.company),
  shareholder: {
    shareholders: people('shareholders', 'shareholderNone').check(ownership),
    directors: people('directors', 'directorNone'),
    officers: z._default(people('officers', 'blank'), []), // a company may have none
  },
  trading: {
    authorised_persons: people('authorised_persons', 'authorisedNone'),
    ...shapeOf(stepFields.trading),
  },
} as const;

/** Rules between fields of a step. */
export const between = {
  corporate: called(rowsOf('corporate')),
  company: called(rowsOf('company')),
  shareholder: [],
  trading: [],
} as const satisfies Record<KycStep, readonly unknown[]>;

/** One person by all rules, for the form in which they are entered. */
export const onePerson = {
  shareholders: person('shareholders'),
  directors: person('directors'),
  officers: person('officers'),
  authorised_persons: person('authorised_persons'),
} as const satisfies Record<KycList, z.ZodMiniType>;

/** A whole step as it is submitted: everything there, every rule kept. */
export const complete = {
  corporate: z.object(shapes.corporate).check(...between.corporate),
  company: z.object(shapes.company).check(...between.company),
  shareholder: z.object(shapes.shareholder),
  trading: z.object(shapes.trading),
} as const satisfies Record<KycStep, z.ZodMiniType>;

/** What somebody may have typed so far: any short text, tick, list of codes; whether it is right is asked later. */
const typed = z.nullable(
  z.union([
    z.string().check(z.maxLength(20_000, 'tooLong')),
    z.boolean(),
    z.array(z.string().check(z.maxLength(200))).check(z.maxLength(300)),
    Signature,
    Unsent,
  ]),
);
export type Typed = z.output<typeof typed>;
export type TypedPerson = { person_id: string } & Record<string, Typed | undefined>;
type Loose<F extends FieldRows> = { -readonly [N in keyof F]: z.ZodMiniOptional<typeof typed> };
const loose = <F extends FieldRows>(rows: F) =>
  Object.fromEntries(Object.keys(rows).map((name) => [name, z.optional(typed)])) as unknown as Loose<F>;
const looseList = <L extends KycList>(list: L) =>
  z.optional(
    z.array(z.object({ person_id: personId, ...loose<(typeof kycLists)[L]['fields']>(kycLists[list].fields) })).check(z.maxLength(20)),
  );
/** A step as it is typed: whatever is there already. */
export const partial = {
  corporate: loose(stepFields.corporate),
  company: loose(stepFields.company),
  shareholder: { shareholders: looseList('shareholders'), directors: looseList('directors'), officers: looseList('officers') },
  trading: { authorised_persons: looseList('authorised_persons'), ...loose(stepFields.trading) },
} as const;
