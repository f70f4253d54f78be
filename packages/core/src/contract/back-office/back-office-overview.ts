/** Public application links and partner keys of all companies, as the bank's people find and end them (OFF-15, OFF-16). */
import * as z from 'zod/mini';
import { Logo } from '../card-apply/shapes.ts';
import type { Feature } from '../define.ts';
import { id, page, pageOf, prose, time } from '../shapes.ts';

const keyword = z.optional(z.string().check(z.trim(), z.maxLength(100, 'tooLong')));
const which = { company_id: id, id };
export const linkStates = ['fresh', 'paused', 'full', 'expired'] as const;
export const keyStates = ['live', 'unused', 'revoked'] as const;

export const overviewWork = {
  /** Newest first; by the company's name or account number, or the link's path or name. */
  links: {
    path: '/admin/link/list',
    who: 'staff',
    ours: true,
    in: z.object({ ...page.shape, keyword, status: z.optional(z.enum(linkStates)) }),
    out: pageOf(
      z.object({
        ...which,
        project_name: z.string(),
        link_path: z.string(),
        name: z.string(),
        variant: z.string(),
        /** One whose last day is over is expired. */
        status: z.enum(linkStates),
        applications: z.int(),
        limit: z.nullable(z.int()),
        expires_at: z.nullable(time),
        created_at: time,
        origins: z.array(z.string()),
        /** As people see it: the partner's name and logo; empty: none. */
        brand: z.string(),
        logo: z.string(),
        version: z.int(),
      }),
    ),
  },
  /** The partner's logo on its link, or none. It shows on our page in a company's name, so a bank may ask for two people, as for the link itself. */
  setLinkLogo: {
    path: '/admin/link/logo',
    who: 'staff',
    ours: true,
    write: true,
    in: z.object({ ...which, version: z.int(), logo: z.union([z.literal(''), Logo]) }),
    out: z.object({ id, version: z.int() }),
    refuses: ['notFound', 'changedMeanwhile', 'secondPersonNeeded', 'tooManyRequests'],
  },
  closeLink: {
    path: '/admin/link/close',
    who: 'staff',
    ours: true,
    write: true,
    in: z.object({ ...which, version: z.int(), reason: prose(1000, 'reasonBlank') }),
    out: z.object({ id, status: z.string() }),
    refuses: ['notFound', 'wrongState', 'changedMeanwhile'],
  },
  /** Newest first; by the company's name or account number, or the key's name or last four characters. */
  partnerKeys: {
    path: '/admin/partner/list',
    who: 'staff',
    ours: true,
    in: z.object({ ...page.shape, keyword, status: z.optional(z.enum(keyStates)) }),
    out: pageOf(
      z.object({
        ...which,
        project_name: z.string(),
        name: z.string(),
        last4: z.string(),
        status: z.enum(keyStates),
        origins: z.array(z.string()),
        tags: z.array(z.string()),
        created_at: time,
        last_used_at: z.nullable(time),
        revoked_at: z.nullable(time),
      }),
    ),
  },
} as const satisfies Feature;
