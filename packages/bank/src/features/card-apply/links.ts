/** A company's apply links: opened with 128 random bits in their path (D-124), listed, closed. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { cardApply } from '@bankside/core/contract/card-apply/card-apply.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import type { ApplyVariant } from '@bankside/core/rules/cards/applying.ts';
import { link as lifecycle } from '@bankside/core/rules/lifecycles/link.ts';
import { step, stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { applicantTypes } from '@bankside/core/rules/options.ts';
import { places, type Place } from '@bankside/core/rules/places.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { audit } from '../../platform/audit.ts';
import { dayIn } from '@bankside/core/i18n/dates.ts';
import { companyOf } from '../../domain/identity/companies.ts';
import { startOf } from '../../domain/records/record-filter.ts';
import { isOpen } from '../../platform/callers/guests.ts';
import { isUuid } from '../../platform/ids.ts';
import { Invalid } from '../../platform/refusal.ts';
import { countAttempt } from '../../platform/throttle/throttle.ts';
import { translate } from '../../platform/words.ts';
import { applyLinks, cardApplications, linkDirectory } from '../../store/card-schema.ts';
import type { Db } from '../../store/store.ts';

type Link = typeof applyLinks.$inferSelect;
const perDay = 50;
const pages: Readonly<Partial<Record<ApplyVariant, Place>>> = {
  qrcode: 'applyByQr',
  custom: 'applyCustom',
  aisport: 'applyAisport',
  visionlife: 'applyVisionlife',
};

function urlOf(bank: Bank, { variant, link_path }: Link): string {
  const place = pages[variant as ApplyVariant];
  return `${bank.origin}${place ? `${places[place]}?link_path=${link_path}` : `/cards/${link_path}`}`;
}

async function answer(bank: Bank, db: Db, link: Link, now: Date): Promise<Out<typeof cardApply.linkOpen>> {
  const { company_id, link_id, link_path } = link;
  const mine = and(eq(cardApplications.company_id, company_id), eq(cardApplications.link_id, link_id));
  return {
    id: link_id,
    link_path,
    url: urlOf(bank, link),
    qr_url: `${bank.origin}${places.applyByQr}?link_path=${link_path}`,
    variant: link.variant as ApplyVariant,
    name: link.name,
    status: isOpen(link, now) ? link.status : String(lifecycle.states.expired.wire),
    applications: await db.$count(cardApplications, mine),
    created_at: link.created_at.toISOString(),
    expires_at: link.expires_at?.toISOString() ?? null,
    version: link.version,
  };
}

export const links: Pick<Handlers<typeof cardApply>, 'links' | 'linkOpen' | 'linkClose'> = {
  links: async (_input, { bank, db, person, now }) => {
    const rows = await db
      .select()
      .from(applyLinks)
      .where(eq(applyLinks.company_id, person.company_id))
      .orderBy(desc(applyLinks.created_at), applyLinks.link_id)
      .limit(200);
    const list = [];
    for (const row of rows) list.push(await answer(bank, db, row, now));
    return { list };
  },

  linkOpen: async ({ applicant_type, name = '', last_day = '' }, { bank, db, person, language, now }) => {
    const { timeZone } = bank.policy.bank;
    if (last_day !== '' && last_day < dayIn(now, timeZone))
      throw new Invalid([{ field: 'last_day', rule: 'lastDayPast', msg: translate(language, 'rules', 'lastDayPast') }]);
    const { company_id, user_id } = person;
    await countAttempt(db, { subject: `link:of:${company_id}`, limit: perDay, windowSec: 86_400 }, now);
    const company = await companyOf(db, company_id);
    const link_id = randomUUID();
    const link_path = randomBytes(16).toString('base64url');
    await db.insert(linkDirectory).values({ link_path, company_id, link_id });
    const [row] = await db
      .insert(applyLinks)
      .values({
        company_id,
        link_id,
        link_path,
        variant: 'link',
        display_name: company?.project_name ?? '',
        name,
        applicant_types: applicant_type ? [applicant_type] : [...applicantTypes],
        status: String(lifecycle.states.fresh.wire),
        expires_at: last_day === '' ? null : startOf(last_day, timeZone, 1),
        created_at: now,
      })
      .returning();
    if (!row) throw new Error('the new link is not there');
    await audit(db, { company_id, actor: user_id, action: 'link.open', subject: `link:${link_id}`, at: now });
    return answer(bank, db, row, now);
  },

  linkClose: async ({ id, version }, ctx) => {
    const { bank, db, person, now } = ctx;
    const { company_id, user_id } = person;
    const which = and(eq(applyLinks.company_id, company_id), eq(applyLinks.link_id, id));
    const [link] = isUuid(id) ? await db.select().from(applyLinks).where(which).for('update') : [];
    if (!link) throw ctx.refuse('notFound');
    if (link.version !== version) throw ctx.refuse('changedMeanwhile');
    const before = stateOf(lifecycle, link.status);
    const after = step(lifecycle, before, 'close', 'client');
    if (!after) throw ctx.refuse('wrongState');
    const [row] = await db
      .update(applyLinks)
      .set({ status: String(lifecycle.states[after].wire), version: version + 1 })
      .where(which)
      .returning();
    if (!row) throw new Error('the link is gone while it was locked');
    await audit(db, { company_id, actor: user_id, action: 'link.close', subject: `link:${id}`, from: before, to: after, at: now });
    return answer(bank, db, row, now);
  },
};
