/** What the page of a payee or of a wallet address shows beside the entry (REC-14): what was paid to it, and who changed what. */
import * as z from 'zod/mini';
import { amount, currency, id, time } from '../shapes.ts';

export const recipientActs = ['add', 'edit', 'favourite', 'delete'] as const;

const Paid = z.object({
  /** Released by the bank, what came back taken off; in the order of the currencies. */
  totals: z.array(z.object({ currency, amount, count: z.int() })),
  last: z.nullable(z.object({ id, date: time, amount, currency })),
});
const Change = z.object({
  at: time,
  act: z.enum(recipientActs),
  /** Who of the company, by name. */
  by: z.string(),
  /** The names of the fields that an edit changed; none where it is not known. */
  fields: z.array(z.string()),
  /** Name and account as they were and as they are; of a favourite 'true' or 'false'. */
  from: z.string(),
  to: z.string(),
});
/** The newest change first, at most 50. */
export const recipientHistory = {
  added_by: z.string(),
  /** Until when the bank reviews each transfer to it; null once that is over. */
  new_until: z.nullable(time),
  /** Null while it is in the book. */
  deleted_at: z.nullable(time),
  paid: Paid,
  changes: z.array(Change),
};
