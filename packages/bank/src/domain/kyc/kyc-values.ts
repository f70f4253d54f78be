/** Reading and setting single answers of a KYC copy by their path (rules/kyc/kyc.ts). */
import {
  kycSteps,
  listsOf,
  readKycPath,
  rowsOf,
  type FieldRow,
  type FieldRows,
  type KycPath,
  type KycStep,
} from '@bankside/core/rules/kyc/kyc.ts';
import type { KycAnswers } from '../../store/kyc-schema.ts';

export type KycCopy = Readonly<Record<KycStep, KycAnswers>>;
export type KycRow = Readonly<Record<string, unknown>> & { readonly person_id: string };

export const stepsOf = ({ corporate, company, shareholder, trading }: KycCopy): KycCopy => ({ corporate, company, shareholder, trading });

const isRow = (value: unknown): value is KycRow =>
  typeof value === 'object' && value !== null && 'person_id' in value && typeof value.person_id === 'string';

/** The people of a list; none while nobody was entered. */
export function kycRows(answers: KycAnswers, list: string): readonly KycRow[] {
  const rows: unknown = answers[list];
  return Array.isArray(rows) ? rows.filter(isRow) : [];
}

/** Where a path leads in this copy; null when it names no field of ours, or a person who is not there. */
export function kycPlace(copy: KycCopy, path: string): (KycPath & { readonly row: FieldRow; readonly value: unknown }) | null {
  const at = readKycPath(path);
  const row = at && rowsOf(at.step, at.list)[at.field];
  if (!at || !row) return null;
  if (!at.list) return { ...at, row, value: copy[at.step][at.field] };
  const person = kycRows(copy[at.step], at.list).find(({ person_id }) => person_id === at.person_id);
  return person ? { ...at, row, value: person[at.field] } : null;
}

/** The copy with another value at a place that kycPlace found. */
export function withKycValue(copy: KycCopy, { step, list, person_id, field }: KycPath, value: unknown): KycCopy {
  const answers = copy[step];
  if (!list) return { ...copy, [step]: { ...answers, [field]: value } };
  const rows = kycRows(answers, list).map((row) => (row.person_id === person_id ? { ...row, [field]: value } : row));
  return { ...copy, [step]: { ...answers, [list]: rows } };
}

function keysIn(rows: FieldRows, values: Readonly<Record<string, unknown>>, signatures: boolean): string[] {
  return Object.entries(rows).flatMap(([name, { kind }]) => {
    const value = values[name];
    if (kind === 'file') return typeof value === 'string' && value !== '' ? [value] : [];
    if (kind === 'files') return Array.isArray(value) ? value.filter((key) => typeof key === 'string') : [];
    if (!signatures || kind !== 'signature' || typeof value !== 'object' || value === null || !('file_key' in value)) return [];
    return typeof value.file_key === 'string' && value.file_key !== '' ? [value.file_key] : [];
  });
}
const allKeys = (copy: KycCopy, signatures: boolean): string[] =>
  kycSteps.flatMap((step) => [
    ...keysIn(rowsOf(step), copy[step], signatures),
    ...listsOf(step).flatMap((list) => kycRows(copy[step], list).flatMap((row) => keysIn(rowsOf(step, list), row, signatures))),
  ]);
/** Every file_key that is in a copy, signatures included. */
export const kycFileKeys = (copy: KycCopy): string[] => allKeys(copy, true);
/** What a reviewer opens; a signature is among the details. */
export const kycPaperKeys = (copy: KycCopy): string[] => [...new Set(allKeys(copy, false))];
