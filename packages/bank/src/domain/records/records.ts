/** Records of money, as clients see them: how one is opened and how it takes a step. The ledger's side is the caller's, in the same transaction. */
import { randomInt, randomUUID } from 'node:crypto';
import type { Conversion } from '@bankside/core/contract/money.ts';
import { stateOf, step as nextState, type Actor } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import type { CardFeeKind } from '@bankside/core/rules/cards/money.ts';
import type { ReviewReason } from '@bankside/core/rules/money/transfers.ts';
import type { transactionTypes } from '@bankside/core/rules/money/money-options.ts';
import { transactions } from '../../ledger/ledger-schema.ts';
import { Refusal } from '../../platform/refusal.ts';
import { ask } from '../../store/transactions/db.ts';
import { later, rowsInto } from '../../store/transactions/later.ts';
import { defaultsOf, defined, insertInto } from '../../store/transactions/rows-into.ts';
import type { Db } from '../../store/store.ts';
import { audit } from '../../platform/audit.ts';
import { addStep, type By, type Step } from './record-steps.ts';

export type { By, Step } from './record-steps.ts';
import { rowsOf } from '../../store/rows-of.ts';

export type RecordRow = typeof transactions.$inferSelect;

/** What is in `details`; all of it for people to read. Amounts are decimal text. */
export type Details = {
  /** Of a transfer on a chain: hashes that were entered before the one that counts; by hash what shows that the chain will never include it. */
  readonly hashes?: readonly string[];
  readonly dropped?: Readonly<Record<string, string>>;
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

/** What the table gives to fields that an opening leaves out, so that a record is known before it is written. */
const given = { ...defaultsOf(transactions), fee: 0n };

const drawn = ({ opening }: NewRecord): RecordRow => {
  const transaction_id = opening.transaction_id ?? randomUUID();
  return { ...given, ...defined(opening), transaction_id, number: newNumber(opening.type) } as RecordRow;
};

const opened = rowsInto(transactions);

/** Writes a new record and its first step at the end of the transaction, which begins again where its number was taken. */
export async function openAtEnd(db: Db, wanted: NewRecord): Promise<RecordRow> {
  const row = drawn(wanted);
  await later(db, opened, row);
  await addStep(db, row, wanted.first, row.date);
  return row;
}

/** Writes a new record with its first step. A number is drawn until it is free in the company. */
export async function openRecord(db: Db, opening: Opening, first: NewRecord['first']): Promise<RecordRow> {
  const row = drawn({ opening, first });
  for (;;) {
    const [insert] = insertInto(transactions, [row]);
    if (!insert) throw new Error('a record was not written');
    const text = `${insert.text(1)} on conflict (company_id, number) do nothing returning transaction_id`;
    if ((await ask(db, text, insert.values)).length > 0) break;
    row.number = newNumber(opening.type);
  }
  await addStep(db, row, first, row.date);
  return row;
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
