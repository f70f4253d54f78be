/** What a file still lacks, by path: found here as it is typed, and what the bank named when it refused it. */
import type { KycDay } from '@bankside/core/rules/kyc/kyc-days.ts';
import { kycPath, kycSteps, listsOf, type KycStep } from '@bankside/core/rules/kyc/kyc.ts';
import { peopleOf, type KycFileValues } from '../../../shared/kyc/values.ts';
import { stepSchema } from '../draft/step-schema.ts';

type Issue = { readonly path: readonly PropertyKey[] };

export function missingOf(values: KycFileValues, day: KycDay): readonly string[] {
  const paths = kycSteps.flatMap((step) => {
    const result = stepSchema(step, day).safeParse(values[step]);
    return result.success ? [] : (result.error.issues as readonly Issue[]).map(({ path }) => pathOf(step, values, path));
  });
  return [...new Set(paths)];
}

/** A person by their person_id, a list as 'shareholder.directors'. */
function pathOf(step: KycStep, values: KycFileValues, at: readonly PropertyKey[]): string {
  const [first = '', index, field] = at.map(String);
  const list = listsOf(step).find((each) => each === first);
  const row = list && index !== undefined ? peopleOf(values, list)[Number(index)] : undefined;
  if (!list || !row || field === undefined) return kycPath(step, first);
  return kycPath(step, field, { list, person_id: row.person_id });
}

export const stepOf = (path: string): KycStep => kycSteps.find((step) => path.startsWith(`${step}.`)) ?? 'corporate';
