/** Papers of a contract: uploaded by staff, read by both sides. */
import { and, eq, inArray } from 'drizzle-orm';
import { bankCompany } from '../../../demo/companies.ts';
import type { Bank } from '../../../platform/bank.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { contractDocuments } from '../../../store/programme-schema.ts';
import { files } from '../../../store/schema.ts';
import type { Db } from '../../../store/store.ts';
import { claimFiles, fileRow, readKept, type FileRow } from '../../files/files.ts';
import type { WhichContract } from '../contracts.ts';

/** Files that members of staff uploaded; who confirms an offer need not be who uploaded them. Refuses fileMissing at the field. */
export async function claimDocuments(db: Db, keys: readonly string[]): Promise<FileRow[]> {
  const owners = keys.length
    ? await db
        .select({ file_key: files.file_key, user_id: files.user_id })
        .from(files)
        .where(and(eq(files.company_id, bankCompany), inArray(files.file_key, [...keys])))
    : [];
  const claimed: FileRow[] = [];
  for (const [index, file_key] of keys.entries()) {
    const owner = owners.find((each) => each.file_key === file_key);
    if (!owner?.user_id) throw new Refusal('fileMissing', { field: `files.${index}` });
    const wanted = [{ file_key, slot: 'support', field: `files.${index}` }] as const;
    claimed.push(...(await claimFiles(db, { company_id: bankCompany, user_id: owner.user_id }, wanted)));
  }
  return claimed;
}

/** A paper of one of this company's contracts, as a file of the bank's. */
export async function documentRow(db: Db, company_id: string, file_key: string): Promise<FileRow | null> {
  const mine = and(eq(contractDocuments.company_id, company_id), eq(contractDocuments.file_key, file_key));
  return (await db.$count(contractDocuments, mine)) > 0 ? fileRow(db, bankCompany, file_key) : null;
}

/** Refuses notFound for a file that is none of this contract's. */
export async function documentFile(bank: Bank, db: Db, { company_id, contract_id }: WhichContract, file_key: string) {
  const [document] = await db
    .select()
    .from(contractDocuments)
    .where(
      and(
        eq(contractDocuments.company_id, company_id),
        eq(contractDocuments.contract_id, contract_id),
        eq(contractDocuments.file_key, file_key),
      ),
    );
  if (!document) throw new Refusal('notFound');
  return readKept(bank, await fileRow(db, bankCompany, file_key));
}
