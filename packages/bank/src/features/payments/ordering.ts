/** Payments on days to come are ordered, changed, left out and stopped (TRF-26). What they will pay is proven when it is ordered. */
import { randomUUID } from 'node:crypto';
import type { payments as calls } from '@bankside/core/contract/payments/payments.ts';
import type { In } from '@bankside/core/contract/define.ts';
import { addMonths } from '@bankside/core/rules/calendar.ts';
import { nextDue, scheduleBounds } from '@bankside/core/rules/money/schedules.ts';
import { and, eq } from 'drizzle-orm';
import { demandProof } from '../../domain/identity/proofs.ts';
import { orderable } from '../../domain/payments/ordered-payment.ts';
import { active, bankDay, closeDay, lockSchedule, moveSchedule } from '../../domain/payments/schedules.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx, Handlers } from '../../platform/dispatch.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { Invalid, Refusal } from '../../platform/refusal.ts';
import { typedMinor } from '../../platform/typed-amount.ts';
import { translate } from '../../platform/words.ts';
import { schedules } from '../../store/payments/schedule-schema.ts';

type Form = Omit<In<typeof calls.addSchedule>, 'proof'>;
type Asking = Pick<Ctx, 'bank' | 'db' | 'now' | 'language'> & { readonly person: Person };
const most = 200;

/** The order as it is kept. Refuses what no such payment could ever be made for, and days that are past or too far away. */
async function checked(asking: Asking, form: Form) {
  const { bank, now, language } = asking;
  const amount = typedMinor(form.amount, form.currency, language);
  if (amount === 0n) throw new Refusal('amountZero', { field: 'amount' });
  const { payee_id, currency, purpose, reference = '', every, first_on } = form;
  const today = bankDay(bank, now);
  const rule = first_on < today ? 'schedulePast' : first_on > addMonths(today, scheduleBounds.monthsAhead) ? 'scheduleFar' : null;
  if (rule)
    throw new Invalid([{ field: 'first_on', rule, msg: translate(language, 'rules', rule, { months: scheduleBounds.monthsAhead }) }]);
  const { target } = await orderable(asking, { payee_id, currency, amount, purpose, reference });
  const repeats = every !== 'once';
  const until = repeats && form.ends === 'on' ? (form.until ?? null) : null;
  const times = repeats && form.ends === 'after' ? Number(form.times) : null;
  const plan = { every, first_on, until, times };
  const next_on = nextDue(plan, 0) ?? first_on;
  const { name: payee = '', bank_account_number = '' } = target.recipient ?? {};
  return { ...plan, payee_id, payee, bank_account_number, currency, amount, purpose, reference, next_on };
}

type Terms = Awaited<ReturnType<typeof checked>>;
/** What the proof is bound to. */
const shownOf = ({ amount, ...terms }: Terms) => ({ ...terms, amount: amount.toString() });

export const ordering: Pick<Handlers<typeof calls>, 'addSchedule' | 'editSchedule' | 'skipPayment' | 'stopSchedule'> = {
  addSchedule: async ({ proof, ...form }, ctx) => {
    const { bank, db, person, now } = ctx;
    const { company_id, user_id } = person;
    const terms = await checked(ctx, form);
    if ((await db.$count(schedules, and(eq(schedules.company_id, company_id), eq(schedules.status, String(active.wire))))) >= most)
      throw new Refusal('wrongState');
    await demandProof(bank, db, person, { act: 'schedule', shown: shownOf(terms) }, proof, now);
    const schedule_id = randomUUID();
    const status = String(active.wire);
    await db.insert(schedules).values({ ...terms, company_id, schedule_id, status, created_by: user_id, created_at: now });
    await audit(db, { company_id, actor: user_id, action: 'schedule.add', subject: `schedule:${schedule_id}`, to: status, at: now });
    return { id: schedule_id, next_on: terms.next_on };
  },

  editSchedule: async ({ id, version, proof, ...form }, ctx) => {
    const { bank, db, person, now } = ctx;
    const { company_id, user_id: by } = person;
    const before = await lockSchedule(db, company_id, id, version);
    if (before.payee_id !== form.payee_id) throw new Refusal('notFound', { field: 'payee_id' });
    const terms = await checked(ctx, form);
    await demandProof(bank, db, person, { act: 'schedule', shown: { id, version, ...shownOf(terms) } }, proof, now);
    // who changes it answers for it from now on
    const set = { ...terms, step: 0, trouble: '' as const, retry_at: null, created_by: by };
    await moveSchedule(db, before, { event: 'change', actor: 'client', by, now, set });
    return { id, next_on: terms.next_on };
  },

  skipPayment: async ({ id, version, due_on }, { db, person, now }) => {
    const row = await lockSchedule(db, person.company_id, id, version);
    if (row.status !== active.wire) throw new Refusal('wrongState');
    if (row.next_on !== due_on) throw new Refusal('changedMeanwhile');
    const { next_on } = await closeDay(db, row, { outcome: 'skipped', actor: 'client', by: person.user_id, now });
    return { id, next_on };
  },

  stopSchedule: async ({ id, version }, { db, person, now }) => {
    const row = await lockSchedule(db, person.company_id, id, version);
    await moveSchedule(db, row, { event: 'stop', actor: 'client', by: person.user_id, now });
    return { id };
  },
};
