/** What card applications need: links, drafts, applications and who decides them; partners' keys and sessions; uploads continued on a phone. */
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, company, companyTable } from './columns.ts';

/** From what is in an address to the company whose link it is. */
export const linkDirectory = pgTable('link_directory', {
  link_path: text('link_path').primaryKey(),
  company_id: company(),
  link_id: uuid('link_id').notNull(),
});

export const applyLinks = companyTable('apply_links', ['link_id'], {
  link_id: uuid('link_id').notNull(),
  link_path: text('link_path').notNull(),
  variant: text('variant').notNull(),
  display_name: text('display_name').notNull(),
  /** What the company calls it; visitors never see it. */
  name: text('name').notNull().default(''),
  branding: jsonb('branding').$type<Record<string, string | number>>().notNull().default({}),
  applicant_types: jsonb('applicant_types').$type<string[]>().notNull(),
  hidden_fields: jsonb('hidden_fields').$type<string[]>().notNull().default([]),
  /** Foreign pages that may embed it; our own origin always may. */
  allowed_origins: jsonb('allowed_origins').$type<string[]>().notNull().default([]),
  isolation: text('isolation').notNull().default('page'),
  tier: text('tier').notNull().default('premier'),
  card_class: text('card_class').notNull().default('visa'),
  /** fresh, paused, full or expired (rules/lifecycles/link.ts) */
  status: text('status').notNull(),
  /** Of all applications by it; null for any number. */
  limit_count: integer('limit_count'),
  expires_at: at('expires_at'),
  created_at: at('created_at').notNull(),
  version: integer('version').notNull().default(1),
});

/** What a visitor has typed so far, sealed; the handle is the only way to it (D-123). Files of a draft have draft_id as their user_id. */
export const applicationDrafts = companyTable(
  'application_drafts',
  ['handle_hash'],
  {
    handle_hash: text('handle_hash').notNull(),
    draft_id: uuid('draft_id').notNull(),
    link_id: uuid('link_id').notNull(),
    step: text('step').notNull(),
    sealed: text('sealed').notNull(),
    saved_at: at('saved_at').notNull(),
    expires_at: at('expires_at').notNull(),
  },
  (t) => [index('application_drafts_expiry').on(t.expires_at)],
);

export const cardApplications = companyTable(
  'card_applications',
  ['application_id'],
  {
    application_id: uuid('application_id').notNull(),
    application_no: text('application_no').notNull(),
    view_token_hash: text('view_token_hash').notNull(),
    status: text('status').notNull(),
    company_decision: text('company_decision').notNull().default(''),
    verification_status: text('verification_status').notNull().default('in_progress'),
    /** Of the last refusal, and the fields that it names and nobody has corrected yet. */
    verification_reason: text('verification_reason').notNull().default(''),
    verification_fields: jsonb('verification_fields').$type<string[]>().notNull().default([]),
    /** portal, link, qr */
    source: text('source').notNull(),
    variant: text('variant').notNull().default(''),
    link_id: uuid('link_id'),
    /** Who asked, when it was a signed-in person; drafts are theirs. */
    submitted_by: uuid('submitted_by'),
    introducer: text('introducer').notNull().default(''),
    applicant_type: text('applicant_type').notNull(),
    director_id: uuid('director_id'),
    holder_name: text('holder_name').notNull().default(''),
    username: text('username').notNull().default(''),
    email: text('email').notNull().default(''),
    form: jsonb('form').$type<Record<string, unknown>>().notNull(),
    language: text('language').notNull().default('en'),
    reason: text('reason').notNull().default(''),
    terms_version: text('terms_version').notNull().default(''),
    previous_id: uuid('previous_id'),
    created_at: at('created_at').notNull(),
    submitted_at: at('submitted_at'),
    updated_at: at('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('card_applications_list').on(t.company_id, t.updated_at, t.application_id),
    index('card_applications_link').on(t.company_id, t.link_id),
    index('card_applications_view').on(t.company_id, t.view_token_hash),
    index('card_applications_status').on(t.status),
  ],
);

/** The history of an application, in its order. */
export const applicationEvents = companyTable('application_events', ['application_id', 'seq'], {
  application_id: uuid('application_id').notNull(),
  seq: integer('seq').notNull(),
  at: at('at').notNull(),
  event: text('event').notNull(),
  from_state: text('from_state').notNull(),
  to_state: text('to_state').notNull(),
  /** applicant, company, bank, system */
  actor: text('actor').notNull(),
  reason: text('reason').notNull().default(''),
});

/** Usernames and emails of live applications, bank-wide: kind is 'username' or 'email'. */
export const applicantDirectory = pgTable(
  'applicant_directory',
  {
    kind: text('kind').notNull(),
    value: text('value').notNull(),
    company_id: company(),
    application_id: uuid('application_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.value] })],
);

export const auditLinks = companyTable('audit_links', ['token_hash'], {
  token_hash: text('token_hash').notNull(),
  application_id: uuid('application_id').notNull(),
  status: text('status').notNull(),
  expires_at: at('expires_at').notNull(),
  used_at: at('used_at'),
});

export const qrSessions = companyTable('qr_sessions', ['token_hash'], {
  token_hash: text('token_hash').notNull(),
  link_id: uuid('link_id').notNull(),
  /** shown, opened, submitted */
  state: text('state').notNull(),
  application_id: uuid('application_id'),
  expires_at: at('expires_at').notNull(),
});

export const uploadHandoffs = companyTable('upload_handoffs', ['token_hash'], {
  token_hash: text('token_hash').notNull(),
  /** The user or the draft that the file will belong to. */
  owner_id: uuid('owner_id').notNull(),
  slot: text('slot').notNull(),
  field: text('field').notNull(),
  pairing: text('pairing').notNull(),
  opened: boolean('opened').notNull().default(false),
  closed: boolean('closed').notNull().default(false),
  file_key: text('file_key'),
  expires_at: at('expires_at').notNull(),
});

export const partnerKeys = companyTable('partner_keys', ['key_hash'], {
  key_hash: text('key_hash').notNull(),
  key_id: uuid('key_id').notNull(),
  name: text('name').notNull(),
  /** The person on whose behalf embedded sessions act. */
  user_id: uuid('user_id').notNull(),
  allowed_origins: jsonb('allowed_origins').$type<string[]>().notNull(),
  tags: jsonb('tags').$type<string[]>().notNull(),
  /** Of the key itself, to recognise it by. */
  last4: text('last4').notNull().default(''),
  created_at: at('created_at').notNull(),
  last_used_at: at('last_used_at'),
  revoked_at: at('revoked_at'),
});

export const embedSessions = companyTable('embed_sessions', ['token_hash'], {
  token_hash: text('token_hash').notNull(),
  key_id: uuid('key_id').notNull(),
  user_id: uuid('user_id').notNull(),
  /** One, or several with spaces between. */
  tag: text('tag').notNull(),
  origin: text('origin').notNull(),
  /** Of our code on the page, once it has said so. */
  version: text('version').notNull().default(''),
  expires_at: at('expires_at').notNull(),
});
