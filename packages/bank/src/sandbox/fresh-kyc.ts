/** The KYC of a fresh company as its status has it: empty, filled in, submitted, sent back, approved. */
import { randomBytes, randomUUID } from 'node:crypto';
import { dayIn } from '@bankside/core/i18n/dates.ts';
import { kyc } from '@bankside/core/rules/lifecycles/kyc.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import type { KycEvent } from '@bankside/core/rules/kyc/kyc.ts';
import { eq } from 'drizzle-orm';
import type { Bank } from '../platform/bank.ts';
import { objectKey } from '../domain/files/files.ts';
import { takeInForce } from '../domain/kyc/kyc-deciding.ts';
import { addKycHistory } from '../domain/kyc/kyc-history.ts';
import { orderedId } from '../platform/ids.ts';
import type { KycCopy } from '../domain/kyc/kyc-values.ts';
import { kycFiles, kycSubmissions, type KycReason } from '../store/kyc-schema.ts';
import { files } from '../store/schema.ts';
import { userId } from '../demo/companies.ts';
import type { Db } from '../store/store.ts';
import { freshKyc, sampleCopy, samplePapers, type Naming } from '../seed/kyc/sample-kyc.ts';

export type FreshKyc = {
  readonly company_id: string;
  readonly project_name: string;
  readonly kyc_status: number;
  /** 'filled': all four steps complete and not submitted. */
  readonly filled: boolean;
  readonly owner_id: string;
  readonly reason: string;
  readonly failure_text: string;
  readonly now: Date;
};

export async function fillKyc(bank: Bank, db: Db, order: FreshKyc): Promise<void> {
  const { company_id, owner_id, kyc_status, now } = order;
  const state = stateOf(kyc, kyc_status);
  if (state === 'incomplete' && !order.filled) return;
  const copy = await fileWithPapers(bank, db, order);
  const version = 5;
  await db
    .update(kycFiles)
    .set({ ...copy, step_done: [true, true, true, true], step_versions: [2, 2, 2, 2], version, saved_at: now, saved_by: owner_id })
    .where(eq(kycFiles.company_id, company_id));
  if (state === 'incomplete') return;
  const decided_by = userId('staff2@bankside.example');
  const decided = state === 'pendingReview' ? {} : { decided_by, decided_at: now };
  const rejected = state === 'rejected';
  const said = rejected ? { reason: order.reason, failure_text: order.failure_text, reasons: reasonsFor(copy) } : {};
  const [submission] = await db
    .insert(kycSubmissions)
    .values({
      ...copy,
      company_id,
      submission_id: orderedId(),
      kind: 'first',
      status: rejected ? 'rejected' : state === 'approved' ? 'approved' : 'pending',
      file_version: version,
      submitted_by: owner_id,
      submitted_at: now,
      ...decided,
      ...said,
    })
    .returning();
  const note = (event: KycEvent, by: string, reason = '') => addKycHistory(db, { company_id, event, by, reason, now });
  await note('submit', owner_id);
  if (rejected) await note('reject', decided_by, order.reason);
  if (state !== 'approved' || !submission) return;
  await note('approve', decided_by);
  await takeInForce(db, submission);
}

/** Two fields, one of a person. */
function reasonsFor(copy: KycCopy): KycReason[] {
  const [shareholder] = copy.shareholder['shareholders'] as { person_id: string }[];
  return [
    { path: 'company.certificate_of_incorporation', code: 'cut_off', text: '' },
    { path: `shareholder.shareholders.${shareholder?.person_id ?? ''}.id_files`, code: 'unreadable', text: 'The photo page is too dark.' },
  ];
}

async function fileWithPapers(bank: Bank, db: Db, { company_id, project_name, owner_id, now }: FreshKyc): Promise<KycCopy> {
  const keys = new Map<string, string>();
  const naming: Naming = {
    file: (name) => {
      const key = keys.get(name) ?? randomBytes(24).toString('base64url');
      keys.set(name, key);
      return key;
    },
    person: () => randomUUID(),
  };
  const made = freshKyc(project_name, dayIn(now, bank.policy.bank.timeZone), now.toISOString());
  const copy = sampleCopy(made, naming);
  const papers = samplePapers(made);
  await db.insert(files).values(
    papers.map(({ name, type, bytes }) => ({
      company_id,
      file_key: naming.file(name),
      user_id: owner_id,
      slot: 'kyc',
      name,
      content_type: type,
      size: bytes.length,
      state: 'claimed',
      created_at: now,
    })),
  );
  await Promise.all(papers.map(({ name, bytes }) => bank.files.keep(objectKey({ company_id, file_key: naming.file(name) }), bytes)));
  return copy;
}
