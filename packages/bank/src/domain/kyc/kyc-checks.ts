/** Every rule of a KYC step against what is kept of it: the schema's, and those that ask the bank's day and policy (KYC-02). */
import { complete } from '@bankside/core/contract/kyc/kyc-form.ts';
import { dayIn } from '@bankside/core/i18n/dates.ts';
import { isCountry } from '@bankside/core/rules/calling-codes.ts';
import { filledStep } from '@bankside/core/rules/kyc/kyc-blanks.ts';
import { kycDayFaults } from '@bankside/core/rules/kyc/kyc-days.ts';
import {
  isAsked,
  mostIn,
  kycPath,
  kycSteps,
  listsOf,
  rowsOf,
  type FieldRow,
  type FieldRows,
  type KycList,
  type KycLimits,
  type KycStep,
} from '@bankside/core/rules/kyc/kyc.ts';
import type { Policy } from '@bankside/core/rules/policy/bank-policy.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import type { Params } from '@bankside/core/i18n/keys.ts';
import type { Bank } from '../../platform/bank.ts';
import type { Invalid } from '../../platform/refusal.ts';
import type { KycAnswers } from '../../store/kyc-schema.ts';
import { ruleKey, translate } from '../../platform/words.ts';
import { kycRows, type KycCopy } from './kyc-values.ts';

/** What a rule of the bank needs besides the step: its day, its policy, how the business is run. */
export type Against = { readonly today: string; readonly policy: Policy['kyc']; readonly business: unknown };
/** `at`: where in the step's answers; of people the list, the place in it, the field. */
export type KycFault = { readonly at: readonly PropertyKey[]; readonly rule: string; readonly params?: Params };

export const against = (bank: Bank, copy: KycCopy, now: Date): Against => ({
  today: dayIn(now, bank.policy.bank.timeZone),
  policy: bank.policy.kyc,
  business: copy.corporate['business_type'],
});

/** The rules that no schema can know. */
export function bankFaults(step: KycStep, answers: KycAnswers, { today, policy, business }: Against): KycFault[] {
  const faults: KycFault[] = [];
  const limits = kycLimits(policy);
  const look = (rows: FieldRows, values: KycAnswers, at: readonly PropertyKey[]) => {
    for (const { field, ...said } of kycDayFaults(rows, values, { today, limits })) faults.push({ at: [...at, field], ...said });
    for (const [name, { kind }] of Object.entries(rows)) {
      const value = values[name];
      if (namesNoCountry(kind, value)) faults.push({ at: [...at, name], rule: 'choose' });
      if (Array.isArray(value) && new Set(value).size < value.length) faults.push({ at: [...at, name], rule: 'tooMany' }); // each once
      if (kind === 'signature' && isTyped(value) && !policy.typedSignature) faults.push({ at: [...at, name], rule: 'signatureBlank' });
    }
  };
  look(rowsOf(step), answers, []);
  const seen = new Set<string>();
  for (const list of listsOf(step))
    for (const [index, row] of kycRows(answers, list).entries()) {
      look(rowsOf(step, list), row, [list, index]);
      if (seen.has(row.person_id)) faults.push({ at: [list, index, 'person_id'], rule: 'id' });
      seen.add(row.person_id);
    }
  for (const list of listsOf(step))
    if (kycRows(answers, list).length > mostIn(list, limits, business)) faults.push({ at: [list], rule: 'tooMany' });
  return faults;
}

/** As the client's screens get it. */
export const kycLimits = ({ maxShareholders, maxDirectors, maxOfficers, proofMonths }: Policy['kyc']): KycLimits => ({
  max_shareholders: maxShareholders,
  max_directors: maxDirectors,
  max_officers: maxOfficers,
  proof_months: proofMonths,
});
/** Two capital letters are a country's only if it is on the list. */
const namesNoCountry = (kind: FieldRow['kind'], value: unknown) =>
  (kind === 'country' && typeof value === 'string' && value !== '' && !isCountry(value)) ||
  (kind === 'countries' && Array.isArray(value) && !value.every((code) => isCountry(String(code))));
const isTyped = (value: unknown) => typeof value === 'object' && value !== null && 'method' in value && value.method === 'typed';

/** Empty when the step is complete by every rule. */
export function stepFaults(step: KycStep, answers: KycAnswers, by: Against): KycFault[] {
  const { error } = complete[step].safeParse(filledStep(step, answers));
  const faults = (error?.issues ?? []).map(({ path, message }) => ({ at: path, rule: ruleKey(message) }));
  return [...faults, ...bankFaults(step, answers, by)];
}

/** A complete step as it is kept and submitted: trimmed, and without what is not asked for. Throws for one that is not complete. */
export const wholeStep = (step: KycStep, answers: KycAnswers): KycAnswers =>
  askedOnly(step, complete[step].parse(filledStep(step, answers)));

const isOffered = (row: FieldRow | undefined, values: KycAnswers, value: unknown) =>
  row !== undefined && isAsked(row, values) && value !== undefined;
export function askedOnly(step: KycStep, answers: KycAnswers): KycAnswers {
  const rows = rowsOf(step);
  const lists: readonly string[] = listsOf(step);
  return Object.fromEntries(
    Object.entries(answers).filter(([name, value]) => lists.includes(name) || isOffered(rows[name], answers, value)),
  );
}

export const stepsDone = (copy: KycCopy, by: Against): boolean[] => kycSteps.map((step) => stepFaults(step, copy[step], by).length === 0);

/** Where a fault is in the whole file: a person by their person_id, a list as 'shareholder.directors'. */
function pathOf(step: KycStep, answers: KycAnswers, at: readonly PropertyKey[]): string {
  const [first, index, field] = at.map(String);
  const list = listsOf(step).find((each) => each === first);
  if (!list || index === undefined || field === undefined) return kycPath(step, first ?? '');
  return kycPath(step, field, { list, person_id: personAt(answers, list, Number(index)) });
}
const personAt = (answers: KycAnswers, list: KycList, index: number): string => kycRows(answers, list)[index]?.person_id ?? '';

type Named = Invalid['faults'][number];
const worded = (field: string, { rule, params }: KycFault, language: Language): Named => ({
  field,
  rule,
  msg: translate(language, 'rules', ruleKey(rule), params),
});

/** As the form of one step names its fields: 'directors.0.date'. */
export const asFields = (faults: readonly KycFault[], language: Language): Named[] =>
  faults.map((fault) => worded(fault.at.map(String).join('.'), fault, language));

/** Of the whole file, by path; of several faults at one path the first. */
export function fileFaults(copy: KycCopy, by: Against, language: Language): Named[] {
  const first = new Map<string, Named>();
  for (const step of kycSteps)
    for (const fault of stepFaults(step, copy[step], by)) {
      const path = pathOf(step, copy[step], fault.at);
      if (!first.has(path)) first.set(path, worded(path, fault, language));
    }
  return [...first.values()];
}
