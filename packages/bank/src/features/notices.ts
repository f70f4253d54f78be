/** Notifications and announcements, in the caller's language. */
import type { notices as calls } from '@bankside/core/contract/notices.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { and, desc, inArray } from 'drizzle-orm';
import type { Handlers } from '../platform/dispatch.ts';
import { currentAnnouncements } from '../domain/messages/announcements.ts';
import { isUuid } from '../platform/ids.ts';
import { isRead, mine, unreadCount } from '../domain/messages/notices.ts';
import { subjectOf } from '../domain/messages/notify.ts';
import { pageAnswer, pageAsked } from '../platform/pages.ts';
import { notificationReads, notifications } from '../store/notice-schema.ts';
import { exists, tIn } from '../platform/words.ts';

/** Words by kind, or as staff wrote them in three languages. A kind of a newer bank shows its name, and breaks nothing. */
function wordsOf({ kind, params, words }: typeof notifications.$inferSelect, language: Language): { title: string; body: string } {
  const given = words?.[language];
  if (given) return given;
  const [title, body] = [`${kind}.title`, `${kind}.body`];
  if (!exists('notifications', title) || !exists('notifications', body)) return { title: kind, body: '' };
  const t = tIn(language, 'notifications');
  return { title: t(title, params), body: t(body, params) };
}

export const notices: Handlers<typeof calls> = {
  notifications: async (input, { db, person, language }) => {
    const asked = pageAsked(input);
    const rows = await db
      .select({ row: notifications, read: isRead(person) })
      .from(notifications)
      .where(mine(person))
      .orderBy(desc(notifications.created_at), desc(notifications.notification_id))
      .limit(asked.limit)
      .offset(asked.offset);
    const list = rows.map(({ row, read }) => ({
      id: row.notification_id,
      kind: row.kind,
      ...wordsOf(row, language),
      about: subjectOf(row.params),
      created_at: row.created_at.toISOString(),
      read,
    }));
    return { ...pageAnswer(list, await db.$count(notifications, mine(person)), asked), unread: await unreadCount(db, person) };
  },

  /** These, or without ids all. Ids of others are passed over. */
  read: async ({ ids }, { db, person }) => {
    const { company_id, user_id } = person;
    const uuids = ids?.filter(isUuid);
    const rows = await db
      .select({ notification_id: notifications.notification_id })
      .from(notifications)
      .where(and(mine(person), uuids ? inArray(notifications.notification_id, uuids) : undefined));
    if (rows.length > 0)
      await db
        .insert(notificationReads)
        .values(rows.map(({ notification_id }) => ({ company_id, user_id, notification_id })))
        .onConflictDoNothing();
    return { unread: await unreadCount(db, person) };
  },

  announcements: async (_input, { db, now, language }) => ({ list: await currentAnnouncements(db, language, now) }),
};
