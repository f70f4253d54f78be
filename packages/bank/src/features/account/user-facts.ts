/** All that getUserInfo is made of, in one statement: every open tab asks for it each minute. Times are as JSON writes them. */
import type { LinkRow } from '../../domain/webhooks/links.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import type { companies, users } from '../../store/schema.ts';
import { ask, type Db } from '../../store/transactions/db.ts';

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

const statement = `select json_build_object(
  'user', (select row_to_json(r) from (select user_type, authjson, avatar, email, username, full_name, country_code, phone, language, last_sign_in_at
    from users where company_id = $1 and user_id = $2) r),
  'company', (select row_to_json(c) from companies c where c.company_id = $1),
  'document', (select json_build_object('status', status, 'reason', reason) from document_submissions
    where company_id = $1 order by submitted_at desc limit 1),
  'links', (select coalesce(json_agg(json_build_object('kind', kind, 'url', url)), '[]') from webhook_links where company_id = $1),
  'requested_at', (select created_at from tasks where company_id = $1 and kind = 'relationship_manager' and state = 'open'
    order by created_at desc limit 1),
  'unread', (select count(*)::int from notifications n where n.company_id = $1 and (n.user_id is null or n.user_id = $2)
    and not exists (select 1 from notification_reads r where r.company_id = $1 and r.user_id = $2 and r.notification_id = n.notification_id))
)::text as facts`;

/** As text: the same text, the same answer. */
export async function userFacts(db: Db, { company_id, user_id }: Pick<Person, 'company_id' | 'user_id'>): Promise<string> {
  const [row] = await ask<{ facts: string }>(db, statement, [company_id, user_id]);
  return row?.facts ?? '';
}
