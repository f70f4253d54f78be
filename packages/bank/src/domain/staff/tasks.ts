/** What a client asked of people at the bank: feedback, or a relationship manager. */
import { randomUUID } from 'node:crypto';
import { desc } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { tasks } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { audit } from '../../platform/audit.ts';
import { mailOwner, notify } from '../messages/notify.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { rowsOf } from '../../store/rows-of.ts';

export type TaskKind = 'relationship_manager' | 'feedback';

export async function openTask(db: Db, company_id: string, kind: TaskKind): Promise<typeof tasks.$inferSelect | null> {
  const [row] = await db
    .select()
    .from(tasks)
    .where(rowsOf(tasks, { company_id, kind, state: 'open' }))
    .orderBy(desc(tasks.created_at))
    .limit(1);
  return row ?? null;
}

/** One open request at a time: asking again answers when it was asked first. */
export async function requestManager(bank: Bank, db: Db, person: Person, message: string, now: Date): Promise<Date> {
  const { company_id, user_id } = person;
  const already = await openTask(db, company_id, 'relationship_manager');
  if (already) return already.created_at;
  const task_id = randomUUID();
  const days = String(bank.policy.leadTimes.rmReplyDays);
  await db.insert(tasks).values({ company_id, task_id, kind: 'relationship_manager', user_id, content: message, created_at: now });
  await notify(db, { company_id, kind: 'manager_requested', params: { days }, now });
  await mailOwner(bank, db, company_id, 'manager_requested', { days }, now);
  await audit(db, { company_id, actor: user_id, action: 'manager.request', subject: `task:${task_id}`, at: now });
  return now;
}
