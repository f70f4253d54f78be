/**
 * The only code that moves a balance. Each function takes the caller's transaction (`Store.tx`), so that a movement is booked
 * or falls with what caused it. Amounts are minor units; times come from the clock adapter.
 */
import { createHash, randomUUID } from 'node:crypto';
import { type Currency, currencyCodes } from '@bankside/core/rules/money/currencies.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Db, databaseCode, violated } from '../store/store.ts';
import { ask } from '../store/transactions/db.ts';
import { explain, later, type Writer } from '../store/transactions/later.ts';
import { accountKinds, accounts, holds } from './ledger-schema.ts';
import { rowsOf } from '../store/rows-of.ts';

/** The client's account does not hold that much: callers refuse with insufficientBalance. */
export class Overdraft extends Error {}
/** The key was used before, for a different posting: callers refuse with keyReused. */
export class KeyReused extends Error {}
/** The hold is captured or released already: callers refuse with wrongState. */
export class HoldClosed extends Error {}

/** An account of a company: by its kind, in the line's currency, or that of one card, in dollars. */
export type AccountName = (typeof accountKinds)[number] | `card:${string}`;
/** One movement: out of the debited account's book into the credited one's. */
export type Line = { readonly debit: AccountName; readonly credit: AccountName; readonly currency: Currency; readonly amount: bigint };
export type Posting = {
  readonly company_id: string;
  /** What it is for, as the auditor and the statement say it: 'deposit', 'transfer', … */
  readonly kind: string;
  readonly lines: readonly Line[];
  readonly at: Date;
  /** The same key is posted once, however often it is repeated and by whom. */
  readonly key?: string;
  /** Random unless given. */
  readonly journal_id?: string;
};
export type Posted = { readonly journal_id: string; readonly replayed: boolean };

export const accountId = (name: AccountName, currency: Currency) => (name.startsWith('card:') ? name : `${name}:${currency}`);
export const cardAccount = (card_id: string) => `card:${card_id}` as const;

/** Opens the client's accounts and the bank's own beside them. Opening again changes nothing. */
export async function openAccounts(db: Db, company_id: string): Promise<void> {
  const rows = currencyCodes.flatMap((currency) =>
    accountKinds.map((kind) => ({ company_id, account_id: accountId(kind, currency), currency, kind })),
  );
  await db.insert(accounts).values(rows).onConflictDoNothing();
}

/** Opens the account of a card. Opening again changes nothing. */
export async function openCardAccount(db: Db, company_id: string, card_id: string): Promise<void> {
  const row = { company_id, account_id: cardAccount(card_id), currency: 'USD', kind: 'card' } as const;
  await db.insert(accounts).values(row).onConflictDoNothing();
}

/** Books a journal, in one round trip. Throws Overdraft or KeyReused. */
export const post = (db: Db, posting: Posting): Promise<Posted> => book(db, posting, null);

const fields = ['company', 'journal', 'kind', 'key', 'hash', 'at', 'lines', 'spends'] as const;
const callText = (first: number) => `ledger_post(${fields.map((_, nth) => `$${first + nth}`).join(', ')})`;
const valuesOf = (call: ReturnType<typeof postingCall>) => fields.map((field) => call[field]);

/** Their accounts are locked in the order that everybody keeps, then all are booked in theirs. */
const journals: Writer<Posting> = (_db, postings) => {
  const accountsOf = ({ company_id, lines }: Posting) =>
    lines.flatMap(({ debit, credit, currency }) => [debit, credit].map((name) => ({ company_id, account_id: accountId(name, currency) })));
  const locks = JSON.stringify(postings.flatMap(accountsOf));
  const calls = postings.map((posting) => valuesOf(postingCall(posting, null)));
  const text = (n: number) =>
    [`ledger_lock($${n}::text::json)`, ...calls.map((values, nth) => callText(n + 1 + nth * values.length))].join(', ');
  return [{ isCall: true, isFirst: true, text, values: [locks, ...calls.flat()] }];
};

/** Books a journal at the end of the transaction, so that no account is locked while its work goes on. `Store.tx` throws Overdraft then. */
export async function postAtEnd(db: Db, posting: Posting & { readonly journal_id: string }): Promise<void> {
  explain(db, named);
  await later(db, journals, posting);
}

/** Spends a hold: what it held is free again and the lines are booked, at once. Throws HoldClosed, Overdraft or KeyReused. */
export const capture = (db: Db, hold_id: string, posting: Posting): Promise<Posted> => book(db, posting, hold_id);

async function book(db: Db, posting: Posting, hold_id: string | null): Promise<Posted> {
  const call = postingCall(posting, hold_id);
  const [row] = await translated(ask<{ journal_id: string }>(db, `select ${callText(1)} as journal_id`, valuesOf(call)));
  const journal_id = row?.journal_id ?? call.journal;
  return { journal_id, replayed: journal_id !== call.journal };
}

/** What ledger_post is called with; the hash covers what a retry must repeat, so not the time. */
export function postingCall({ company_id, kind, lines, at, key, journal_id: journal = randomUUID() }: Posting, spends: string | null) {
  const moves = JSON.stringify(
    lines.map(({ debit, credit, currency, amount }) => ({
      debit: accountId(debit, currency),
      credit: accountId(credit, currency),
      currency,
      amount: amount.toString(),
    })),
  );
  const hash = createHash('sha256')
    .update(JSON.stringify([kind, spends, moves]))
    .digest('hex');
  return { company: company_id, journal, kind, key: key ?? journal, hash, at: at.toISOString(), lines: moves, spends };
}

export type HoldRequest = {
  readonly company_id: string;
  readonly currency: Currency;
  readonly amount: bigint;
  readonly at: Date;
  readonly hold_id?: string;
  /** Whose money: the client's own account unless it is a card's. */
  readonly account?: AccountName;
};

/** Promises money and answers the hold's id. Throws Overdraft when less is available in the client's account; a card's has no such bound. */
export async function hold(
  db: Db,
  { company_id, currency, amount, at, hold_id = randomUUID(), account = 'client' }: HoldRequest,
): Promise<string> {
  await translated(
    db.insert(holds).values({ company_id, hold_id, account_id: accountId(account, currency), currency, amount, created_at: at }),
  );
  return hold_id;
}

/** Gives held money back. Throws HoldClosed when the hold was captured or released before. */
export async function release(db: Db, company_id: string, hold_id: string, at: Date): Promise<void> {
  const released = await db
    .update(holds)
    .set({ state: 'released', closed_at: at })
    .where(rowsOf(holds, { company_id, hold_id, state: 'active' }))
    .returning({ hold_id: holds.hold_id });
  if (released.length === 0) throw new HoldClosed(`hold ${hold_id} is not active`);
}

/** `movements` counts what was ever booked: the same count, the same history. */
export type Balance = { readonly currency: Currency; readonly book: bigint; readonly held: bigint; readonly movements: number };

/** The client's balances, in the order of the currency table. Available is book less held. */
export async function balances(db: Db, company_id: string): Promise<Balance[]> {
  const rows = await db
    .select({ currency: accounts.currency, book: accounts.book, held: accounts.held, movements: accounts.movements })
    .from(accounts)
    .where(rowsOf(accounts, { company_id, kind: 'client' }));
  return inCurrencyOrder(rows as Balance[]);
}

/** In minor units; 0 where nothing was ever booked. */
export async function availableIn(db: Db, company_id: string, currency: string): Promise<bigint> {
  const [row] = await ask<{ available: string }>(
    db,
    `select (book - held)::text as available from accounts where company_id = $1 and account_id = $2`,
    [company_id, `client:${currency}`],
  );
  return BigInt(row?.available ?? 0);
}

/** What cards hold, by card_id: minor units of USD. Available is book less held. */
export async function cardBalances(
  db: Db,
  company_id: string,
  card_ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<Balance, 'book' | 'held' | 'movements'>>> {
  const rows = await db
    .select({ account_id: accounts.account_id, book: accounts.book, held: accounts.held, movements: accounts.movements })
    .from(accounts)
    .where(and(eq(accounts.company_id, company_id), inArray(accounts.account_id, ['', ...card_ids.map(cardAccount)])));
  return new Map(rows.map(({ account_id, ...balance }) => [account_id.slice('card:'.length), balance]));
}

/** What is booked on all cards of a company: minor units of USD. */
export async function sumOnCards(db: Db, company_id: string): Promise<bigint> {
  const [row] = await db
    .select({ book: sql<string>`coalesce(sum(${accounts.book}), 0)` })
    .from(accounts)
    .where(rowsOf(accounts, { company_id, kind: 'card' }));
  return BigInt(row?.book ?? 0);
}

export function inCurrencyOrder(rows: readonly Balance[]): Balance[] {
  const byCode = new Map(rows.map((row) => [row.currency, row]));
  return currencyCodes.flatMap((currency) => byCode.get(currency) ?? []);
}

/** The database's own refusals under their names here. */
function named(fault: unknown): unknown {
  const code = databaseCode(fault);
  if (code === '23514' && violated(fault) === 'no_overdraft') return new Overdraft('less is available than that', { cause: fault });
  if (code === 'BK001') return new KeyReused('this key was used for another posting', { cause: fault });
  if (code === 'BK002') return new HoldClosed('the hold is not active', { cause: fault });
  return fault;
}

async function translated<T>(work: PromiseLike<T>): Promise<T> {
  try {
    return await work;
  } catch (fault) {
    throw named(fault);
  }
}
