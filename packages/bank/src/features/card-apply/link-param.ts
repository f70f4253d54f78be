/** What an apply link is, for the page that shows it, and the token by which its visitor asks on (APP-16, APP-18). */
import { dayIn } from '@bankside/core/i18n/dates.ts';
import type { cardApply } from '@bankside/core/contract/card-apply/card-apply.ts';
import type { ApplyVariant } from '@bankside/core/rules/cards/applying.ts';
import { hideable } from '@bankside/core/rules/cards/fields.ts';
import { applicantTypes, type cardClasses, type cardTiers } from '@bankside/core/rules/options.ts';
import type { LinkTag } from '@bankside/core/rules/tags.ts';
import { eq, and } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isLinkPath, isOpen, linkToken, mayEmbed } from '../../platform/callers/guests.ts';
import { countOnPage } from '../../platform/callers/page-counts.ts';
import { countAttempt } from '../../platform/throttle/throttle.ts';
import { applyLinks, linkDirectory } from '../../store/card-schema.ts';
import { companies } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';

type Link = typeof applyLinks.$inferSelect;

/** Unknown, closed and expired links look the same from outside: one count, one look, one answer. Refuses linkInvalid, tooManyRequests. */
export async function openLink(bank: Bank, db: Db, link_path: string, address: string, now: Date): Promise<{ link: Link; prefix: string }> {
  const { linkPerAddress, windowSec } = bank.policy.throttle;
  await countAttempt(db, { subject: `link:address:${address}`, limit: linkPerAddress, windowSec }, now);
  const [found] = await db
    .select({ link: applyLinks, prefix: companies.company_abbreviation })
    .from(linkDirectory)
    .innerJoin(applyLinks, and(eq(applyLinks.company_id, linkDirectory.company_id), eq(applyLinks.link_id, linkDirectory.link_id)))
    .innerJoin(companies, eq(companies.company_id, linkDirectory.company_id))
    .where(eq(linkDirectory.link_path, isLinkPath(link_path) ? link_path : ''));
  if (!found || !isOpen(found.link, now)) throw new Refusal('linkInvalid');
  return found;
}

/** Which of the optional fields a link leaves out. */
export const hiddenFields = (link: Link): string[] => hideable.filter((field) => link.hidden_fields.includes(field));

/** A page that may not embed the link gets no token; nor does a page where the link wants a frame of ours. */
function tokenFor(
  bank: Bank,
  link: Link,
  asked: Pick<RequestContext, 'origin'> & { host_origin: string; introducer: string; tag: LinkTag },
  now: Date,
): string {
  const { origin, host_origin, introducer, tag } = asked;
  const ours = origin === '' || origin === bank.origin;
  if (!mayEmbed(bank, link, origin) || (!ours && link.isolation === 'frame')) return '';
  const receiptsFor = ours && link.allowed_origins.includes(host_origin) ? host_origin : origin;
  const until = new Date(now.getTime() + bank.policy.applying.linkTokenMinutes * 60_000);
  return linkToken(bank, { link, at: origin, receiptsFor, introducer, until, tag });
}

export const linkParam: Pick<Handlers<typeof cardApply>, 'linkParam'> = {
  linkParam: async ({ link_path, userid = '', host_origin = '', tag = 'card-apply' }, { bank, db, origin, address, now }) => {
    const { link, prefix } = await openLink(bank, db, link_path, address, now);
    const allowed = mayEmbed(bank, link, origin);
    if (!allowed) await countOnPage(bank, db, { company_id: link.company_id, of_id: link.link_id, kind: 'link', what: origin }, now);
    return {
      company_display_name: link.display_name,
      variant: link.variant as ApplyVariant,
      project_name: link.display_name, // a path that people can read says nothing of the company behind it (D-124)
      applicant_types: applicantTypes.filter((type) => link.applicant_types.includes(type)),
      branding: { ...link.branding, ...(prefix ? { prefix } : {}) },
      hidden_fields: hiddenFields(link),
      captcha_required: true,
      allowed_origins_ok: allowed,
      isolation: link.isolation === 'frame' ? 'frame' : 'page',
      tier: link.tier as (typeof cardTiers)[number],
      card_class: link.card_class as (typeof cardClasses)[number],
      link_token: tokenFor(bank, link, { origin, host_origin, introducer: userid.replace(/\p{Cc}/gu, ''), tag }, now),
      expires_in_sec: bank.policy.applying.linkTokenMinutes * 60,
      today: dayIn(now, bank.policy.bank.timeZone),
    };
  },
};
