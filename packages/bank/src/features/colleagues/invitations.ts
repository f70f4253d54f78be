/** Who was invited opens the invitation and sets a password, once; a main account accepts the terms with it (PER-25, ACC-41). */
import type { colleagues as calls } from '@bankside/core/contract/colleagues/colleagues.ts';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import { readLanguage } from '@bankside/core/rules/languages.ts';
import { sql } from 'drizzle-orm';
import { openInvitation, useInvitation } from '../../domain/colleagues/invitations.ts';
import { companyOf } from '../../domain/identity/companies.ts';
import { hashPassword, refuseCommon } from '../../domain/identity/passwords.ts';
import { audit } from '../../platform/audit.ts';
import { endSessions } from '../../platform/callers/sessions.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { Invalid } from '../../platform/refusal.ts';
import { translate } from '../../platform/words.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { users } from '../../store/schema.ts';

export const invitations: Pick<Handlers<typeof calls>, 'invitation' | 'acceptInvitation'> = {
  invitation: async ({ token }, { bank, db, now }) => {
    const { row, user } = await openInvitation(db, token, now);
    const company = await companyOf(db, user.company_id);
    const { full_name, email } = user;
    const expires_at = row.expires_at.toISOString();
    const is_main = user.user_type === userTypes.main;
    const language = readLanguage(user.language);
    return { company: company?.project_name ?? '', full_name, email, is_main, language, expires_at, time_zone: bank.policy.bank.timeZone };
  },

  acceptInvitation: async ({ token, new_password, terms_accepted = false }, { bank, db, language, now }) => {
    const { row, user } = await openInvitation(db, token, now);
    const { company_id, user_id, email, full_name } = user;
    const isMain = user.user_type === userTypes.main;
    if (isMain && !terms_accepted)
      throw new Invalid([{ field: 'terms_accepted', rule: 'termsNotAccepted', msg: translate(language, 'rules', 'termsNotAccepted') }]);
    const company = await companyOf(db, company_id);
    refuseCommon(new_password, 'new_password', [bank.policy.bank.name, email, full_name, company?.project_name]);
    await useInvitation(db, row, now);
    await db
      .update(users)
      .set({
        password_hash: await hashPassword(new_password),
        version: sql`${users.version} + 1`,
        ...(isMain ? { terms_version: bank.policy.terms.version, terms_accepted_at: now } : {}),
      })
      .where(rowsOf(users, { company_id, user_id }));
    await endSessions(db, { company_id, user_id }, 'password', now);
    await audit(db, { company_id, actor: user_id, action: 'colleague.accept', subject: `user:${user_id}`, at: now });
    return { email };
  },
};
