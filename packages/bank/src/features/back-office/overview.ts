/** Application links and partner keys of every company: found by words and state, and ended by one person with a reason (OFF-15, OFF-16). */
import { linkStates, type keyStates } from '@bankside/core/contract/back-office/back-office-overview.ts';
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import { and, desc, eq, gt, ilike, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { changeLink, linkAfter, linkToChange } from '../../domain/cards/apply-links.ts';
import { tellOfLinkEnd } from '../../domain/cards/link-news.ts';
import { storable } from '../../domain/cards/application-form.ts';
import { sought } from '../../domain/recipients/recipients.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { pageAnswer, pageAsked } from '../../platform/pages.ts';
import { applyLinks, cardApplications, partnerKeys } from '../../store/card-schema.ts';
import { companies } from '../../store/schema.ts';
import { companiesLike, companyToDecide } from './company-rows.ts';

type LinkState = (typeof linkStates)[number];
type KeyState = (typeof keyStates)[number];

/** What the table keeps as fresh is expired from the moment that its last day is over. */
function linksIn(status: LinkState, now: Date): SQL | undefined {
  const over = and(eq(applyLinks.status, 'fresh'), lte(applyLinks.expires_at, now));
  if (status === 'expired') return or(eq(applyLinks.status, 'expired'), over);
  if (status !== 'fresh') return eq(applyLinks.status, status);
  return and(eq(applyLinks.status, 'fresh'), or(isNull(applyLinks.expires_at), gt(applyLinks.expires_at, now)));
}
const stateOfLink = (status: string, expires_at: Date | null, now: Date): LinkState =>
  status === 'fresh' && expires_at !== null && expires_at <= now ? 'expired' : (linkStates.find((each) => each === status) ?? 'expired');

const keysIn: Readonly<Record<KeyState, SQL | undefined>> = {
  live: and(isNull(partnerKeys.revoked_at), isNotNull(partnerKeys.last_used_at)),
  unused: and(isNull(partnerKeys.revoked_at), isNull(partnerKeys.last_used_at)),
  revoked: isNotNull(partnerKeys.revoked_at),
};
const stateOfKey = ({ revoked_at, last_used_at }: typeof partnerKeys.$inferSelect): KeyState =>
  revoked_at ? 'revoked' : last_used_at ? 'live' : 'unused';

export const overview: Pick<Handlers<typeof backOffice>, 'links' | 'closeLink' | 'partnerKeys'> = {
  links: async ({ keyword, status, ...page }, { db, now }) => {
    const asked = pageAsked(page);
    const words = storable(keyword).trim();
    const like = sought(words);
    const named = like ? or(companiesLike(words), ilike(applyLinks.link_path, like), ilike(applyLinks.name, like)) : undefined;
    const where = and(eq(companies.company_id, applyLinks.company_id), named, status && linksIn(status, now));
    const rows = await db
      .select({ link: applyLinks, project_name: companies.project_name })
      .from(applyLinks)
      .innerJoin(companies, where)
      .orderBy(desc(applyLinks.created_at), desc(applyLinks.link_id))
      .limit(asked.limit)
      .offset(asked.offset);
    const [counted] = await db
      .select({ total: sql<number>`count(*)::int` })
      .from(applyLinks)
      .innerJoin(companies, where);
    const ids = rows.map(({ link }) => link.link_id);
    const taken = await db
      .select({ id: cardApplications.link_id, count: sql<number>`count(*)::int` })
      .from(cardApplications)
      .where(inArray(cardApplications.link_id, ids))
      .groupBy(cardApplications.link_id);
    const list = rows.map(({ link, project_name }) => ({
      company_id: link.company_id,
      id: link.link_id,
      project_name,
      link_path: link.link_path,
      name: link.name || link.display_name,
      variant: link.variant,
      status: stateOfLink(link.status, link.expires_at, now),
      applications: taken.find(({ id }) => id === link.link_id)?.count ?? 0,
      limit: link.limit_count,
      expires_at: link.expires_at?.toISOString() ?? null,
      created_at: link.created_at.toISOString(),
      origins: link.allowed_origins,
      brand: String(link.branding['name'] ?? link.display_name),
      logo: String(link.branding['logo'] ?? ''),
      version: link.version,
    }));
    return pageAnswer(list, counted?.total ?? 0, asked);
  },

  closeLink: async ({ company_id, id, version, reason }, { bank, db, person, refuse, now }) => {
    await companyToDecide(db, { company_id });
    const link = await linkToChange(db, { company_id, link_id: id });
    if (link.version !== version) throw refuse('changedMeanwhile');
    const status = linkAfter(link, 'close', 'bank');
    if (status === null) throw refuse('wrongState');
    await changeLink(db, link, { action: 'link.close', actor: person.user_id, set: { status }, reason, now });
    await tellOfLinkEnd(bank, db, link, reason, now);
    return { id, status };
  },

  partnerKeys: async ({ keyword, status, ...page }, { db }) => {
    const asked = pageAsked(page);
    const words = storable(keyword).trim();
    const like = sought(words);
    const named = like ? or(companiesLike(words), ilike(partnerKeys.name, like), ilike(partnerKeys.last4, like)) : undefined;
    const where = and(eq(companies.company_id, partnerKeys.company_id), named, status && keysIn[status]);
    const rows = await db
      .select({ key: partnerKeys, project_name: companies.project_name })
      .from(partnerKeys)
      .innerJoin(companies, where)
      .orderBy(desc(partnerKeys.created_at), desc(partnerKeys.key_id))
      .limit(asked.limit)
      .offset(asked.offset);
    const [counted] = await db
      .select({ total: sql<number>`count(*)::int` })
      .from(partnerKeys)
      .innerJoin(companies, where);
    const list = rows.map(({ key, project_name }) => ({
      company_id: key.company_id,
      id: key.key_id,
      project_name,
      name: key.name,
      last4: key.last4,
      status: stateOfKey(key),
      origins: key.allowed_origins,
      tags: key.tags,
      created_at: key.created_at.toISOString(),
      last_used_at: key.last_used_at?.toISOString() ?? null,
      revoked_at: key.revoked_at?.toISOString() ?? null,
    }));
    return pageAnswer(list, counted?.total ?? 0, asked);
  },
};
