/** The dashboard: what a company has, what it is worth in US dollars, and what needs somebody. */
import type { home as calls } from '@bankside/core/contract/home.ts';
import { kyc } from '@bankside/core/rules/lifecycles/kyc.ts';
import { readLanguage } from '@bankside/core/rules/options.ts';
import { may, userTypes } from '@bankside/core/rules/permissions.ts';
import { dayIn } from '@bankside/core/i18n/dates.ts';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../../dispatch.ts';
import { currentAnnouncements } from '../../services/announcements.ts';
import { companyOf } from '../../services/companies.ts';
import type { Person } from '../../services/sessions.ts';
import { type companies, kycFiles } from '../../store/schema.ts';
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
    const company = await companyOf(db, person.company_id);
    if (!company) throw new Error('the session has no company');
    const [file] = await db
      .select({ submitted_at: kycFiles.submitted_at })
      .from(kycFiles)
      .where(eq(kycFiles.company_id, person.company_id));
    return {
      account_name: company.project_name,
      account_number: company.account_number,
      reference: company.reference,
      base_currency: 'USD' as const,
      figures: may(person, '1') ? await figures(bank, db, person.company_id, now) : null, // A21
      recent: may(person, '2') ? await recentTransactions(db, person.company_id, 7) : [],
      todo: todo(company, person),
      announcements: await currentAnnouncements(db, readLanguage(language), now),
      kyc: {
        kyc_status: company.kyc_status,
        submitted_at: file?.submitted_at?.toISOString() ?? null,
        refuse_reason: company.kyc_refuse_reason,
        failure_text: company.kyc_failure_text,
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
