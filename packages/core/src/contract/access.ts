import * as z from 'zod/mini';
import { userStatuses } from '../rules/options.ts';
import type { Feature } from './define.ts';
import { id, page, pageOf, time } from './shapes.ts';

/** A sub-account (PER-15): username, email, group, status, access rights. */
export const SubAccount = z.object({
  id,
  username: z.string(),
  full_name: z.string(),
  email: z.string(),
  group: z.string(),
  status: z.enum(userStatuses),
  authjson: z.array(z.string()),
  /** US dollars a day (PER-26); empty: no limit of their own. */
  daily_usd: z.string(),
  last_sign_in_at: z.nullable(time),
  created_at: time,
});

export const access = {
  childList: {
    path: '/account/childList',
    who: '10',
    kyc: true,
    in: z.object({
      ...page.shape,
      id: z.optional(id),
      group: z.optional(z.string().check(z.maxLength(60))),
      status: z.optional(z.enum(userStatuses)),
      keyword: z.optional(z.string().check(z.maxLength(100))),
    }),
    out: z.object({ ...pageOf(SubAccount).shape, groups: z.array(z.string()) }),
  },
} as const satisfies Feature;
