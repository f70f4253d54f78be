/** The invitation of a new colleague: a link that sets the password, good once and for some days (PER-25). */
import { formatDateTime } from '@bankside/core/i18n/dates.ts';
import { readLanguage } from '@bankside/core/rules/languages.ts';
import { pathOf } from '@bankside/core/rules/places.ts';
import type { Bank } from '../../platform/bank.ts';
import { companyOf as companyOfToken, newToken } from '../../platform/callers/sessions.ts';
import { Refusal } from '../../platform/refusal.ts';
import { sha256 } from '../../platform/secrets.ts';
import { invitations } from '../../store/colleague-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { companyOf } from '../identity/companies.ts';
import { queueMail } from '../messages/mail.ts';

const dayMs = 86_400_000;
type Who = { readonly company_id: string; readonly user_id: string };

export async function invite(bank: Bank, db: Db, { company_id, user_id }: Who, by: string, now: Date): Promise<void> {
  const token = newToken(company_id);
  const days = bank.policy.invitations.colleagueDays;
  const expires_at = new Date(now.getTime() + days * dayMs);
  await db.insert(invitations).values({ company_id, token_hash: sha256(token), user_id, created_at: now, expires_at });
  const [user] = await db.select().from(users).where(rowsOf(users, { company_id, user_id }));
  const company = await companyOf(db, company_id);
  if (!user || !company) throw new Error('the colleague is not there');
  const language = readLanguage(user.language);
  const until = formatDateTime(expires_at, language, bank.policy.bank.timeZone);
  const link = `${bank.origin}${pathOf('invitation', { token })}`;
  const params = { name: user.full_name, by, company: company.project_name, link, until };
  await queueMail(bank, db, { company_id, to: user.email, language, template: 'colleague_invitation', params, now, not_after: expires_at });
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
