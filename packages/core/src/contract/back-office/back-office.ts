/** What the bank's staff do in this release (D-112). All under /admin, all audited. */
import * as z from 'zod/mini';
import { hideable } from '../../rules/cards/fields.ts';
import { kycFields } from '../../rules/cards/kyc-sections.ts';
import { applicantTypes, applyVariants, cardClasses, cardTiers } from '../../rules/options.ts';
import { Application, Branding } from '../card-apply/shapes.ts';
import { chainWork } from './back-office-chain.ts';
import { colleagueWork } from './back-office-colleagues.ts';
import { cardWork } from './back-office-cards.ts';
import { programmes } from './back-office-programmes.ts';
import { companyWork } from './back-office-companies.ts';
import { kycWork } from './back-office-kyc.ts';
import { messageWork } from './back-office-messages.ts';
import { findWork } from './back-office-find.ts';
import { feeWork } from './back-office-fees.ts';
import { moneyWork } from './back-office-money.ts';
import { trailWork } from './back-office-trail.ts';
import { overviewWork } from './back-office-overview.ts';
import { partnerWork } from './back-office-partners.ts';
import { rateWork } from './back-office-rates.ts';
import { secondWork } from './back-office-second.ts';
import { Work } from './work.ts';
import { empty, fileKey, id, prose, text, time } from '../shapes.ts';
import type { Feature } from '../define.ts';

const origin = z.string().check(z.maxLength(200), z.regex(/^https?:\/\/[^/\s]+$/, 'origin'));
export const backOffice = {
  queue: {
    path: '/admin/queue',
    who: 'staff',
    ours: true,
    in: empty,
    out: z.object({ list: z.array(Work), /** The bank's clock, to say how long each waits. */ now: time }),
  },
  ...companyWork,
  ...kycWork,
  ...moneyWork,
  ...chainWork,
  ...rateWork,
  ...feeWork,
  ...secondWork,
  ...cardWork,
  ...programmes,
  ...colleagueWork,
  ...overviewWork,
  ...trailWork,
  ...partnerWork,
  ...messageWork,
  ...findWork,
  closeTask: {
    path: '/admin/task/close',
    who: 'staff',
    ours: true,
    write: true,
    in: z.object({ kind: z.enum(['relationship_manager', 'feedback']), company_id: id, id, reply: z.optional(prose(4000)) }),
    out: empty,
    refuses: ['notFound', 'wrongState'],
  },
  /** Opens an application for review: everything unmasked. Reading it leaves a line in the audit trail. */
  cardApplication: {
    path: '/admin/card/get',
    who: 'staff',
    ours: true,
    write: true,
    in: z.object({ company_id: id, id }),
    /** `opened`: the papers that the person who asks has opened, by file_key. `verification_…`: of the last refusal, what is not corrected yet. */
    out: z.object({
      ...Application.shape,
      opened: z.array(z.string()),
      verification_reason: z.string(),
      verification_fields: z.array(z.string()),
    }),
    refuses: ['notFound'],
  },
  decideCard: {
    path: '/admin/card/decide',
    who: 'staff',
    ours: true,
    write: true,
    in: z
      .object({
        company_id: id,
        id,
        version: z.int(),
        event: z.enum(['approve', 'reject', 'bar', 'unbar']),
        reason: z.optional(prose(1000, 'reasonBlank')),
      })
      .check(
        z.refine((form) => !['reject', 'bar'].includes(form.event) || !!form.reason, {
          path: ['reason'],
          error: 'reasonBlank',
        }),
      ),
    out: z.object({ id, status: z.string(), version: z.int() }),
    refuses: ['notFound', 'wrongState', 'changedMeanwhile', 'papersUnopened', 'secondPersonNeeded'],
  },
  decideVerification: {
    path: '/admin/card/verify',
    who: 'staff',
    ours: true,
    write: true,
    in: z
      .object({
        company_id: id,
        id,
        version: z.int(),
        accept: z.boolean(),
        reason: z.optional(prose(1000, 'reasonBlank')),
        /** What the refusal is about: shown there until it is corrected (CRD-55). */
        fields: z.optional(z.array(z.enum(kycFields)).check(z.maxLength(kycFields.length))),
      })
      .check(z.refine((form) => form.accept || !!form.reason, { path: ['reason'], error: 'reasonBlank' })),
    out: z.object({ id, verification_status: z.string(), version: z.int() }),
    refuses: ['notFound', 'wrongState', 'changedMeanwhile', 'papersUnopened', 'secondPersonNeeded'],
  },
  /** A partner's apply link with its looks and the origins that may embed it. With `id` an existing one is changed. */
  saveLink: {
    path: '/admin/link/save',
    who: 'staff',
    ours: true,
    write: true,
    in: z.object({
      company_id: id,
      id: z.optional(id),
      link_path: z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{2,39}$/, 'linkPath')),
      variant: z.enum(applyVariants),
      display_name: text(140),
      branding: Branding,
      allowed_origins: z.array(origin).check(z.maxLength(20)),
      isolation: z.enum(['page', 'frame']),
      applicant_types: z.array(z.enum(applicantTypes)).check(z.minLength(1, 'choose')),
      hidden_fields: z.array(z.enum(hideable)),
      tier: z.enum(cardTiers),
      card_class: z.enum(cardClasses),
      status: z.enum(['fresh', 'expired']),
    }),
    out: z.object({ id, link_path: z.string(), status: z.string() }),
    refuses: ['notFound', 'wrongState', 'secondPersonNeeded'],
  },
  file: {
    path: '/admin/file',
    who: 'staff',
    ours: true,
    in: z.object({ company_id: id, file_key: fileKey }),
    out: 'blob',
    refuses: ['notFound'],
  },
  audit: {
    path: '/admin/audit',
    who: 'staff',
    ours: true,
    in: z.object({ company_id: z.optional(id) }),
    out: z.object({
      books: z.array(z.object({ check: z.string(), ok: z.boolean(), detail: z.string() })),
      lines: z.array(
        z.object({
          id,
          at: time,
          actor: z.string(),
          action: z.string(),
          subject: z.string(),
          from: z.string(),
          to: z.string(),
          reason: z.string(),
        }),
      ),
    }),
  },
} as const satisfies Feature;
