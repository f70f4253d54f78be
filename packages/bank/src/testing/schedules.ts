/** Scheduled payments of a company, as if they had been ordered before, and the job that pays them. */
import { randomUUID } from 'node:crypto';
import { addDays } from '@bankside/core/rules/calendar.ts';
import { bankDay } from '../domain/payments/schedules.ts';
import { payDue } from '../domain/payments/schedule-job.ts';
import { schedules } from '../store/payments/schedule-schema.ts';
import type { Treasury } from './sample-transfers.ts';
import { american } from './sample-payees.ts';
import type { TestBank } from './test-bank.ts';

export { payDue };

/** Weekly ones of 10.00 USD that have been due since so many weeks. */
export async function overdueSchedules(
  { bank }: TestBank,
  { company_id, main, payee_id }: Treasury,
  many: number,
  weeks: number,
): Promise<void> {
  const now = bank.clock.now();
  const first_on = addDays(bankDay(bank, now), -7 * weeks);
  const { beneficiary_name: payee } = american;
  const bank_account_number = american.bank_account_number.replaceAll(' ', '');
  const terms = { payee_id, payee, bank_account_number, currency: 'USD', amount: 1000n, purpose: 'rent', reference: '' };
  const plan = { every: 'weekly' as const, first_on, next_on: first_on, status: 'active' };
  const made = { created_by: main.userid, created_at: now };
  await bank.store.db
    .insert(schedules)
    .values(Array.from({ length: many }, () => ({ ...terms, ...plan, ...made, company_id, schedule_id: randomUUID() })));
}
