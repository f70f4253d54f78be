/** Staff's work on KYC: the lifecycle's step, the copy it concerns, the row's version, history, audit line and notices to the client, together. */
import type { kycWork } from '@bankside/core/contract/back-office/back-office-kyc.ts';
import { kyc } from '@bankside/core/rules/lifecycles/kyc.ts';
import { stateOf, step } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { eq } from 'drizzle-orm';
import type { Ctx, Handlers } from '../../../platform/dispatch.ts';
import { audit } from '../../../platform/audit.ts';
import {
  approvedSubmission,
  correctSubmission,
  isSameReviewer,
  pendingSubmission,
  takeCorrections,
  takeInForce,
  type Submission,
} from '../../../domain/kyc/kyc-deciding.ts';
import { countOn } from '../../../domain/kyc/kyc-file.ts';
import { addKycHistory } from '../../../domain/kyc/kyc-history.ts';
import { stepsOf } from '../../../domain/kyc/kyc-values.ts';
import { demandOpened } from '../../../domain/staff/papers-opened.ts';
import { byTwo } from '../../../domain/staff/second-person.ts';
import { mailOwner, notify, webhookEvent } from '../../../domain/messages/notify.ts';
import { kycSubmissions, type KycReason } from '../../../store/kyc-schema.ts';
import { companies } from '../../../store/schema.ts';
import type { Db } from '../../../store/store.ts';
import { companyToDecide, type Company } from '../company-rows.ts';
import { checkReasons, corrected } from './kyc-staff-input.ts';
import { kycCaseOf, mayCloseChange, mayOpenChange, papersOf } from './kyc-case.ts';
import { rowsOf } from '../../../store/rows-of.ts';

type Event = 'approve' | 'reject' | 'revoke' | 'acceptChange' | 'refuseChange';
/** What becomes of the copy, the state of a change afterwards, and which words mention it. A refused change stays open for the next try. */
const outcomes = {
  approve: { copy: 'approved', change: 'none', notice: 'kyc_approved' },
  reject: { copy: 'rejected', change: 'none', notice: 'kyc_rejected' },
  revoke: { copy: 'rejected', change: 'none', notice: 'kyc_revoked' },
  acceptChange: { copy: 'approved', change: 'none', notice: 'kyc_change_accepted' },
  refuseChange: { copy: 'rejected', change: 'refused', notice: 'kyc_change_refused' },
} as const satisfies Record<Event, object>;

const nothing = { corporate: {}, company: {}, shareholder: {}, trading: {} };

async function changed(db: Db, company: Company, to: Partial<Company>): Promise<Company> {
  const [row] = await db
    .update(companies)
    .set({ ...to, version: company.version + 1 })
    .where(eq(companies.company_id, company.company_id))
    .returning();
  if (!row) throw new Error('the company is gone while it was locked');
  return row;
}

type Verdict = { readonly event: Event; readonly reason: string; readonly failure_text: string; readonly reasons: readonly KycReason[] };

/** The copy is closed with its verdict; once approved it is in force. What staff corrected is the client's from now on. */
async function closeCopy(db: Db, copy: Submission, { event, reason, failure_text, reasons }: Verdict, by: { user_id: string; now: Date }) {
  const { company_id, submission_id } = copy;
  const status = outcomes[event].copy;
  await db
    .update(kycSubmissions)
    .set({ status, decided_by: by.user_id, decided_at: by.now, reason, failure_text, reasons: [...reasons] })
    .where(rowsOf(kycSubmissions, { company_id, submission_id }));
  if (copy.status !== 'pending') return;
  await takeCorrections(db, copy, by);
  if (status === 'approved') await takeInForce(db, copy);
}

async function tellClient({ bank, db, now }: Ctx, before: Company, after: Company, { event, reason, reasons }: Verdict): Promise<void> {
  const { company_id, kyc_status, kyc_change_status } = after;
  const { notice } = outcomes[event];
  const payload = { kyc_status, previous_kyc_status: before.kyc_status, kyc_change_status, reason, reasons };
  await webhookEvent(db, company_id, 'kyc_change', payload, now);
  await notify(db, { company_id, kind: notice, params: { reason }, now });
  await mailOwner(bank, db, company_id, notice, { reason }, now);
}

export const kycDesk: Handlers<typeof kycWork> = {
  kycCase: async ({ company_id }, { db, person, now }) => {
    const company = await companyToDecide(db, { company_id });
    await audit(db, { company_id, actor: person.user_id, action: 'kyc.read', subject: 'company', at: now });
    return kycCaseOf(db, company, person);
  },

  decideKyc: async (input, ctx) => {
    const { event, reason = '', failure_text = '', reasons = [], ...which } = input;
    const { db, person, now } = ctx;
    const company = await companyToDecide(db, which);
    const { company_id } = company;
    const from = stateOf(kyc, company.kyc_status);
    const to = step(kyc, from, event, 'bank');
    const pending = await pendingSubmission(db, company_id);
    const copy = pending ?? (event === 'revoke' ? await approvedSubmission(db, company_id) : null);
    if (!to || (!copy && event !== 'revoke')) throw ctx.refuse('wrongState');
    const { copy: status, change } = outcomes[event];
    const grants = status === 'approved';
    if (grants && copy && (await isSameReviewer(db, copy, person))) throw ctx.refuse('sameReviewer');
    if (grants && copy) await demandOpened(db, { company_id, user_id: person.user_id }, await papersOf(db, copy));
    if (event === 'approve' || event === 'acceptChange') {
      const facts = { company: company.project_name };
      await byTwo(ctx, { act: `kyc.${event}`, path: '/admin/kyc/decide', input, subject: 'company', facts });
    }
    const verdict = grants
      ? { event, reason: '', failure_text: '', reasons: [] }
      : { event, reason, failure_text, reasons: checkReasons(copy ?? nothing, reasons, ctx) };
    if (copy) await closeCopy(db, copy, verdict, { user_id: person.user_id, now });
    if (event === 'revoke' && !company.change_kyc_switch) await countOn(db, company_id); // a change that waited unseen is the client's file again
    const after = await changed(db, company, {
      kyc_status: Number(kyc.states[to].wire),
      kyc_change_status: change,
      change_kyc_switch: change === 'refused' && company.change_kyc_switch,
      kyc_refuse_reason: verdict.reason,
      kyc_failure_text: verdict.failure_text,
    });
    await addKycHistory(db, { company_id, event, by: person.user_id, reason: verdict.reason, now });
    const line = { company_id, actor: person.user_id, action: `kyc.${event}`, subject: 'company', from, to, at: now } as const;
    await audit(db, { ...line, reason: verdict.reason });
    await tellClient(ctx, company, after, verdict);
    return kycCaseOf(db, after, person);
  },

  correctKyc: async ({ path, value, ...which }, ctx) => {
    const { bank, db, person, now } = ctx;
    const company = await companyToDecide(db, which);
    const { company_id } = company;
    const pending = await pendingSubmission(db, company_id);
    if (!pending) throw ctx.refuse('wrongState');
    const { copy, changes } = corrected(bank, stepsOf(pending), { path, value, now }, ctx);
    if (changes.length === 0) return kycCaseOf(db, company, person);
    const by = { by: person.full_name, user_id: person.user_id, at: now.toISOString() };
    const corrections = changes.map((change) => ({ ...change, ...by }));
    await correctSubmission(db, pending, copy, corrections);
    if (company.change_kyc_switch) await takeCorrections(db, { company_id, corrections }, { user_id: person.user_id, now });
    await addKycHistory(db, { company_id, event: 'correct', by: person.user_id, paths: changes.map((each) => each.path), now });
    await audit(db, { company_id, actor: person.user_id, action: 'kyc.correct', subject: `kyc:${path}`, at: now });
    return kycCaseOf(db, await changed(db, company, {}), person);
  },

  openKycChange: async (input, ctx) => {
    const { open, ...which } = input;
    const { bank, db, person, now } = ctx;
    const company = await companyToDecide(db, which);
    const { company_id } = company;
    if (!(open ? mayOpenChange(company) : mayCloseChange(company))) throw ctx.refuse('wrongState');
    const facts = { company: company.project_name };
    if (open) await byTwo(ctx, { act: 'kyc.openChange', path: '/admin/kyc/change', input, subject: 'company', facts });
    const event = open ? 'openChange' : 'closeChange';
    const settled = { kyc_change_status: 'none', kyc_refuse_reason: '', kyc_failure_text: '' } as const; // nothing of a refused change is left to do
    const after = await changed(db, company, { change_kyc_switch: open, ...(open ? {} : settled) });
    if (stateOf(kyc, company.kyc_status) === 'approved') await countOn(db, company_id); // the client sees what was approved, or what it is changing
    await addKycHistory(db, { company_id, event, by: person.user_id, now });
    await audit(db, { company_id, actor: person.user_id, action: `kyc.${event}`, subject: 'company', at: now });
    if (open) {
      const pending = await pendingSubmission(db, company_id);
      if (pending) await takeCorrections(db, pending, { user_id: person.user_id, now });
      await notify(db, { company_id, kind: 'kyc_change_opened', now });
      await mailOwner(bank, db, company_id, 'kyc_change_opened', {}, now);
    }
    return kycCaseOf(db, after, person);
  },
};
