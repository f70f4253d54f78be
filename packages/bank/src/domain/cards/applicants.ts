/** Usernames and emails of live applications, each once in the whole bank; whose email is proved. */
import { randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { Refusal } from '../../platform/refusal.ts';
import { applicantDirectory } from '../../store/card-schema.ts';
import { users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';

type Applicant = { readonly company_id: string; readonly application_id: string; readonly username: string; readonly email: string };

/** Whatever its capitals, a username is taken by a live application or by somebody who signs in. */
export async function usernameTaken(db: Db, username: string): Promise<boolean> {
  const value = username.toLowerCase();
  const [applicant] = await db
    .select({ value: applicantDirectory.value })
    .from(applicantDirectory)
    .where(and(eq(applicantDirectory.kind, 'username'), eq(applicantDirectory.value, value)));
  if (applicant) return true;
  const [user] = await db
    .select({ id: users.user_id })
    .from(users)
    .where(eq(sql`lower(${users.username})`, value))
    .limit(1);
  return user !== undefined;
}

/** A free username like one that is taken: 'aiko_h' and two digits, within 30 characters. */
export async function freeUsername(db: Db, username: string): Promise<string> {
  for (let width = 2; width < 8; width++)
    for (let tries = 0; tries < 5; tries++) {
      const like = `${username.slice(0, 29 - width)}_${randomInt(10 ** (width - 1), 10 ** width)}`;
      if (!(await usernameTaken(db, like))) return like;
    }
  return '';
}

/** Takes both names for an application until it is rejected. Refuses usernameTaken, emailTaken at their fields; of two at once one waits for the other. */
export async function reserveNames(db: Db, { company_id, application_id, username, email }: Applicant): Promise<void> {
  const of = { company_id, application_id };
  if (await usernameTaken(db, username)) throw new Refusal('usernameTaken', { field: 'username' });
  await take(db, of, 'email', email); // always in this order: two that want both do not wait for each other
  await take(db, of, 'username', username);
}

type Which = Pick<Applicant, 'company_id' | 'application_id'>;
async function take(db: Db, { company_id, application_id }: Which, kind: 'username' | 'email', value: string): Promise<void> {
  const [mine] = await db
    .insert(applicantDirectory)
    .values({ kind, value: value.toLowerCase(), company_id, application_id })
    .onConflictDoNothing()
    .returning();
  if (!mine) throw new Refusal(kind === 'email' ? 'emailTaken' : 'usernameTaken', { field: kind });
}

/** Other names for an application that lives. Refuses as above, and holds what it held until then. */
export async function changeNames(db: Db, before: Applicant, next: Pick<Applicant, 'username' | 'email'>): Promise<void> {
  const { company_id, application_id } = before;
  const own = and(eq(applicantDirectory.company_id, company_id), eq(applicantDirectory.application_id, application_id));
  const isOther = (kind: 'username' | 'email') => before[kind].toLowerCase() !== next[kind].toLowerCase();
  if (isOther('username') && (await usernameTaken(db, next.username))) throw new Refusal('usernameTaken', { field: 'username' });
  for (const kind of ['email', 'username'] as const) {
    if (!isOther(kind)) continue;
    await db.delete(applicantDirectory).where(and(own, eq(applicantDirectory.kind, kind)));
    await take(db, before, kind, next[kind]);
  }
}

export const releaseNames = (db: Db, { company_id, application_id }: Pick<Applicant, 'company_id' | 'application_id'>) =>
  db
    .delete(applicantDirectory)
    .where(and(eq(applicantDirectory.company_id, company_id), eq(applicantDirectory.application_id, application_id)));

const signed = (bank: Bank, email: string, until: number) => bank.secrets.mac('email token', `${until} ${email}`);

/** Says for half an hour that this address was proved by a code (APP-09). */
export function emailToken(bank: Bank, email: string, now: Date): string {
  const until = now.getTime() + bank.policy.applying.emailTokenMinutes * 60_000;
  return `${until}.${signed(bank, email, until)}`;
}

/** Refuses emailNotVerified at `email` for a token that is another address's, over, or not ours. */
export function demandEmailToken(bank: Bank, email: string, token: string, now: Date): void {
  const until = Number(token.split('.')[0]);
  const right = Buffer.from(Number.isSafeInteger(until) ? `${until}.${signed(bank, email, until)}` : '');
  const given = Buffer.from(token);
  if (until <= now.getTime() || given.length !== right.length || !timingSafeEqual(given, right))
    throw new Refusal('emailNotVerified', { field: 'email' });
}
