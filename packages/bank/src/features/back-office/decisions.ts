/** The bank's decisions on documents: the lifecycle's step, the row's version, an audit line, and notices to the client, together. */
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import { approval } from '@bankside/core/rules/lifecycles/approval.ts';
import { documents } from '@bankside/core/rules/lifecycles/documents.ts';
import { stateOf, step } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../../platform/dispatch.ts';
import { audit } from '../../platform/audit.ts';
import { mailOwner, notify } from '../../domain/messages/notify.ts';
import { demandOpened } from '../../domain/staff/papers-opened.ts';
import { byTwo } from '../../domain/staff/second-person.ts';
import { companies, submissions } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { companyRow, companyToDecide, type Company, type CompanyRow } from './company-rows.ts';
import { rowsOf } from '../../store/rows-of.ts';

async function changed(db: Db, company: Company, to: Partial<Company>): Promise<CompanyRow> {
  const [row] = await db
    .update(companies)
    .set({ ...to, version: company.version + 1 })
    .where(eq(companies.company_id, company.company_id))
    .returning();
  if (!row) throw new Error('the company is gone while it was locked');
  return companyRow(db, row);
}

export const decisions: Pick<Handlers<typeof backOffice>, 'decideDocuments'> = {
  decideDocuments: async (input, ctx) => {
    const { accept, reason = '', ...which } = input;
    const { bank, db, person, now } = ctx;
    const company = await companyToDecide(db, which);
    const { company_id } = company;
    const event = accept ? 'accept' : 'refuse';
    const before = stateOf(approval, company.approve_status);
    const after = step(approval, before, event, 'bank');
    const [pending] = await db
      .select()
      .from(submissions)
      .where(rowsOf(submissions, { company_id, status: String(documents.states.pending.wire) }))
      .limit(1);
    const submitted = step(documents, pending ? 'pending' : 'unknown', event, 'bank');
    if (!after || !pending || !submitted) throw ctx.refuse('wrongState');
    if (accept) {
      await demandOpened(db, { company_id, user_id: person.user_id }, pending.files);
      const facts = { company: company.project_name };
      await byTwo(ctx, { act: 'documents.accept', path: '/admin/documents/decide', input, subject: 'company', facts });
    }
    await db
      .update(submissions)
      .set({ status: String(documents.states[submitted].wire), decided_by: person.user_id, decided_at: now, reason })
      .where(rowsOf(submissions, { company_id, submission_id: pending.submission_id }));
    const row = await changed(db, company, { approve_status: Number(approval.states[after].wire) });
    const kind = accept ? 'documents_accepted' : 'documents_refused';
    await audit(db, {
      company_id,
      actor: person.user_id,
      action: `documents.${event}`,
      subject: 'company',
      from: before,
      to: after,
      reason,
      at: now,
    });
    await notify(db, { company_id, kind, params: { reason }, now });
    await mailOwner(bank, db, company_id, kind, { reason }, now);
    return row;
  },
};
