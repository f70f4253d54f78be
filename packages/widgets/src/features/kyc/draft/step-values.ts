/** What a step holds, by the table of its fields: compared, and as it goes to the bank. */
import { listsOf, stepFields, type KycStep } from '@bankside/core/rules/kyc/kyc.ts';
import { isBlank, type Values } from '../../../kit/form/engine/form-paths.ts';

/** The fields of a step, then its lists of people. */
export const namesOf = (step: KycStep): readonly string[] => [...Object.keys(stepFields[step]), ...listsOf(step)];

/** Nothing, however it is written, is the same nothing. */
function plain(value: unknown): unknown {
  if (isBlank(value)) return null;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const given = Object.entries(value).filter(([, part]) => !isBlank(part));
  return Object.fromEntries(given.map(([name, part]) => [name, plain(part)] as const).sort(([a], [b]) => (a < b ? -1 : 1)));
}
const isSame = (a: unknown, b: unknown) => JSON.stringify(plain(a)) === JSON.stringify(plain(b));

/** The fields and lists in which two states of a step differ. */
export const differing = (step: KycStep, a: Values, b: Values): readonly string[] =>
  namesOf(step).filter((name) => !isSame(a[name], b[name]));
export const sameStep = (step: KycStep, a: Values, b: Values): boolean => differing(step, a, b).length === 0;

/** What differs from before, by its name; null takes an answer away. */
export const changes = (step: KycStep, now: Values, before: Values): Values =>
  Object.fromEntries(differing(step, now, before).map((name) => [name, isBlank(now[name]) ? null : now[name]]));

/** The business type is in the first two steps, and the bank keeps both alike. */
export function mirrored(step: KycStep, values: Values): { readonly step: KycStep; readonly part: Values } | undefined {
  const other = step === 'corporate' ? 'company' : step === 'company' ? 'corporate' : undefined;
  const { business_type, business_type_other } = values;
  return other && !isBlank(business_type) ? { step: other, part: { business_type, business_type_other } } : undefined;
}
