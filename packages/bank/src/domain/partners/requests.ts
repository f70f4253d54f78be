/** What a main account asks the bank: a new partner key, or other origins for a key or an apply link (DEV-05, DEV-14). */
import type { KeyRequest } from '@bankside/core/contract/developers/partners.ts';
import type { ActOn } from '@bankside/core/rules/access/acts.ts';
import { keyRequest } from '@bankside/core/rules/lifecycles/key-request.ts';
import { stateOf, step, type Actor } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { and, desc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { audit } from '../../platform/audit.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { orderedId } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { versionedRows } from '../../platform/versioned-rows.ts';
import { keyRequests, type KeyRequestRow } from '../../store/partner-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';

export type { KeyRequestRow } from '../../store/partner-schema.ts';

type Asking = Pick<KeyRequestRow, 'kind' | 'key_id' | 'link_id' | 'name' | 'origins' | 'before' | 'tags'>;

export async function askForKey(db: Db, { company_id, user_id }: Person, asking: Asking, now: Date): Promise<KeyRequestRow> {
  const [row] = await db
    .insert(keyRequests)
    .values({
      ...asking,
      company_id,
      request_id: orderedId(),
      status: String(keyRequest.states.asked.wire),
      asked_by: user_id,
      asked_at: now,
    })
    .returning();
  if (!row) throw new Error('the request was not written');
  const reason = `${asking.name}: ${[...asking.tags, ...asking.origins].join(' ')}`;
  const action = actOn(asking, 'ask');
  await audit(db, { company_id, actor: user_id, action, subject: `keyRequest:${row.request_id}`, reason, at: now });
  return row;
}

/** The act as the audit trail names it, by what the request is about. */
export const actOn = <A extends 'ask' | 'withdraw' | 'refuse'>({ kind }: Pick<KeyRequestRow, 'kind'>, act: A) =>
  kind === 'link' ? (`link.${act}` as const) : (`partnerKey.${act}` as const);

/** Locked. */
export const { toChange: keyRequestToDecide } = versionedRows(keyRequests, 'request_id');

type About = { readonly company_id: string } & ({ readonly key_id: string } | { readonly link_id: string });
export const waitsAbout = (db: Db, about: About): Promise<number> =>
  db.$count(keyRequests, rowsOf(keyRequests, { ...about, status: String(keyRequest.states.asked.wire) }));

export const sameOrigins = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each));

type Move = {
  readonly event: keyof (typeof keyRequest)['events'];
  readonly by: Actor;
  readonly actor: string;
  readonly action: `partnerKey.${ActOn<'partnerKey'>}` | `link.${ActOn<'link'>}`;
  /** What the line is about, where that is a key or a link. */
  readonly subject?: string;
  readonly reason?: string;
  readonly key_id?: string;
};

/** Refuses wrongState when this cannot happen to it now. The row is locked. */
export async function moveKeyRequest(db: Db, row: KeyRequestRow, move: Move, now: Date): Promise<KeyRequestRow> {
  const to = step(keyRequest, stateOf(keyRequest, row.status), move.event, move.by);
  if (!to) throw new Refusal('wrongState');
  const { company_id, request_id, version } = row;
  const { actor, action, reason = '', subject = `keyRequest:${request_id}`, key_id = row.key_id } = move;
  const status = String(keyRequest.states[to].wire);
  const [moved] = await db
    .update(keyRequests)
    .set({ status, reason, key_id, decided_at: now, version: version + 1 })
    .where(rowsOf(keyRequests, { company_id, request_id }))
    .returning();
  await audit(db, { company_id, actor, action, subject, from: row.status, to: status, reason, at: now });
  return moved ?? row;
}

export function keyRequestAnswer(row: KeyRequestRow, asked_by: string): z.output<typeof KeyRequest> {
  const { request_id: id, kind, key_id, name, origins, before, tags, status, reason, version } = row;
  const asked_at = row.asked_at.toISOString();
  const decided_at = row.decided_at?.toISOString() ?? null;
  return { id, kind, key_id, name, origins, before, tags, status, asked_by, asked_at, decided_at, reason, version };
}

/** The newest first. */
export async function keyRequestsOf(db: Db, company_id: string) {
  const rows = await db
    .select({ row: keyRequests, name: users.full_name })
    .from(keyRequests)
    .innerJoin(users, and(eq(users.company_id, keyRequests.company_id), eq(users.user_id, keyRequests.asked_by)))
    .where(eq(keyRequests.company_id, company_id))
    .orderBy(desc(keyRequests.asked_at), desc(keyRequests.request_id))
    .limit(50);
  return rows.map(({ row, name }) => keyRequestAnswer(row, name));
}
