/** The company approves or rejects an associate: signed in, or by the link that was mailed to it (APP-25, APP-26). */
import type { cardApply } from '@bankside/core/contract/card-apply/card-apply.ts';
import type { Ctx, Handlers } from '../../platform/dispatch.ts';
import { applicationToChange, companyDecides, moveApplication, type By, type Row } from '../../domain/cards/applications.ts';
import { findAuditLink, isFresh } from '../../domain/cards/audit-links.ts';

type Asking = Ctx<typeof cardApply.audit>;

/** Looked at again once the application is locked: of two at the same moment, one finds the link used. */
async function byToken(ctx: Asking, token: string, version: number | undefined): Promise<Row> {
  const { db, now } = ctx;
  const seen = await findAuditLink(db, token);
  if (!seen) throw ctx.refuse('linkInvalid');
  const row = await applicationToChange(db, seen, undefined);
  const link = await findAuditLink(db, token);
  if (!link || !isFresh(link, now) || !companyDecides(row)) throw ctx.refuse('linkInvalid');
  if (version !== undefined && version !== row.version) throw ctx.refuse('changedMeanwhile');
  return row;
}

export const auditing: Pick<Handlers<typeof cardApply>, 'audit'> = {
  audit: async ({ id, audit_token, decision, reason = '', version }, ctx) => {
    const { bank, db, person, now } = ctx;
    const company: Omit<By, 'id'> = { actor: 'company' };
    const decide = (row: Row, who: string) =>
      moveApplication(bank, db, row, {
        event: decision === 'approve' ? 'companyApprove' : 'companyReject',
        by: { ...company, id: who },
        reason: decision === 'approve' ? '' : reason,
        set: { company_decision: decision === 'approve' ? 'approved' : 'rejected' },
        now,
      });
    if (audit_token !== undefined) {
      const { status, company_decision } = await decide(await byToken(ctx, audit_token, version), 'audit link');
      return { status, company_decision };
    }
    if (!person) throw ctx.refuse('sessionEnded');
    if (id === undefined) throw ctx.refuse('notFound');
    const row = await applicationToChange(db, { company_id: person.company_id, application_id: id }, version);
    const { status, company_decision } = await decide(row, person.user_id);
    return { status, company_decision };
  },
};
