/** A person's own details, and the company settings that are beside them on the profile page. */
import type { account } from '@bankside/core/contract/account/account.ts';
import { formatDateTime } from '@bankside/core/i18n/dates.ts';
import { readLanguage } from '@bankside/core/rules/languages.ts';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Handlers } from '../../platform/dispatch.ts';
import { Invalid } from '../../platform/refusal.ts';
import { audit } from '../../platform/audit.ts';
import { findByEmail } from '../../domain/identity/companies.ts';
import { claimFiles, releaseFile } from '../../domain/files/files.ts';
import { queueMail } from '../../domain/messages/mail.ts';
import { mailOwner, notify } from '../../domain/messages/notify.ts';
import { demandOfFactor } from '../../domain/identity/proofs.ts';
import { useCode } from '../../domain/identity/otp.ts';
import { linkFault } from '../../adapters/outgoing/addresses.ts';
import { cardOrders } from '../../store/programme-schema.ts';
import type { Db } from '../../store/store.ts';
import { companies, directory, users } from '../../store/schema.ts';
import { translate } from '../../platform/words.ts';
import { confirmPassword } from './password.ts';
import { linkRows, rotateSecret, saveLinks, urlsOf } from '../../domain/webhooks/links.ts';
import { userInfo } from './user-info.ts';
import { rowsOf } from '../../store/rows-of.ts';

type Calls = 'getUserInfo' | 'modify' | 'modifyLoginEmail' | 'modifyCompanyAbbreviation' | 'modifyWebhookApi';

/** An order has been approved, and the issuer prints its cards with the prefix. */
async function isPrinted(db: Db, company_id: string): Promise<boolean> {
  const [order] = await db
    .select({ id: cardOrders.order_id })
    .from(cardOrders)
    .where(and(eq(cardOrders.company_id, company_id), isNotNull(cardOrders.approved_at)))
    .limit(1);
  return order !== undefined;
}

export const profile: Pick<Handlers<typeof account>, Calls> = {
  getUserInfo: async (_input, { bank, db, person }) => userInfo(bank, db, person),

  modify: async ({ full_name, country_code, phone, avatar, language }, { bank, db, person, now }) => {
    const { company_id, user_id } = person;
    const self = rowsOf(users, { company_id, user_id });
    if (avatar !== undefined) {
      const [before] = await db.select({ avatar: users.avatar }).from(users).where(self);
      if (before?.avatar && before.avatar !== avatar) await releaseFile(db, company_id, before.avatar, now);
      if (avatar !== '') await claimFiles(db, person, [{ file_key: avatar, slot: 'avatar', field: 'avatar' }]);
    }
    const given = Object.entries({ full_name, country_code, phone, avatar, language }).filter(([, value]) => value !== undefined);
    await db
      .update(users)
      .set({ ...Object.fromEntries(given), version: sql`${users.version} + 1` })
      .where(self);
    await audit(db, {
      company_id,
      actor: user_id,
      action: 'account.profile',
      subject: `user:${user_id}`,
      to: given.map(([name]) => name).join(' '),
      at: now,
    });
    return userInfo(bank, db, person);
  },

  /** ACC-16: the password, and a code that went to the new address; the old one is notified. The session stays. */
  modifyLoginEmail: async ({ password, new_email, email_code, proof }, ctx) => {
    const { bank, db, person, now } = ctx;
    const { company_id, user_id } = person;
    const user = await confirmPassword(bank, person, db, password, now);
    if (!user) throw ctx.refuse('passwordWrong', { field: 'password', keep: true });
    await demandOfFactor(bank, db, person, { act: 'signInEmail', shown: { new_email } }, proof, now);
    await useCode(bank, db, { company_id, purpose: 'change_email', owner: user_id, payload: new_email }, email_code, now);
    if (await findByEmail(db, new_email)) throw ctx.refuse('emailTaken', { field: 'new_email', keep: true });
    await db.delete(directory).where(eq(directory.email, user.email));
    await db.insert(directory).values({ email: new_email, company_id, user_id });
    await db
      .update(users)
      .set({ email: new_email, version: sql`${users.version} + 1` })
      .where(rowsOf(users, { company_id, user_id }));
    const language = readLanguage(user.language);
    const params = { name: user.full_name, new_email, time: formatDateTime(now, language, bank.policy.bank.timeZone) };
    await queueMail(bank, db, { company_id, to: user.email, language, template: 'email_changed', params, now });
    await notify(db, { company_id, user_id, kind: 'email_changed', params: { new_email }, now });
    await audit(db, {
      company_id,
      actor: user_id,
      action: 'account.email',
      subject: `user:${user_id}`,
      from: user.email,
      to: new_email,
      at: now,
    });
    return { email: new_email };
  },

  modifyCompanyAbbreviation: async ({ company_abbreviation }, { db, person, now, refuse }) => {
    const { company_id, user_id } = person;
    const [before] = await db
      .select({ from: companies.company_abbreviation })
      .from(companies)
      .where(eq(companies.company_id, company_id))
      .for('update');
    if (before?.from !== company_abbreviation && (await isPrinted(db, company_id)))
      throw refuse('wrongState', { params: { reason: 'prefixPrinted' } });
    await db
      .update(companies)
      .set({ company_abbreviation, version: sql`${companies.version} + 1` })
      .where(eq(companies.company_id, company_id));
    await audit(db, {
      company_id,
      actor: user_id,
      action: 'company.prefix',
      subject: 'company',
      from: before?.from ?? '',
      to: company_abbreviation,
      at: now,
    });
    return { company_abbreviation };
  },

  /** WEB-01. Secrets are made with their links, kept sealed, and shown this once. */
  modifyWebhookApi: async ({ rotate_secret, proof, ...given }, ctx) => {
    const { bank, db, person, now, language } = ctx;
    const { company_id, user_id } = person;
    const allow = { allow: bank.webhookAllow, origin: bank.origin };
    const faults = Object.entries(given).flatMap(([field, link]) => {
      const rule = link ? linkFault(link, allow) : null;
      return rule ? [{ field, rule, msg: translate(language, 'rules', rule) }] : [];
    });
    if (faults.length > 0) throw new Invalid(faults);
    await demandOfFactor(bank, db, person, { act: 'webhooks', shown: { ...given, rotate_secret } }, proof, now);
    await db.select().from(companies).where(eq(companies.company_id, company_id)).for('update');
    const of = { bank, db, company_id, now };
    const made = await saveLinks(of, given);
    const secret = rotate_secret ? ((await rotateSecret(of))?.secret ?? made) : made;
    await notify(db, { company_id, kind: 'webhooks_changed', params: { by: person.full_name }, now });
    await mailOwner(bank, db, company_id, 'webhooks_changed', {}, now);
    await audit(db, {
      company_id,
      actor: user_id,
      action: 'company.webhooks',
      subject: 'company',
      to: secret ? 'links, new secret' : 'links',
      at: now,
    });
    return { ...urlsOf(await linkRows(db, company_id)), signing_secret: secret };
  },
};
