/** A KYC file as the bank answers it: values by field name, people as rows. Nothing in it is trusted to be of its kind. */
import {
  isAsked,
  kycLists,
  kycPath,
  kycSteps,
  listsOf,
  rowsOf,
  type FieldRow,
  type KycList,
  type KycStep,
} from '@bankside/core/rules/kyc/kyc.ts';

export type KycFileValues = Readonly<Record<KycStep, Readonly<Record<string, unknown>>>>;
export type KycFile = { readonly file_key: string; readonly name: string; readonly size: number; readonly content_type: string };
export type PersonRow = { readonly person_id: string } & Readonly<Record<string, unknown>>;

const isPerson = (row: unknown): row is PersonRow =>
  typeof row === 'object' && row !== null && 'person_id' in row && typeof row.person_id === 'string';

export function peopleOf(values: KycFileValues | undefined, list: KycList): readonly PersonRow[] {
  const rows = values?.[kycLists[list].step][list];
  return Array.isArray(rows) ? rows.filter(isPerson) : [];
}

/** One field of a file: where it is, what it is, what it holds. */
export type Entry = { readonly path: string; readonly name: string; readonly row: FieldRow; readonly value: unknown };

/** The fields of a step, or of one person in it, that are asked for with these values beside them. */
export function entriesOf(step: KycStep, values: Readonly<Record<string, unknown>>, who?: { list: KycList; person_id: string }): Entry[] {
  return Object.entries(rowsOf(step, who?.list))
    .filter(([, row]) => isAsked(row, values))
    .map(([name, row]) => ({ path: kycPath(step, name, who), name, row, value: values[name] }));
}

/** Every field of a file in its order, people included. */
export const allEntries = (values: KycFileValues, step: KycStep): Entry[] => [
  ...listsOf(step).flatMap((list) => peopleOf(values, list).flatMap((row) => entriesOf(step, row, { list, person_id: row.person_id }))),
  ...entriesOf(step, values[step]),
];

export type SignatureValue = {
  readonly method: 'drawn' | 'typed';
  readonly file_key: string;
  readonly name: string;
  readonly strokes: readonly (readonly number[])[];
  readonly signed_at?: string;
};
/** Its picture has arrived. */
export const isSignature = (value: unknown): value is SignatureValue =>
  typeof value === 'object' && value !== null && 'method' in value && 'file_key' in value && Boolean(value.file_key);

export const nothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

/** Of every file that is in the values, people's included; not the pictures of signatures. */
export const fileKeysOf = (values: KycFileValues): readonly string[] =>
  kycSteps.flatMap((step) =>
    allEntries(values, step).flatMap(({ row, value }) => {
      if (row.kind !== 'file' && row.kind !== 'files') return [];
      const keys: readonly unknown[] = Array.isArray(value) ? value : [value];
      return keys.filter((key): key is string => typeof key === 'string' && key !== '');
    }),
  );
