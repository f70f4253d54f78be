/** A partner's logo: parsed whole and written anew, as every picture that comes in, and small enough to come with the link (D-432). */
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { eq, and } from 'drizzle-orm';
import { linkToChange } from '../../domain/cards/apply-links.ts';
import { byTwo } from '../../domain/staff/second-person.ts';
import { audit } from '../../platform/audit.ts';
import type { Bank } from '../../platform/bank.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { contentTypes, sniff } from '../../platform/inspector/sniff.ts';
import { Invalid } from '../../platform/refusal.ts';
import { translate } from '../../platform/words.ts';
import { applyLinks } from '../../store/card-schema.ts';
import { companyToDecide } from './company-rows.ts';

/** As it may be kept. Throws Invalid at what is no picture, or a large one. */
export async function cleanLogo(bank: Bank, logo: string, language: Language): Promise<string> {
  const { maxKb, maxSide } = bank.policy.logo;
  const maxBytes = maxKb * 1024;
  const wrong = () => new Invalid([{ field: 'logo', rule: 'logo', msg: translate(language, 'rules', 'logo') }]);
  const bytes = Buffer.from(logo.slice(logo.indexOf(',') + 1), 'base64');
  const type = sniff(bytes);
  if ((type !== 'png' && type !== 'jpeg') || bytes.length > maxBytes) throw wrong();
  const order = { type, bytes, maxPixels: maxSide * maxSide, address: 'desk', limits: bank.policy.inspection } as const;
  const verdict = await bank.inspector.inspect(order);
  if (verdict.is !== 'clean' || verdict.bytes.length > maxBytes) throw wrong();
  return `data:${contentTypes[type]};base64,${Buffer.from(verdict.bytes).toString('base64')}`;
}

export const linkLogo: Pick<Handlers<typeof backOffice>, 'setLinkLogo'> = {
  setLinkLogo: async (input, ctx) => {
    const { company_id, id, version } = input;
    const { bank, db, person, now, language, refuse } = ctx;
    await companyToDecide(db, { company_id });
    const link = await linkToChange(db, { company_id, link_id: id });
    if (link.version !== version) throw refuse('changedMeanwhile');
    const logo = input.logo && (await cleanLogo(bank, input.logo, language));
    const subject = `link:${id}`;
    await byTwo(ctx, { act: 'link.logo', path: '/admin/link/logo', input, subject, facts: { path: link.link_path, status: link.status } });
    const { logo: _, ...others } = link.branding;
    const set = { branding: logo ? { ...others, logo } : others, version: version + 1 };
    await db
      .update(applyLinks)
      .set(set)
      .where(and(eq(applyLinks.company_id, company_id), eq(applyLinks.link_id, id)));
    await audit(db, {
      company_id,
      actor: person.user_id,
      action: logo ? 'link.logo' : 'link.logoEnd',
      subject,
      from: link.status,
      to: link.status,
      reason: link.link_path,
      at: now,
    });
    return { id, version: version + 1 };
  },
};
