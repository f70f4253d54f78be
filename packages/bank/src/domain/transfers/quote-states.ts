/** An open quote for an OTC request ends in one of these ways; which, is its request's lifecycle. */
import { rowsOf } from '../../store/rows-of.ts';
import { otcQuotes, type OtcState } from '../../store/payments/otc-schema.ts';
import type { Db } from '../../store/store.ts';
import type { By, RecordRow } from '../records/records.ts';

/** The record is locked by the caller. */
export async function closeQuote(
  db: Db,
  { company_id, transaction_id }: Pick<RecordRow, 'company_id' | 'transaction_id'>,
  state: Exclude<OtcState, 'open'>,
  by: By,
  now: Date,
): Promise<void> {
  await db
    .update(otcQuotes)
    .set({ state, answered_by: by.user_id ?? null, answered_at: now })
    .where(rowsOf(otcQuotes, { company_id, transaction_id, state: 'open' }));
}
