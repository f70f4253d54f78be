/** What staff look at: what waits, the companies, their files, the audit trail. */
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { documents } from '@bankside/core/rules/lifecycles/documents.ts';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import { and, desc, eq, exists, inArray, sql } from 'drizzle-orm';
import type { Handlers } from '../../platform/dispatch.ts';
import { auditBooks } from '../../ledger/auditor.ts';
import { audit } from '../../platform/audit.ts';
import { fileRow, readKept } from '../../domain/files/files.ts';
import { withOpeners } from '../../domain/staff/work-openers.ts';
import { documentRow } from '../../domain/programmes/contract/documents.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isUuid } from '../../platform/ids.ts';
import { pageAnswer, pageAsked } from '../../platform/pages.ts';
import { kycSubmissions } from '../../store/kyc-schema.ts';
import { auditLines, companies, files, submissions, tasks, users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { cardWork } from './card-work.ts';
import { companiesLike, companyRow } from './company-rows.ts';
import { openDifferences } from './issued-cards/differences.ts';
import { pendingProposals } from './second-person.ts';
import { pendingTransfers } from './money/transfer-work.ts';
import { openArrivals } from './money/chain-list.ts';
import { openDeposits } from './money/deposit-work.ts';
import { pendingColleagues } from './colleagues.ts';
import { pendingKeys } from './partner-keys.ts';
import { pendingOrders } from './programmes/order-work.ts';

type Work = Out<typeof backOffice.queue>['list'][number];
const company = { company_id: companies.company_id, project_name: companies.project_name, version: companies.version };

async function pendingDocuments(db: Db): Promise<Work[]> {
  const rows = await db
    .select({ company, row: submissions })
    .from(submissions)
    .innerJoin(companies, eq(companies.company_id, submissions.company_id))
    .where(eq(submissions.status, String(documents.states.pending.wire)))
    .orderBy(submissions.submitted_at)
    .limit(200);
  return rows.map(({ company: of, row }) => ({
    kind: 'documents' as const,
    id: row.submission_id,
    ...of,
    since: row.submitted_at.toISOString(),
    text: row.company_type,
    files: row.files,
  }));
}

async function pendingKyc(db: Db): Promise<Work[]> {
  const rows = await db
    .select({ company, row: kycSubmissions })
    .from(kycSubmissions)
    .innerJoin(companies, eq(companies.company_id, kycSubmissions.company_id))
    .where(eq(kycSubmissions.status, 'pending'))
    .orderBy(kycSubmissions.submitted_at)
    .limit(200);
  return rows.map(({ company: of, row }) => ({
    kind: 'kyc' as const,
    id: row.submission_id,
    ...of,
    since: row.submitted_at.toISOString(),
    text: row.kind,
    files: [],
  }));
}

async function openTasks(db: Db): Promise<Work[]> {
  const rows = await db
    .select({ company, row: tasks })
    .from(tasks)
    .innerJoin(companies, eq(companies.company_id, tasks.company_id))
    .where(and(eq(tasks.state, 'open'), inArray(tasks.kind, ['relationship_manager', 'feedback'])))
    .orderBy(tasks.created_at)
    .limit(200);
  const names = await db
    .select()
    .from(files)
    .where(inArray(files.file_key, ['', ...rows.flatMap(({ row }) => row.files)]));
  return rows.map(({ company: of, row }) => ({
    kind: row.kind === 'feedback' ? ('feedback' as const) : ('relationship_manager' as const),
    id: row.task_id,
    ...of,
    since: row.created_at.toISOString(),
    text: row.content,
    files: names
      .filter((file) => file.company_id === row.company_id && row.files.includes(file.file_key))
      .map(({ file_key, name }) => ({ slot: 'feedback', file_key, name })),
  }));
}

export const reading: Pick<Handlers<typeof backOffice>, 'queue' | 'companies' | 'file' | 'audit'> = {
  queue: async (_input, { db, now }) => {
    const list = [
      ...(await pendingDocuments(db)),
      ...(await pendingKyc(db)),
      ...(await openTasks(db)),
      ...(await cardWork(db)),
      ...(await openDifferences(db)),
      ...(await pendingOrders(db)),
      ...(await pendingColleagues(db)),
      ...(await pendingKeys(db)),
      ...(await pendingTransfers(db)),
      ...(await openDeposits(db)),
      ...(await openArrivals(db)),
      ...(await pendingProposals(db)),
    ];
    return {
      list: await withOpeners(
        db,
        list.sort((a, b) => a.since.localeCompare(b.since)),
      ),
      now: now.toISOString(),
    };
  },

  companies: async ({ keyword, ...page }, { db }) => {
    const asked = pageAsked(page);
    const hasMain = exists(
      db
        .select({ one: sql`1` })
        .from(users)
        .where(and(eq(users.company_id, companies.company_id), eq(users.user_type, userTypes.main))),
    );
    const wanted = and(hasMain, keyword ? companiesLike(keyword) : undefined);
    const rows = await db
      .select()
      .from(companies)
      .where(wanted)
      .orderBy(desc(companies.opened_on), companies.company_id)
      .limit(asked.limit)
      .offset(asked.offset);
    const list = [];
    for (const row of rows) list.push(await companyRow(db, row));
    return pageAnswer(list, await db.$count(companies, wanted), asked);
  },

  /** Reading a client's document leaves a line too. */
  file: async ({ company_id, file_key }, { bank, db, person, now }) => {
    const uploaded = isUuid(company_id) ? await fileRow(db, company_id, file_key) : null;
    if (uploaded?.slot === 'attachment') throw new Refusal('notFound'); // the company's own, TXN-17
    const own = isUuid(company_id) ? (uploaded ?? (await documentRow(db, company_id, file_key))) : null;
    const kept = await readKept(bank, own);
    await bank.store.tx((tx) =>
      audit(tx, { company_id, actor: person.user_id, action: 'file.read', subject: `file:${file_key}`, at: now }),
    );
    return kept;
  },

  audit: async ({ company_id }, { bank, db }) => {
    const wanted = company_id === undefined ? undefined : eq(auditLines.company_id, company_id);
    const rows =
      company_id !== undefined && !isUuid(company_id)
        ? []
        : await db.select().from(auditLines).where(wanted).orderBy(desc(auditLines.at), desc(auditLines.seq)).limit(200);
    return {
      books: [...(await auditBooks(bank.store))],
      lines: rows.map((line) => ({
        id: `${line.company_id}-${line.seq}`,
        at: line.at.toISOString(),
        actor: line.actor,
        action: line.action,
        subject: line.subject,
        from: line.from_state,
        to: line.to_state,
        reason: line.reason,
      })),
    };
  },
};
