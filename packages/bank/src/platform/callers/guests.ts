/** Who calls without being signed in: a visitor of an apply link, a phone that continues an upload, a partner's server. */
import { timingSafeEqual } from 'node:crypto';
import { link as lifecycle } from '@bankside/core/rules/lifecycles/link.ts';
import { linkTags, type LinkTag } from '@bankside/core/rules/tags.ts';
import { and, gt, isNull } from 'drizzle-orm';
import type { Bank } from '../bank.ts';
import { applyLinks, partnerKeys, uploadHandoffs } from '../../store/card-schema.ts';
import { isStrayKey } from '../../demo/demo-people.ts';
import { isUuid } from '../ids.ts';
import { sha256 } from '../secrets.ts';
import { companyOf, companyPart } from './sessions.ts';
import { rowsOf } from '../../store/rows-of.ts';

export type LinkGuest = {
  readonly kind: 'link';
  readonly company_id: string;
  readonly link: typeof applyLinks.$inferSelect;
  /** The page that a receipt is for: ours, a partner's, or the one around our frame. */
  readonly origin: string;
  readonly introducer: string;
  readonly tag: LinkTag;
};
export type HandoffGuest = { readonly kind: 'handoff'; readonly company_id: string; readonly row: typeof uploadHandoffs.$inferSelect };
export type PartnerGuest = { readonly kind: 'partner'; readonly company_id: string; readonly key: typeof partnerKeys.$inferSelect };
export type Guest = LinkGuest | HandoffGuest | PartnerGuest;

const signed = (bank: Bank, text: string) => bank.secrets.mac('link token', text);

/** What a link's token says, in this order. `at` must come as Origin with every call; `receiptsFor` is where receipts go. */
type Said = readonly [company_id: string, link_id: string, at: string, receiptsFor: string, introducer: string, until: number, tag: string];
type Given = {
  readonly link: { readonly company_id: string; readonly link_id: string };
  readonly at: string;
  readonly receiptsFor: string;
  readonly introducer: string;
  readonly until: Date;
  readonly tag: LinkTag;
};

/** A link's token says itself what it is good for, so that a visitor costs no row. */
export function linkToken(bank: Bank, { link, at, receiptsFor, introducer, until, tag }: Given): string {
  const said: Said = [link.company_id, link.link_id, at, receiptsFor, introducer, until.getTime(), tag];
  const body = Buffer.from(JSON.stringify(said)).toString('base64url');
  return `lnk.${body}.${signed(bank, body)}`;
}

/** What may be a link's path: anything else is not asked for. */
export const isLinkPath = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{1,80}$/.test(text);

type LinkState = Pick<typeof applyLinks.$inferSelect, 'status' | 'expires_at'>;
export const isEnded = ({ expires_at }: LinkState, now: Date): boolean => expires_at !== null && expires_at <= now;

/** Whether visitors may apply by it now. */
export const isOpen = (link: LinkState, now: Date): boolean => link.status === lifecycle.states.fresh.wire && !isEnded(link, now);

/** Who came in time stays in when it is full: whose application was the last may ask for its answer again (APP-30). */
const staysOpen = (link: LinkState, now: Date): boolean =>
  isOpen(link, now) || (link.status === lifecycle.states.full.wire && !isEnded(link, now));

/** Pages that may embed a link: our own, programs that are no page, and those that the link names. */
export const mayEmbed = (bank: Bank, link: Pick<typeof applyLinks.$inferSelect, 'allowed_origins'>, origin: string): boolean =>
  origin === '' || origin === bank.origin || link.allowed_origins.includes(origin);

const same = (a: string, b: string) => timingSafeEqual(Buffer.from(sha256(a)), Buffer.from(sha256(b)));

async function linkGuest(bank: Bank, token: string, origin: string, now: Date): Promise<LinkGuest | null> {
  const [, body = '', mac = '', ...rest] = token.split('.');
  if (rest.length > 0 || !same(mac, signed(bank, body))) return null;
  const [company_id, link_id, at, receiptsFor, introducer, until, tagSaid] = JSON.parse(Buffer.from(body, 'base64url').toString()) as Said;
  const tag = linkTags.find((each) => each === tagSaid);
  if (!tag || until <= now.getTime() || origin !== at) return null;
  const [link] = await bank.store.db.select().from(applyLinks).where(rowsOf(applyLinks, { company_id, link_id }));
  if (!link || !staysOpen(link, now) || !mayEmbed(bank, link, at)) return null;
  return { kind: 'link', company_id, link, origin: receiptsFor, introducer, tag };
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
      .where(and(rowsOf(uploadHandoffs, { company_id, token_hash: hash, closed: false }), gt(uploadHandoffs.expires_at, now)));
    return row ? { kind: 'handoff', company_id, row } : null;
  }
  if (!token.startsWith('pk_.')) return null;
  const [key] = await bank.store.db
    .select()
    .from(partnerKeys)
    .where(and(rowsOf(partnerKeys, { company_id, key_hash: hash }), isNull(partnerKeys.revoked_at)));
  return key && !isStrayKey(bank, key) ? { kind: 'partner', company_id, key } : null;
}

/** A body with the secret of a view or of a decision needs no token. */
export const bringsSecret = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  (('audit_token' in body && typeof body.audit_token === 'string') || ('view_token' in body && typeof body.view_token === 'string'));

export const isGuestToken = (token: string): boolean => /^(lnk|hnd|pk_)\./.test(token);

type PartnerKey = typeof partnerKeys.$inferSelect;

/** What a partner key is called in public: its company's part and its id. It opens nothing. */
export const publicKeyName = ({ company_id, key_id }: Pick<PartnerKey, 'company_id' | 'key_id'>): string =>
  `${companyPart(company_id)}.${key_id}`;

/** The key of a public name, unless it was revoked. */
export async function keyOfName(bank: Bank, name: string): Promise<PartnerKey | null> {
  const company_id = companyOf(name);
  const key_id = name.split('.')[1] ?? '';
  if (!company_id || !isUuid(key_id)) return null;
  const [key] = await bank.store.db
    .select()
    .from(partnerKeys)
    .where(and(rowsOf(partnerKeys, { company_id, key_id }), isNull(partnerKeys.revoked_at)));
  return key && !isStrayKey(bank, key) ? key : null;
}
