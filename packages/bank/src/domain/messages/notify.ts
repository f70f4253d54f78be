/** How a client is notified of what happened: a notification in the bell, a mail, and a row for the company's webhooks. */
import { formatDateTime } from '@bankside/core/i18n/dates.ts';
import type { Params } from '@bankside/core/i18n/keys.ts';
import { readLanguage } from '@bankside/core/rules/languages.ts';
import { noticeSubjects, type NoticeSubject, type webhookKinds } from '@bankside/core/rules/options.ts';
import { webhookEvents as eventTable, webhookSubject, type WebhookEvent, type webhookTest } from '@bankside/core/rules/webhooks.ts';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import type noticeWords from '@bankside/core/i18n/words/notifications/en.json';
import type { Bank } from '../../platform/bank.ts';
import { users } from '../../store/schema.ts';
import { notifications } from '../../store/notice-schema.ts';
import { webhookEvents, webhookLinks } from '../../store/webhook-schema.ts';
import { sql } from 'drizzle-orm';
import { later, rowsInto } from '../../store/transactions/later.ts';
import type { Db } from '../../store/store.ts';
import { orderedId } from '../../platform/ids.ts';
import { queueMail, type Template } from './mail.ts';
import { partnerEvent } from './partner-feed.ts';
import { rowsOf } from '../../store/rows-of.ts';

export type NoticeKind = keyof typeof noticeWords;
const notices = rowsInto(notifications);

export type NewNotice = {
  readonly company_id: string;
  readonly user_id?: string;
  readonly kind: NoticeKind;
  readonly params?: Readonly<Record<string, string>>;
  readonly about?: Subject;
  readonly now: Date;
};

function noticeRow({ company_id, user_id, kind, params: given, about, now }: NewNotice) {
  const params = { ...given, ...(about ? { about: [about.what, about.id, about.keyword ?? ''].join(' ') } : {}) };
  return { company_id, notification_id: orderedId(), user_id: user_id ?? null, kind, params, created_at: now };
}

/** For one person, or without user_id for everybody of the company. */
export const notify = (db: Db, notice: NewNotice): Promise<void> => later(db, notices, noticeRow(notice));

/** The statements that write them. */
export const noticesOf = (db: Db, given: readonly NewNotice[]) => notices(db, given.map(noticeRow));

/** What a notice leads to; `keyword` finds it in its list, where it has no page of its own. */
export type Subject = { readonly what: NoticeSubject; readonly id: string; readonly keyword?: string };

/** As `notify` wrote it; null for one that leads nowhere. */
export function subjectOf(params: Readonly<Record<string, unknown>>): Required<Subject> | null {
  const [name, id = '', keyword = ''] = typeof params['about'] === 'string' ? params['about'].split(' ') : [];
  const what = noticeSubjects.find((each) => each === name);
  return what ? { what, id, keyword } : null;
}

/** A mail to the company's main account, in its language. */
export async function mailOwner(bank: Bank, db: Db, company_id: string, template: Template, params: Params, now: Date): Promise<void> {
  const owners = await db
    .select()
    .from(users)
    .where(rowsOf(users, { company_id, user_type: userTypes.main }));
  for (const owner of owners) {
    const language = readLanguage(owner.language);
    const time = formatDateTime(now, language, bank.policy.bank.timeZone);
    await queueMail(bank, db, { company_id, to: owner.email, language, template, params: { name: owner.full_name, time, ...params }, now });
  }
}

type Queued = {
  readonly company_id: string;
  readonly kind: WebhookEvent | typeof webhookTest;
  readonly link: (typeof webhookKinds)[number];
  readonly subject: string;
  readonly payload: Record<string, unknown>;
  readonly event_id?: string;
  readonly now: Date;
};

/** Queues an event where its link is set (WEB-04), behind those about the same object. Answers its id, or null where the link is off. */
export async function queueEvent(
  db: Db,
  { company_id, kind, link, subject, payload, event_id = orderedId(), now }: Queued,
): Promise<string | null> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(webhookEvents)
    .select(
      sql`select ${webhookLinks.company_id}, ${event_id}::uuid, ${kind}::text, ${webhookLinks.kind}, ${subject}::text,
        (select coalesce(max(earlier.nth), 0) + 1 from ${webhookEvents} as earlier
          where earlier.company_id = ${company_id} and earlier.link = ${link} and earlier.subject = ${subject}),
        ${JSON.stringify(payload)}::jsonb, ${at}, 'queued', ${at}, ${at}, 0, 0, null::timestamptz
      from ${webhookLinks} where ${rowsOf(webhookLinks, { company_id, kind: link })} and ${webhookLinks.url} <> ''`,
    )
    .returning({ event_id: webhookEvents.event_id });
  return row?.event_id ?? null;
}

export async function webhookEvent(
  db: Db,
  company_id: string,
  kind: WebhookEvent,
  payload: Record<string, unknown>,
  now: Date,
): Promise<void> {
  const event_id = orderedId();
  await queueEvent(db, { company_id, kind, link: eventTable[kind].link, subject: webhookSubject(kind, payload), payload, event_id, now });
  await partnerEvent(db, { company_id, kind, payload, event_id, now });
}
