/** What staff write about a client's KYC, checked against the copy it concerns: reasons by path, corrections by the field's own rule. */
import { dayIn } from '@bankside/core/i18n/dates.ts';
import { complete } from '@bankside/core/contract/kyc-form.ts';
import { corporateFields, companyFields, typedKinds, type FieldKind } from '@bankside/core/rules/kyc.ts';
import type { Asked } from '../../dispatch.ts';
import type { Bank } from '../../bank.ts';
import { Invalid } from '../../refusal.ts';
import { kycPlace, withKycValue, type KycCopy } from '../../services/kyc-values.ts';
import type { KycReason } from '../../store/kyc-schema.ts';
import { knows, say } from '../../words.ts';

type Said = Pick<Asked, 'language'>;
const fault = (field: string, rule: string, { language }: Said) => {
  const known = knows('rules', rule) ? rule : 'invalid';
  return { field, rule: known, msg: say(language, 'rules', known) };
};

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

/** The faults of a whole step, each as 'where: rule'. */
function faultsIn(copy: KycCopy, step: keyof KycCopy): ReadonlyMap<string, string> {
  const { error } = complete[step].safeParse(copy[step]);
  return new Map((error?.issues ?? []).map(({ path, message }) => [`${path.join('.')}: ${message}`, message]));
}

/** A question that two steps ask is answered alike in both. */
const twinOf = (path: string): string[] => {
  const [step, field = ''] = path.split('.');
  const both = Object.hasOwn(corporateFields, field) && Object.hasOwn(companyFields, field);
  return both && (step === 'corporate' || step === 'company') ? [`${step === 'corporate' ? 'company' : 'corporate'}.${field}`] : [];
};

export type Corrected = { readonly copy: KycCopy; readonly changes: readonly { path: string; before: string; after: string }[] };

/**
 * The copy with `value` at `path`, in the form in which a client's own answer would be kept. Refuses invalid at `path` for what
 * staff may not write, at `value` by the field's rule. No changes when it says so already.
 */
export function corrected(
  bank: Bank,
  copy: KycCopy,
  { path, value, now }: { path: string; value: string; now: Date },
  said: Said,
): Corrected {
  const place = kycPlace(copy, path);
  if (!place || !isTyped(place.row.kind)) throw new Invalid([fault('path', 'invalid', said)]);
  const { step } = place;
  const tried = withKycValue(copy, place, value);
  const stood = faultsIn(copy, step);
  const [rule] = [...faultsIn(tried, step)].filter(([key]) => !stood.has(key)).map(([, message]) => message);
  if (rule) throw new Invalid([fault('value', rule, said)]);
  if (place.row.kind === 'day' && value > dayIn(now, bank.policy.bank.timeZone)) throw new Invalid([fault('value', 'dayFuture', said)]);
  const { data } = complete[step].safeParse(tried[step]);
  const kept = data ? (kycPlace({ ...tried, [step]: data }, path)?.value ?? value) : value;
  const changes = [path, ...twinOf(path)].flatMap((each) => {
    const at = kycPlace(copy, each);
    const before = typeof at?.value === 'string' ? at.value : '';
    return at && before !== kept ? [{ at, path: each, before, after: String(kept) }] : [];
  });
  return {
    copy: changes.reduce((now_, { at, after }) => withKycValue(now_, at, after), copy),
    changes: changes.map(({ path: where, before, after }) => ({ path: where, before, after })),
  };
}
