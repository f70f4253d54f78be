/** The files of a KYC that is being filled in: whose they are, when a signature was given, what may go. */
import { listsOf, rowsOf, type KycStep } from '@bankside/core/rules/kyc/kyc.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import { kycSubmissions, type KycAnswers } from '../../store/kyc-schema.ts';
import { files, submissions } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { claimFiles, releaseFile, type FileRow } from '../files/files.ts';
import { kycFileKeys, kycRows, type KycCopy } from './kyc-values.ts';
import type { Person } from '../../platform/callers/sessions.ts';

const dayMs = 86_400_000;
const keysOf = (value: unknown): string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return value.filter((key) => typeof key === 'string');
  return isSigned(value) ? [value.file_key] : [];
};
/** Its picture is here; before that nothing is signed. */
const isSigned = (value: unknown): value is { readonly file_key: string; readonly signed_at?: unknown } =>
  typeof value === 'object' && value !== null && 'file_key' in value && typeof value.file_key === 'string' && value.file_key !== '';

type Place = { readonly field: string; readonly name: string; readonly kind: string; readonly values: Readonly<Record<string, unknown>> };
/** Every field of a step, those of its people named as a form does: 'directors.0.id_files'. */
function* places(step: KycStep, answers: KycAnswers): Generator<Place> {
  for (const [name, { kind }] of Object.entries(rowsOf(step))) yield { field: name, name, kind, values: answers };
  for (const list of listsOf(step))
    for (const [index, values] of kycRows(answers, list).entries())
      for (const [name, { kind }] of Object.entries(rowsOf(step, list))) yield { field: `${list}.${index}.${name}`, name, kind, values };
}
const holdsFiles = (kind: string) => kind === 'file' || kind === 'files' || kind === 'signature';

/**
 * Claims what is new in a step for its company. What is in the file already stays. Refuses fileMissing
 * and, for a signature that is no picture, fileTypeWrong at its field.
 */
export async function claimNew(db: Db, person: Person, step: KycStep, answers: KycAnswers, before: KycCopy): Promise<void> {
  const known = new Set(kycFileKeys(before));
  const wanted = [...places(step, answers)]
    .filter(({ kind }) => holdsFiles(kind))
    .flatMap(({ field, name, kind, values }) => keysOf(values[name]).map((file_key) => ({ file_key, slot: 'kyc' as const, field, kind })))
    .filter(({ file_key }) => !known.has(file_key));
  const claimed = await claimFiles(db, person, wanted);
  for (const [at, { kind, field }] of wanted.entries())
    if (kind === 'signature' && claimed[at]?.content_type !== 'image/png')
      throw new Refusal('fileTypeWrong', { field, params: { types: 'PNG' } });
}

/** A new picture is a new signature, given now; the time of one that stays is the bank's and stays too. */
export function stampSignatures(step: KycStep, answers: KycAnswers, before: KycAnswers, now: Date): KycAnswers {
  const times = new Map<string, unknown>();
  for (const { kind, values, name } of places(step, before)) {
    const value = values[name];
    if (kind === 'signature' && isSigned(value)) times.set(value.file_key, value.signed_at);
  }
  const stamp = (rows: ReturnType<typeof rowsOf>, values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const signed = rows[name]?.kind === 'signature' && isSigned(value);
        return [name, signed ? { ...value, signed_at: times.get(value.file_key) ?? now.toISOString() } : value];
      }),
    );
  const lists = listsOf(step)
    .filter((list) => Array.isArray(answers[list]))
    .map((list) => [list, kycRows(answers, list).map((row) => stamp(rowsOf(step, list), row))]);
  return { ...stamp(rowsOf(step), answers), ...Object.fromEntries(lists) };
}

/** Every file of the company's that a frozen copy or a package of documents refers to. */
async function keptFor(db: Db, company_id: string): Promise<Set<string>> {
  const frozen = await db.select().from(kycSubmissions).where(eq(kycSubmissions.company_id, company_id));
  const packages = await db.select({ files: submissions.files }).from(submissions).where(eq(submissions.company_id, company_id));
  return new Set([...frozen.flatMap(kycFileKeys), ...packages.flatMap((each) => each.files.map(({ file_key }) => file_key))]);
}

/** Lets go of what nothing refers to any more. It stays for a day: another tab may still show it. */
export async function releaseDropped(db: Db, company_id: string, before: KycCopy, after: KycCopy, now: Date): Promise<void> {
  const stays = new Set(kycFileKeys(after));
  const dropped = new Set(kycFileKeys(before).filter((key) => !stays.has(key)));
  if (dropped.size === 0) return;
  const kept = await keptFor(db, company_id);
  for (const key of dropped) if (!kept.has(key)) await releaseFile(db, company_id, key, new Date(now.getTime() + dayMs));
}

/** The files that a copy names, as rows. */
export async function kycFileRows(db: Db, company_id: string, copy: KycCopy): Promise<FileRow[]> {
  const keys = kycFileKeys(copy);
  if (keys.length === 0) return [];
  return db
    .select()
    .from(files)
    .where(and(eq(files.company_id, company_id), inArray(files.file_key, keys), inArray(files.state, ['stored', 'claimed'])));
}
