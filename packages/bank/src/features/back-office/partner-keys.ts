/** Keys by which partners' servers ask for embedded sessions (D-126). A key is shown once and kept as a hash. */
import { randomUUID } from 'node:crypto';
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { audit } from '../../platform/audit.ts';
import { isUuid } from '../../platform/ids.ts';
import { byTwo } from '../../domain/staff/second-person.ts';
import { sha256 } from '../../platform/secrets.ts';
import { newToken } from '../../platform/callers/sessions.ts';
import { embedSessions, partnerKeys } from '../../store/card-schema.ts';
import { users } from '../../store/schema.ts';
import { companyToDecide } from './company-rows.ts';
import { cleanOrigins } from './links.ts';
import { rowsOf } from '../../store/rows-of.ts';

export const keys: Pick<Handlers<typeof backOffice>, 'issuePartnerKey' | 'revokePartnerKey'> = {
  /** The company's main account is who embedded sessions act for. */
  issuePartnerKey: async (input, ctx) => {
    const { company_id, name, allowed_origins, tags } = input;
    const { db, person, language, now } = ctx;
    await companyToDecide(db, { company_id });
    const [main] = await db
      .select({ user_id: users.user_id })
      .from(users)
      .where(rowsOf(users, { company_id, user_type: userTypes.main, status: 'active' }))
      .limit(1);
    if (!main) throw ctx.refuse('notFound');
    const origins = cleanOrigins(allowed_origins, language);
    const facts = { name, origins: origins.join(' '), tags: tags.join(' ') };
    await byTwo(ctx, { act: 'partnerKey.issue', path: '/admin/partner/issue', input, facts });
    const secret = newToken(company_id);
    const key_id = randomUUID();
    await db.insert(partnerKeys).values({
      company_id,
      key_hash: sha256(secret),
      key_id,
      name,
      user_id: main.user_id,
      allowed_origins: origins,
      tags: [...new Set(tags)],
      created_at: now,
    });
    await audit(db, {
      company_id,
      actor: person.user_id,
      action: 'partnerKey.issue',
      subject: `partnerKey:${key_id}`,
      reason: `${name}: ${tags.join(' ')} ${origins.join(' ')}`,
      at: now,
    });
    return { id: key_id, partner_key: `pk_.${secret}` };
  },

  /** Ends the sessions that were given out by it as well. */
  revokePartnerKey: async ({ company_id, id }, ctx) => {
    const { db, person, now } = ctx;
    const which = rowsOf(partnerKeys, { company_id, key_id: id });
    const [key] = isUuid(company_id) && isUuid(id) ? await db.select().from(partnerKeys).where(which).for('update') : [];
    if (!key) throw ctx.refuse('notFound');
    if (key.revoked_at) throw ctx.refuse('wrongState');
    await db.update(partnerKeys).set({ revoked_at: now }).where(which);
    await db.delete(embedSessions).where(rowsOf(embedSessions, { company_id, key_id: id }));
    await audit(db, { company_id, actor: person.user_id, action: 'partnerKey.revoke', subject: `partnerKey:${id}`, at: now });
    return {};
  },
};
