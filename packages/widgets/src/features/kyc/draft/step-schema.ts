/** The rules of a step as it is submitted: the contract's, and those that ask about the bank's day. */
import { complete } from '@bankside/core/contract/kyc/kyc-form.ts';
import { filledStep } from '@bankside/core/rules/kyc/kyc-blanks.ts';
import { kycDayFaults, type KycDay } from '@bankside/core/rules/kyc/kyc-days.ts';
import { isAsked, listsOf, rowsOf, type FieldRows, type KycStep } from '@bankside/core/rules/kyc/kyc.ts';
import type { Schema } from '../../../kit/form/engine/form-errors.ts';
import type { Values } from '../../../kit/form/engine/form-paths.ts';

/** What is not asked for with these values does not count, and is not sent. */
const asked = (rows: FieldRows, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !rows[name] || isAsked(rows[name], values)));

/** Of a step, or of its person number `at`. */
export const dayIssues = (rows: FieldRows, values: Values, by: KycDay, at: readonly PropertyKey[] = []): object[] =>
  kycDayFaults(rows, values, by).map(({ field, rule, params }) => ({ path: [...at, field], message: rule, params }));

export function stepSchema(step: KycStep, by: KycDay): Schema<Values> {
  const schema = complete[step];
  return {
    safeParse: (typed) => {
      // a field that has not come onto the screen yet is an empty one
      const values = filledStep(step, asked(rowsOf(step), typed as Values));
      const result = schema.safeParse(values);
      const people = listsOf(step).flatMap((list) => {
        const rows = values[list];
        return Array.isArray(rows) ? rows.flatMap((row: Values, at) => dayIssues(rowsOf(step, list), row, by, [list, at])) : [];
      });
      const days = [...dayIssues(rowsOf(step), values, by), ...people];
      if (result.success && !days.length) return { success: true, data: result.data };
      return { success: false, error: { issues: [...(result.success ? [] : result.error.issues), ...days] } };
    },
  };
}
