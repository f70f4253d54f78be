/** Who of a company agrees to a transfer besides its maker (TRF-16): who has, who may, and how many it takes. */
import { asc } from 'drizzle-orm';
import { rowsOf } from '../../store/rows-of.ts';
import { users } from '../../store/schema.ts';
import { ask } from '../../store/transactions/db.ts';
import type { Db } from '../../store/store.ts';
import type { RecordRow } from './records.ts';
import { detailsOf, mayHandle, rightsOf } from './transfer-rights.ts';

type User = typeof users.$inferSelect;

export const activePeople = (db: Db, company_id: string): Promise<User[]> =>
  db
    .select()
    .from(users)
    .where(rowsOf(users, { company_id, status: 'active' }))
    .orderBy(asc(users.full_name), asc(users.user_id));

const asking = <U extends Hearer>(user: U) => ({ ...user, userType: user.user_type });

/** What news need to know of a person. */
export type Hearer = Pick<User, 'company_id' | 'user_id' | 'email' | 'full_name' | 'language' | 'user_type' | 'authjson'>;

/** Of several companies, in one statement. */
export async function activeIn(db: Db, company_ids: readonly string[]): Promise<ReadonlyMap<string, Hearer[]>> {
  const people = await ask<Hearer>(
    db,
    `select company_id, user_id, email, full_name, language, user_type, authjson from users
      where company_id = any($1::uuid[]) and status = 'active' order by full_name, user_id`,
    [[...new Set(company_ids)]],
  );
  return byCompany(people);
}

export function byCompany(people: readonly Hearer[]): ReadonlyMap<string, Hearer[]> {
  const of = new Map<string, Hearer[]>();
  for (const person of people) of.set(person.company_id, [...(of.get(person.company_id) ?? []), person]);
  return of;
}

/** How many others agree to it, as it was decided when it was made; 0 where none was asked for. */
export const neededFor = (row: Pick<RecordRow, 'details' | 'waits_for'>): number =>
  detailsOf(row).approvers ?? (row.waits_for === 'second_approval' ? 1 : 0);

/** Who agreed to an open transfer and still may: a person who has lost the right since does not count. */
export const stillApproving = (people: readonly User[], row: RecordRow): User[] =>
  people.filter((user) => detailsOf(row).approved_by?.includes(user.user_id) && mayHandle(asking(user), row));

export const mayStillApprove = <U extends Hearer>(people: readonly U[], row: RecordRow): U[] =>
  people.filter((user) => rightsOf(asking(user), row).approve);

/** As a record mentions it: how many it takes, and by name who counts. Null where nobody else is asked. */
export async function approvalsOf(db: Db, row: RecordRow): Promise<{ needed: number; by: string[] } | null> {
  const needed = neededFor(row);
  if (needed === 0) return null;
  const isOpen = row.waits_for === 'second_approval';
  const { approved_by = [] } = detailsOf(row);
  const people = await everybody(db, row.company_id);
  const counted = isOpen
    ? stillApproving(
        people.filter(({ status }) => status === 'active'),
        row,
      )
    : people;
  return { needed, by: approved_by.flatMap((id) => counted.find(({ user_id }) => user_id === id)?.full_name ?? []) };
}

const everybody = (db: Db, company_id: string): Promise<User[]> => db.select().from(users).where(rowsOf(users, { company_id }));
