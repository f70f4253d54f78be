/** A person's notifications: those for them, and those for everybody of the company. */
import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { notificationReads, notifications } from '../../store/notice-schema.ts';
import type { Db } from '../../store/store.ts';
import type { Person } from '../../platform/callers/sessions.ts';

type Reader = Pick<Person, 'company_id' | 'user_id'>;

export const mine = ({ company_id, user_id }: Reader): SQL | undefined =>
  and(eq(notifications.company_id, company_id), or(isNull(notifications.user_id), eq(notifications.user_id, user_id)));

/** `reads.` is written out: in a list of fields drizzle leaves table names away, and the inner columns would compare with themselves. */
export const isRead = ({ user_id }: Reader): SQL<boolean> => sql`exists (select 1 from ${notificationReads} as reads
  where reads.company_id = ${notifications}.company_id and reads.user_id = ${user_id} and reads.notification_id = ${notifications}.notification_id)`;

export async function unreadCount(db: Db, reader: Reader): Promise<number> {
  return db.$count(notifications, and(mine(reader), sql`not ${isRead(reader)}`));
}
