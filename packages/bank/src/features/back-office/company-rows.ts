/** Companies as staff see them, and the lock under which staff change one. */
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { eq, ilike, or } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import { mainAccountOf } from '../../domain/identity/companies.ts';
import { isUuid } from '../../platform/ids.ts';
import { lastSubmission } from '../../domain/kyc/submissions.ts';
import { companies } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';

export type CompanyRow = Out<typeof backOffice.companies>['list'][number];
export type Company = typeof companies.$inferSelect;

/** Locks the company for a decision. Refuses notFound; changedMeanwhile when it is no longer as the reader saw it. */
export async function companyToDecide(db: Db, { company_id, version }: { company_id: string; version?: number }): Promise<Company> {
  const [company] = isUuid(company_id) ? await db.select().from(companies).where(eq(companies.company_id, company_id)).for('update') : [];
  if (!company) throw new Refusal('notFound');
  if (version !== undefined && company.version !== version) throw new Refusal('changedMeanwhile');
  return company;
}

/** Named by a part of its name, its account number or its reference. */
export function companiesLike(keyword: string) {
  const part = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(companies.project_name, part), ilike(companies.account_number, part), ilike(companies.reference, part));
}

export async function companyRow(db: Db, company: Company): Promise<CompanyRow> {
  const { company_id, project_name, account_number, reference, approve_status, kyc_status, version, opened_on } = company;
  const { document_status } = await lastSubmission(db, company_id);
  const owner = await mainAccountOf(db, company_id);
  return {
    company_id,
    project_name,
    account_number,
    reference,
    approve_status,
    document_status,
    kyc_status,
    version,
    owner_email: owner?.email ?? '',
    created_at: opened_on.toISOString(),
  };
}
