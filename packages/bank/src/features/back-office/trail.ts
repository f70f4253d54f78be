/** The audit trail of all companies for the bank's people: filtered, page by page, and as a file (OFF-17). */
import { trailMost, type trailWork } from '@bankside/core/contract/back-office/back-office-trail.ts';
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import { dayIn } from '@bankside/core/i18n/dates.ts';
import { actNames, kindOfAct } from '@bankside/core/rules/access/acts.ts';
import { csvLine, csvStart, csvType } from '@bankside/core/rules/table-cells.ts';
import { and, desc, eq, gte, ilike, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { storable } from '../../domain/cards/application-form.ts';
import { sought } from '../../domain/recipients/recipients.ts';
import { startOf } from '../../domain/records/record-filter.ts';
import { timeCell } from '../../domain/records/spreadsheets.ts';
import { audit } from '../../platform/audit.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { pageAnswer, pageAsked } from '../../platform/pages.ts';
import { auditLines } from '../../store/audit-schema.ts';
import { companies, users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { companiesLike } from './company-rows.ts';

type Filter = z.output<typeof trailWork.trailFile.in>;
const most = 200;

async function conditions(db: Db, { company, person, kind, from, to }: Filter, timeZone: string): Promise<SQL | undefined> {
  const [named, like] = [storable(company).trim(), sought(storable(person))];
  const found = named ? await db.select({ id: companies.company_id }).from(companies).where(companiesLike(named)).limit(most) : [];
  const people = like
    ? await db
        .select({ id: users.user_id })
        .from(users)
        .where(or(ilike(users.full_name, like), ilike(users.email, like)))
        .limit(most)
    : [];
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  return and(
    named ? inArray(auditLines.company_id, ids(found)) : undefined,
    like ? inArray(auditLines.actor, ids(people)) : undefined,
    kind &&
      inArray(
        auditLines.action,
        actNames.filter((act) => kindOfAct(act) === kind),
      ),
    from === undefined ? undefined : gte(auditLines.at, startOf(from, timeZone)),
    to === undefined ? undefined : lt(auditLines.at, startOf(to, timeZone, 1)),
  );
}

async function linesOf(db: Db, where: SQL | undefined, { limit, offset }: { readonly limit: number; readonly offset: number }) {
  const rows = await db
    .select({ line: auditLines, project_name: companies.project_name, by: users.full_name, email: users.email })
    .from(auditLines)
    .leftJoin(companies, eq(companies.company_id, auditLines.company_id))
    .leftJoin(users, sql`${users.user_id}::text = ${auditLines.actor}`)
    .where(where)
    .orderBy(desc(auditLines.at), desc(auditLines.company_id), desc(auditLines.seq))
    .limit(limit)
    .offset(offset);
  return rows.map(({ line, project_name, by, email }) => ({
    id: `${line.company_id}-${line.seq}`,
    at: line.at.toISOString(),
    company_id: line.company_id,
    project_name: project_name ?? '',
    by: by ?? '',
    email: email ?? '',
    act: line.action,
    subject: line.subject,
    from: line.from_state,
    to: line.to_state,
    reason: line.reason,
    refusal: line.refusal,
    address: line.address,
    browser: line.browser,
  }));
}

async function countOf(db: Db, where: SQL | undefined): Promise<number> {
  const some = db
    .select({ one: sql`1` })
    .from(auditLines)
    .where(where)
    .limit(trailMost)
    .as('some');
  return db.$count(some);
}

const columns = ['at', 'project_name', 'by', 'email', 'act', 'subject', 'from', 'to', 'reason', 'refusal', 'address', 'browser'] as const;

export const trail: Pick<Handlers<typeof backOffice>, 'trail' | 'trailFile'> = {
  trail: async ({ company, person, kind, from, to, ...page }, { bank, db }) => {
    const asked = pageAsked(page);
    const where = await conditions(db, { company, person, kind, from, to }, bank.policy.bank.timeZone);
    return pageAnswer(await linesOf(db, where, asked), await countOf(db, where), asked);
  },

  trailFile: async (filter, { bank, db, person, now }) => {
    const { timeZone } = bank.policy.bank;
    const where = await conditions(db, filter, timeZone);
    const lines = await linesOf(db, where, { limit: trailMost, offset: 0 });
    const name = `audit-trail-${dayIn(now, timeZone)}.csv`;
    const { company_id, user_id: actor } = person;
    const line = { company_id, actor, action: 'activity.export', subject: name, reason: JSON.stringify(filter), at: now } as const;
    await bank.store.tx((tx) => audit(tx, line));
    const rows = lines.map((each) => columns.map((column) => (column === 'at' ? timeCell(each.at, timeZone) : { text: each[column] })));
    const head = columns.map((text) => ({ text }));
    return { name, type: csvType, bytes: Buffer.from(csvStart + [head, ...rows].map((cells) => csvLine(cells)).join('')) };
  },
};
