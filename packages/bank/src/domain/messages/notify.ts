/** How a client is notified of what happened: a notification in the bell, a mail, and a row for the company's webhooks. */
import { formatDateTime } from '@bankside/core/i18n/dates.ts';
import type { Params } from '@bankside/core/i18n/keys.ts';
import { readLanguage } from '@bankside/core/rules/languages.ts';
import { noticeSubjects, type NoticeSubject, type programmeEventKinds, type webhookKinds } from '@bankside/core/rules/options.ts';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import type noticeWords from '@bankside/core/i18n/words/notifications/en.json';
import type { Bank } from '../../platform/bank.ts';
import { notifications, users, webhookEvents } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { orderedId } from '../../platform/ids.ts';
import { queueMail, type Template } from './mail.ts';
import { rowsOf } from '../../store/rows-of.ts';

export type NoticeKind = keyof typeof noticeWords;

/** For one person, or without user_id for everybody of the company. */
export async function notify(
  db: Db,
  notice: {
    company_id: string;
    user_id?: string;
    kind: NoticeKind;
    params?: Readonly<Record<string, string>>;
    about?: Subject;
    now: Date;
  },
): Promise<void> {
  const { company_id, user_id, kind, about, now } = notice;
  const params = { ...notice.params, ...(about ? { about: [about.what, about.id, about.keyword ?? ''].join(' ') } : {}) };
  await db
    .insert(notifications)
    .values({ company_id, notification_id: orderedId(), user_id: user_id ?? null, kind, params, created_at: now });
}

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

/** Decisions 33: the row now, its delivery later. */
export async function webhookEvent(
  db: Db,
  company_id: string,
  kind: Exclude<(typeof webhookKinds)[number], 'contract'> | (typeof programmeEventKinds)[number],
  payload: Record<string, unknown>,
  now: Date,
): Promise<void> {
  await db.insert(webhookEvents).values({ company_id, event_id: orderedId(), kind, payload, created_at: now });
}
