/** Changing a password, knowing the old one or holding a code. Either ends the other sessions with a message (ACC-15, ACC-14). */
import type { account } from '@bankside/core/contract/account/account.ts';
import { formatDateTime } from '@bankside/core/i18n/dates.ts';
import { readLanguage } from '@bankside/core/rules/languages.ts';
import { sql } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { audit } from '../../platform/audit.ts';
import { companyOf, findByEmail } from '../../domain/identity/companies.ts';
import { queueMail } from '../../domain/messages/mail.ts';
import { notify } from '../../domain/messages/notify.ts';
import { useCode } from '../../domain/identity/otp.ts';
import { demandOfFactor } from '../../domain/identity/proofs.ts';
import { hashPassword, passwordFits, refuseCommon } from '../../domain/identity/passwords.ts';
import { publicCompany } from '../../platform/public-company.ts';
import { endSessions } from '../../platform/callers/sessions.ts';
import { askerOf } from '../../domain/identity/askers.ts';
import { forgetDevices, ourDevice, rememberDevice } from '../../platform/throttle/devices.ts';
import { countAttempt, forget } from '../../platform/throttle/throttle.ts';
import { users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { rowsOf } from '../../store/rows-of.ts';

type User = typeof users.$inferSelect;

async function setPassword(bank: Bank, db: Db, user: User, password: string, now: Date, keep?: string): Promise<void> {
  const { company_id, user_id } = user;
  await db
    .update(users)
    .set({ password_hash: await hashPassword(password), version: sql`${users.version} + 1` })
    .where(rowsOf(users, { company_id, user_id }));
  await endSessions(db, { company_id, user_id, ...(keep ? { except: keep } : {}) }, 'password', now);
  await audit(db, { company_id, actor: user_id, action: 'account.password', subject: `user:${user_id}`, at: now });
  await notify(db, { company_id, user_id, kind: 'password_changed', now });
  const language = readLanguage(user.language);
  await queueMail(bank, db, {
    company_id,
    to: user.email,
    language,
    template: 'password_changed',
    now,
    params: { name: user.full_name, time: formatDateTime(now, language, bank.policy.bank.timeZone) },
  });
}

/** Refuses passwordWrong, and counts wrong ones: an open screen must not become a place to guess. */
export async function confirmPassword(
  bank: Bank,
  person: { company_id: string; user_id: string },
  db: Db,
  password: string,
  now: Date,
): Promise<User | null> {
  const { loginPerAccount, windowSec } = bank.policy.throttle;
  const subject = `password:${person.user_id}`;
  await countAttempt(db, { subject, limit: loginPerAccount, windowSec, firstWaitSec: 5 }, now);
  const [user] = await db
    .select()
    .from(users)
    .where(rowsOf(users, { company_id: person.company_id, user_id: person.user_id }));
  if (!user || !(await passwordFits(password, user.password_hash))) return null;
  await forget(db, subject);
  return user;
}

export const passwords: Pick<Handlers<typeof account>, 'modifyLoginPassword' | 'forgetLoginPassword'> = {
  modifyLoginPassword: async ({ old_password, new_password, device_token, proof }, ctx) => {
    const { bank, db, person, now } = ctx;
    const company = await companyOf(db, person.company_id);
    const { email, full_name, username } = person;
    refuseCommon(new_password, 'new_password', [bank.policy.bank.name, email, full_name, username, company?.project_name]);
    const user = await confirmPassword(bank, person, db, old_password, now);
    if (!user) throw ctx.refuse('passwordWrong', { field: 'old_password', keep: true });
    await demandOfFactor(bank, db, person, { act: 'password', shown: 'password' }, proof, now);
    await setPassword(bank, db, user, new_password, now, person.token_hash);
    await forgetDevices(db, user, ourDevice(bank, device_token));
    return {};
  },

  /** No code was ever sent to an address without an account, so no code fits there (ACC-14). */
  forgetLoginPassword: async ({ email, email_code, new_password, device_token }, ctx) => {
    const { bank, db, now, address } = ctx;
    refuseCommon(new_password, 'new_password', [bank.policy.bank.name, email]); // more is nobody's to learn here
    const asker = await askerOf(bank, db, email, { address, device_token });
    await useCode(bank, db, { company_id: publicCompany, purpose: 'reset', owner: email, asker }, email_code, now);
    const user = await findByEmail(db, email);
    if (!user) throw ctx.refuse('codeExpired', { field: 'email_code' });
    await setPassword(bank, db, user, new_password, now);
    await db
      .update(users)
      .set({ password_reset_at: now })
      .where(rowsOf(users, { company_id: user.company_id, user_id: user.user_id }));
    await forgetDevices(db, user, '');
    return { device_token: await rememberDevice(bank, db, user, device_token, now) };
  },
};
