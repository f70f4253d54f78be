/** What keeps a step from being complete, by path, in the order of its fields. Fetched by itself: it brings the rules of every step. */
import { kycPath, kycSteps, listsOf, type KycList, type KycStep } from '@bankside/core/rules/kyc.ts';
import type { Values } from '../../../kit/form/form-paths.ts';
import { peopleOf } from '../../../parts/kyc/values.ts';
import type { KycState } from '../wizard/kyc-state.ts';
import { stepSchema } from '../wizard/step-schema.ts';
import { namesOf } from '../wizard/step-values.ts';

type Issue = { readonly path: readonly PropertyKey[] };

function pathOf(step: KycStep, [name = '', at, field]: readonly PropertyKey[], values: KycState['values']): string {
  const list = listsOf(step).find((each) => each === name);
  const person_id = list && typeof at === 'number' ? peopleOf(values, list)[at]?.person_id : undefined;
  return list && person_id !== undefined && field !== undefined
    ? kycPath(step, String(field), { list: list satisfies KycList, person_id })
    : kycPath(step, String(name));
}

/** Every path once. Nothing for a step that the rules find complete. */
export function missingIn(values: KycState['values'], today: string): Readonly<Record<KycStep, readonly string[]>> {
  const found = kycSteps.map((step) => {
    const result = stepSchema(step, today).safeParse(filled(step, values[step]));
    const issues = result.success ? [] : (result.error.issues as readonly Issue[]);
    const order = namesOf(step);
    const place = ({ path: [name] }: Issue) => order.indexOf(String(name));
    const sorted = [...issues].sort((a, b) => place(a) - place(b));
    return [step, [...new Set(sorted.map(({ path }) => pathOf(step, path, values)))]] as const;
  });
  return Object.fromEntries(found) as Record<KycStep, readonly string[]>;
}

/** A list that nobody has begun is an empty one. */
const filled = (step: KycStep, values: Values): Values => ({
  ...Object.fromEntries(listsOf(step).map((list) => [list, []])),
  ...values,
});
