/** The rules of a step as it is handed in: the contract's, and that no day lies ahead of the bank's. */
import { complete } from '@bankside/core/contract/kyc-form.ts';
import { isAsked, listsOf, rowsOf, type FieldRows, type KycStep } from '@bankside/core/rules/kyc.ts';
import type { Schema } from '../../../kit/form/form-errors.ts';
import type { Values } from '../../../kit/form/form-paths.ts';

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

/** What is not asked for with these values does not count, and is not sent. */
const asked = (rows: FieldRows, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !rows[name] || isAsked(rows[name], values)));

const daysAhead = (rows: FieldRows, values: Values, today: string, at: readonly PropertyKey[] = []): Issue[] =>
  Object.entries(rows).flatMap(([name, { kind }]) => {
    const value = values[name];
    return kind === 'day' && typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && value > today
      ? [{ path: [...at, name], message: 'dayFuture' }]
      : [];
  });

export function stepSchema(step: KycStep, today: string): Schema<Values> {
  const schema = complete[step];
  return {
    safeParse: (typed) => {
      const values = asked(rowsOf(step), typed as Values);
      const result = schema.safeParse(values);
      const people = listsOf(step).flatMap((list) => {
        const rows = values[list];
        return Array.isArray(rows) ? rows.flatMap((row: Values, at) => daysAhead(rowsOf(step, list), row, today, [list, at])) : [];
      });
      const ahead = [...daysAhead(rowsOf(step), values, today), ...people];
      if (result.success && !ahead.length) return { success: true, data: result.data };
      return { success: false, error: { issues: [...(result.success ? [] : result.error.issues), ...ahead] } };
    },
  };
}
