/** Every record of money, found again: lists, files, one of them, statements and advices, and the proof that a paper is the bank's. */
import type { transactions as calls } from '@bankside/core/contract/transactions.ts';
import { and, eq } from 'drizzle-orm';
import type { Handlers } from '../../dispatch.ts';
import { transactions as records } from '../../ledger/ledger-schema.ts';
import { Refusal } from '../../refusal.ts';
import { isUuid } from '../../services/ids.ts';
import { recordsFile } from '../../services/record-files.ts';
import { listRecords } from '../../services/record-list.ts';
import { recordOf } from '../../services/record-view.ts';
import type { RecordRow } from '../../services/records.ts';
import type { Db } from '../../store/store.ts';

/** Refuses notFound, also for another company's. */
export async function readRecord(db: Db, company_id: string, id: string): Promise<RecordRow> {
  const [row] = isUuid(id)
    ? await db
        .select()
        .from(records)
        .where(and(eq(records.company_id, company_id), eq(records.transaction_id, id)))
    : [];
  if (!row) throw new Refusal('notFound');
  return row;
}

export const reading: Pick<Handlers<typeof calls>, 'record' | 'download' | 'get'> = {
  record: (input, { bank, person }) => listRecords(bank, person.company_id, input),
  download: ({ format, ...filter }, { bank, person, language }) =>
    recordsFile({ bank, person, filter, format, language, name: 'transactions' }),
  get: async ({ id }, { bank, db, person }) => recordOf(bank, db, person, await readRecord(db, person.company_id, id)),
};
export const transactions = reading as unknown as Handlers<typeof calls>;
