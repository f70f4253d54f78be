/** The card application's rules about days (APP-10 to APP-12). */
import { addDays, addYears } from '../calendar.ts';
import { policy } from '../policy/policy.ts';

const later = (a: string, b: string) => (a > b ? a : b);

/** APP-11: an ID without these dates. */
export const derivedIssueDate = (birth: string) => addYears(birth, policy.id.noIssueYears);
export const leastExpiryDate = (birth: string) => addYears(birth, policy.id.noExpiryMinYears);
export const derivedExpiryDate = (birth: string, today: string) => later(leastExpiryDate(birth), addYears(today, policy.id.noExpiryYears));

export type Days = {
  readonly birth_date?: string | undefined;
  readonly issue_date?: string | undefined;
  readonly issue_date_missing?: boolean | undefined;
  readonly expiry_date?: string | undefined;
  readonly expiry_date_missing?: boolean | undefined;
  readonly poa_date?: string | undefined;
};
export type DayRule =
  | 'birthFuture'
  | 'tooYoung'
  | 'issueFuture'
  | 'issueBeforeBirth'
  | 'expiryBeforeIssue'
  | 'idExpired'
  | 'expiryTooEarly'
  | 'proofFuture'
  | 'proofTooOld';
type DayFault = { readonly field: keyof Days; readonly rule: DayRule; readonly params: Readonly<Record<string, string | number>> };

/** What is wrong with the days of an application on `today` (the bank's, 'YYYY-MM-DD'). Days that are not days are the schema's business. */
export function applicationDayFaults(days: Days, today: string): DayFault[] {
  const { birth_date: birth, issue_date: issue, expiry_date: expiry, poa_date: proof } = days;
  const faults: DayFault[] = [];
  const say = (field: keyof Days, rule: DayRule, params: DayFault['params'] = {}) => void faults.push({ field, rule, params });
  if (birth && birth > today) say('birth_date', 'birthFuture');
  else if (birth && addYears(birth, policy.card.minAge) > today) say('birth_date', 'tooYoung', { years: policy.card.minAge });
  if (issue && !days.issue_date_missing) {
    if (issue > today) say('issue_date', 'issueFuture');
    else if (birth && issue < birth) say('issue_date', 'issueBeforeBirth');
  }
  if (expiry && days.expiry_date_missing) {
    if (birth && expiry < leastExpiryDate(birth)) say('expiry_date', 'expiryTooEarly', { years: policy.id.noExpiryMinYears });
  } else if (expiry) {
    if (issue && expiry <= issue) say('expiry_date', 'expiryBeforeIssue');
    else if (expiry < today) say('expiry_date', 'idExpired');
  }
  if (proof && proof > today) say('poa_date', 'proofFuture');
  else if (proof && proof < addDays(today, -policy.poa.cardDays)) say('poa_date', 'proofTooOld', { days: policy.poa.cardDays });
  return faults;
}
