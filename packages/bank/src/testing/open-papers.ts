/** Opens every file that a company has sent, which approval requires. */
import { and, eq, inArray } from 'drizzle-orm';
import { files } from '../store/schema.ts';
import type { Caller, TestBank } from './test-bank.ts';

export async function openPapers(test: TestBank, company_id: string, as: Caller): Promise<void> {
  const kept = and(eq(files.company_id, company_id), inArray(files.state, ['stored', 'claimed']));
  for (const { file_key } of await test.bank.store.db.select().from(files).where(kept))
    await test.file('/admin/file', { company_id, file_key }, { as });
}
