/** The audit trail of all companies, as the bank's people read it: who did what, when, from where (OFF-17). */
import * as z from 'zod/mini';
import { actKinds } from '../../rules/access/acts.ts';
import type { Feature } from '../define.ts';
import { day, id, page, pageOf, time } from '../shapes.ts';

export const trailKinds = [...actKinds, 'bank'] as const;
const words = z.optional(z.string().check(z.trim(), z.maxLength(100, 'tooLong')));
const filter = {
  /** The company, by its name, account number or reference. */
  company: words,
  /** Who did it, by name or email; of a company or of the bank. */
  person: words,
  kind: z.optional(z.enum(trailKinds)),
  from: z.optional(day),
  to: z.optional(day),
};
/** So many are counted; a file holds no more. */
export const trailMost = 10_000;

export const trailWork = {
  trail: {
    path: '/admin/audit/list',
    who: 'staff',
    ours: true,
    in: z.object({ ...page.shape, ...filter }),
    out: pageOf(
      z.object({
        id,
        at: time,
        company_id: id,
        project_name: z.string(),
        /** By name; empty where the bank acted by itself. */
        by: z.string(),
        email: z.string(),
        act: z.string(),
        subject: z.string(),
        from: z.string(),
        to: z.string(),
        reason: z.string(),
        refusal: z.string(),
        address: z.string(),
        browser: z.string(),
      }),
    ),
  },
  trailFile: { path: '/admin/audit/download', who: 'staff', ours: true, in: z.object(filter), out: 'blob' },
} as const satisfies Feature;
