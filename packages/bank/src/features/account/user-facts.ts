/** All that getUserInfo is made of, in one statement: every open tab asks for it each minute. Times are as JSON writes them. */
import { sql } from 'drizzle-orm';
import { isRead, mine } from '../../domain/messages/notices.ts';
import type { LinkRow } from '../../domain/webhooks/links.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { notifications } from '../../store/notice-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { companies, submissions, tasks, users } from '../../store/schema.ts';
import { webhookLinks } from '../../store/webhook-schema.ts';
import type { Db } from '../../store/store.ts';

type User = typeof users.$inferSelect;
type Company = typeof companies.$inferSelect;
type UserColumn = 'user_type' | 'authjson' | 'avatar' | 'email' | 'username' | 'full_name' | 'country_code' | 'phone' | 'language';
export type Facts = {
  readonly user: (Pick<User, UserColumn> & { readonly last_sign_in_at: string | null }) | null;
  readonly company: Omit<Company, 'opened_on' | 'created_at'>;
  readonly document: { readonly status: string; readonly reason: string } | null;
  readonly links: readonly Pick<LinkRow, 'kind' | 'url'>[];
  readonly requested_at: string | null;
  readonly unread: number;
};

/** As text: the same text, the same answer. */
export async function userFacts(db: Db, person: Pick<Person, 'company_id' | 'user_id'>): Promise<string> {
  const { company_id, user_id } = person;
  const manager = rowsOf(tasks, { company_id, kind: 'relationship_manager', state: 'open' });
  const { rows } = await (db.execute(sql`select json_build_object(
    'user', (select row_to_json(r) from (select user_type, authjson, avatar, email, username, full_name, country_code, phone, language, last_sign_in_at
      from ${users} where ${rowsOf(users, { company_id, user_id })}) r),
    'company', (select row_to_json(c) from ${companies} as c where c.company_id = ${company_id}),
    'document', (select json_build_object('status', status, 'reason', reason) from ${submissions}
      where ${rowsOf(submissions, { company_id })} order by submitted_at desc limit 1),
    'links', (select coalesce(json_agg(json_build_object('kind', kind, 'url', url)), '[]') from ${webhookLinks} where ${rowsOf(webhookLinks, { company_id })}),
    'requested_at', (select created_at from ${tasks} where ${manager} order by created_at desc limit 1),
    'unread', (select count(*)::int from ${notifications} where ${mine(person)} and not ${isRead(person)})
  )::text as facts`) as unknown as Promise<{ rows: { facts: string }[] }>);
  return rows[0]?.facts ?? '';
}
