/** A company's KYC as staff work on it: which copy is read, what it is compared with, which papers lie in it. */
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { kycLists, kycSteps, typedKinds, type FieldKind, type KycList, type KycStep } from '@bankside/core/rules/kyc/kyc.ts';
import { sameAnswer } from '../../../shared/kyc/returned.ts';
import { allEntries, peopleOf, type Entry, type KycFileValues } from '../../../shared/kyc/values.ts';

export type KycCase = OutOf<'/admin/kyc/get'>;
export type Submission = KycCase['submissions'][number];
export type Reason = Submission['reasons'][number];
export type Decision = InOf<'/admin/kyc/decide'>;
export const caseKey = (company_id: string) => ['desk-kyc', company_id] as const;

export const entriesOf = (values: KycFileValues): readonly Entry[] => kycSteps.flatMap((step: KycStep) => allEntries(values, step));

/** Staff read the copy that waits, else the newest; `wanted` is an older one by its id. */
export const copyShown = ({ submissions }: KycCase, wanted = ''): Submission | undefined =>
  submissions.find(({ submission_id }) => submission_id === wanted) ??
  submissions.find(({ status }) => status === 'pending') ??
  submissions[0];

/** What it is compared with: of a change the copy in force, of a new try the one that was decided before it. */
export function copyBefore({ submissions }: KycCase, shown: Submission): Submission | undefined {
  const older = submissions.slice(submissions.indexOf(shown) + 1);
  const decided = older.filter(({ status }) => status === 'approved' || status === 'rejected');
  return (shown.kind === 'change' && decided.find(({ status }) => status === 'approved')) || decided[0];
}

export type Change = { readonly entry: Entry; readonly before: Entry | undefined };
/** By path, what says something else than before; of a new person everything. */
export function changesBetween(before: Submission | undefined, shown: Submission): ReadonlyMap<string, Change> {
  if (!before) return new Map();
  const old = new Map(entriesOf(before).map((entry) => [entry.path, entry]));
  const changed = entriesOf(shown).filter(({ path, value }) => !sameAnswer(value, old.get(path)?.value));
  return new Map(changed.map((entry) => [entry.path, { entry, before: old.get(entry.path) }]));
}

/** Who stood in one of the lists before and does not any more. */
export function goneFrom(before: Submission, shown: Submission, lists = Object.keys(kycLists) as readonly KycList[]): readonly string[] {
  return lists.flatMap((list) => {
    const stay = new Set(peopleOf(shown, list).map(({ person_id }) => person_id));
    return peopleOf(before, list).flatMap(({ person_id, name }) => (stay.has(person_id) ? [] : String(name)));
  });
}

/** Files of a field, in its order. */
export function fileKeysOf({ row, value }: Entry): readonly string[] {
  if (row.kind !== 'file' && row.kind !== 'files') return [];
  return (Array.isArray(value) ? value : [value]).filter((key): key is string => typeof key === 'string' && key !== '');
}

/** Staff put right what was typed; never a file, a tick or a choice. */
export const isTyped = (kind: FieldKind): boolean => (typedKinds as readonly FieldKind[]).includes(kind);
