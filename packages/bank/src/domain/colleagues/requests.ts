/** What a main account asks the bank about its colleagues: one open request for each person (PER-22). */
import type { ActOn } from '@bankside/core/rules/access/acts.ts';
import type { ColleagueRequest } from '@bankside/core/contract/colleagues/requests.ts';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import { colleagueRequest } from '@bankside/core/rules/lifecycles/colleague-request.ts';
import { stateOf, step, type Actor } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { audit } from '../../platform/audit.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { isUuid, orderedId } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { versionedRows } from '../../platform/versioned-rows.ts';
import { colleagueRequests, type RequestRow } from '../../store/colleague-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { companies, users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';

export type { RequestRow } from '../../store/colleague-schema.ts';
type User = typeof users.$inferSelect;
const { asked } = colleagueRequest.states;

/** A sub-account of the company. Refuses notFound. */
export async function colleagueOf(db: Db, company_id: string, user_id: string): Promise<User> {
  const [user] = isUuid(user_id)
    ? await db
        .select()
        .from(users)
        .where(rowsOf(users, { company_id, user_id, user_type: userTypes.sub }))
    : [];
  if (!user) throw new Refusal('notFound');
  return user;
}

/** Requests of one company are made one after the other, so that two at once see each other. */
export const lockRequests = (db: Db, company_id: string) =>
  db.select({ id: companies.company_id }).from(companies).where(eq(companies.company_id, company_id)).for('no key update');

/** Refuses wrongState while a request about this person waits. */
export async function nothingWaits(db: Db, company_id: string, user_id: string): Promise<void> {
  const waiting = rowsOf(colleagueRequests, { company_id, user_id, status: String(asked.wire) });
  if ((await db.$count(colleagueRequests, waiting)) > 0) throw new Refusal('wrongState');
}

/** Refuses emailTaken for one of the company's own people, or of a request that waits. */
export async function emailIsFree(db: Db, company_id: string, email: string): Promise<void> {
  const own = await db.$count(users, rowsOf(users, { company_id, email }));
  const waits = await db.$count(colleagueRequests, rowsOf(colleagueRequests, { company_id, email, status: String(asked.wire) }));
  if (own + waits > 0) throw new Refusal('emailTaken', { field: 'email' });
}

type Asking = Pick<
  RequestRow,
  'kind' | 'user_id' | 'email' | 'full_name' | 'group_name' | 'authjson' | 'before' | 'daily_usd' | 'before_daily_usd'
>;

export async function openRequest(db: Db, { company_id, user_id: asked_by }: Person, asking: Asking, now: Date): Promise<RequestRow> {
  const [row] = await db
    .insert(colleagueRequests)
    .values({ ...asking, company_id, request_id: orderedId(), status: String(asked.wire), asked_by, asked_at: now })
    .returning();
  if (!row) throw new Error('the request was not written');
  const to = [asking.kind, ...asking.authjson].join(' ');
  await audit(db, { company_id, actor: asked_by, action: 'colleague.ask', subject: `colleague:${row.request_id}`, to, at: now });
  return row;
}

/** Locked. */
export const { toChange: requestToDecide } = versionedRows(colleagueRequests, 'request_id');

type Event = keyof (typeof colleagueRequest)['events'];
/** Refuses wrongState when this cannot happen to it now. */
export function nextState(row: RequestRow, event: Event, actor: Actor): string {
  const to = step(colleagueRequest, stateOf(colleagueRequest, row.status), event, actor);
  if (!to) throw new Refusal('wrongState');
  return String(colleagueRequest.states[to].wire);
}

type Move = {
  readonly status: string;
  readonly by: string;
  readonly action: `colleague.${ActOn<'colleague'>}`;
  readonly reason?: string;
  readonly user_id?: string;
};
export async function moveRequest(db: Db, row: RequestRow, { status, by, action, reason = '', user_id }: Move, now: Date) {
  const { company_id, request_id } = row;
  const [moved] = await db
    .update(colleagueRequests)
    .set({ status, reason, decided_at: now, version: sql`${colleagueRequests.version} + 1`, ...(user_id ? { user_id } : {}) })
    .where(rowsOf(colleagueRequests, { company_id, request_id }))
    .returning();
  const subject = `colleague:${request_id}`;
  await audit(db, { company_id, actor: by, action, subject, from: row.status, to: status, reason, at: now });
  return moved ?? row;
}

export function requestAnswer(row: RequestRow, asked_by: string): z.output<typeof ColleagueRequest> {
  const { request_id: id, group_name: group, kind, user_id, full_name, email, authjson, before, status, reason, version } = row;
  const { daily_usd, before_daily_usd } = row;
  const asked_at = row.asked_at.toISOString();
  const decided_at = row.decided_at?.toISOString() ?? null;
  const wanted = { full_name, email, group, authjson, before, daily_usd, before_daily_usd };
  return { id, kind, user_id, ...wanted, status, asked_by, asked_at, decided_at, reason, version };
}

/** The newest first. */
export async function requestsOf(db: Db, company_id: string) {
  const rows = await db
    .select({ row: colleagueRequests, name: users.full_name })
    .from(colleagueRequests)
    .innerJoin(users, and(eq(users.company_id, colleagueRequests.company_id), eq(users.user_id, colleagueRequests.asked_by)))
    .where(eq(colleagueRequests.company_id, company_id))
    .orderBy(desc(colleagueRequests.asked_at), desc(colleagueRequests.request_id))
    .limit(100);
  return rows.map(({ row, name }) => requestAnswer(row, name));
}
