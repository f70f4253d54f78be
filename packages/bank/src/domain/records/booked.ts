/** From a journal to its record: what was booked once is found again. */
import { journals, transactions } from '../../ledger/ledger-schema.ts';
import type { Db } from '../../store/store.ts';
import type { RecordRow } from './records.ts';
import { rowsOf } from '../../store/rows-of.ts';

export async function bookedBy(db: Db, company_id: string, journal_id: string): Promise<RecordRow | null> {
  const [row] = await db.select().from(transactions).where(rowsOf(transactions, { company_id, journal_id }));
  return row ?? null;
}

/** The record that was booked under this key, if one was. */
export async function bookedUnder(db: Db, company_id: string, key: string): Promise<RecordRow | null> {
  const [journal] = await db.select({ journal_id: journals.journal_id }).from(journals).where(rowsOf(journals, { company_id, key }));
  return journal ? bookedBy(db, company_id, journal.journal_id) : null;
}
