/** Clients that the bank introduces: opened by two of its people without papers, their main account invited by mail (ACC-41). */
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import { documentsNotRequired } from '@bankside/core/rules/access/company-status.ts';
import { addInvited, invite, invitedUntil } from '../../domain/colleagues/invitations.ts';
import { companyOf, findByEmail, mainAccountOf, openCompany } from '../../domain/identity/companies.ts';
import { notify } from '../../domain/messages/notify.ts';
import { byTwo, hasConflictingProposal } from '../../domain/staff/second-person.ts';
import { audit } from '../../platform/audit.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { companyRow, companyToDecide } from './company-rows.ts';

export const clientDesk: Pick<Handlers<typeof backOffice>, 'openClient' | 'inviteClient'> = {
  openClient: async ({ project_name, full_name, email, language, reason }, ctx) => {
    const { bank, db, person, now } = ctx;
    const { company_id: own, user_id: actor } = person;
    const input = { company_id: own, project_name, full_name, email, language, reason };
    const order = { act: 'company.open', path: '/admin/company/open', input, subject: `client:${email}` } as const;
    const isTaken = (await findByEmail(db, email)) ?? (await hasConflictingProposal(db, order));
    if (isTaken) throw ctx.refuse('emailTaken', { field: 'email' });
    await byTwo(ctx, { ...order, facts: { client: project_name, owner: full_name, email, language, reason } });
    const company_id = await openCompany(db, { project_name, now, approve_status: documentsNotRequired });
    await audit(db, { company_id, actor, action: 'company.open', subject: 'company', to: 'notRequired', reason, at: now });
    await notify(db, { company_id, kind: 'welcome', params: { bank: bank.policy.bank.name }, now });
    await addInvited(bank, db, { company_id, email, full_name, language, now }, '');
    const company = await companyOf(db, company_id);
    if (!company) throw new Error('the new company is not there');
    return companyRow(db, company);
  },

  inviteClient: async ({ company_id }, { bank, db, person, refuse, now }) => {
    await companyToDecide(db, { company_id });
    const main = await mainAccountOf(db, company_id);
    if (!main || !(await invitedUntil(db, main))) throw refuse('wrongState');
    await invite(bank, db, main, '', now);
    await audit(db, { company_id, actor: person.user_id, action: 'company.invite', subject: `user:${main.user_id}`, at: now });
    return {};
  },
};
