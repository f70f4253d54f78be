import * as z from 'zod/mini';
import { recordSorts, statementFormats } from '../rules/money/transfers.ts';
import { statementLines } from '../rules/money/transfers.ts';
import type { Feature } from './define.ts';
import { Fees, MoneyExport, MoneyList, MoneyPage, MoneyRecord, Recipient, Timeline } from './money.ts';
import { amount, currency, day, id, time } from './shapes.ts';
import { RecordFile, RecordNote, transactionNotes } from './transaction-notes.ts';

/** The bank at the head of a paper. */
const Issuer = z.object({ name: z.string(), address: z.string() });
/** One account of one currency over some days, from the ledger: opening + in - out = closing, to the last unit. */
export const Statement = z.object({
  issuer: Issuer,
  /** '2025-11-USD'. */
  number: z.string(),
  kind: z.enum(['fiat', 'digital']),
  currency,
  date_from: day,
  date_to: day,
  account_name: z.string(),
  account_number: z.string(),
  reference: z.string(),
  address: z.string(),
  opening: amount,
  closing: amount,
  paid_in: amount,
  paid_out: amount,
  /** One of in and out is zero; `balance` is the book's after it. Words of `details`: transaction:lines.<what>, with the counterparty. */
  lines: z.array(
    z.object({
      at: time,
      what: z.enum(statementLines),
      counterparty: z.string(),
      note: z.string(),
      number: z.string(),
      paid_out: amount,
      paid_in: amount,
      balance: amount,
    }),
  ),
  /** Stated apart, and not in the balances. */
  on_hold: z.array(z.object({ number: z.string(), counterparty: z.string(), status: z.string(), amount })),
  issued_at: time,
  issued_to: z.string(),
  report_within_days: z.int(),
});
export type Statement = z.output<typeof Statement>;
/** One transaction on paper (pdf3, pdf4). */
export const Advice = z.object({
  issuer: Issuer,
  number: z.string(),
  date: time,
  status: z.string(),
  kind: z.enum(['fiat', 'digital']),
  record: MoneyRecord,
  payer: Recipient,
  payee: Recipient,
  issued_at: time,
  issued_to: z.string(),
  report_within_days: z.int(),
});
export type Advice = z.output<typeof Advice>;
/** How a paper is checked: the code on it, the page that takes it, and both as one address for a QR code. */
const Check = z.object({ code: z.string(), page: z.string(), address: z.string() });
export type Check = z.output<typeof Check>;
export const StatementAsked = z
  .object({ kind: z.enum(['fiat', 'digital']), currency, date_from: day, date_to: day })
  .check(z.refine((form) => form.date_from <= form.date_to, { path: ['date_to'], error: 'dateOrder' }));

/** What the chooser of statements asks a person; its `account` is a currency, or a kind for all of its accounts. */
export const StatementChoice = z
  .object({
    account: z.string().check(z.minLength(1, 'choose')),
    /** A month, '2026-03', or days of the person's own. */
    period: z.string().check(z.regex(/^(\d{4}-\d\d|custom)$/, 'choose')),
    date_from: z.optional(day),
    date_to: z.optional(day),
  })
  .check(z.refine((form) => !form.date_from || !form.date_to || form.date_from <= form.date_to, { path: ['date_to'], error: 'dateOrder' }));

export const transactions = {
  ...transactionNotes,
  /** `sort` of the answer is the order that it has: by amount only what can be counted (D-403). */
  record: {
    path: '/transaction/record',
    who: '2',
    kyc: true,
    in: z.object({ ...MoneyPage.shape, sort: z.optional(z.enum(recordSorts)) }),
    out: z.object({ ...MoneyList.shape, sort: z.enum(recordSorts) }),
  },
  download: { path: '/transaction/download', who: '2', kyc: true, in: MoneyExport, out: 'blob' },
  get: { path: '/transaction/get', who: '2', kyc: true, in: z.object({ id }), out: MoneyRecord, refuses: ['notFound'] },
  details: {
    path: '/transaction/details',
    who: '2',
    kyc: true,
    in: z.object({ id }),
    out: z.object({
      fees: Fees,
      rate: z.string(),
      timeline: Timeline,
      payer: Recipient,
      payee: Recipient,
      related_ids: z.array(id),
      note: RecordNote,
      files: z.array(RecordFile),
    }),
    refuses: ['notFound'],
  },
  /** Spelled as it is published (TXN-11). */
  statement: {
    path: '/transaction/statsment',
    also: '/transaction/statement',
    who: '2',
    kyc: true,
    in: StatementAsked,
    out: Statement,
    refuses: ['rangeTooLong'],
  },
  detailsStatement: {
    path: '/transaction/detailsStatement',
    who: '2',
    kyc: true,
    in: z.object({ id }),
    out: Advice,
    refuses: ['notFound'],
  },
  /** The same statement as a file; a PDF carries a code by which anybody can check it. */
  statementDownload: {
    path: '/transaction/statementDownload',
    who: '2',
    kyc: true,
    ours: true,
    write: true,
    in: z
      .object({ kind: z.enum(['fiat', 'digital']), currency, date_from: day, date_to: day, format: z.enum(statementFormats) })
      .check(z.refine((form) => form.date_from <= form.date_to, { path: ['date_to'], error: 'dateOrder' })),
    out: 'blob',
    refuses: ['rangeTooLong'],
  },
  adviceDownload: {
    path: '/transaction/adviceDownload',
    who: '2',
    kyc: true,
    ours: true,
    write: true,
    in: z.object({ id }),
    out: 'blob',
    refuses: ['notFound'],
  },
  /** For the page: as it is now, with the code under which the bank keeps what it says. */
  statementPrint: {
    path: '/transaction/statementPrint',
    who: '2',
    kyc: true,
    ours: true,
    write: true,
    in: StatementAsked,
    out: z.object({ statement: Statement, check: Check }),
    refuses: ['rangeTooLong'],
  },
  advicePrint: {
    path: '/transaction/advicePrint',
    who: '2',
    kyc: true,
    ours: true,
    write: true,
    in: z.object({ id }),
    out: z.object({ advice: Advice, check: Check }),
    refuses: ['notFound'],
  },
  /** Is this paper ours? Tells what it must say, so that a changed figure shows. */
  verifyDocument: {
    path: '/transaction/verifyDocument',
    who: 'anyone',
    ours: true,
    in: z.object({ code: z.string().check(z.trim(), z.toUpperCase(), z.minLength(1, 'codeBlank'), z.maxLength(40, 'documentCode')) }),
    out: z.object({
      document: z.enum(['statement', 'advice']),
      account_name: z.string(),
      account_number: z.string(),
      issued_at: time,
      /** Labels in the reader's language, values to the letter as they are printed. */
      facts: z.array(z.object({ name: z.string(), value: z.string() })),
      /** A statement's movements, as they are printed. */
      lines: z.array(
        z.object({
          date: z.string(),
          details: z.string(),
          reference: z.string(),
          paid_out: z.string(),
          paid_in: z.string(),
          balance: z.string(),
        }),
      ),
      /** Of the file; empty for what was printed from its page. */
      sha256: z.string(),
    }),
    refuses: ['notFound'],
  },
} as const satisfies Feature;
