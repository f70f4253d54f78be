/** Yearly fees of cards: paid, by hand or by themselves, or not renewed (CRD-30, CRD-31). */
import * as z from 'zod/mini';
import type { Feature } from '../define.ts';
import { amount, id, linesOf, page, pageOf, time } from '../shapes.ts';
import { AnnualFeeRow, renewalSource, topUpCurrency } from './shapes.ts';

const code13 = { who: '13', kyc: true } as const;
const filter = {
  status: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(8))),
  renewal_status: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(8))),
  keyword: z.optional(z.string().check(z.trim(), z.maxLength(100, 'tooLong'))),
};

export const annualFees = {
  record: { path: '/annualFee/record', ...code13, in: z.object({ ...filter, ...page.shape }), out: pageOf(AnnualFeeRow) },
  details: {
    path: '/annualFee/details',
    ...code13,
    in: z.object({ id }),
    out: z.object({
      record: AnnualFeeRow,
      /** The card's other years, newest first. */
      history: z.array(AnnualFeeRow),
      timeline: z.array(
        z.object({ at: time, event: z.string(), actor: z.enum(['client', 'bank', 'system']), name: z.string(), note: z.string() }),
      ),
      /** What it would cost from each source, and what is there. */
      payable_from: z.array(z.object({ source: renewalSource, currency: z.string(), balance: amount, cost: amount })),
      /** An earlier one that is still open. */
      previous_open: z.nullable(id),
    }),
    refuses: ['notFound'],
  },
  remark: {
    path: '/annualFee/remark',
    ...code13,
    write: true,
    in: z.object({ id, remark: linesOf(500), version: z.optional(z.int()) }),
    out: z.object({ record: AnnualFeeRow }),
    refuses: ['notFound', 'changedMeanwhile'],
  },
  modify: {
    path: '/annualFee/modify',
    ...code13,
    money: true,
    write: true,
    in: z
      .object({
        id,
        action: z.enum(['pay', 'set_mode', 'discontinue', 'resume']),
        pay_from: z.optional(renewalSource),
        currency: z.optional(topUpCurrency),
        deduction_mode: z.optional(z.enum(['manual', 'auto'], 'choose')),
        version: z.optional(z.int()),
      })
      .check(
        z.refine(({ action, pay_from }) => action !== 'pay' || !!pay_from, { path: ['pay_from'], error: 'choose' }),
        z.refine(({ action, deduction_mode }) => action !== 'set_mode' || !!deduction_mode, { path: ['deduction_mode'], error: 'choose' }),
        z.refine(({ pay_from, currency }) => pay_from !== 'user_wallet' || !!currency, { path: ['currency'], error: 'choose' }),
      ),
    out: z.object({ record: AnnualFeeRow }),
    refuses: ['notFound', 'previousRenewalFirst', 'insufficientBalance', 'wrongState', 'changedMeanwhile', 'ratesStale', 'rateHeld'],
  },
  download: { path: '/annualFee/download', ...code13, in: z.object({ ...filter, format: z.enum(['csv', 'xlsx']) }), out: 'blob' },
  /** What is due is done now, at most once in policy.cards.refreshSec. */
  refresh: {
    path: '/annualFee/refresh',
    ...code13,
    /** One fee, or several. */
    in: z
      .object({ id: z.optional(id), ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(100))) })
      .check(z.refine((form) => form.id !== undefined || form.ids !== undefined, { path: ['ids'], error: 'invalid' })),
    out: z.object({ list: z.array(AnnualFeeRow) }),
    refuses: ['notFound'],
  },
} as const satisfies Feature;
