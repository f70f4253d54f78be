/** Who of the staff last opened or handled a piece of work since it came, as the audit trail has it (OFF-02). */
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import { and, desc, gte, inArray } from 'drizzle-orm';
import { auditLines, users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { rowsOf } from '../../store/rows-of.ts';

type Work = { readonly kind: string; readonly id: string; readonly company_id: string; readonly since: string };

/** The lines that are about it: of a company's file only those of who opened it, for 'company' is the subject of much else. */
function linesOf({ kind, id }: Work): { readonly subject: string; readonly action?: string } | undefined {
  if (kind === 'kyc' || kind === 'documents') return { subject: 'company', action: `${kind}.read` };
  if (kind === 'card_application' || kind === 'card_verification' || kind === 'card_barred') return { subject: `application:${id}` };
  return kind === 'transfer' || kind === 'deposit' ? { subject: `transaction:${id}` } : undefined;
}

export async function withOpeners<W extends Work>(db: Db, list: readonly W[]): Promise<(W & { readonly opened_by?: string })[]> {
  const staff = await db
    .select({ user_id: users.user_id, name: users.full_name })
    .from(users)
    .where(rowsOf(users, { user_type: userTypes.staff }));
  const subjects = new Set(list.flatMap((work) => linesOf(work)?.subject ?? []));
  if (staff.length === 0 || subjects.size === 0) return [...list];
  const oldest = list.map(({ since }) => since).reduce((a, b) => (a < b ? a : b));
  const lines = await db
    .select({
      company_id: auditLines.company_id,
      subject: auditLines.subject,
      action: auditLines.action,
      actor: auditLines.actor,
      at: auditLines.at,
    })
    .from(auditLines)
    .where(
      and(
        inArray(auditLines.company_id, [...new Set(list.map(({ company_id }) => company_id))]),
        inArray(auditLines.subject, [...subjects]),
        inArray(
          auditLines.actor,
          staff.map(({ user_id }) => user_id),
        ),
        gte(auditLines.at, new Date(oldest)),
      ),
    )
    .orderBy(desc(auditLines.at));
  return list.map((work) => {
    const about = linesOf(work);
    const last = lines.find(
      ({ company_id, subject, action, at }) =>
        company_id === work.company_id &&
        subject === about?.subject &&
        (about.action === undefined || action === about.action) &&
        at.toISOString() >= work.since,
    );
    const opener = last && staff.find(({ user_id }) => user_id === last.actor);
    return opener ? { ...work, opened_by: opener.name } : work;
  });
}
