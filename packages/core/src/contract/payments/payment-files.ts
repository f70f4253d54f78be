/** Payments from a file (TRF-29): tried row by row, ordered as one, agreed to as one. */
import * as z from 'zod/mini';
import { paymentFaultNames, paymentFields, paymentRowsMost } from '../../rules/money/payment-files.ts';
import type { Feature } from '../define.ts';
import { Proof, proofRefusals } from '../security/proof.ts';
import { amount, currency, empty, id, prose, time } from '../shapes.ts';

const mine = { who: '11-1', kyc: true, ours: true } as const;
const cell = z.string().check(z.maxLength(300, 'tooLong'));

/** As it is in the file: the bank says what is wrong with each. */
export const PaymentRow = z.object({ row: z.int(), account_number: cell, name: cell, currency: cell, amount: cell, reference: cell });
export type PaymentRow = z.output<typeof PaymentRow>;
/** What the transfer of a row may be refused for when it is made: then none of them is. */
const unpaid = [
  'insufficientBalance',
  'dailyLimitExceeded',
  'noPermission',
  'notFound',
  'changedMeanwhile',
  'amountAboveMaximum',
  'amountBelowMinimum',
  'pairUnsupported',
] as const;
/** As the file has them, from the left. */
const headings = z.array(cell).check(z.minLength(1), z.maxLength(100));
const columns = z.array(z.object({ field: z.enum(paymentFields), column: z.int().check(z.minimum(0)) }));
const rows = z.array(PaymentRow).check(z.minLength(1), z.maxLength(paymentRowsMost));

export const RowResult = z.object({
  row: z.int(),
  /** Empty: it can be paid. */
  fault: z.enum(['', ...paymentFaultNames]),
  /** What the sentence of the fault names: a bound, or the payee as the book has it. */
  detail: z.string(),
  payee: z.string(),
});
/** Of the rows that can be paid. */
const Total = z.object({ currency, count: z.int(), amount, fees: amount, total: amount, available: amount, missing: amount });

const PaymentFile = z.object({
  id,
  version: z.int(),
  file_name: z.string(),
  /** Wire code of the lifecycle `paymentFile`. */
  status: z.string(),
  created_at: time,
  made_by: z.string(),
  totals: z.array(z.object({ currency, count: z.int(), amount, fees: amount })),
  /** How many other people agree to it, and by name who has. */
  approvals: z.object({ needed: z.int(), by: z.array(z.string()) }),
  reason: z.string(),
  may: z.object({ approve: z.boolean(), cancel: z.boolean() }),
});

export const paymentFiles = {
  /** Which column the company has taken for which field in a file with these headings, in whatever order; none where it has not. */
  knownColumns: { path: '/payments/file/columns', ...mine, in: z.object({ headings }), out: z.object({ columns }) },
  /** Keeps them for the next file with these headings. Refuses invalid: a field or a column twice, or one that is missing. */
  keepColumns: {
    path: '/payments/file/keepColumns',
    ...mine,
    write: true,
    in: z.object({ headings, columns }),
    out: empty,
    refuses: ['invalid'],
  },
  /** Nothing is kept of it. */
  checkFile: {
    path: '/payments/file/check',
    ...mine,
    in: z.object({ rows }),
    out: z.object({
      results: z.array(RowResult),
      totals: z.array(Total),
      /** How many other people of the company would agree to it. */
      approvers: z.int(),
    }),
  },
  /** All rows or none: one that has a fault is refused at `rows.<n>`. Made at once, or kept until others have agreed. */
  orderFile: {
    path: '/payments/file/order',
    ...mine,
    money: true,
    write: true,
    in: z.object({
      file_name: z.string().check(z.trim(), z.minLength(1, 'blank'), z.maxLength(200, 'tooLong')),
      rows,
      proof: z.optional(Proof),
    }),
    out: z.object({ id, status: z.string() }),
    refuses: [...proofRefusals, ...unpaid],
  },
  files: { path: '/payments/file/list', ...mine, in: empty, out: z.object({ list: z.array(PaymentFile) }) },
  /** Each row with the transfer that it became. */
  file: {
    path: '/payments/file/get',
    ...mine,
    in: z.object({ id }),
    out: z.object({
      file: PaymentFile,
      rows: z.array(
        z.object({
          row: z.int(),
          payee: z.string(),
          bank_account_number: z.string(),
          currency,
          amount,
          reference: z.string(),
          transaction: z.nullable(z.object({ id, number: z.string(), status: z.string(), waits_for: z.string() })),
        }),
      ),
    }),
    refuses: ['notFound'],
  },
  /** Another person agrees or declines; anybody with the right takes it back before. */
  decideFile: {
    path: '/payments/file/decide',
    ...mine,
    money: true,
    write: true,
    in: z
      .object({ id, version: z.int(), event: z.enum(['approve', 'decline', 'cancel']), reason: z.optional(prose(1000, 'reasonBlank')) })
      .check(z.refine((form) => form.event !== 'decline' || !!form.reason, { path: ['reason'], error: 'reasonBlank' })),
    out: z.object({ id, status: z.string(), version: z.int() }),
    refuses: [...unpaid, 'wrongState', 'ownTransfer', 'alreadyApproved'],
  },
} as const satisfies Feature;
