/** Records of money, as clients see them: how one is opened and how it takes a step. The ledger's side is the caller's, in the same transaction. */
import { randomInt, randomUUID } from 'node:crypto';
import type { Conversion, Timeline } from '@bankside/core/contract/money.ts';
import { stateOf, step as nextState, type Actor } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import type { CardFeeKind } from '@bankside/core/rules/cards/money.ts';
import type { ReviewReason } from '@bankside/core/rules/money/transfers.ts';
import type { transactionTypes } from '@bankside/core/rules/money/money-options.ts';
import { asc, sql } from 'drizzle-orm';
import { transactions } from '../../ledger/ledger-schema.ts';
import { Refusal } from '../../platform/refusal.ts';
import { transactionSteps } from '../../store/money-schema.ts';
import { later, rowsInto, settle, waiting } from '../../store/transactions/later.ts';
import type { Db } from '../../store/store.ts';
import { audit } from '../../platform/audit.ts';
import { rowsOf } from '../../store/rows-of.ts';

export type RecordRow = typeof transactions.$inferSelect;
export type Step = Timeline[number]['step'];
/** Who takes a step. A person of the company is shown by name, the bank's staff are not. */
export type By = { readonly actor: Timeline[number]['actor']; readonly user_id?: string; readonly name?: string };

/** What is in `details`; all of it for people to read. Amounts are decimal text. */
export type Details = {
  readonly fees?: { readonly admin_fee: string; readonly gas_fee: string; readonly fixed_fee: string };
  readonly recipient?: Readonly<
    Record<'name' | 'bank_account_number' | 'bank_name' | 'swift_code' | 'country' | 'account_number' | 'address', string>
  >;
  readonly rate?: string;
  readonly rate_at?: string;
  /** Of an exchange, as it was booked: the market rate, and the bank's margin in it. */
  readonly conversion?: Conversion;
  readonly convert_to?: string;
  readonly proof?: string;
  readonly document?: string;
  /** What was announced, when another amount came. */
  readonly announced?: string;
  /** Of a deposit under review whose money has come: it is on the suspense account. */
  readonly suspended?: boolean;
  /** How many others of the company agree to it, by the rules of the day it was made (TRF-16). */
  readonly approvers?: number;
  /** Those of the company who have agreed, by user_id. */
  readonly approved_by?: readonly string[];
  /** The scheduled payment, or the row of a file, that it was made by (TRF-26, TRF-29). */
  readonly ordered?: { readonly by: 'schedule' | 'file'; readonly id: string; readonly line?: number };
  /** A large exchange, quoted and settled by a person at the bank (TRF-22). */
  readonly otc?: boolean;
  /** Why the bank looks at it before it goes; absent: it does not. */
  readonly review_for?: readonly ReviewReason[];
  /** The card that the money is for: of a top-up, a fee, a refund. */
  /** The contract whose cards were paid. */
  readonly contract?: { readonly contract_id: string; readonly number: string; readonly quantity: number };
  readonly card?: { readonly card_id: string; readonly last4: string; readonly fee?: CardFeeKind; readonly top_up_id?: string };
};

/** What a record's number begins with. */
export const prefixes: Readonly<Record<(typeof transactionTypes)[number], string>> = {
  deposit: 'D',
  transfer: 'T',
  withdrawal: 'W',
  exchange: 'FX',
  top_up: 'C',
  fee: 'F',
  refund: 'R',
};
/** 'T-88021477': the kind and eight digits. */
export const newNumber = (type: (typeof transactionTypes)[number]): string =>
  `${prefixes[type]}-${randomInt(10_000_000, 99_999_999).toString()}`;

export type Opening = Omit<typeof transactions.$inferInsert, 'transaction_id' | 'number' | 'version' | 'type' | 'details'> & {
  readonly transaction_id?: string;
  readonly type: (typeof transactionTypes)[number];
  readonly details?: Details;
};

export type NewRecord = { readonly opening: Opening; readonly first: { readonly step: Step; readonly by: By; readonly note?: string } };

/** Writes new records with their first steps, in their order. A number is drawn until it is free in the company. */
export async function openRecords(db: Db, wanted: readonly NewRecord[]): Promise<RecordRow[]> {
  const open = wanted.map(({ opening, first }) => ({
    first,
    opening: { ...opening, transaction_id: opening.transaction_id ?? randomUUID() },
  }));
  const made = new Map<string, RecordRow>();
  while (made.size < open.length) {
    const rows = await db
      .insert(transactions)
      .values(open.flatMap(({ opening }) => (made.has(opening.transaction_id) ? [] : { ...opening, number: newNumber(opening.type) })))
      .onConflictDoNothing({ target: [transactions.company_id, transactions.number] })
      .returning();
    for (const row of rows) made.set(row.transaction_id, row);
  }
  const records: RecordRow[] = [];
  for (const { opening, first } of open) {
    const row = made.get(opening.transaction_id);
    if (!row) throw new Error('a record was not written');
    await addStep(db, row, first, row.date);
    records.push(row);
  }
  return records;
}

export async function openRecord(db: Db, opening: Opening, first: NewRecord['first']): Promise<RecordRow> {
  const [row] = await openRecords(db, [{ opening, first }]);
  if (!row) throw new Error('a record was not written');
  return row;
}

const steps = rowsInto(transactionSteps);

export async function addStep(
  db: Db,
  row: RecordRow,
  { step, by, note = '' }: { step: Step; by: By; note?: string },
  at: Date,
): Promise<void> {
  const { company_id, transaction_id } = row;
  const before = waiting(db, steps, (waits) => waits.company_id === company_id && waits.transaction_id === transaction_id);
  await later(db, steps, {
    company_id,
    transaction_id,
    seq: sql`(select coalesce(max(seq), 0) + ${before + 1}::int from transaction_steps where company_id = ${company_id} and transaction_id = ${transaction_id})`,
    step,
    at,
    actor: by.actor,
    user_id: by.user_id ?? null,
    name: by.name ?? '',
    note,
  });
}

/** Locks and answers a record, or refuses notFound. With `version`, refuses changedMeanwhile when it is another one by now. */
export async function lockRecord(db: Db, company_id: string, transaction_id: string, version?: number): Promise<RecordRow> {
  const [row] = await db.select().from(transactions).where(rowsOf(transactions, { company_id, transaction_id })).for('update');
  if (!row) throw new Refusal('notFound');
  if (version !== undefined && row.version !== version) throw new Refusal('changedMeanwhile');
  return row;
}

type Event = keyof typeof transaction.events;
type Move = {
  readonly event: Event;
  /** As the lifecycle's table names them. */
  readonly actor: Actor;
  readonly by: By;
  readonly step: Step;
  readonly now: Date;
  readonly reason?: string;
  readonly set?: Partial<typeof transactions.$inferInsert>;
};

/** The only way a record changes its status: by the lifecycle's table, with its version, a step and an audit line. Refuses wrongState. */
export async function moveRecord(db: Db, row: RecordRow, { event, actor, by, step, now, reason, set = {} }: Move): Promise<RecordRow> {
  const next = nextState(transaction, stateOf(transaction, row.status), event, actor);
  if (!next) throw new Refusal('wrongState');
  const status = String(transaction.states[next].wire);
  const [moved] = await db
    .update(transactions)
    .set({ ...set, status, version: row.version + 1, ...(reason === undefined ? {} : { reason }) })
    .where(rowsOf(transactions, { company_id: row.company_id, transaction_id: row.transaction_id, version: row.version }))
    .returning();
  if (!moved) throw new Refusal('changedMeanwhile');
  await addStep(db, moved, { step, by, note: reason ?? '' }, now);
  await audit(db, {
    company_id: row.company_id,
    actor: by.user_id ?? by.actor,
    action: `transaction.${event}`,
    subject: `transaction:${row.transaction_id}`,
    from: row.status,
    to: status,
    reason: reason ?? '',
    at: now,
  });
  return moved;
}

export async function stepsOf(db: Db, company_id: string, transaction_id: string) {
  await settle(db);
  return db
    .select()
    .from(transactionSteps)
    .where(rowsOf(transactionSteps, { company_id, transaction_id }))
    .orderBy(asc(transactionSteps.seq));
}
