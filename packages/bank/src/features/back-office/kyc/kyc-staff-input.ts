/** What staff write about a client's KYC, checked against the copy it concerns: reasons by path, corrections by the field's own rule. */
import { complete } from '@bankside/core/contract/kyc/kyc-form.ts';
import type { Params } from '@bankside/core/i18n/keys.ts';
import { companyFields, corporateFields, isAsked, typedKinds, type FieldKind } from '@bankside/core/rules/kyc/kyc.ts';
import type { Bank } from '../../../platform/bank.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { Invalid } from '../../../platform/refusal.ts';
import { against, stepFaults } from '../../../domain/kyc/kyc-checks.ts';
import { kycPlace, withKycValue, type KycCopy } from '../../../domain/kyc/kyc-values.ts';
import type { Correction, KycReason } from '../../../store/kyc-schema.ts';
import type { KeyOf } from '@bankside/core/i18n/keys.ts';
import { ruleKey, translate } from '../../../platform/words.ts';

type Said = Pick<RequestContext, 'language'>;
const fault = (field: string, rule: KeyOf<'rules'>, { language }: Said, params?: Params) => ({
  field,
  rule,
  msg: translate(language, 'rules', rule, params),
});

/** Refuses invalid at `reasons.<n>.path` for a field or a person that the copy does not have, at `reasons.<n>.text` for `other` without words. */
export function checkReasons(copy: KycCopy, reasons: readonly KycReason[], said: Said): KycReason[] {
  const tidy = reasons.map(({ path, code, text }) => ({ path, code, text: text.trim() }));
  const faults = tidy.flatMap(({ path, code, text }, index) => [
    ...(kycPlace(copy, path) ? [] : [fault(`reasons.${index}.path`, 'invalid', said)]),
    ...(code === 'other' && text === '' ? [fault(`reasons.${index}.text`, 'reasonBlank', said)] : []),
  ]);
  if (faults.length > 0) throw new Invalid(faults);
  return tidy;
}

const isTyped = (kind: FieldKind) => (typedKinds as readonly FieldKind[]).includes(kind);

/** A question that two steps ask is answered alike in both. */
function twinOf(path: string): string[] {
  const [step, field = ''] = path.split('.');
  if (!Object.hasOwn(corporateFields, field) || !Object.hasOwn(companyFields, field)) return [];
  if (step === 'corporate') return [`company.${field}`];
  return step === 'company' ? [`corporate.${field}`] : [];
}

type Change = Pick<Correction, 'path' | 'before' | 'after'>;
type Corrected = { readonly copy: KycCopy; readonly changes: readonly Change[] };
type Wanted = { readonly path: string; readonly value: string; readonly now: Date };

/**
 * The copy with `value` at `path`, as a client's own answer would be kept. Refuses invalid at `path` for what staff may not
 * write, at `value` by the field's rule. No changes when it says so already.
 */
export function corrected(bank: Bank, copy: KycCopy, { path, value, now }: Wanted, said: Said): Corrected {
  const place = kycPlace(copy, path);
  if (!place || !isTyped(place.row.kind) || !isAsked(place.row, copy[place.step])) throw new Invalid([fault('path', 'invalid', said)]);
  const { step } = place;
  const by = against(bank, copy, now);
  const faultsOf = (each: KycCopy) =>
    new Map(stepFaults(step, each[step], by).map((found) => [`${found.at.join('.')} ${found.rule}`, found]));
  const tried = withKycValue(copy, place, value);
  const stood = faultsOf(copy);
  const [found] = [...faultsOf(tried)].flatMap(([key, each]) => (stood.has(key) ? [] : [each]));
  if (found) throw new Invalid([fault('value', ruleKey(found.rule), said, found.params)]);
  const { data } = complete[step].safeParse(tried[step]);
  const tidy = data && kycPlace({ ...tried, [step]: data }, path)?.value;
  const after = typeof tidy === 'string' ? tidy : value;
  const changes: Change[] = [];
  let result = copy;
  for (const each of [path, ...twinOf(path)]) {
    const at = kycPlace(copy, each);
    const before = typeof at?.value === 'string' ? at.value : '';
    if (!at || before === after) continue;
    changes.push({ path: each, before, after });
    result = withKycValue(result, at, after);
  }
  return { copy: result, changes };
}
