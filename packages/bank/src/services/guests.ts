/** Who calls without being signed in: a visitor of an apply link, a phone that continues an upload, a partner's server. */
import { timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Bank } from '../bank.ts';
import { applyLinks, partnerKeys, uploadHandoffs } from '../store/card-schema.ts';
import { sha256 } from './secrets.ts';
import { companyOf } from './sessions.ts';

export type LinkGuest = {
  readonly kind: 'link';
  readonly company_id: string;
  readonly link: typeof applyLinks.$inferSelect;
  /** The page that it was given to: ours or a partner's. */
  readonly origin: string;
  readonly introducer: string;
};
export type HandoffGuest = { readonly kind: 'handoff'; readonly company_id: string; readonly row: typeof uploadHandoffs.$inferSelect };
export type PartnerGuest = { readonly kind: 'partner'; readonly company_id: string; readonly key: typeof partnerKeys.$inferSelect };
export type Guest = LinkGuest | HandoffGuest | PartnerGuest;

const signed = (bank: Bank, text: string) => bank.secrets.mac('link token', text);

/** A link's token says itself what it is good for, so that a visitor costs no row: link, origin, introducer, until when. */
export function linkToken(
  bank: Bank,
  link: { company_id: string; link_id: string },
  origin: string,
  introducer: string,
  until: Date,
): string {
  const body = Buffer.from(JSON.stringify([link.company_id, link.link_id, origin, introducer, until.getTime()])).toString('base64url');
  return `lnk.${body}.${signed(bank, body)}`;
}

async function linkGuest(bank: Bank, token: string, origin: string, now: Date): Promise<LinkGuest | null> {
  const [, body = '', mac = ''] = token.split('.');
  const right = signed(bank, body);
  if (mac.length !== right.length || !timingSafeEqual(Buffer.from(mac), Buffer.from(right))) return null;
  const [company_id, link_id, to, introducer, until] = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as [
    string,
    string,
    string,
    string,
    number,
  ];
  if (until <= now.getTime() || (origin !== '' && origin !== to)) return null;
  const [link] = await bank.store.db
    .select()
    .from(applyLinks)
    .where(and(eq(applyLinks.company_id, company_id), eq(applyLinks.link_id, link_id)));
  const open = link?.status === 'fresh' && (!link.expires_at || link.expires_at > now);
  return link && open ? { kind: 'link', company_id, link, origin: to, introducer } : null;
}

/** The guest of a token, or null for one that is unknown, over, or used from another page than it was given to. */
export async function findGuest(bank: Bank, token: string, origin: string, now: Date): Promise<Guest | null> {
  if (token.startsWith('lnk.')) return linkGuest(bank, token, origin, now);
  const secret = token.slice(4);
  const company_id = companyOf(secret);
  if (!company_id) return null;
  const hash = sha256(secret);
  if (token.startsWith('hnd.')) {
    const [row] = await bank.store.db
      .select()
      .from(uploadHandoffs)
      .where(
        and(
          eq(uploadHandoffs.company_id, company_id),
          eq(uploadHandoffs.token_hash, hash),
          eq(uploadHandoffs.closed, false),
          gt(uploadHandoffs.expires_at, now),
        ),
      );
    return row ? { kind: 'handoff', company_id, row } : null;
  }
  if (!token.startsWith('pk_.')) return null;
  const [key] = await bank.store.db
    .select()
    .from(partnerKeys)
    .where(and(eq(partnerKeys.company_id, company_id), eq(partnerKeys.key_hash, hash), isNull(partnerKeys.revoked_at)));
  return key ? { kind: 'partner', company_id, key } : null;
}

export const isGuestToken = (token: string): boolean => /^(lnk|hnd|pk_)\./.test(token);
