/** A company's apply links: opened with 128 random bits in their path (D-124), listed, paused, changed and opened again (APP-22). */
import { randomBytes, randomUUID } from 'node:crypto';
import type { cardApply } from '@bankside/core/contract/card-apply/card-apply.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { dayIn } from '@bankside/core/i18n/dates.ts';
import type { KeyOf } from '@bankside/core/i18n/keys.ts';
import type { ApplyVariant } from '@bankside/core/rules/cards/applying.ts';
import { link as lifecycle } from '@bankside/core/rules/lifecycles/link.ts';
import { applicantTypes } from '@bankside/core/rules/options.ts';
import { places, type Place } from '@bankside/core/rules/places.ts';
import { desc, eq } from 'drizzle-orm';
import { changeLink, isClosed, linkAfter, linkToChange, taken, type Link } from '../../domain/cards/apply-links.ts';
import { companyOf } from '../../domain/identity/companies.ts';
import { startOf } from '../../domain/records/record-filter.ts';
import { audit } from '../../platform/audit.ts';
import type { Bank } from '../../platform/bank.ts';
import { isEnded } from '../../platform/callers/guests.ts';
import type { Ctx, Handlers } from '../../platform/dispatch.ts';
import { Invalid } from '../../platform/refusal.ts';
import { countAttempt } from '../../platform/throttle/throttle.ts';
import { translate } from '../../platform/words.ts';
import { applyLinks, linkDirectory } from '../../store/card-schema.ts';
import type { Db } from '../../store/store.ts';

const perDay = 50;
const { fresh, expired } = lifecycle.states;
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
  const { link_path, status } = link;
  return {
    id: link.link_id,
    link_path,
    url: urlOf(bank, link),
    qr_url: `${bank.origin}${places.applyByQr}?link_path=${link_path}`,
    variant: link.variant as ApplyVariant,
    name: link.name,
    status: status === fresh.wire && isEnded(link, now) ? String(expired.wire) : status,
    applications: await taken(db, link),
    limit: link.limit_count,
    created_at: link.created_at.toISOString(),
    expires_at: link.expires_at?.toISOString() ?? null,
    may_change: !isClosed(link),
    version: link.version,
  };
}

type Asking = Pick<Ctx, 'bank' | 'language' | 'now'>;
type Terms = { readonly name?: string | undefined; readonly limit?: string | undefined; readonly last_day?: string | undefined };

const wrong = ({ language }: Asking, field: keyof Terms, rule: KeyOf<'rules'>, params?: { taken: number }) =>
  new Invalid([{ field, rule, msg: translate(language, 'rules', rule, params) }]);

/** Terms as columns, by which the link can take at least one more. Throws Invalid at the field by which it cannot. */
function columnsOf(ctx: Asking, { name = '', limit = '', last_day = '' }: Terms, already: number) {
  const { timeZone } = ctx.bank.policy.bank;
  if (limit !== '' && Number(limit) <= already) throw wrong(ctx, 'limit', 'linkLimitReached', { taken: already });
  if (last_day !== '' && last_day < dayIn(ctx.now, timeZone)) throw wrong(ctx, 'last_day', 'lastDayPast');
  const limit_count = limit === '' ? null : Number(limit);
  return { name, limit_count, expires_at: last_day === '' ? null : startOf(last_day, timeZone, 1) };
}

async function ownLink(ctx: Ctx<typeof cardApply.linkPause>, { id, version }: { id: string; version: number }): Promise<Link> {
  const link = await linkToChange(ctx.db, { company_id: ctx.person.company_id, link_id: id });
  if (link.version !== version) throw ctx.refuse('changedMeanwhile');
  return link;
}

export const links: Pick<Handlers<typeof cardApply>, 'links' | 'linkOpen' | 'linkPause' | 'linkChange'> = {
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

  linkOpen: async ({ applicant_type, ...terms }, ctx) => {
    const { bank, db, person, now } = ctx;
    const columns = columnsOf(ctx, terms, 0);
    const { company_id, user_id } = person;
    await countAttempt(db, { subject: `link:of:${company_id}`, limit: perDay, windowSec: 86_400 }, now);
    const company = await companyOf(db, company_id);
    const link_id = randomUUID();
    const link_path = randomBytes(16).toString('base64url');
    await db.insert(linkDirectory).values({ link_path, company_id, link_id });
    const [row] = await db
      .insert(applyLinks)
      .values({
        ...columns,
        company_id,
        link_id,
        link_path,
        variant: 'link',
        display_name: company?.project_name ?? '',
        applicant_types: applicant_type ? [applicant_type] : [...applicantTypes],
        status: String(fresh.wire),
        created_at: now,
      })
      .returning();
    if (!row) throw new Error('the new link is not there');
    await audit(db, { company_id, actor: user_id, action: 'link.open', subject: `link:${link_id}`, at: now });
    return answer(bank, db, row, now);
  },

  linkPause: async (input, ctx) => {
    const { bank, db, person, now } = ctx;
    const link = await ownLink(ctx, input);
    const status = linkAfter(link, 'pause', 'client');
    if (status === null) throw ctx.refuse('wrongState');
    return answer(bank, db, await changeLink(db, link, { action: 'link.pause', actor: person.user_id, set: { status }, now }), now);
  },

  linkChange: async ({ reopen, ...input }, ctx) => {
    const { bank, db, person, now } = ctx;
    const link = await ownLink(ctx, input);
    if (isClosed(link)) throw ctx.refuse('wrongState');
    const columns = columnsOf(ctx, input, await taken(db, link));
    const opened = reopen ? linkAfter(link, 'reopen', 'client') : null;
    const [action, set] = opened ? (['link.reopen', { ...columns, status: opened }] as const) : (['link.change', columns] as const);
    return answer(bank, db, await changeLink(db, link, { action, actor: person.user_id, set, now }), now);
  },
};
