/** What the sandbox's page shows of apply links and partner keys: everything but the keys, of which it knows only its own. */
import { places, type Place } from '@bankside/core/rules/places.ts';
import { desc, eq } from 'drizzle-orm';
import type { Bank } from '../platform/bank.ts';
import { sha256 } from '../platform/secrets.ts';
import { applyLinks, partnerKeys } from '../store/card-schema.ts';
import { companies } from '../store/schema.ts';
import { seededKycKey, seededPartnerKey } from '../seed/cards/card-links.ts';

const pages: Readonly<Record<string, Place>> = {
  qrcode: 'applyByQr',
  custom: 'applyCustom',
  aisport: 'applyAisport',
  visionlife: 'applyVisionlife',
};

function address(variant: string, link_path: string): string {
  const place = pages[variant];
  const path = encodeURIComponent(link_path);
  return place ? `${places[place]}?link_path=${path}` : places.applyByLink.replace('/:userid?', '').replace(':link_path', path);
}

export async function linksAndKeys({ store: { db } }: Bank) {
  const links = await db
    .select({ link: applyLinks, owner: companies.project_name })
    .from(applyLinks)
    .innerJoin(companies, eq(companies.company_id, applyLinks.company_id))
    .orderBy(desc(applyLinks.created_at))
    .limit(100);
  const keys = await db.select().from(partnerKeys).orderBy(desc(partnerKeys.created_at)).limit(100);
  const own = new Map([seededPartnerKey, seededKycKey].map((key) => [sha256(key.slice('pk_.'.length)), key]));
  return {
    links: links.map(({ link: { link_path, variant, status, isolation, allowed_origins }, owner }) => ({
      link_path,
      url: address(variant, link_path),
      variant,
      status,
      isolation,
      owner,
      allowed_origins,
    })),
    keys: keys.map(({ company_id, key_id, key_hash, name, tags, allowed_origins, revoked_at }) => ({
      company_id,
      id: key_id,
      name,
      tags,
      allowed_origins,
      revoked: revoked_at !== null,
      known: own.get(key_hash) ?? '',
    })),
  };
}
