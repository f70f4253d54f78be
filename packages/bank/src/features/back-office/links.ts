/** Apply links for partners: their looks, and the pages that may embed them. */
import type { KeyOf } from '@bankside/core/i18n/keys.ts';
import { randomUUID } from 'node:crypto';
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import { link as lifecycle } from '@bankside/core/rules/lifecycles/link.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../../platform/dispatch.ts';
import { Invalid } from '../../platform/refusal.ts';
import { audit } from '../../platform/audit.ts';
import { linkAfter, linkToChange, type Link } from '../../domain/cards/apply-links.ts';
import { byTwo } from '../../domain/staff/second-person.ts';
import type { Bank } from '../../platform/bank.ts';
import { partnerOrigin } from '../../platform/callers/origins.ts';
import { applyLinks, linkDirectory } from '../../store/card-schema.ts';
import type { Db } from '../../store/store.ts';
import { translate } from '../../platform/words.ts';
import { companyToDecide } from './company-rows.ts';
import { cleanLogo } from './link-logo.ts';

const wrong = (language: Language, field: string, rule: KeyOf<'rules'>) =>
  new Invalid([{ field, rule, msg: translate(language, 'rules', rule) }]);

/** Origins as browsers write them, each once. Throws Invalid at the first that is none. */
function cleanOrigins(bank: Bank, origins: readonly string[], language: Language): string[] {
  const clean = origins.map((text, index) => {
    const origin = partnerOrigin(bank, text);
    if (!origin) throw wrong(language, `allowed_origins.${index}`, 'origin');
    return origin;
  });
  return [...new Set(clean)];
}

/** A path belongs to one link for ever, also when the link is closed or has a newer path: nobody's visitors end up with somebody else. */
async function takePath(db: Db, row: typeof linkDirectory.$inferInsert, language: Language): Promise<void> {
  await db.insert(linkDirectory).values(row).onConflictDoNothing();
  const [owner] = await db.select().from(linkDirectory).where(eq(linkDirectory.link_path, row.link_path));
  if (owner?.company_id !== row.company_id || owner.link_id !== row.link_id) throw wrong(language, 'link_path', 'linkPathTaken');
}

/** The status that a link is saved with: it starts fresh, the bank closes it and opens it again, and what its company paused stays so. */
function nextStatus(before: Link | null, wanted: 'fresh' | 'expired'): string | null {
  if (!before) return wanted === 'fresh' ? wanted : null;
  const closed = before.status === lifecycle.states.expired.wire;
  if (closed === (wanted === 'expired')) return before.status;
  return linkAfter(before, closed ? 'restore' : 'close', 'bank');
}

/** What was given, and nothing for what was left out. */
const given = (branding: Readonly<Record<string, string | number | undefined>>): Record<string, string | number> =>
  Object.fromEntries(Object.entries(branding).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

export const links: Pick<Handlers<typeof backOffice>, 'saveLink'> = {
  saveLink: async (input, ctx) => {
    const { company_id, id, link_path, status: wanted, allowed_origins, branding, ...rest } = input;
    const { db, person, language, now } = ctx;
    await companyToDecide(db, { company_id });
    const before = id === undefined ? null : await linkToChange(db, { company_id, link_id: id });
    const link_id = before?.link_id ?? randomUUID();
    const status = nextStatus(before, wanted);
    if (status === null) throw ctx.refuse('wrongState');
    const origins = cleanOrigins(ctx.bank, allowed_origins, language);
    const facts = { path: link_path, origins: origins.join(' '), status };
    const about = id === undefined ? {} : { subject: `link:${id}` };
    await byTwo(ctx, { act: 'link.save', path: '/admin/link/save', input, ...about, facts });
    const logo = branding.logo ? await cleanLogo(ctx.bank, branding.logo, language) : undefined;
    const set = { ...rest, link_path, status, branding: given({ ...branding, logo }), allowed_origins: origins };
    await takePath(db, { link_path, company_id, link_id }, language);
    const version = (before?.version ?? 0) + 1;
    await db
      .insert(applyLinks)
      .values({ company_id, link_id, ...set, created_at: now, version })
      .onConflictDoUpdate({ target: [applyLinks.company_id, applyLinks.link_id], set: { ...set, version } });
    await audit(db, {
      company_id,
      actor: person.user_id,
      action: 'link.save',
      subject: `link:${link_id}`,
      from: before?.status ?? '',
      to: status,
      reason: `${link_path} ${set.isolation} ${origins.join(' ')}`,
      at: now,
    });
    return { id: link_id, link_path, status };
  },
};
