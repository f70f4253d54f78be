/** What staff say: to one company, to everybody, or in reply to what somebody asked. */
import { randomUUID } from 'node:crypto';
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import { readLanguage } from '@bankside/core/rules/languages.ts';
import { desc, eq, sql } from 'drizzle-orm';
import type { Handlers } from '../../platform/dispatch.ts';
import { audit } from '../../platform/audit.ts';
import { isUuid } from '../../platform/ids.ts';
import { queueMail } from '../../domain/messages/mail.ts';
import { notify } from '../../domain/messages/notify.ts';
import { companies, tasks, users } from '../../store/schema.ts';
import { announcements, notifications } from '../../store/notice-schema.ts';
import { companyToDecide } from './company-rows.ts';
import { rowsOf } from '../../store/rows-of.ts';

type ByLanguage = { en: string; zh: string; ja: string };
const inThree = (title: ByLanguage, body: ByLanguage) => ({
  en: { title: title.en, body: body.en },
  zh: { title: title.zh, body: body.zh },
  ja: { title: title.ja, body: body.ja },
});

type Words = Record<string, { title: string; body: string }>;
const byLanguage = (words: Words, part: 'title' | 'body'): ByLanguage => ({
  en: words['en']?.[part] ?? '',
  zh: words['zh']?.[part] ?? '',
  ja: words['ja']?.[part] ?? '',
});
type Announcement = typeof announcements.$inferSelect;
const isOver = ({ until }: Announcement, now: Date) => until !== null && until <= now;

type Calls = 'sendNotice' | 'publishAnnouncement' | 'announcements' | 'endAnnouncement' | 'closeTask';
export const messages: Pick<Handlers<typeof backOffice>, Calls> = {
  sendNotice: async ({ company_id, title, body }, { db, person, now }) => {
    await companyToDecide(db, { company_id });
    const id = randomUUID();
    await db
      .insert(notifications)
      .values({ company_id, notification_id: id, user_id: null, kind: 'given', words: inThree(title, body), created_at: now });
    await audit(db, { company_id, actor: person.user_id, action: 'notice.send', subject: `notice:${id}`, at: now });
    return { id };
  },

  publishAnnouncement: async ({ title, body, until }, { db, person, now }) => {
    const id = randomUUID();
    await db
      .insert(announcements)
      .values({ announcement_id: id, words: inThree(title, body), published_at: now, until: until ? new Date(until) : null });
    await audit(db, {
      company_id: person.company_id,
      actor: person.user_id,
      action: 'announcement.publish',
      subject: `announcement:${id}`,
      at: now,
    });
    return { id };
  },

  announcements: async (_input, { db, now }) => {
    const rows = await db.select().from(announcements).orderBy(desc(announcements.published_at), announcements.announcement_id).limit(100);
    return {
      list: rows.map((row) => ({
        id: row.announcement_id,
        title: byLanguage(row.words, 'title'),
        body: byLanguage(row.words, 'body'),
        published_at: row.published_at.toISOString(),
        until: row.until?.toISOString() ?? null,
        is_shown: row.published_at <= now && !isOver(row, now),
      })),
      now: now.toISOString(),
    };
  },

  endAnnouncement: async ({ id }, { db, person, now, refuse }) => {
    const which = eq(announcements.announcement_id, id);
    const [row] = isUuid(id) ? await db.select().from(announcements).where(which).for('update') : [];
    if (!row) throw refuse('notFound');
    if (isOver(row, now)) throw refuse('wrongState');
    await db.update(announcements).set({ until: now }).where(which);
    await audit(db, {
      company_id: person.company_id,
      actor: person.user_id,
      action: 'announcement.end',
      subject: `announcement:${id}`,
      from: 'shown',
      to: 'ended',
      at: now,
    });
    return {};
  },

  /** The person who closes a request for a relationship manager becomes that company's manager. */
  closeTask: async ({ kind, company_id, id, reply = '' }, ctx) => {
    const { bank, db, person, now } = ctx;
    if (!isUuid(company_id) || !isUuid(id)) throw ctx.refuse('notFound');
    const which = rowsOf(tasks, { company_id, task_id: id, kind });
    const [task] = await db.select().from(tasks).where(which).for('update');
    if (!task) throw ctx.refuse('notFound');
    if (task.state !== 'open') throw ctx.refuse('wrongState');
    await db.update(tasks).set({ state: 'closed', reply, closed_at: now }).where(which);
    if (kind === 'relationship_manager')
      await db
        .update(companies)
        .set({ relationship_manager: person.full_name, version: sql`${companies.version} + 1` })
        .where(eq(companies.company_id, company_id));
    await audit(db, {
      company_id,
      actor: person.user_id,
      action: 'task.close',
      subject: `task:${id}`,
      from: 'open',
      to: 'closed',
      at: now,
    });
    const [asker] = await db
      .select()
      .from(users)
      .where(rowsOf(users, { company_id, user_id: task.user_id }));
    if (!asker || reply === '') return {};
    await notify(db, { company_id, user_id: asker.user_id, kind: 'task_replied', params: { bank: bank.policy.bank.name, reply }, now });
    await queueMail(bank, db, {
      company_id,
      to: asker.email,
      language: readLanguage(asker.language),
      template: 'task_replied',
      params: { name: asker.full_name, reply },
      now,
    });
    return {};
  },
};
