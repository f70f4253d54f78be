/** The rules of a KYC file that ask what day it is at the bank: no day lies ahead of it, and a proof of address is recent (KYC-18). */
import { monthsBefore } from '../calendar.ts';
import type { FieldRows, KycLimits } from './kyc.ts';

/** The bank's day, 'YYYY-MM-DD', and its limits: getKycInfo's answer has both. */
export type KycDay = { readonly today: string; readonly limits: Pick<KycLimits, 'proof_months'> };
type DayFault = { readonly field: string; readonly rule: 'dayFuture' | 'proofOutdated'; readonly params: Readonly<Record<string, number>> };

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

export function kycDayFaults(rows: FieldRows, values: Readonly<Record<string, unknown>>, { today, limits }: KycDay): DayFault[] {
  const months = limits.proof_months;
  const faults: DayFault[] = [];
  for (const [field, { kind, recent }] of Object.entries(rows)) {
    const value = values[field];
    if (kind !== 'day' || !isDay(value)) continue;
    if (value > today) faults.push({ field, rule: 'dayFuture', params: {} });
    else if (recent && value < monthsBefore(today, months)) faults.push({ field, rule: 'proofOutdated', params: { months } });
  }
  return faults;
}
