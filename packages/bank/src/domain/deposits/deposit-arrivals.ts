/** What arrives on a chain, seen once or many times, by several processes, in any order: one deposit, credited once (DEP-05, DEP-11). */
import { currencies, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { carries, isAsset, networks, type AddressForm, type Asset } from '@bankside/core/rules/money/networks.ts';
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import { toMinor } from '@bankside/core/rules/money/money.ts';
import type { Arrival } from '../../adapters/chain.ts';
import type { Bank } from '../../platform/bank.ts';
import { transactions } from '../../ledger/ledger-schema.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../store/store.ts';
import { audit } from '../../platform/audit.ts';
import { lockCompany, ownerOf } from './deposit-addresses.ts';
import { shownAmount, tellOfDeposit } from './deposit-news.ts';
import { hasCome, settle, suspend, type Mover } from './deposit-steps.ts';
import { openRecord, type RecordRow } from '../records/records.ts';
import { checkedAddress } from '../recipients/wallet-forms.ts';
import { isUnmatched, keepUnmatched, type Read } from './unmatched-arrivals.ts';
import { rowsOf } from '../../store/rows-of.ts';

/** Minor units of typed decimal text. Refuses invalid for more decimals than the currency has, amountZero for nothing. */
export function minorOf(amount: string, currency: Currency): bigint {
  const { scale } = currencies[currency];
  if ((amount.split('.')[1] ?? '').length > scale) throw new Refusal('invalid', { field: 'amount' });
  const minor = toMinor(amount, scale);
  if (minor === 0n) throw new Refusal('amountZero', { field: 'amount', params: { reason: 'deposit' } });
  return minor;
}

/** The bank's least deposit of an asset, in minor units; 0 where it asks for none. */
export function leastDeposit({ policy }: Pick<Bank, 'policy'>, asset: Asset): bigint {
  const least = policy.chain.minimum[asset];
  return least === null ? 0n : toMinor(least, currencies[asset].scale);
}

/** Too little to be seen or swept: shown, and credited only by hand. */
export const isDust = (bank: Pick<Bank, 'policy'>, { kind, currency, amount, hash }: RecordRow): boolean =>
  kind === 'digital' && hash !== '' && isAsset(currency) && amount < leastDeposit(bank, currency);

/** A hash as its chain writes it; capitals are no difference. Null for what is none. */
export function checkedHash(form: AddressForm, typed: string): string | null {
  const digits = typed.trim().toLowerCase().replace(/^0x/, '');
  if (!/^[0-9a-f]{64}$/.test(digits)) return null;
  return form === 'evm' ? `0x${digits}` : digits;
}

type Owned = Read & { readonly company_id: string };

/** '0x3bA9…8A40' */
const shortAddress = (address: string) => `${address.slice(0, address.startsWith('0x') ? 6 : 4)}…${address.slice(-4)}`;

/**
 * Records an arrival, counts its confirmations on, and credits it when there are enough. Answers null for one at an address that no
 * company has: it is kept for staff (OFF-18). Runs in a transaction. Refuses pairUnsupported (the network does not carry it), notFound
 * (no address), amountZero, invalid (a hash, an address or an amount that cannot be, or another amount under a hash that was seen).
 */
export async function recordArrival(bank: Bank, db: Db, arrival: Arrival, now: Date): Promise<RecordRow | null> {
  const { owner, ...facts } = await readArrival(db, arrival);
  if (owner === null) return keepUnmatched(bank, db, facts, now);
  const read: Owned = { ...facts, company_id: owner };
  await lockCompany(db, read.company_id);
  const mover: Mover = { bank, db, by: { actor: 'chain' }, now };
  const seen = await seenBefore(db, read);
  if (seen && seen.amount !== read.amount) throw new Refusal('invalid', { field: 'amount' });
  if (!seen && (await isUnmatched(db, facts))) return null; // the address has been given since: staff decide
  const row = seen ? await countOn(db, seen, read.confirmations) : await openArrival(mover, read);
  const { processing, adminReview } = transaction.states;
  if (row.status === adminReview.wire) return heldUntilReviewed(mover, row);
  return row.status === processing.wire && hasCome(row) && !isDust(bank, row) ? settle(mover, row) : row;
}

/** Stablecoins have 18 decimals on BNB Chain and 6 here and elsewhere: what lies behind our last one is not booked. */
const cut = (amount: string, scale: number): string => {
  const [whole = '', decimals = ''] = amount.split('.');
  return decimals.length > scale ? `${whole}.${decimals.slice(0, scale)}` : amount;
};

async function readArrival(
  db: Db,
  { network, currency, address, amount, sender_address, hash, confirmations }: Arrival,
): Promise<Read & { owner: string | null }> {
  if (!isAsset(currency) || !carries(currency, network)) throw new Refusal('pairUnsupported', { field: 'network' });
  const { form } = networks[network];
  const minor = minorOf(network === 'BEP20' ? cut(amount, currencies[currency].scale) : amount, currency);
  const checked = checkedHash(form, hash);
  if (checked === null) throw new Refusal('invalid', { field: 'hash' });
  const sender = sender_address === '' ? '' : checkedAddress(form, sender_address);
  if (sender === null) throw new Refusal('invalid', { field: 'sender_address' });
  const at = checkedAddress(form, address);
  if (at === null) throw new Refusal('notFound', { field: 'address' });
  const owner = (await ownerOf(db, form, at))?.company_id ?? null;
  const counted = Math.min(Math.max(confirmations, 0), 1_000_000);
  return { owner, asset: currency, amount: minor, address: at, hash: checked, sender, network, confirmations: counted };
}

/** The company's deposit of this output at its own address; null where there is none. What staff assigned came to another. */
export async function seenBefore(
  db: Db,
  { company_id, network, hash, asset }: Pick<Owned, 'company_id' | 'network' | 'hash' | 'asset'>,
): Promise<RecordRow | null> {
  const [row] = await db
    .select()
    .from(transactions)
    .where(rowsOf(transactions, { company_id, network, hash, currency: asset, type: 'deposit', assigned_address: '' }))
    .for('update');
  return row ?? null;
}

/** The company's record of it. `isAssigned`: by staff, from an address that nobody had, and without the notice that money is on its way. */
export async function openArrival(
  { bank, db, by, now }: Mover,
  { company_id, asset, amount, hash, sender, network, confirmations, address }: Owned,
  isAssigned = false,
): Promise<RecordRow> {
  const opening = {
    company_id,
    date: now,
    kind: 'digital',
    type: 'deposit',
    amount,
    currency: asset,
    status: String(transaction.states.processing.wire),
    counterparty: shortAddress(sender),
    network,
    hash,
    sender_address: sender,
    assigned_address: isAssigned ? address : '',
    confirmations,
    confirmations_needed: bank.policy.chain.confirmations[network],
  } as const;
  const row = await openRecord(db, opening, { step: 'seen', by: { actor: 'chain' } });
  const subject = `transaction:${row.transaction_id}`;
  await audit(db, { company_id, actor: by.user_id ?? by.actor, action: 'deposit.seen', subject, to: row.status, at: now });
  if (isAssigned) return row;
  const news = isDust(bank, row) ? 'deposit_below_minimum' : 'deposit_seen';
  await tellOfDeposit(bank, db, row, news, { now, network, min: shownAmount(leastDeposit(bank, asset), asset) });
  return row;
}

/** They only rise: a watcher that lags behind another takes nothing back. What is decided is left as it was. */
async function countOn(db: Db, row: RecordRow, confirmations: number): Promise<RecordRow> {
  const { processing, adminReview } = transaction.states;
  if (confirmations <= row.confirmations || (row.status !== processing.wire && row.status !== adminReview.wire)) return row;
  const { company_id, transaction_id } = row;
  await db.update(transactions).set({ confirmations }).where(rowsOf(transactions, { company_id, transaction_id }));
  return { ...row, confirmations };
}

/** Under review since before the chain confirmed it: the money is there now. */
async function heldUntilReviewed(mover: Mover, row: RecordRow): Promise<RecordRow> {
  if (!hasCome(row) || row.details['suspended'] === true) return row;
  await suspend(mover, row);
  const { company_id, transaction_id } = row;
  const details = { ...row.details, suspended: true };
  await mover.db.update(transactions).set({ details }).where(rowsOf(transactions, { company_id, transaction_id }));
  return { ...row, details };
}
