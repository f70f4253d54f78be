/** Card applications as rows: how one is found and locked, and the only way in which its status changes. */
import type { ActOn } from '@bankside/core/rules/access/acts.ts';
import { cardApplication } from '@bankside/core/rules/lifecycles/card-application.ts';
import { step, stateOf, type Actor } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { Refusal } from '../../platform/refusal.ts';
import { versionedRows } from '../../platform/versioned-rows.ts';
import { applicationEvents, cardApplications } from '../../store/card-schema.ts';
import type { Db } from '../../store/store.ts';
import { releaseNames } from './applicants.ts';
import { tellOfApplication } from './application-news.ts';
import { audit } from '../../platform/audit.ts';
import { useAuditLinks } from './audit-links.ts';

export type Row = typeof cardApplications.$inferSelect;
export type ApplicationEvent = keyof (typeof cardApplication)['events'];

const rows = versionedRows(cardApplications, 'application_id');
export const { find: applicationOf, toChange: applicationToChange } = rows;

/** Who caused an event: as the timeline calls them, and as the audit trail does. */
export type By = { readonly actor: 'applicant' | 'company' | 'bank' | 'system'; readonly id: string };
const lifecycleActor: Readonly<Record<By['actor'], Actor>> = { applicant: 'user', company: 'client', bank: 'bank', system: 'system' };

type Move = {
  readonly event: ApplicationEvent;
  readonly by: By;
  readonly reason?: string;
  readonly set?: Partial<Row>;
  readonly now: Date;
};

/** An associate waits for the company, a director for nobody (APP-03). */
export const companyDecides = ({ applicant_type, company_decision, status }: Row): boolean =>
  applicant_type === 'associate' && company_decision === '' && stateOf(cardApplication, status) === 'pending';

/** What the lifecycle's `needs` asks beyond the state; reasons are the schema's business. */
function allowed(row: Row, event: ApplicationEvent): boolean {
  if (event === 'companyApprove' || event === 'companyReject') return companyDecides(row);
  if (event === 'approve') return !companyDecides(row);
  return true;
}

/** Its status after an event, or null where that may not happen now. */
export function statusAfter(row: Row, event: ApplicationEvent, by: By): string | null {
  const next = allowed(row, event) ? step(cardApplication, stateOf(cardApplication, row.status), event, lifecycleActor[by.actor]) : null;
  return next && String(cardApplication.states[next].wire);
}

/** Moves a locked row by its lifecycle and writes its history, the audit line, the webhook's row, and notices to everybody. Refuses wrongState. */
export async function moveApplication(bank: Bank, db: Db, row: Row, { event, by, reason = '', set = {}, now }: Move): Promise<Row> {
  const status = statusAfter(row, event, by);
  if (status === null) throw new Refusal('wrongState');
  const moved = await rows.change(db, row, { ...set, status, reason }, now);
  await noteEvent(db, moved, { event, by, reason, from: row.status, now });
  if (status === cardApplication.states.rejected.wire) await releaseNames(db, row);
  if (!companyDecides(moved)) await useAuditLinks(db, row.company_id, row.application_id, now);
  await tellOfApplication(bank, db, moved, event, row.status, now);
  return moved;
}

type Note = { readonly event: ActOn<'card'>; readonly by: By; readonly reason: string; readonly from: string; readonly now: Date };

/** A line of the application's own history and of the bank's. */
export async function noteEvent(db: Db, row: Row, { event, by, reason, from, now }: Note): Promise<void> {
  const { company_id, application_id, status } = row;
  const [last] = await db
    .select({ seq: applicationEvents.seq })
    .from(applicationEvents)
    .where(and(eq(applicationEvents.company_id, company_id), eq(applicationEvents.application_id, application_id)))
    .orderBy(desc(applicationEvents.seq))
    .limit(1);
  await db.insert(applicationEvents).values({
    company_id,
    application_id,
    seq: (last?.seq ?? 0) + 1,
    at: now,
    event,
    from_state: from,
    to_state: status,
    actor: by.actor,
    reason,
  });
  await audit(db, {
    company_id,
    actor: by.id,
    action: `card.${event}`,
    subject: `application:${application_id}`,
    from,
    to: status,
    reason,
    at: now,
  });
}

type Verification = Partial<Row> & Pick<Row, 'verification_status' | 'verification_reason' | 'verification_fields'>;

/** What is known of the person: a change of the row like any other, but none of its status. */
export const setVerification = (db: Db, row: Row, set: Verification, now: Date): Promise<Row> => rows.change(db, row, set, now);
