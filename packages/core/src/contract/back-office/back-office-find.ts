/** What staff find by words or a number (OFF-19), and a record of money whatever its state. */
import * as z from 'zod/mini';
import type { Feature } from '../define.ts';
import { MoneyRecord, Timeline } from '../money.ts';
import { currency, id, text, time } from '../shapes.ts';

export const foundKinds = ['company', 'person', 'record', 'card', 'application', 'contract', 'order'] as const;
const Found = z.object({
  kind: z.enum(foundKinds),
  company_id: id,
  project_name: z.string(),
  id,
  /** A company's name, a person's, a number. */
  label: z.string(),
  /** Beside it: an account number, an email, a holder, the last four. */
  detail: z.string(),
  /** Of a record of money; money out is negative. */
  money: z.optional(z.object({ date: time, amount: z.string(), currency })),
});

export const findWork = {
  /** At most five of each kind. A record of money is found by its whole number alone. */
  find: {
    path: '/admin/find',
    who: 'staff',
    ours: true,
    in: z.object({ keyword: text(100) }),
    out: z.object({ list: z.array(Found) }),
  },
  /** A deposit, a transfer or any other record, as its client sees it, and where it is decided on; empty: nothing waits for the bank. */
  moneyRecord: {
    path: '/admin/record/get',
    who: 'staff',
    ours: true,
    in: z.object({ company_id: id, id }),
    out: z.object({
      project_name: z.string(),
      account_number: z.string(),
      record: MoneyRecord,
      timeline: Timeline,
      waits_at: z.enum(['', 'deposits', 'queue']),
    }),
    refuses: ['notFound'],
  },
} as const satisfies Feature;
