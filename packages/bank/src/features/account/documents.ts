/** The company's documents, from upload to the bank's decision (ACC-19, ACC-20), and asking for a relationship manager. */
import { randomUUID } from 'node:crypto';
import type { account } from '@bankside/core/contract/account/account.ts';
import type * as z from 'zod/mini';
import { approval } from '@bankside/core/rules/lifecycles/approval.ts';
import { documents } from '@bankside/core/rules/lifecycles/documents.ts';
import { stateOf, step } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { eq, sql } from 'drizzle-orm';
import type { Handlers } from '../../platform/dispatch.ts';
import { audit } from '../../platform/audit.ts';
import { companyOf } from '../../domain/identity/companies.ts';
import { claimFiles, type Wanted } from '../../domain/files/files.ts';
import { mailOwner, notify } from '../../domain/messages/notify.ts';
import { lastSubmission } from '../../domain/kyc/submissions.ts';
import { openTask, requestManager } from '../../domain/staff/tasks.ts';
import { companies, submissions } from '../../store/schema.ts';

type Form = z.output<(typeof account)['approve']['in']>;

/** Each document with the slot that it was uploaded for: support documents may be larger (FIL-02). */
function documentsOf(form: Form): (Wanted & { document: string })[] {
  const one = (document: 'certificate_of_incorporation' | 'corporate_declaration' | 'aml_questionnaire' | 'company_profile') => {
    const file_key = form[document];
    return file_key ? [{ document, file_key, slot: 'kyc' as const, field: document }] : [];
  };
  const support = (form.support_documents ?? []).map((file_key, index) => ({
    document: 'support_documents',
    file_key,
    slot: 'support' as const,
    field: `support_documents.${index}`,
  }));
  return [
    ...one('certificate_of_incorporation'),
    ...one('corporate_declaration'),
    ...one('aml_questionnaire'),
    ...one('company_profile'),
    ...support,
  ];
}

export const documentCalls: Pick<Handlers<typeof account>, 'approve' | 'documents' | 'relationshipManager'> = {
  approve: async (form, ctx) => {
    const { bank, db, person, now } = ctx;
    const { company_id, user_id } = person;
    const [company] = await db.select().from(companies).where(eq(companies.company_id, company_id)).for('update');
    const before = stateOf(approval, company?.approve_status ?? -1);
    const after = step(approval, before, 'submit', 'client');
    if (!company || !after || before === 'unknown') throw ctx.refuse('wrongState');
    const wanted = documentsOf(form);
    const kept = await claimFiles(db, person, wanted);
    const files = kept.map(({ file_key, name, size }, index) => ({ slot: wanted[index]?.document ?? '', file_key, name, size }));
    const status = String(documents.states.pending.wire);
    await db.insert(submissions).values({
      company_id,
      submission_id: randomUUID(),
      status,
      company_type: form.company_type,
      files,
      submitted_by: user_id,
      submitted_at: now,
    });
    const approve_status = Number(approval.states[after].wire);
    await db
      .update(companies)
      .set({ approve_status, company_type: form.company_type, version: sql`${companies.version} + 1` })
      .where(eq(companies.company_id, company_id));
    await audit(db, { company_id, actor: user_id, action: 'documents.submit', subject: 'company', from: before, to: after, at: now });
    const days = String(bank.policy.leadTimes.reviewDays);
    await notify(db, { company_id, kind: 'documents_submitted', params: { days }, now });
    await mailOwner(bank, db, company_id, 'documents_received', { days }, now);
    if (form.need_relationship_manager) await requestManager(bank, db, person, '', now);
    return { approve_status, document_status: status, refuse_reason: '' };
  },

  documents: async (_input, { db, person }) => {
    const company = await companyOf(db, person.company_id);
    const { row, document_status, refuse_reason } = await lastSubmission(db, person.company_id);
    const requested = await openTask(db, person.company_id, 'relationship_manager');
    return {
      approve_status: company?.approve_status ?? 0,
      document_status,
      refuse_reason,
      company_type: company?.company_type ?? '',
      submitted_at: row?.submitted_at.toISOString() ?? null,
      files: row?.files ?? [],
      relationship_manager_requested_at: requested?.created_at.toISOString() ?? null,
    };
  },

  relationshipManager: async ({ message }, { bank, db, person, now }) => ({
    requested_at: (await requestManager(bank, db, person, message ?? '', now)).toISOString(),
    reply_within_days: bank.policy.leadTimes.rmReplyDays,
  }),
};
