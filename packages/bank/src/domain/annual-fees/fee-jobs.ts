/** What happens to yearly fees unasked: notice, automatic deduction, overdue, booked, and the next year's (CRD-34). */
import { addDays, addYears } from '@bankside/core/rules/calendar.ts';
import { annualFee } from '@bankside/core/rules/lifecycles/annual-fee.ts';
import { and, asc, eq, inArray, isNull, lte, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { faultText } from '../../adapters/log.ts';
import { Overdraft } from '../../ledger/ledger.ts';
import type { Bank } from '../../platform/bank.ts';
import { Refusal } from '../../platform/refusal.ts';
import { annualFees } from '../../store/annual-fee-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import type { Db } from '../../store/store.ts';
import { rateRefusal, readRates } from '../rates/rates.ts';
import { currencyFor } from './fee-cost.ts';
import { tellOfFee } from './fee-news.ts';
import { promiseFee, settleFee } from './fee-payments.ts';
import {
  addFeeEvent,
  bankDay,
  bySystem,
  changeFee,
  endedStatuses,
  isDiscontinued,
  lockFee,
  moveFee,
  openNextFee,
  type Fee,
} from './fees.ts';

const batch = 200;
const { unpaid, pending, paid, free, overdue } = annualFee.states;
type Which = { readonly company_id: string; readonly fee_id: string; readonly due_date: string };

/** All that match, in the order in which they are due, also beyond those that stay as they are. */
async function* fees(db: Db, wanted: SQL | undefined): AsyncGenerator<Which> {
  let after: Which | undefined;
  for (;;) {
    const behind = after && sql`(${annualFees.due_date}, ${annualFees.fee_id}) > (${after.due_date}, ${after.fee_id})`;
    const rows: Which[] = await db
      .select({ company_id: annualFees.company_id, fee_id: annualFees.fee_id, due_date: annualFees.due_date })
      .from(annualFees)
      .innerJoin(cards, and(eq(cards.company_id, annualFees.company_id), eq(cards.card_id, annualFees.card_id)))
      .where(and(wanted, behind))
      .orderBy(asc(annualFees.due_date), asc(annualFees.fee_id))
      .limit(batch);
    yield* rows;
    after = rows.at(-1);
    if (!after || rows.length < batch) return;
  }
}
const renewed = and(isNull(cards.discontinued_at), notInArray(cards.status, endedStatuses));

/** Each in a transaction of its own: one that cannot be done holds up no other. */
async function forEach(bank: Bank, wanted: SQL | undefined, work: (db: Db, which: Which, now: Date) => Promise<unknown>): Promise<number> {
  let done = 0;
  for await (const which of fees(bank.store.db, wanted))
    try {
      await bank.store.tx((db) => work(db, which, bank.clock.now()));
      done += 1;
    } catch (fault) {
      // somebody was there first: the next run sees what is left to do
      if (fault instanceof Overdraft || fault instanceof Refusal) continue;
      bank.log.error('annual fee not taken', { job: 'annual fees', fault: faultText(fault) });
    }
  return done;
}

/** Books what is reserved. */
export const bookFees = (bank: Bank): Promise<number> =>
  forEach(bank, eq(annualFees.status, String(pending.wire)), async (db, { company_id, fee_id }, now) =>
    settleFee(bank, db, await lockFee(db, company_id, fee_id), now),
  );

/** Notices, deductions and lapses of this day. */
export function takeDueFees(bank: Bank): Promise<number> {
  const today = bankDay(bank, bank.clock.now());
  const soon = lte(annualFees.due_date, addDays(today, bank.policy.cards.renewalNoticeDays));
  const wanted = and(eq(annualFees.status, String(unpaid.wire)), soon, or(isNull(annualFees.noticed_at), lte(annualFees.due_date, today)));
  return forEach(bank, and(wanted, renewed), async (db, { company_id, fee_id }, now) =>
    takeDue(bank, db, await lockFee(db, company_id, fee_id), now),
  );
}

/** The next year of cards whose last one is paid, or is not paid but nearly over. */
export function openFeeYears(bank: Bank): Promise<number> {
  const soon = addYears(addDays(bankDay(bank, bank.clock.now()), bank.policy.cards.renewalNoticeDays), -1);
  const over = and(inArray(annualFees.status, [String(free.wire), String(overdue.wire)]), lte(annualFees.due_date, soon));
  const later = sql`not exists (select 1 from annual_fees as next where next.company_id = ${annualFees.company_id}
    and next.card_id = ${annualFees.card_id} and next.due_date > ${annualFees.due_date})`;
  return forEach(bank, and(or(eq(annualFees.status, String(paid.wire)), over), later, renewed), async (db, { company_id, fee_id }, now) =>
    openNextFee(bank, db, await lockFee(db, company_id, fee_id), now),
  );
}

/** What is due for one fee, once: a notice, and on its day the deduction or that it is overdue. */
export async function takeDue(bank: Bank, db: Db, { fee: found, card }: Fee, now: Date): Promise<Fee> {
  let fee = found;
  const today = bankDay(bank, now);
  if (fee.status !== unpaid.wire || isDiscontinued(card)) return { fee, card };
  if (fee.noticed_at === null && today >= addDays(fee.due_date, -bank.policy.cards.renewalNoticeDays)) {
    fee = await changeFee(db, fee, { noticed_at: now }, now);
    await addFeeEvent(db, fee, { event: 'notice', by: bySystem, now });
    if (today <= fee.due_date) await tellOfFee(bank, db, { fee, card }, 'annual_fee_due', now);
  }
  if (today < fee.due_date) return { fee, card };
  const outcome = card.deduction_mode === 'auto' ? await deduct(bank, db, { fee, card }, now) : 'short';
  if (typeof outcome !== 'string') return outcome;
  if (outcome === 'later' || today === fee.due_date) return { fee, card };
  const late = { fee: await moveFee(db, fee, { event: 'lapse', by: bySystem, now }), card };
  await tellOfFee(bank, db, late, 'annual_fee_overdue', now);
  return late;
}

/** 'later': nobody knows the rate now, which is no fault of the company's. 'short': the balance, or an earlier year, is missing. */
async function deduct(bank: Bank, db: Db, due: Fee, now: Date): Promise<Fee | 'later' | 'short'> {
  const pay_from = due.card.pay_from === 'parent_company' ? 'parent_company' : 'user_wallet';
  const wallet = due.card.pay_currency;
  const currency = currencyFor(pay_from, wallet);
  if (rateRefusal(bank, await readRates(db), [currency, 'USD'], { now, language: 'en' })) return 'later';
  try {
    return await promiseFee(bank, db, due, { event: 'deduct', by: bySystem, pay_from, wallet, now });
  } catch (fault) {
    if (fault instanceof Refusal && (fault.refusal === 'insufficientBalance' || fault.refusal === 'previousRenewalFirst')) return 'short';
    throw fault;
  }
}
