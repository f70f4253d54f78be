/** Apply links of the first day and the demo partner's keys. Harbour & Vale owns all but one; the demo sites embed them. */
import { applicantTypes } from '@bankside/core/rules/options.ts';
import { and, eq } from 'drizzle-orm';
import { sha256 } from '../../platform/secrets.ts';
import { companyPart } from '../../platform/callers/sessions.ts';
import { applyLinks, linkDirectory, partnerKeys } from '../../store/card-schema.ts';
import type { Db } from '../../store/store.ts';
import { idOf } from '../../demo/chance.ts';
import { harbourVale, newcoTwo, userId } from '../../demo/companies.ts';
import { localTime } from '../days.ts';
import { seededKeyIds } from '../../demo/demo-people.ts';

type Site = 'partner' | 'visionlife';
type Origins = Readonly<Record<Site, string>>;
type SeededLink = {
  readonly path: string;
  readonly variant: string;
  readonly name: string;
  readonly site?: Site;
  readonly isolation?: 'frame';
  readonly tier?: 'prestige';
  readonly hidden?: readonly string[];
  readonly branding?: Readonly<Record<string, string | number>>;
  readonly types?: readonly string[];
  readonly closed?: true;
};

const kestrel = { name: 'Kestrel' };
const visionlife = {
  name: 'VisionLife',
  accent: '#4a3aa6',
  on_accent: '#ffffff',
  ink: '#211a3d',
  surface: '#fffdf9',
  surface_sunken: '#f8f2e9',
  radius: 12,
  card: '#4a3aa6',
};
/** Two wings, 96 pixels wide. */
const kestrelMark =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAGAAAABgCAYAAADimHc4AAABnElEQVR42u3cQW7FIAwFQM7QY/VIvby7r7ohkG8bZvG2xLzRr1QlMH6+v4bkRQkAAAgAAAIAgAAAIAAACAAAAgCAAAAgiQChoG2Jp7+AALFcfKz8CYo/Uepc8csA/y0GYmNXKwuD2NDP6gNuh1juZefDQvHzXex+6OkQ2zt4c4C4tPh48z/heJhbin8dYGWouKD46T1mDBiHFv9oX1mDVoNI20+FoeOA4h/vocrwn4YoM3vFjUSz4pfmrbqh3RBl5+ywuTh0tlYAs5utONOr74SjyKajU/m7X8pHYgHRsfwTADJT8rMU5QO4G2AoH8D1AEP5Nb4NVT6AuwGG8gFcDzCUfzbAJ5/R+oRMV4Cjjih1AxgA5goCkPwZSMvPZABcBjAaAAwAue+ErzioXRXgqpPy1QAGAAAtEDLWBACgzwG4VodEAACYKi1rPQAAGh3/73RA8LjLLzavA2ChNACbEbLWAQCg8J1rH1oHAIBchMw1rr45dxeAq4sXCqywhrujT40SAAAQAAAEAAABAEAAABAAAAQAAAEAQACcnV+ux2bYEySJlAAAAABJRU5ErkJggg==';
/** Of a company's own link: 128 bits, as every such path has. */
const ownPath = 'b7f3c1d28a4e4f0c9d6e2a51c07f8be4';

export const seededLinks: readonly SeededLink[] = [
  { path: 'kestrel', variant: 'link', name: 'Kestrel Freight Alliance', site: 'partner', branding: kestrel },
  { path: 'kestrel-frame', variant: 'link', name: 'Kestrel Freight Alliance', site: 'partner', branding: kestrel, isolation: 'frame' },
  {
    path: 'kestrel-custom',
    variant: 'custom',
    name: 'Kestrel Freight Alliance',
    site: 'partner',
    branding: {
      ...kestrel,
      card: '#7a4a12',
      accent: '#7a4a12',
      on_accent: '#ffffff',
      surface: '#ffffff',
      surface_sunken: '#f6f2ec',
      radius: 8,
      logo: kestrelMark,
    },
    hidden: ['gender', 'notes'],
  },
  {
    path: 'vision2026',
    variant: 'visionlife',
    name: 'VisionLife',
    site: 'visionlife',
    branding: visionlife,
    tier: 'prestige',
    types: ['associate'],
  },
  { path: 'aisport', variant: 'aisport', name: 'AISport Members', site: 'partner', branding: { name: 'AISport', card: '#1f5f3f' } },
  { path: 'harbour-qr', variant: 'qrcode', name: 'Harbour & Vale Trading Pte. Ltd.', site: 'partner' },
  { path: ownPath, variant: 'link', name: 'Harbour & Vale Trading Pte. Ltd.' },
  { path: 'closed2024', variant: 'link', name: 'Kestrel Freight Alliance', site: 'partner', branding: kestrel, closed: true },
];

/** What the demo partner's server holds. A sandbox's only: no other bank seeds it. */
export const seededPartnerKey = `pk_.${companyPart(harbourVale)}.sandbox-key-of-kestrel-freight-alliance-0001`;
/** The same site acts for a second company, whose KYC is open: <kyc-wizard>. */
export const seededKycKey = `pk_.${companyPart(newcoTwo)}.sandbox-key-of-a-member-to-be-verified-0002`;

export async function seedLinks(db: Db, anchor: Date): Promise<void> {
  const rows = seededLinks.map((link) => ({ ...link, link_id: idOf(`link ${link.path}`) }));
  await db.insert(linkDirectory).values(rows.map(({ path, link_id }) => ({ link_path: path, company_id: harbourVale, link_id })));
  await db.insert(applyLinks).values(
    rows.map(
      (
        { path, link_id, variant, name, isolation = 'page', tier = 'premier', hidden = [], branding = {}, types = applicantTypes, closed },
        index,
      ) => ({
        company_id: harbourVale,
        link_id,
        link_path: path,
        variant,
        display_name: name,
        branding,
        applicant_types: [...types],
        hidden_fields: [...hidden],
        isolation,
        tier,
        status: closed ? 'expired' : 'fresh',
        created_at: localTime(anchor, 60 - index, '11:00'),
      }),
    ),
  );
  await db.insert(partnerKeys).values(
    (
      [
        [harbourVale, seededPartnerKey, 'owner@harbour-vale.example', ['card-apply', 'deposit-address', 'card-list'], 58],
        [newcoTwo, seededKycKey, 'pending@newco2.example', ['kyc-wizard'], 8],
      ] as const
    ).map(([company_id, key, email, tags, daysAgo]) => ({
      company_id,
      key_hash: sha256(key.slice('pk_.'.length)),
      last4: key.slice(-4),
      key_id: seededKeyIds[company_id] ?? '',
      name: 'Kestrel Freight Alliance',
      user_id: userId(email),
      allowed_origins: [],
      tags: [...tags],
      created_at: localTime(anchor, daysAgo, '11:00'),
    })),
  );
  await openToDemo(db, { partner: 'http://127.0.0.1:4001', visionlife: 'http://127.0.0.1:4002' });
}

/** The pages of the demo may embed what is theirs. */
export async function openToDemo(db: Db, origins: Origins): Promise<void> {
  for (const { path, site } of seededLinks)
    if (site)
      await db
        .update(applyLinks)
        .set({ allowed_origins: [origins[site]] })
        .where(and(eq(applyLinks.company_id, harbourVale), eq(applyLinks.link_id, idOf(`link ${path}`))));
  for (const [company_id, key_id] of Object.entries(seededKeyIds))
    await db
      .update(partnerKeys)
      .set({ allowed_origins: [origins.partner] })
      .where(and(eq(partnerKeys.company_id, company_id), eq(partnerKeys.key_id, key_id)));
}
