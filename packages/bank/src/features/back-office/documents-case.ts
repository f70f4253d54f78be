/** A company's packages of documents, for staff: what was submitted, its outcome, and who reads the answer. */
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Handlers } from '../../platform/dispatch.ts';
import { audit } from '../../platform/audit.ts';
import { mainAccountOf } from '../../domain/identity/companies.ts';
import { fullNames } from '../../domain/kyc/kyc-history.ts';
import { openedBy } from '../../domain/staff/papers-opened.ts';
import { files, submissions } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { companyToDecide } from './company-rows.ts';

type Package = Out<typeof backOffice.documentsCase>['packages'][number];

export const documentsDesk: Pick<Handlers<typeof backOffice>, 'documentsCase'> = {
  documentsCase: async (which, { db, person, now }) => {
    const company = await companyToDecide(db, which);
    const { company_id, project_name, account_number, approve_status, version } = company;
    const owner = await mainAccountOf(db, company_id);
    const names = await fullNames(db, [company_id, person.company_id]);
    await audit(db, { company_id, actor: person.user_id, action: 'documents.read', subject: 'company', at: now });
    return {
      company_id,
      project_name,
      account_number,
      owner_name: owner?.full_name ?? '',
      owner_email: owner?.email ?? '',
      language: owner?.language ?? '',
      approve_status,
      version,
      packages: await packagesOf(db, { company_id, user_id: person.user_id }, names),
    };
  },
};

type Reader = { readonly company_id: string; readonly user_id: string };

async function packagesOf(db: Db, reader: Reader, names: ReadonlyMap<string, string>): Promise<Package[]> {
  const { company_id } = reader;
  const rows = await db.select().from(submissions).where(eq(submissions.company_id, company_id)).orderBy(desc(submissions.submitted_at));
  const keys = rows.flatMap((row) => row.files.map(({ file_key }) => file_key));
  const kept = await db
    .select({ file_key: files.file_key, content_type: files.content_type })
    .from(files)
    .where(and(eq(files.company_id, company_id), inArray(files.file_key, ['', ...keys])));
  const types = new Map(kept.map(({ file_key, content_type }) => [file_key, content_type]));
  const opened = await openedBy(db, reader, keys);
  return rows.map((row) => ({
    submission_id: row.submission_id,
    status: row.status,
    company_type: row.company_type,
    submitted_at: row.submitted_at.toISOString(),
    submitted_by: names.get(row.submitted_by) ?? '',
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by: names.get(row.decided_by ?? '') ?? '',
    reason: row.reason,
    files: row.files.map((file) => ({ ...file, content_type: types.get(file.file_key) ?? '', opened: opened.has(file.file_key) })),
  }));
}
