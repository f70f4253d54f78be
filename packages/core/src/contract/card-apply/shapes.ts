/** What an application and its link look like to who reads them. */
import * as z from 'zod/mini';
import { policy } from '../../rules/policy/policy.ts';
import { applicantTypes, applyVariants, cardClasses, cardTiers } from '../../rules/options.ts';
import { bounded, day, id, text, time } from '../shapes.ts';

const status = z.string();
const Hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

/** A picture as text, so that it comes with the first answer and no page asks another origin for it (D-432). */
export const Logo = z.string().check(
  z.regex(/^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/, 'logo'),
  bounded('logo', () => ({ max: policy.logo.maxKb * 1400 })), // a third more than its bytes, and its type
);

/** A partner's colours, name and logo (APP-16). Colours are hex; whatever is unset is ours. */
export const Branding = z.object({
  name: z.optional(text(60)),
  accent: z.optional(Hex),
  on_accent: z.optional(Hex),
  ink: z.optional(Hex),
  surface: z.optional(Hex),
  surface_sunken: z.optional(Hex),
  radius: z.optional(z.int().check(z.minimum(0), z.maximum(16))),
  card: z.optional(Hex),
  prefix: z.optional(z.string()),
  logo: z.optional(Logo),
});

export const LinkParam = z.object({
  company_display_name: z.string(),
  variant: z.enum(applyVariants),
  project_name: z.string(),
  applicant_types: z.array(z.enum(applicantTypes)),
  branding: Branding,
  hidden_fields: z.array(z.string()),
  captcha_required: z.boolean(),
  /** false: this page may not embed the link; there is then no token. */
  allowed_origins_ok: z.boolean(),
  /** 'frame': this link wants to be shown in a frame of the bank's origin (D-120). */
  isolation: z.enum(['page', 'frame']),
  tier: z.enum(cardTiers),
  card_class: z.enum(cardClasses),
  /** Sent as the header `token`, with `userid: link`; opens the calls of the tag (rules/access/embed.ts) for this link and origin. */
  link_token: z.string(),
  expires_in_sec: z.int(),
  /** The bank's day, for rules about days. */
  today: day,
});

export const Decision = z.object({
  at: time,
  event: z.string(),
  from: z.string(),
  to: z.string(),
  actor: z.enum(['applicant', 'company', 'bank', 'system']),
  reason: z.string(),
});
export const File = z.object({ field: z.string(), file_key: z.string(), name: z.string(), size: z.int() });
/** `last4` is empty while the issuer makes it. */
export const IssuedCard = z.object({ card_id: id, last4: z.string() });
/** `form` holds the fields as they were sent; identity data is masked for everybody but who sent it and the bank (APP-27). */
export const Application = z.object({
  id,
  application_no: z.string(),
  status,
  company_decision: z.enum(['', 'approved', 'rejected']),
  verification_status: status,
  applicant_type: z.enum(applicantTypes),
  source: z.enum(['portal', 'link', 'qr']),
  variant: z.string(),
  company_display_name: z.string(),
  /** The latest card made of it, for its company alone. */
  issued: z.optional(IssuedCard),
  form: z.record(z.string(), z.unknown()),
  files: z.array(File),
  masked: z.boolean(),
  reason: z.string(),
  timeline: z.array(Decision),
  /** The apply link it came by, for its applicant: the partner's looks, and the way to apply again. Absent for others and without a link. */
  link: z.optional(z.object({ link_path: z.string(), branding: Branding })),
  review_days: z.int(),
  can_audit: z.boolean(),
  submitted_at: z.nullable(time),
  updated_at: time,
  version: z.int(),
});
export const Sent = z.object({ application_no: z.string(), status, view_token: z.string(), receipt: z.string() });

export const Link = z.object({
  id,
  link_path: z.string(),
  url: z.string(),
  qr_url: z.string(),
  variant: z.enum(applyVariants),
  /** What the company calls it; '' without one. */
  name: z.string(),
  status: z.string(),
  applications: z.int(),
  /** How many applications it takes in all; null for any number. */
  limit: z.nullable(z.int()),
  created_at: time,
  expires_at: z.nullable(time),
  /** false: the bank has closed it, and the bank alone opens it again. */
  may_change: z.boolean(),
  version: z.int(),
});
