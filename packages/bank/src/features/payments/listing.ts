/** Scheduled payments as their page shows them, each with what became of its last days. */
import type { payments as calls, Schedule } from '@bankside/core/contract/payments/payments.ts';
import type { Currency } from '@bankside/core/rules/money/currencies.ts';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { transactions } from '../../ledger/ledger-schema.ts';
import { amountText } from '../../domain/records/amount-text.ts';
import { bankDay, type ScheduleRow } from '../../domain/payments/schedules.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { isUuid } from '../../platform/ids.ts';
import { scheduleRuns, schedules } from '../../store/payments/schedule-schema.ts';
import { users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';

const most = 200;
const lastRuns = 6;

async function runsOf(db: Db, company_id: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ run: scheduleRuns, number: transactions.number })
    .from(scheduleRuns)
    .leftJoin(
      transactions,
      and(eq(transactions.company_id, scheduleRuns.company_id), eq(transactions.transaction_id, scheduleRuns.transaction_id)),
    )
    .where(and(eq(scheduleRuns.company_id, company_id), inArray(scheduleRuns.schedule_id, [...ids])))
    .orderBy(desc(scheduleRuns.due_on));
}

type Run = Awaited<ReturnType<typeof runsOf>>[number];

function answer(row: ScheduleRow, runs: readonly Run[], made_by: string): Schedule {
  const { schedule_id: id, version, payee_id, payee, bank_account_number, purpose, reference, every, first_on, until, times, step } = row;
  const { status, next_on, trouble, retry_at } = row;
  const currency = row.currency as Currency;
  const terms = { currency, amount: amountText(row.amount, currency), purpose, reference, every, first_on, until, times };
  return {
    id,
    version,
    payee_id,
    payee,
    bank_account_number,
    ...terms,
    status,
    next_on,
    done: step,
    trouble,
    retry_at: retry_at?.toISOString() ?? null,
    made_by,
    runs: runs.slice(0, lastRuns).map(({ run: { due_on, outcome, transaction_id, reason }, number }) => ({
      due_on,
      outcome,
      transaction: transaction_id && number ? { id: transaction_id, number } : null,
      reason,
    })),
  };
}

const ofPayee = (id: string) => (isUuid(id) ? eq(schedules.payee_id, id) : sql`false`);

export const listing: Pick<Handlers<typeof calls>, 'schedules'> = {
  schedules: async ({ payee_id }, { bank, db, person: { company_id }, now }) => {
    const rows = await db
      .select({ row: schedules, name: users.full_name })
      .from(schedules)
      .leftJoin(users, and(eq(users.company_id, schedules.company_id), eq(users.user_id, schedules.created_by)))
      .where(and(eq(schedules.company_id, company_id), payee_id === undefined ? undefined : ofPayee(payee_id)))
      .orderBy(asc(schedules.next_on), desc(schedules.created_at))
      .limit(most);
    const runs = await runsOf(
      db,
      company_id,
      rows.map(({ row }) => row.schedule_id),
    );
    const list = rows.map(({ row, name }) =>
      answer(
        row,
        runs.filter(({ run }) => run.schedule_id === row.schedule_id),
        name ?? '',
      ),
    );
    return { list, today: bankDay(bank, now) };
  },
};
