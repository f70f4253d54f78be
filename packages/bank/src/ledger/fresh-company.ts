/** For tests and benches: a company with empty accounts, so that each run has books of its own. */
import { randomUUID } from 'node:crypto';
import { companies } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { openAccounts } from './ledger.ts';

/** 18/11/2025 09:46 in Singapore, as in the pictures. */
export const testNow = new Date('2025-11-18T01:46:00Z');

export async function freshCompany(store: Store): Promise<string> {
  const company_id = randomUUID();
  await store.tx(async (db) => {
    await db.insert(companies).values({
      company_id,
      project_name: 'Test',
      account_number: company_id,
      reference: company_id,
      approve_status: 3,
      kyc_status: 4,
      opened_on: testNow,
    });
    await openAccounts(db, company_id);
  });
  return company_id;
}
