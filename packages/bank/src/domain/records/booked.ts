/** From a journal to its record: what was booked once is found again. */
import { and, eq } from 'drizzle-orm';
import { journals, transactions } from '../../ledger/ledger-schema.ts';
import type { Db } from '../../store/store.ts';
import type { RecordRow } from './records.ts';

export async function bookedBy(db: Db, company_id: string, journal_id: string): Promise<RecordRow | null> {
  const [row] = await db
    .select()
    .from(transactions)
    .where(and(eq(transactions.company_id, company_id), eq(transactions.journal_id, journal_id)));
  return row ?? null;
}

/** The record that was booked under this key, if one was. */
export async function bookedUnder(db: Db, company_id: string, key: string): Promise<RecordRow | null> {
  const [journal] = await db
    .select({ journal_id: journals.journal_id })
    .from(journals)
    .where(and(eq(journals.company_id, company_id), eq(journals.key, key)));
  return journal ? bookedBy(db, company_id, journal.journal_id) : null;
}
