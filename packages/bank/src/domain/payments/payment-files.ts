/** A file of payments as one order (TRF-29): its rows are paid together, in the caller's transaction, or none of them is. */
import { paymentFile } from '@bankside/core/rules/lifecycles/payments/payment-file.ts';
import { stateOf, step as nextState } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { isCurrency } from '@bankside/core/rules/money/currencies.ts';
import { purposes } from '@bankside/core/rules/money/money-options.ts';
import { asc } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import { isUuid } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { paymentFileRows, paymentFiles } from '../../store/payments/payment-file-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import type { Db } from '../../store/store.ts';
import { detailsOf } from '../records/transfer-rights.ts';
import type { Asking } from '../transfers/making/preparing.ts';
import { payOrdered } from './ordered-payment.ts';

export type FileRow = typeof paymentFiles.$inferSelect;
export const { pendingApproval, paid } = paymentFile.states;

/** Locks and answers one. Refuses notFound and changedMeanwhile. */
export async function lockFile(db: Db, company_id: string, file_id: string, version: number): Promise<FileRow> {
  const [row] = isUuid(file_id)
    ? await db.select().from(paymentFiles).where(rowsOf(paymentFiles, { company_id, file_id })).for('update')
    : [];
  if (!row) throw new Refusal('notFound');
  if (row.version !== version) throw new Refusal('changedMeanwhile');
  return row;
}

type Move = {
  readonly event: keyof typeof paymentFile.events;
  readonly by: string;
  readonly now: Date;
  readonly set?: Partial<typeof paymentFiles.$inferInsert>;
};

/** Refuses wrongState where the lifecycle has no such step. */
export async function moveFile(db: Db, row: FileRow, { event, by, now, set = {} }: Move): Promise<FileRow> {
  const next = nextState(paymentFile, stateOf(paymentFile, row.status), event, 'client');
  if (!next) throw new Refusal('wrongState');
  const status = String(paymentFile.states[next].wire);
  const { company_id, file_id, version } = row;
  const [moved] = await db
    .update(paymentFiles)
    .set({ ...set, status, version: version + 1 })
    .where(rowsOf(paymentFiles, { company_id, file_id, version }))
    .returning();
  if (!moved) throw new Refusal('changedMeanwhile');
  const subject = `paymentFile:${file_id}`;
  await audit(db, { company_id, actor: by, action: `paymentFile.${event}`, subject, from: row.status, to: status, at: now });
  return moved;
}

export const rowsOfFile = (db: Db, company_id: string, file_id: string) =>
  db.select().from(paymentFileRows).where(rowsOf(paymentFileRows, { company_id, file_id })).orderBy(asc(paymentFileRows.line));

/** Makes the transfer of each row; the one that cannot be made undoes all the others. A payee with another account by now is such a one. */
export async function payRows(asking: Asking, { company_id, file_id }: Pick<FileRow, 'company_id' | 'file_id'>): Promise<number> {
  const { db } = asking;
  const rows = await rowsOfFile(db, company_id, file_id);
  for (const { line, payee_id, bank_account_number, currency, amount, reference, ...row } of rows) {
    const purpose = purposes.find((each) => each === row.purpose);
    if (!isCurrency(currency) || !purpose) throw new Refusal('notFound');
    const order = { payee_id, currency, amount, purpose, reference };
    const made = await payOrdered(asking, order, { by: 'file', id: file_id, line }, true);
    if (detailsOf(made).recipient?.bank_account_number !== bank_account_number) throw new Refusal('changedMeanwhile');
    const { transaction_id } = made;
    await db.update(paymentFileRows).set({ transaction_id }).where(rowsOf(paymentFileRows, { company_id, file_id, line }));
  }
  return rows.length;
}
