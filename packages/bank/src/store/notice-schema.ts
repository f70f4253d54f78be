/** What people are notified of, and what the bank announces. */
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, companyTable } from './columns.ts';

/** A notification is for one person, or with no user_id for everybody of the company. Words by kind and params, or given in three languages. */
export const notifications = companyTable(
  'notifications',
  ['notification_id'],
  {
    notification_id: uuid('notification_id').notNull(),
    user_id: uuid('user_id'),
    kind: text('kind').notNull(),
    params: jsonb('params').$type<Record<string, string>>().notNull().default({}),
    words: jsonb('words').$type<Record<string, { title: string; body: string }>>(),
    created_at: at('created_at').notNull(),
  },
  (t) => [index('notifications_recent').on(t.company_id, t.created_at)],
);

export const notificationReads = companyTable('notification_reads', ['user_id', 'notification_id'], {
  user_id: uuid('user_id').notNull(),
  notification_id: uuid('notification_id').notNull(),
});

export const announcements = pgTable('announcements', {
  announcement_id: uuid('announcement_id').primaryKey(),
  words: jsonb('words').$type<Record<string, { title: string; body: string }>>().notNull(),
  published_at: at('published_at').notNull(),
  until: at('until'),
});
