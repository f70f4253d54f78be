/** What companies ask about their partner keys and the pages of their links: allowed by two people of the bank, refused with a reason by one (DEV-05). */
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { keyRequest as lifecycle } from '@bankside/core/rules/lifecycles/key-request.ts';
import { asc, eq } from 'drizzle-orm';
import { isClosed, linkToChange } from '../../domain/cards/apply-links.ts';
import { companyOf } from '../../domain/identity/companies.ts';
import { fullNames } from '../../domain/kyc/kyc-history.ts';
import { tellOfKey, tellOfKeyEnd } from '../../domain/partners/key-news.ts';
import { keyInUse, revokeKey } from '../../domain/partners/keys.ts';
import { actOn, keyRequestAnswer, keyRequestToDecide, moveKeyRequest } from '../../domain/partners/requests.ts';
import { byTwo } from '../../domain/staff/second-person.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { applyLinks, partnerKeys } from '../../store/card-schema.ts';
import { keyRequests } from '../../store/partner-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { companies } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { companyToDecide } from './company-rows.ts';
import { askedAbout } from './second-open.ts';

type Work = Out<typeof backOffice.queue>['list'][number];

export async function pendingKeys(db: Db): Promise<Work[]> {
  const rows = await db
    .select({ project_name: companies.project_name, row: keyRequests })
    .from(keyRequests)
    .innerJoin(companies, eq(companies.company_id, keyRequests.company_id))
    .where(eq(keyRequests.status, String(lifecycle.states.asked.wire)))
    .orderBy(asc(keyRequests.asked_at))
    .limit(200);
  return rows.map(({ project_name, row }) => ({
    kind: 'partner_key' as const,
    id: row.request_id,
    company_id: row.company_id,
    project_name,
    version: row.version,
    since: row.asked_at.toISOString(),
    text: row.name,
    files: [],
  }));
}

export const keys: Pick<Handlers<typeof backOffice>, 'keyRequest' | 'decideKey' | 'revokePartnerKey'> = {
  keyRequest: async ({ company_id, id }, { db, person, refuse }) => {
    const company = await companyOf(db, company_id);
    if (!company) throw refuse('notFound');
    const row = await keyRequestToDecide(db, { company_id, request_id: id });
    const names = await fullNames(db, [company_id]);
    return {
      request: keyRequestAnswer(row, names.get(row.asked_by) ?? ''),
      project_name: company.project_name,
      account_number: company.account_number,
      second: await askedAbout(db, company_id, `keyRequest:${id}`, person),
    };
  },

  decideKey: async (input, ctx) => {
    const { company_id, id, version, event, reason = '' } = input;
    const { bank, db, person, now } = ctx;
    await companyToDecide(db, { company_id });
    const row = await keyRequestToDecide(db, { company_id, request_id: id }, version);
    const move = { by: 'bank', actor: person.user_id } as const;
    const answer = (moved: { status: string; version: number }) => ({ id, status: moved.status, version: moved.version });
    if (row.status !== lifecycle.states.asked.wire) throw ctx.refuse('wrongState');
    if (event === 'refuse') {
      await tellOfKey(bank, db, row, row.kind === 'link' ? 'link_origins_refused' : 'partner_key_refused', now, reason);
      return answer(await moveKeyRequest(db, row, { ...move, event, action: actOn(row, 'refuse'), reason }, now));
    }
    const before = row.before.length === 0 ? {} : { originsBefore: row.before.join(' ') };
    const tags = row.tags.length === 0 ? {} : { tags: row.tags.join(' ') };
    const facts = { name: row.name, origins: row.origins.join(' '), ...before, ...tags };
    const act = row.kind === 'link' ? 'link.save' : 'partnerKey.issue';
    await byTwo(ctx, { act, path: '/admin/partner/decide', input, subject: `keyRequest:${id}`, facts });
    if (row.kind === 'new') {
      await tellOfKey(bank, db, row, 'partner_key_ready', now);
      return answer(await moveKeyRequest(db, row, { ...move, event, action: 'partnerKey.issue' }, now));
    }
    if (row.kind === 'link') {
      const link = await linkToChange(db, { company_id, link_id: row.link_id ?? '' });
      if (isClosed(link)) throw ctx.refuse('wrongState');
      const which = rowsOf(applyLinks, { company_id, link_id: link.link_id });
      await db
        .update(applyLinks)
        .set({ allowed_origins: row.origins, version: link.version + 1 })
        .where(which);
      await tellOfKey(bank, db, row, 'link_origins', now);
      const about = { action: 'link.origins', subject: `link:${link.link_id}` } as const;
      return answer(await moveKeyRequest(db, row, { ...move, event: 'carryOut', ...about }, now));
    }
    const { key_id } = await keyInUse(db, company_id, row.key_id ?? '');
    await db.update(partnerKeys).set({ allowed_origins: row.origins }).where(rowsOf(partnerKeys, { company_id, key_id }));
    await tellOfKey(bank, db, row, 'partner_key_origins', now);
    const subject = `partnerKey:${key_id}`;
    return answer(await moveKeyRequest(db, row, { ...move, event: 'carryOut', action: 'partnerKey.origins', subject }, now));
  },

  revokePartnerKey: async ({ company_id, id, reason }, { bank, db, person, now }) => {
    const key = await keyInUse(db, company_id, id);
    await revokeKey(db, key, person.user_id, now, reason);
    await tellOfKeyEnd(bank, db, key, reason, now);
    return {};
  },
};
