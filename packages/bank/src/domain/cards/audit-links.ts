/**
 * The company's link to approve or reject one application (APP-25): 256 random bits, hashed at rest, 14 days,
 * good for one decision. Opening it changes nothing.
 */
import { link as lifecycle } from '@bankside/core/rules/lifecycles/link.ts';
import { step, stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { auditLinks } from '../../store/card-schema.ts';
import type { Db } from '../../store/store.ts';
import { sha256 } from '../../platform/secrets.ts';
import { companyOf, newToken } from '../../platform/callers/sessions.ts';

export type AuditLink = typeof auditLinks.$inferSelect;
const { fresh, used } = lifecycle.states;

export async function openAuditLink(
  bank: Bank,
  db: Db,
  { company_id, application_id }: { readonly company_id: string; readonly application_id: string },
  now: Date,
): Promise<string> {
  const token = newToken(company_id);
  const expires_at = new Date(now.getTime() + bank.policy.cardAudit.linkDays * 86_400_000);
  await db.insert(auditLinks).values({ company_id, token_hash: sha256(token), application_id, status: String(fresh.wire), expires_at });
  return token;
}

export async function findAuditLink(db: Db, token: string): Promise<AuditLink | null> {
  const company_id = companyOf(token);
  if (!company_id) return null;
  const [row] = await db
    .select()
    .from(auditLinks)
    .where(and(eq(auditLinks.company_id, company_id), eq(auditLinks.token_hash, sha256(token))));
  return row ?? null;
}

/** Whether it still decides. */
export const isFresh = ({ status, expires_at }: AuditLink, now: Date): boolean =>
  step(lifecycle, stateOf(lifecycle, status), 'decide', 'client') !== null && expires_at > now;

export const wasUsed = ({ status }: AuditLink): boolean => status === used.wire;

/** A decision uses up every link to it, however it was made. The application's row is locked by the caller. */
export async function useAuditLinks(db: Db, company_id: string, application_id: string, now: Date): Promise<void> {
  await db
    .update(auditLinks)
    .set({ status: String(used.wire), used_at: now })
    .where(
      and(eq(auditLinks.company_id, company_id), eq(auditLinks.application_id, application_id), eq(auditLinks.status, String(fresh.wire))),
    );
}

/** The lifecycle's `expire`: 14 days without a decision. */
export async function expireAuditLinks(db: Db, now: Date): Promise<void> {
  const { from, to } = lifecycle.events.expire;
  await db
    .update(auditLinks)
    .set({ status: String(lifecycle.states[to].wire) })
    .where(
      and(
        inArray(
          auditLinks.status,
          from.map((state) => String(lifecycle.states[state].wire)),
        ),
        lte(auditLinks.expires_at, now),
      ),
    );
}
