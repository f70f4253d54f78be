/**
 * Pays what is due, each day of each schedule once (TRF-27): the row is locked, and its payment, its day's row and the next day commit
 * together. A process that ends amid it leaves nothing, and the next one finds the day still due.
 */
import { shutTo } from '@bankside/core/rules/access/admission.ts';
import { isCurrency } from '@bankside/core/rules/money/currencies.ts';
import { purposes } from '@bankside/core/rules/money/money-options.ts';
import type { ScheduleTrouble } from '@bankside/core/rules/money/schedules.ts';
import { and, asc, eq, isNull, lte, or } from 'drizzle-orm';
import { faultText } from '../../adapters/log.ts';
import type { Bank } from '../../platform/bank.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { Refusal } from '../../platform/refusal.ts';
import { payees } from '../../store/money-schema.ts';
import { schedules } from '../../store/payments/schedule-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { companies, users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { payOrdered } from './ordered-payment.ts';
import { tellOfSchedule } from './schedule-news.ts';
import { active, bankDay, closeDay, lockSchedule, moveSchedule, type ScheduleRow } from './schedules.ts';

const batch = 100;
/** How long after it could not be paid it is tried again, while its day lasts. */
export const retryMs = 3_600_000;

export async function payDue(bank: Bank): Promise<number> {
  const now = bank.clock.now();
  const due = await bank.store.db
    .select({ company_id: schedules.company_id, schedule_id: schedules.schedule_id })
    .from(schedules)
    .where(
      and(
        eq(schedules.status, String(active.wire)),
        lte(schedules.next_on, bankDay(bank, now)),
        or(isNull(schedules.retry_at), lte(schedules.retry_at, now)),
      ),
    )
    .orderBy(asc(schedules.next_on), asc(schedules.schedule_id))
    .limit(batch);
  for (const { company_id, schedule_id } of due)
    try {
      await bank.store.tx((db) => payOne(bank, db, company_id, schedule_id));
    } catch (fault) {
      bank.log.error('scheduled payment not made', { job: 'scheduled payments', fault: faultText(fault) });
    }
  return due.length;
}

async function payOne(bank: Bank, db: Db, company_id: string, schedule_id: string): Promise<void> {
  const row = await lockSchedule(db, company_id, schedule_id);
  const now = bank.clock.now();
  const { next_on: due_on, retry_at } = row;
  const isDue = row.status === active.wire && due_on !== null && due_on <= bankDay(bank, now) && (!retry_at || retry_at <= now);
  if (!isDue) return; // another process was first
  const trouble = await pay(bank, db, row, now);
  if (trouble !== null) await afterTrouble(bank, db, row, { due_on, why: trouble, now });
}

/** Null: it is paid. */
async function pay(bank: Bank, db: Db, row: ScheduleRow, now: Date): Promise<ScheduleTrouble | null> {
  const { payee_id, currency, amount, reference, schedule_id: id } = row;
  const purpose = purposes.find((each) => each === row.purpose);
  const person = await makerOf(db, row);
  if (!person) return 'rightLost';
  if (!isCurrency(currency) || !purpose) return 'refused';
  const [payee] = await db
    .select()
    .from(payees)
    .where(and(rowsOf(payees, { company_id: row.company_id, payee_id }), isNull(payees.deleted_at)));
  if (!payee) return 'payeeGone';
  if (payee.bank_account_number !== row.bank_account_number) return 'payeeChanged';
  try {
    const order = { payee_id, currency, amount, purpose, reference };
    const made = await payOrdered({ bank, db, person, now, language: 'en' }, order, { by: 'schedule', id });
    await closeDay(db, row, { outcome: 'paid', transaction_id: made.transaction_id, actor: 'system', by: 'system', now });
    return null;
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    if (fault.refusal === 'amountAboveMaximum' && fault.params['reason'] === 'document') return 'document';
    return troubles[fault.refusal] ?? 'refused';
  }
}

/** What a transfer is refused for before anything is written. */
const troubles: Readonly<Partial<Record<Refusal['refusal'], ScheduleTrouble>>> = {
  insufficientBalance: 'shortBalance',
  dailyLimitExceeded: 'limit',
  amountAboveMaximum: 'limit',
  amountBelowMinimum: 'limit',
  notFound: 'payeeGone',
  noPermission: 'rightLost',
  kycNotApproved: 'rightLost',
};
const final: readonly ScheduleTrouble[] = ['payeeGone', 'payeeChanged', 'rightLost'];

type Trouble = { readonly due_on: string; readonly why: ScheduleTrouble; readonly now: Date };

/** Stopped for good, tried again within the hour while the day lasts, or left out: each with one notice. */
async function afterTrouble(bank: Bank, db: Db, row: ScheduleRow, { due_on, why, now }: Trouble): Promise<void> {
  if (final.includes(why)) {
    const stopped = await moveSchedule(db, row, { event: 'stop', actor: 'system', by: 'system', now, set: { trouble: why } });
    return tellOfSchedule(bank, db, stopped, { kind: 'schedule_stopped', due_on, why, now });
  }
  const { company_id, schedule_id } = row;
  const retry_at = new Date(now.getTime() + retryMs);
  if (bankDay(bank, retry_at) === due_on) {
    await db.update(schedules).set({ trouble: why, retry_at }).where(rowsOf(schedules, { company_id, schedule_id }));
    if (row.trouble === '') await tellOfSchedule(bank, db, row, { kind: 'schedule_waits', due_on, why, now });
    return;
  }
  const next = await closeDay(db, row, { outcome: 'missed', reason: why, actor: 'system', by: 'system', now });
  await tellOfSchedule(bank, db, next, { kind: 'schedule_missed', due_on, why, now });
}

/** Who ordered it, as they are now; null once they have left or their company may not pay. */
async function makerOf(db: Db, { company_id, created_by: user_id }: ScheduleRow): Promise<Person | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(rowsOf(users, { company_id, user_id, status: 'active' }));
  const [company] = await db.select().from(companies).where(rowsOf(companies, { company_id }));
  if (!user || !company) return null;
  const { user_type: userType, authjson, email, username, full_name } = user;
  const { approve_status, kyc_status } = company;
  const person = { company_id, user_id, token_hash: '', userType, authjson, email, username, full_name, approve_status, kyc_status };
  return shutTo({ who: ['11-1'], kyc: true }, person) === null ? person : null;
}
