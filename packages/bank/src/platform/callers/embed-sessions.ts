/** Signed-in tags on a partner's page (D-126): ten minutes, one origin, one tag or several, the calls of those tags and nothing else. */
import { approvalOf } from '@bankside/core/rules/access/company-status.ts';
import { tags, type Tag } from '@bankside/core/rules/tags.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Bank } from '../bank.ts';
import type { RequestContext } from '../request-context.ts';
import { Refusal } from '../refusal.ts';
import { embedSessions, partnerKeys } from '../../store/card-schema.ts';
import { isStrayKey } from '../../demo/demo-people.ts';
import { companies, users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import type { PartnerGuest } from './guests.ts';
import { partnerOrigin } from './origins.ts';
import { countOnPage } from './page-counts.ts';
import { sha256 } from '../secrets.ts';
import { companyOf, newToken, type Person } from './sessions.ts';
import { rowsOf } from '../../store/rows-of.ts';

const useNotedMs = 60_000;
/** When it was last used, to the minute: not every session of a busy key writes its row. */
async function noteUse(db: Db, { company_id, key_id, last_used_at }: PartnerGuest['key'], now: Date): Promise<void> {
  if (last_used_at && now.getTime() - last_used_at.getTime() < useNotedMs) return;
  await db.update(partnerKeys).set({ last_used_at: now }).where(rowsOf(partnerKeys, { company_id, key_id }));
}

/** A new token for one page and its tags; it ends with the key's id, so that a frame can name the key in its address (keyOfName). Refuses originNotAllowed, at the field that the key is not for. */
export async function startEmbedSession(
  bank: Bank,
  db: Db,
  { key }: PartnerGuest,
  { tags: wanted, origin: asked, field }: { readonly tags: readonly Tag[]; readonly origin: string; readonly field: 'tag' | 'tags' },
  now: Date,
): Promise<{ token: string; userid: string; expires_at: Date; origin: string }> {
  const origin = partnerOrigin(bank, asked);
  if (!origin || !key.allowed_origins.includes(origin)) throw new Refusal('originNotAllowed', { field: 'origin' });
  const others = wanted.filter((tag) => !key.tags.includes(tag));
  if (others.length > 0) throw new Refusal('originNotAllowed', { field, params: { context: 'tags', tags: others.join(', ') } });
  const secret = `${newToken(key.company_id)}.${key.key_id}`;
  const expires_at = new Date(now.getTime() + bank.policy.embed.sessionMinutes * 60_000);
  const { company_id, key_id, user_id } = key;
  await db
    .insert(embedSessions)
    .values({ company_id, token_hash: sha256(secret), key_id, user_id, tag: wanted.join(' '), origin, expires_at });
  await noteUse(db, key, now);
  return { token: `emb.${secret}`, userid: user_id, expires_at, origin };
}

/** The token opens nothing any more. */
export const endEmbedSession = async (db: Db, { company_id, token_hash }: Pick<Person, 'company_id' | 'token_hash'>): Promise<void> =>
  void (await db.delete(embedSessions).where(rowsOf(embedSessions, { company_id, token_hash })));

/** Once for each session: of two calls at the same time one counts. */
async function noteVersion(db: Db, { company_id, token_hash }: typeof embedSessions.$inferSelect, version: string): Promise<boolean> {
  const noted = await db
    .update(embedSessions)
    .set({ version })
    .where(rowsOf(embedSessions, { company_id, token_hash, version: '' }))
    .returning({ version: embedSessions.version });
  return noted.length > 0;
}

/**
 * The person on whose behalf a tag acts. Throws sessionEnded unless token, userid, origin and time fit and the key is still valid.
 * From our own origin it is a frame, which only the key's pages may put around us. What it may ask is in tag-rights.ts.
 */
export async function findEmbedded(bank: Bank, { token, userid, origin, version = '' }: RequestContext): Promise<Person> {
  const secret = token.slice('emb.'.length);
  const company_id = companyOf(secret);
  if (!company_id) throw new Refusal('sessionEnded');
  const [row] = await bank.store.db
    .select({
      session: embedSessions,
      key: partnerKeys,
      user: users,
      company: { approve_status: companies.approve_status, kyc_status: companies.kyc_status },
    })
    .from(embedSessions)
    .innerJoin(users, and(eq(users.company_id, embedSessions.company_id), eq(users.user_id, embedSessions.user_id)))
    .innerJoin(companies, eq(companies.company_id, embedSessions.company_id))
    .innerJoin(
      partnerKeys,
      and(
        eq(partnerKeys.company_id, embedSessions.company_id),
        eq(partnerKeys.key_id, embedSessions.key_id),
        isNull(partnerKeys.revoked_at),
      ),
    )
    .where(rowsOf(embedSessions, { company_id, token_hash: sha256(secret) }));
  if (!row || row.user.user_id !== userid || row.user.status !== 'active' || isStrayKey(bank, row.key)) throw new Refusal('sessionEnded');
  const { session, key, user, company } = row;
  const here = origin === session.origin || origin === bank.origin;
  const now = bank.clock.now();
  const counted = { company_id, of_id: session.key_id };
  if (!here && session.expires_at > now)
    await countOnPage(bank, bank.store.db, { ...counted, kind: 'elsewhere', what: origin || '-' }, now);
  if (!here || !key.allowed_origins.includes(session.origin) || session.expires_at <= now) throw new Refusal('sessionEnded');
  if (version !== '' && session.version === '' && (await noteVersion(bank.store.db, session, version)))
    await countOnPage(bank, bank.store.db, { ...counted, kind: 'version', what: version }, now);
  const names = session.tag.split(' ');
  const given = tags.filter((each) => names.includes(each));
  if (given.length < names.length) throw new Refusal('sessionEnded');
  return {
    company_id,
    user_id: user.user_id,
    token_hash: session.token_hash,
    userType: user.user_type,
    authjson: user.authjson,
    email: user.email,
    username: user.username,
    full_name: user.full_name,
    approve_status: approvalOf(user.user_type, company.approve_status),
    kyc_status: company.kyc_status,
    embed: { tags: given, origin: session.origin },
  };
}
