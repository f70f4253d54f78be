/** One person by all rules, those included that ask about the others of the list and about the bank's day. */
import { onePerson } from '@bankside/core/contract/kyc/kyc-form.ts';
import { filled } from '@bankside/core/rules/kyc/kyc-blanks.ts';
import type { KycDay } from '@bankside/core/rules/kyc/kyc-days.ts';
import { kycLists, type KycList } from '@bankside/core/rules/kyc/kyc.ts';
import type { Schema } from '../../../kit/form/engine/form-errors.ts';
import type { Values } from '../../../kit/form/engine/form-paths.ts';
import type { PersonRow } from '../../../shared/kyc/values.ts';
import { dayIssues } from '../draft/step-schema.ts';
import { shareFault } from './ownership.ts';

type Beside = { readonly list: KycList; readonly day: KycDay; readonly others: () => readonly PersonRow[] };

export const personSchema = ({ list, day, others }: Beside): Schema<Values> => ({
  safeParse: (values) => {
    const row = typeof values === 'object' && values !== null ? (values as Values) : {};
    const result = onePerson[list].safeParse(filled(kycLists[list].fields, row));
    const issues = [...(result.error?.issues ?? []), ...dayIssues(kycLists[list].fields, row, day), ...shareIssues(list, row, others())];
    return issues.length > 0 ? { success: false, error: { issues } } : { success: true, data: row };
  },
});

/** Has this person all that is asked for? `before`: who comes before in the list; the one who goes over 100% is at fault. */
export const isWhole = (list: KycList, row: PersonRow, before: readonly PersonRow[], day: KycDay): boolean =>
  personSchema({ list, day, others: () => before }).safeParse(row).success;

function shareIssues(list: KycList, row: Values, others: readonly PersonRow[]): object[] {
  const fault = list === 'shareholders' ? shareFault(row['ownership_percentage'], others) : undefined;
  return fault ? [{ path: ['ownership_percentage'], message: 'ownershipLeft', params: fault }] : [];
}
