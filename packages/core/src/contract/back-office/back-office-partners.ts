/** What companies ask about their partner keys, as the bank's people see and allow it: always by two (DEV-05). */
import * as z from 'zod/mini';
import type { Feature } from '../define.ts';
import { KeyRequest } from '../developers/partners.ts';
import { empty, id, prose } from '../shapes.ts';
import { Asked } from './back-office-second.ts';

const which = { company_id: id, id };

export const partnerWork = {
  keyRequest: {
    path: '/admin/partner/get',
    who: 'staff',
    ours: true,
    in: z.object(which),
    out: z.object({ request: KeyRequest, project_name: z.string(), account_number: z.string(), second: z.nullable(Asked) }),
    refuses: ['notFound'],
  },
  decideKey: {
    path: '/admin/partner/decide',
    who: 'staff',
    ours: true,
    write: true,
    in: z
      .object({ ...which, version: z.int(), event: z.enum(['allow', 'refuse']), reason: z.optional(prose(1000, 'reasonBlank')) })
      .check(z.refine((form) => form.event !== 'refuse' || !!form.reason, { path: ['reason'], error: 'reasonBlank' })),
    out: z.object({ id, status: z.string(), version: z.int() }),
    refuses: ['notFound', 'wrongState', 'changedMeanwhile', 'secondPersonNeeded'],
  },
  revokePartnerKey: {
    path: '/admin/partner/revoke',
    who: 'staff',
    ours: true,
    write: true,
    in: z.object({ ...which, reason: prose(1000, 'reasonBlank') }),
    out: empty,
    refuses: ['notFound', 'wrongState'],
  },
} as const satisfies Feature;
