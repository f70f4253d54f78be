/** What arrives on a chain at an address that no company has: kept for staff, its money on the bank's own suspense account (OFF-18). */
import { randomUUID } from 'node:crypto';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import { isCurrency, type Currency } from '@bankside/core/rules/money/currencies.ts';
import type { Asset, Network } from '@bankside/core/rules/money/networks.ts';
import { eq } from 'drizzle-orm';
import { openAccounts, post, type Line } from '../../ledger/ledger.ts';
import { suspended } from '../../ledger/lines.ts';
import { audit } from '../../platform/audit.ts';
import type { Bank } from '../../platform/bank.ts';
import { Refusal } from '../../platform/refusal.ts';
import { unmatchedArrivals } from '../../store/money-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { lockCompany } from './deposit-addresses.ts';
import { shownAmount } from './deposit-news.ts';

/** An arrival as the chain has it. */
export type Read = {
  readonly asset: Asset;
  readonly amount: bigint;
  readonly address: string;
  readonly hash: string;
  readonly sender: string;
  readonly network: Network;
  readonly confirmations: number;
};
export type UnmatchedRow = typeof unmatchedArrivals.$inferSelect;

export const isConfirmed = ({ confirmations, confirmations_needed }: UnmatchedRow): boolean => confirmations >= confirmations_needed;

/** Money that cannot move further than it has come: the arrival's own key, so that each line is booked once. */
export async function bookUnmatched(
  db: Db,
  { company_id, arrival_id, currency, amount }: UnmatchedRow,
  lineOf: (currency: Currency, amount: bigint) => Line,
  { name, at }: { readonly name: 'arrived' | 'left'; readonly at: Date },
): Promise<void> {
  if (!isCurrency(currency)) throw new Error(`arrival ${arrival_id} is in the unknown ${currency}`);
  await post(db, { company_id, kind: 'deposit', lines: [lineOf(currency, amount)], at, key: `arrival ${name} ${arrival_id}` });
}

/** Is it with staff, or was it? Then it is not credited by itself, also where a company has the address by now. */
export const isUnmatched = async (db: Db, read: Read): Promise<boolean> => (await keptBefore(db, read)) !== null;

async function keptBefore(db: Db, { network, hash, asset, address }: Read): Promise<UnmatchedRow | null> {
  const [row] = await db
    .select()
    .from(unmatchedArrivals)
    .where(rowsOf(unmatchedArrivals, { network, hash, currency: asset, address }))
    .for('update');
  return row ?? null;
}

/** Keeps it, or counts its confirmations on. With enough of them its money is booked. Runs in a transaction. */
export async function keepUnmatched(bank: Bank, db: Db, read: Read, now: Date): Promise<null> {
  const company_id = await ownCompany(db);
  await lockCompany(db, company_id);
  const before = await keptBefore(db, read);
  if (before && before.amount !== read.amount) throw new Refusal('invalid', { field: 'amount' });
  const after = before ? await countOn(db, before, read.confirmations) : await keep(bank, db, company_id, read, now);
  if (!isConfirmed(after) || (before && isConfirmed(before))) return null;
  await openAccounts(db, company_id);
  await bookUnmatched(db, after, suspended, { name: 'arrived', at: now });
  return null;
}

async function keep(bank: Bank, db: Db, company_id: string, read: Read, now: Date): Promise<UnmatchedRow> {
  const { asset: currency, amount, sender: sender_address, network, hash, address, confirmations } = read;
  const arrival_id = randomUUID();
  const confirmations_needed = bank.policy.chain.confirmations[network];
  const facts = { company_id, arrival_id, currency, amount, sender_address, network, hash, address, confirmations, confirmations_needed };
  const [row] = await db
    .insert(unmatchedArrivals)
    .values({ ...facts, seen_at: now })
    .returning();
  if (!row) throw new Error('an arrival was not kept');
  const line = { company_id, actor: 'chain', action: 'arrival.seen', subject: `arrival:${arrival_id}` } as const;
  await audit(db, { ...line, to: shownAmount(amount, currency), at: now });
  return row;
}

/** They only rise; what is decided is left as it was. */
async function countOn(db: Db, row: UnmatchedRow, confirmations: number): Promise<UnmatchedRow> {
  if (confirmations <= row.confirmations || row.state !== 'unmatched') return row;
  const { company_id, arrival_id } = row;
  await db.update(unmatchedArrivals).set({ confirmations }).where(rowsOf(unmatchedArrivals, { company_id, arrival_id }));
  return { ...row, confirmations };
}

/** The company of the bank's own people. */
async function ownCompany(db: Db): Promise<string> {
  const [staff] = await db.select({ company_id: users.company_id }).from(users).where(eq(users.user_type, userTypes.staff)).limit(1);
  if (!staff) throw new Error('the bank has no people');
  return staff.company_id;
}
