/** What companies ask about their colleagues, as the bank's people see and carry it out: always by two (PER-24). */
import * as z from 'zod/mini';
import { ColleagueRequest } from '../colleagues/requests.ts';
import type { Feature } from '../define.ts';
import { id, prose } from '../shapes.ts';
import { Asked } from './back-office-second.ts';

const which = { company_id: id, id };

export const colleagueWork = {
  colleagueRequest: {
    path: '/admin/colleague/get',
    who: 'staff',
    ours: true,
    in: z.object(which),
    out: z.object({
      request: ColleagueRequest,
      project_name: z.string(),
      account_number: z.string(),
      /** The rights that the person holds now, and their own daily limit. */
      now: z.array(z.string()),
      now_daily_usd: z.string(),
      second: z.nullable(Asked),
    }),
    refuses: ['notFound'],
  },
  decideColleague: {
    path: '/admin/colleague/decide',
    who: 'staff',
    ours: true,
    write: true,
    in: z
      .object({ ...which, version: z.int(), event: z.enum(['carryOut', 'refuse']), reason: z.optional(prose(1000, 'reasonBlank')) })
      .check(z.refine((form) => form.event !== 'refuse' || !!form.reason, { path: ['reason'], error: 'reasonBlank' })),
    out: z.object({ id, status: z.string(), version: z.int() }),
    refuses: ['notFound', 'wrongState', 'changedMeanwhile', 'emailTaken', 'secondPersonNeeded'],
  },
} as const satisfies Feature;
