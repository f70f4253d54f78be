/** Payments that are ordered now and made later (TRF-26): for payees of the book. */
import * as z from 'zod/mini';
import { repeats, runOutcomes, scheduleBounds, scheduleEnds, scheduleTroubles } from '../../rules/money/schedules.ts';
import type { Feature } from '../define.ts';
import { purpose, sentAmount } from '../money.ts';
import { Proof, proofRefusals } from '../security/proof.ts';
import { amount, chosenId, currency, day, id, paymentReference, time } from '../shapes.ts';
import { paymentFiles } from './payment-files.ts';

const mine = { who: '11-1', kyc: true, ours: true } as const;
const which = { id, version: z.int() };

const form = {
  payee_id: chosenId,
  currency,
  amount: sentAmount,
  purpose,
  /** For the payee, at most 35 characters as SWIFT carries them. */
  reference: z.optional(paymentReference),
  every: z.enum(repeats, 'choose'),
  first_on: day,
  ends: z.enum(scheduleEnds, 'choose'),
  until: z.optional(z.union([z.literal(''), day])),
  times: z.optional(z.string().check(z.trim(), z.regex(/^\d{0,3}$/, 'scheduleTimes'))),
};
type Form = { every: string; first_on: string; ends: string; until?: string | undefined; times?: string | undefined };
const repeated = (values: Form) => values.every !== 'once';
const counts = (times: string | undefined) => Number(times || 0) >= 1 && Number(times) <= scheduleBounds.times;
/** What ends a repeated payment is asked only of one that repeats. */
const ending = [
  z.refine<Form>((values) => !repeated(values) || values.ends !== 'on' || !!values.until, { path: ['until'], error: 'date' }),
  z.refine<Form>((values) => !repeated(values) || values.ends !== 'on' || !values.until || values.until >= values.first_on, {
    path: ['until'],
    error: 'dateOrder',
  }),
  z.refine<Form>((values) => !repeated(values) || values.ends !== 'after' || counts(values.times), {
    path: ['times'],
    error: 'scheduleTimes',
  }),
] as const;

export const Schedule = z.object({
  id,
  version: z.int(),
  payee_id: id,
  /** As it was ordered; the payee of the book may have changed since. */
  payee: z.string(),
  bank_account_number: z.string(),
  currency,
  amount,
  purpose: z.string(),
  reference: z.string(),
  every: z.enum(repeats),
  first_on: z.iso.date(),
  until: z.nullable(z.iso.date()),
  times: z.nullable(z.int()),
  /** Wire code of the lifecycle `schedule`. */
  status: z.string(),
  /** Null once it has ended or was stopped. */
  next_on: z.nullable(z.iso.date()),
  /** Paid, skipped or missed so far. */
  done: z.int(),
  /** Why it waits or was stopped; empty when all is well. */
  trouble: z.enum(['', ...scheduleTroubles]),
  /** Of one that waits: when it is tried again. */
  retry_at: z.nullable(time),
  made_by: z.string(),
  /** Its last payments, the newest first. */
  runs: z.array(
    z.object({
      due_on: z.iso.date(),
      outcome: z.enum(runOutcomes),
      transaction: z.nullable(z.object({ id, number: z.string() })),
      reason: z.enum(['', ...scheduleTroubles]),
    }),
  ),
});
export type Schedule = z.output<typeof Schedule>;

const money = ['noPermission', 'notFound', 'amountZero', 'amountBelowMinimum', 'amountAboveMaximum', 'pairUnsupported'] as const;

export const payments = {
  ...paymentFiles,
  /** The ones that go on first, by their next day; at most 200. `payee_id`: those that pay this one. */
  schedules: {
    path: '/payments/scheduled/list',
    ...mine,
    in: z.object({ payee_id: z.optional(id) }),
    out: z.object({ list: z.array(Schedule), /** The bank's day, from which one can be ordered. */ today: z.iso.date() }),
  },
  addSchedule: {
    path: '/payments/scheduled/add',
    ...mine,
    write: true,
    in: z.object({ ...form, proof: z.optional(Proof) }).check(...ending),
    out: z.object({ id, next_on: z.iso.date() }),
    refuses: [...money, ...proofRefusals, 'wrongState'],
  },
  /** All but its payee, from its next payment on. */
  editSchedule: {
    path: '/payments/scheduled/edit',
    ...mine,
    write: true,
    in: z.object({ ...form, ...which, proof: z.optional(Proof) }).check(...ending),
    out: z.object({ id, next_on: z.iso.date() }),
    refuses: [...money, ...proofRefusals, 'wrongState', 'changedMeanwhile'],
  },
  /** Leaves out the next payment; `due_on` is the day that the person saw. */
  skipPayment: {
    path: '/payments/scheduled/skip',
    ...mine,
    write: true,
    in: z.object({ ...which, due_on: day }),
    out: z.object({ id, next_on: z.nullable(z.iso.date()) }),
    refuses: ['notFound', 'wrongState', 'changedMeanwhile'],
  },
  stopSchedule: {
    path: '/payments/scheduled/stop',
    ...mine,
    write: true,
    in: z.object(which),
    out: z.object({ id }),
    refuses: ['notFound', 'wrongState', 'changedMeanwhile'],
  },
} as const satisfies Feature;
