/** A company's webhook links, the events for them, and each try to deliver one. */
import type { WebhookFault } from '@bankside/core/rules/webhooks.ts';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { at, companyTable } from './columns.ts';

export const webhookLinks = companyTable('webhook_links', ['kind'], {
  /** webhookKinds of rules/options.ts */
  kind: text('kind').notNull(),
  /** '' is off. */
  url: text('url').notNull(),
  /** Sealed. Both are good until `old_until`. */
  secret: text('secret').notNull(),
  old_secret: text('old_secret'),
  old_until: at('old_until'),
  /** Tries without success since the last one that had some; from some number on the link is left alone until `open_until`. */
  failures: integer('failures').notNull().default(0),
  open_until: at('open_until'),
  /** When the company was last notified that events to it were given up. */
  told_at: at('told_at'),
  set_at: at('set_at').notNull(),
});

export const webhookEvents = companyTable(
  'webhook_events',
  ['event_id'],
  {
    event_id: uuid('event_id').notNull(),
    /** The event: webhookEvents of rules/webhooks.ts, or 'test'. */
    kind: text('kind').notNull(),
    link: text('link').notNull(),
    /** What it is about; `nth` of the events about it on this link, which are delivered in that order. */
    subject: text('subject').notNull(),
    nth: integer('nth').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    created_at: at('created_at').notNull(),
    /** rules/lifecycles/webhook-delivery.ts */
    state: text('state').notNull().default('queued'),
    /** When it was queued: at first when it was made, later when it was asked for again. */
    queued_at: at('queued_at').notNull(),
    next_try_at: at('next_try_at').notNull(),
    /** Tries since it was queued, and in all. */
    tries: integer('tries').notNull().default(0),
    tries_in_all: integer('tries_in_all').notNull().default(0),
    closed_at: at('closed_at'),
  },
  (t) => [
    index('webhook_events_due')
      .on(t.next_try_at, t.company_id, t.link)
      .where(sql`state = 'queued'`),
    index('webhook_events_link')
      .on(t.company_id, t.link, t.next_try_at, t.event_id)
      .where(sql`state = 'queued'`),
    index('webhook_events_subject').on(t.company_id, t.link, t.subject, t.nth),
    index('webhook_events_list').on(t.company_id, t.created_at, t.event_id),
  ],
);

/** What partners' servers read by their keys, where a company has any (EMB-16). `seq` is given when it is first read. */
export const partnerEvents = companyTable(
  'partner_events',
  ['event_id'],
  {
    /** The same as the webhook's. */
    event_id: uuid('event_id').notNull(),
    /** rules/partner-events.ts */
    kind: text('kind').notNull(),
    tag: text('tag').notNull(),
    subject: text('subject').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    created_at: at('created_at').notNull(),
    seq: integer('seq'),
  },
  (t) => [
    index('partner_events_seq').on(t.company_id, t.seq),
    index('partner_events_new')
      .on(t.company_id)
      .where(sql`seq is null`),
    index('partner_events_age').on(t.created_at),
  ],
);

/** The number of the last event that was given one; who gives numbers holds this row. */
export const partnerFeeds = companyTable('partner_feeds', [], { last: integer('last').notNull().default(0) });

export const webhookAttempts = companyTable('webhook_attempts', ['event_id', 'nth'], {
  event_id: uuid('event_id').notNull(),
  nth: integer('nth').notNull(),
  at: at('at').notNull(),
  url: text('url').notNull(),
  headers: jsonb('headers').$type<Record<string, string>>().notNull(),
  /** The address that was dialled, '' when none was. */
  address: text('address').notNull(),
  status: integer('status'),
  answer: text('answer').notNull(),
  fault: text('fault').$type<WebhookFault | ''>().notNull(),
  ms: integer('ms').notNull(),
  next_try_at: at('next_try_at'),
});
