/** Shapes and rules that the field tables of both wizards share (rules/kyc/kyc.ts, rules/cards/fields.ts). */
import * as z from 'zod/mini';
import { isAsked, type When } from '../rules/field-when.ts';

/** ISO 3166-1 alpha-2. */
export const country = z.string().check(z.minLength(1, 'choose'), z.regex(/^[A-Z]{2}$/, 'choose'));
export const idNumber = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.minLength(1, 'blank'), z.regex(/^[A-Z0-9][A-Z0-9 /-]{2,29}$/, 'idNumber'));

type Row = { readonly kind: string; readonly optional?: unknown; readonly when?: When };
/** What is said of a field that was not filled in, where that is not `blank`. */
const blankRules: Readonly<Record<string, string>> = { file: 'fileBlank', day: 'date' };
const isBlank = (value: unknown) => value === undefined || value === '';

/** A field that another one calls for (`when`) must be there. */
export const called = (rows: Readonly<Record<string, Row>>) =>
  Object.entries(rows)
    .filter(([, row]) => row.when && !row.optional)
    .map(([name, row]) =>
      z.refine<Record<string, unknown>>((form) => !isAsked(row, form) || !isBlank(form[name]), {
        path: [name],
        error: blankRules[row.kind] ?? 'blank',
        when: ({ value }) => typeof value === 'object' && value !== null,
      }),
    );
