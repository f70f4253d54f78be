/** The invitation of a new colleague, or of an introduced client's main account: a link that sets the password, good once and for some days. */
import { randomBytes } from 'node:crypto';
import { formatDateTime } from '@bankside/core/i18n/dates.ts';
import { readLanguage } from '@bankside/core/rules/languages.ts';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import { pathOf } from '@bankside/core/rules/places.ts';
import { desc, isNull, and } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { companyOf as companyOfToken, newToken } from '../../platform/callers/sessions.ts';
import { Refusal } from '../../platform/refusal.ts';
import { sha256 } from '../../platform/secrets.ts';
import { invitations } from '../../store/colleague-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { addUser, companyOf, EmailTaken, type NewUser } from '../identity/companies.ts';
import { hashPassword } from '../identity/passwords.ts';
import { queueMail } from '../messages/mail.ts';

const dayMs = 86_400_000;
type Who = { readonly company_id: string; readonly user_id: string };

/** Adds a person who has no password yet, and invites them. Refuses emailTaken. */
export async function addInvited(bank: Bank, db: Db, user: Omit<NewUser, 'password_hash'>, by: string): Promise<string> {
  const password_hash = await hashPassword(randomBytes(32).toString('base64url')); // nobody knows it: the invitation sets another
  const { user_id } = await addUser(db, { ...user, password_hash }).catch((fault: unknown) => {
    throw fault instanceof EmailTaken ? new Refusal('emailTaken', { field: 'email' }) : fault;
  });
  await invite(bank, db, { company_id: user.company_id, user_id }, by, user.now);
  return user_id;
}

/** By mail, to a colleague or to a main account; an earlier link to the same person ends. `by`: who asked for the colleague. */
export async function invite(bank: Bank, db: Db, { company_id, user_id }: Who, by: string, now: Date): Promise<void> {
  const [user] = await db.select().from(users).where(rowsOf(users, { company_id, user_id }));
  const company = await companyOf(db, company_id);
  if (!user || !company) throw new Error('the person to invite is not there');
  const isMain = user.user_type === userTypes.main;
  const { clientDays, colleagueDays } = bank.policy.invitations;
  const expires_at = new Date(now.getTime() + (isMain ? clientDays : colleagueDays) * dayMs);
  const token = newToken(company_id);
  await db.update(invitations).set({ used_at: now }).where(unusedOf({ company_id, user_id }));
  await db.insert(invitations).values({ company_id, token_hash: sha256(token), user_id, created_at: now, expires_at });
  const language = readLanguage(user.language);
  const until = formatDateTime(expires_at, language, bank.policy.bank.timeZone);
  const link = `${bank.origin}${pathOf('invitation', { token })}`;
  const params = { name: user.full_name, by, company: company.project_name, link, until };
  const template = isMain ? 'client_invitation' : 'colleague_invitation';
  await queueMail(bank, db, { company_id, to: user.email, language, template, params, now, not_after: expires_at });
}

const unusedOf = ({ company_id, user_id }: Who) => and(rowsOf(invitations, { company_id, user_id }), isNull(invitations.used_at));

/** The end of a person's newest invitation that nobody has used; null without one. */
export async function invitedUntil(db: Db, who: Who): Promise<Date | null> {
  const [row] = await db.select().from(invitations).where(unusedOf(who)).orderBy(desc(invitations.created_at)).limit(1);
  return row?.expires_at ?? null;
}

/** Locked, with its person. Refuses linkInvalid for one that is unknown, used or too old, or whose person is inactive: one answer for all. */
export async function openInvitation(db: Db, token: string, now: Date) {
  const company_id = companyOfToken(token);
  const token_hash = sha256(token);
  const [row] = company_id ? await db.select().from(invitations).where(rowsOf(invitations, { company_id, token_hash })).for('update') : [];
  if (!row || row.used_at || row.expires_at <= now) throw new Refusal('linkInvalid');
  const [user] = await db
    .select()
    .from(users)
    .where(rowsOf(users, { company_id: row.company_id, user_id: row.user_id }));
  if (!user || user.status !== 'active') throw new Refusal('linkInvalid');
  return { row, user };
}

export const useInvitation = (db: Db, { company_id, token_hash }: typeof invitations.$inferSelect, now: Date) =>
  db.update(invitations).set({ used_at: now }).where(rowsOf(invitations, { company_id, token_hash }));
