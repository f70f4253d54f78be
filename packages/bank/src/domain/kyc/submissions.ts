/** The newest package of documents, and its status. */
import { documents } from '@bankside/core/rules/lifecycles/documents.ts';
import { desc, eq } from 'drizzle-orm';
import { submissions } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';

export async function lastSubmission(db: Db, company_id: string) {
  const [row] = await db
    .select()
    .from(submissions)
    .where(eq(submissions.company_id, company_id))
    .orderBy(desc(submissions.submitted_at))
    .limit(1);
  const document_status = row?.status ?? String(documents.states.uncommitted.wire);
  return { row, document_status, refuse_reason: document_status === documents.states.failed.wire ? (row?.reason ?? '') : '' };
}
