/** The bank's decisions on documents and KYC: the lifecycle's step, the row's version, an audit line, and word to the client, together. */
import type { backOffice } from '@bankside/core/contract/back-office.ts';
import { approval } from '@bankside/core/rules/lifecycles/approval.ts';
import { documents } from '@bankside/core/rules/lifecycles/documents.ts';
import { kyc } from '@bankside/core/rules/lifecycles/kyc.ts';
import { stateOf, step } from '@bankside/core/rules/lifecycle.ts';
import { and, eq } from 'drizzle-orm';
import type { Handlers } from '../../dispatch.ts';
import { audit } from '../../services/audit.ts';
import { mailOwner, notify, webhookEvent } from '../../services/notify.ts';
import { companies, kycFiles, submissions } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { companyRow, companyToDecide, type Company, type CompanyRow } from './company-rows.ts';

async function changed(db: Db, company: Company, to: Partial<Company>): Promise<CompanyRow> {
  const [row] = await db
    .update(companies)
    .set({ ...to, version: company.version + 1 })
    .where(eq(companies.company_id, company.company_id))
    .returning();
  if (!row) throw new Error('the company is gone while it was locked');
  return companyRow(db, row);
}

const kycTold = { approve: 'kyc_approved', reject: 'kyc_rejected', revoke: 'kyc_revoked' } as const;

export const decisions: Pick<Handlers<typeof backOffice>, 'decideDocuments' | 'decideKyc'> = {
  decideDocuments: async ({ accept, reason = '', ...which }, ctx) => {
    const { bank, db, person, now } = ctx;
    const company = await companyToDecide(db, which);
    const { company_id } = company;
    const event = accept ? 'accept' : 'refuse';
    const before = stateOf(approval, company.approve_status);
    const after = step(approval, before, event, 'bank');
    const [pending] = await db
      .select()
      .from(submissions)
      .where(and(eq(submissions.company_id, company_id), eq(submissions.status, String(documents.states.pending.wire))))
      .limit(1);
    const submitted = step(documents, pending ? 'pending' : 'unknown', event, 'bank');
    if (!after || !pending || !submitted) throw ctx.refuse('wrongState');
    await db
      .update(submissions)
      .set({ status: String(documents.states[submitted].wire), decided_by: person.user_id, decided_at: now, reason })
      .where(and(eq(submissions.company_id, company_id), eq(submissions.submission_id, pending.submission_id)));
    const row = await changed(db, company, { approve_status: Number(approval.states[after].wire) });
    const told = accept ? 'documents_accepted' : 'documents_refused';
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
    await notify(db, { company_id, kind: told, params: { reason }, now });
    await mailOwner(bank, db, company_id, told, { reason }, now);
    return row;
  },

  decideKyc: async ({ event, reason = '', failure_text = '', ...which }, ctx) => {
    const { bank, db, person, now } = ctx;
    const company = await companyToDecide(db, which);
    const { company_id } = company;
    const before = stateOf(kyc, company.kyc_status);
    const after = step(kyc, before, event, 'bank');
    if (!after) throw ctx.refuse('wrongState');
    const kyc_status = Number(kyc.states[after].wire);
    const words =
      event === 'approve' ? { kyc_refuse_reason: '', kyc_failure_text: '' } : { kyc_refuse_reason: reason, kyc_failure_text: failure_text };
    const row = await changed(db, company, { kyc_status, ...words });
    await db.update(kycFiles).set({ decided_at: now, decided_by: person.user_id }).where(eq(kycFiles.company_id, company_id));
    await audit(db, {
      company_id,
      actor: person.user_id,
      action: `kyc.${event}`,
      subject: 'company',
      from: before,
      to: after,
      reason,
      at: now,
    });
    await webhookEvent(db, company_id, 'kyc_change', { kyc_status, previous_kyc_status: company.kyc_status, reason }, now);
    await notify(db, { company_id, kind: kycTold[event], params: { reason }, now });
    await mailOwner(bank, db, company_id, kycTold[event], { reason }, now);
    return row;
  },
};
