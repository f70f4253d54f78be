/** The dashboard: what a company has, what it is worth in US dollars, and what needs somebody. */
import type { home as calls } from '@bankside/core/contract/home.ts';
import { kyc } from '@bankside/core/rules/lifecycles/kyc.ts';
import { may, userTypes } from '@bankside/core/rules/permissions.ts';
import { dayIn } from '@bankside/core/i18n/dates.ts';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../../dispatch.ts';
import { currentAnnouncements } from '../../services/announcements.ts';
import { companyOf } from '../../services/companies.ts';
import type { Person } from '../../services/sessions.ts';
import { companies, kycFiles } from '../../store/schema.ts';
import { figures } from './figures.ts';
import { recentTransactions } from './recent.ts';

type Company = typeof companies.$inferSelect;

/** What waits for this person; the dashboard shows nothing else as urgent. */
function todo(company: Company, person: Person): { kind: 'kyc' | 'kyc_rejected' | 'prefix'; count: number }[] {
  if (person.userType !== userTypes.main) return [];
  if (company.kyc_status === kyc.states.incomplete.wire) return [{ kind: 'kyc', count: 1 }];
  if (company.kyc_status === kyc.states.rejected.wire) return [{ kind: 'kyc_rejected', count: 1 }];
  return company.have_contract && company.company_abbreviation === '' ? [{ kind: 'prefix', count: 1 }] : [];
}

export const home: Handlers<typeof calls> = {
  home: async (_input, { bank, db, person, now, language }) => {
    const { company_id } = person;
    const [[row], shown, recent, announcements] = await Promise.all([
      db
        .select({ company: companies, submitted_at: kycFiles.submitted_at })
        .from(companies)
        .leftJoin(kycFiles, eq(kycFiles.company_id, companies.company_id))
        .where(eq(companies.company_id, company_id)),
      may(person, '1') ? figures(bank, db, company_id, now) : null, // A21
      may(person, '2') ? recentTransactions(db, company_id, 7) : [],
      currentAnnouncements(db, language, now),
    ]);
    if (!row) throw new Error('the session has no company');
    const { project_name, account_number, reference, kyc_status, kyc_refuse_reason, kyc_failure_text } = row.company;
    return {
      account_name: project_name,
      account_number,
      reference,
      base_currency: 'USD' as const,
      figures: shown,
      recent,
      todo: todo(row.company, person),
      announcements,
      kyc: {
        kyc_status,
        submitted_at: row.submitted_at?.toISOString() ?? null,
        refuse_reason: kyc_refuse_reason,
        failure_text: kyc_failure_text,
      },
    };
  },

  accountDetails: async (_input, { bank, db, person }) => {
    const company = await companyOf(db, person.company_id);
    if (!company) throw new Error('the session has no company');
    const { name, code, swift, address, timeZone } = bank.policy.bank;
    return {
      account_name: company.project_name,
      account_number: company.account_number,
      reference: company.reference,
      bank_name: name,
      bank_code: code,
      swift,
      bank_address: address,
      opened_on: dayIn(company.opened_on, timeZone),
      status: company.kyc_status === kyc.states.approved.wire ? ('open' as const) : ('awaiting_verification' as const),
    };
  },
};
