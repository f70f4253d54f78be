/** What the bank's staff do with money: deposits, transfers, and in a sandbox what arrives on a chain. */
import * as z from 'zod/mini';
import type { Feature } from './define.ts';
import { network } from './money.ts';
import { currency, id, prose, text } from './shapes.ts';

/** Decimal text; the bank checks its scale. */
const sum = z.string().check(z.regex(/^\d{1,15}(\.\d{1,18})?$/, 'amount'));
/** Those who are told no are told why. */
const withReason = (...events: readonly string[]) =>
  z.refine<{ event: string; reason?: string | undefined }>((form) => !events.includes(form.event) || !!form.reason, {
    path: ['reason'],
    error: 'reasonBlank',
  });

export const moneyWork = {
  creditDeposit: {
    path: '/admin/deposit/credit',
    who: 'staff',
    ours: true,
    money: true,
    write: true,
    in: z.object({
      company_id: id,
      currency,
      amount: sum,
      sender_account_name: text(140),
      reference: z.optional(z.string().check(z.maxLength(140))),
    }),
    out: z.object({ transaction_id: id, book_balance: z.string() }),
    refuses: ['notFound', 'amountZero', 'invalid'],
  },
  /** A transfer's next step. `hash` with broadcast; a reason with refuse and fail. Large ones need a second person of staff. */
  decideTransfer: {
    path: '/admin/transfer/decide',
    who: 'staff',
    ours: true,
    money: true,
    write: true,
    in: z
      .object({
        company_id: id,
        id,
        version: z.int(),
        event: z.enum(['takeUp', 'release', 'refuse', 'broadcast', 'settle', 'fail']),
        reason: z.optional(prose(1000, 'reasonBlank')),
        hash: z.optional(z.string().check(z.maxLength(100))),
      })
      .check(withReason('refuse', 'fail')),
    out: z.object({ id, status: z.string(), version: z.int() }),
    refuses: ['notFound', 'wrongState', 'changedMeanwhile', 'ownTransfer'],
  },
  /** A payee's bank sends money back that had left: a record of its own, linked to the first. */
  returnTransfer: {
    path: '/admin/transfer/return',
    who: 'staff',
    ours: true,
    money: true,
    write: true,
    in: z.object({
      company_id: id,
      id,
      amount: sum,
      reason: prose(1000, 'reasonBlank'),
    }),
    out: z.object({ id }),
    refuses: ['notFound', 'wrongState', 'amountZero', 'amountAboveMaximum', 'invalid'],
  },
  /** A deposit's next step: an announced wire, one that is held, or one that came. */
  decideDeposit: {
    path: '/admin/deposit/decide',
    who: 'staff',
    ours: true,
    money: true,
    write: true,
    in: z
      .object({
        company_id: id,
        id,
        version: z.int(),
        event: z.enum(['receive', 'doubt', 'release', 'refuse', 'settle', 'fail']),
        /** What really came, when it is not what was announced. */
        amount: z.optional(sum),
        sender_account_name: z.optional(text(140)),
        reason: z.optional(prose(1000, 'reasonBlank')),
      })
      .check(withReason('refuse', 'fail', 'doubt')),
    out: z.object({ id, status: z.string(), version: z.int() }),
    refuses: ['notFound', 'wrongState', 'changedMeanwhile', 'amountZero', 'invalid'],
  },
  /** The sandbox's chain: money arrives at an address of ours, with so many confirmations; the same hash again only counts on. */
  chainArrival: {
    path: '/admin/chain/arrival',
    who: 'staff',
    ours: true,
    money: true,
    write: true,
    in: z.object({
      network,
      address: text(120, 'addressBlank'),
      currency,
      amount: sum,
      sender_address: text(120),
      hash: z.optional(z.string().check(z.maxLength(100))),
      confirmations: z.int().check(z.minimum(0), z.maximum(1000)),
    }),
    out: z.object({ hash: z.string(), id: z.nullable(id), status: z.string() }),
    refuses: ['notFound', 'amountZero', 'invalid', 'pairUnsupported'],
  },
} as const satisfies Feature;
