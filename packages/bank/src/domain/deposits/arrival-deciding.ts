/** What staff do with an arrival that no address explains: it becomes a company's deposit, or goes back to its sender (OFF-18). */
import { isAsset, isNetwork, networks } from '@bankside/core/rules/money/networks.ts';
import { sentBack } from '../../ledger/lines.ts';
import { audit } from '../../platform/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { unmatchedArrivals } from '../../store/money-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import type { Db } from '../../store/store.ts';
import type { RecordRow } from '../records/records.ts';
import { ownerOf } from './deposit-addresses.ts';
import { openArrival, seenBefore } from './deposit-arrivals.ts';
import { settle, type Mover } from './deposit-steps.ts';
import { bookUnmatched, isConfirmed, type UnmatchedRow } from './unmatched-arrivals.ts';

/** An arrival that may be decided about, locked. Refuses notFound, wrongState (decided, or the chain may still drop it), changedMeanwhile. */
export async function arrivalToDecide(db: Db, arrival_id: string, version: number): Promise<UnmatchedRow> {
  const [row] = await db.select().from(unmatchedArrivals).where(rowsOf(unmatchedArrivals, { arrival_id })).for('update');
  if (!row) throw new Refusal('notFound');
  if (row.state !== 'unmatched' || !isConfirmed(row)) throw new Refusal('wrongState');
  if (row.version !== version) throw new Refusal('changedMeanwhile');
  return row;
}

type Decision = { readonly company_id: string; readonly account_number: string; readonly reason: string };

/** Credits the company, with the notices of any deposit. Refuses invalid where the company that has the address by now was credited for it. */
export async function assign(mover: Mover, row: UnmatchedRow, { company_id, account_number, reason }: Decision): Promise<RecordRow> {
  const { db, by, now: at } = mover;
  const { arrival_id, network, currency: asset, amount, hash, address, sender_address: sender, confirmations } = row;
  if (!isNetwork(network) || !isAsset(asset)) throw new Refusal('pairUnsupported');
  const owned = { company_id, network, asset, amount, hash, address, sender, confirmations };
  const owner = await ownerOf(db, networks[network].form, address);
  if (owner && (await seenBefore(db, { ...owned, company_id: owner.company_id }))) throw new Refusal('invalid', { field: 'company_id' });
  await bookUnmatched(db, row, sentBack, { name: 'left', at });
  const deposit = await settle(mover, await openArrival(mover, owned, true));
  const { transaction_id } = deposit;
  await close(mover, row, { state: 'assigned', transaction_id, reason });
  const line = { actor: by.user_id ?? by.actor, action: 'arrival.assign', at } as const;
  await audit(db, { ...line, company_id: row.company_id, subject: `arrival:${arrival_id}`, from: 'unmatched', to: account_number, reason });
  await audit(db, { ...line, company_id, subject: `transaction:${transaction_id}`, to: deposit.status });
  return deposit;
}

/** Back to where it came from. */
export async function giveBack(mover: Mover, row: UnmatchedRow, reason: string): Promise<void> {
  const { db, by, now: at } = mover;
  const { company_id, arrival_id } = row;
  await bookUnmatched(db, row, sentBack, { name: 'left', at });
  await close(mover, row, { state: 'returned', reason });
  const line = { company_id, actor: by.user_id ?? by.actor, action: 'arrival.return', subject: `arrival:${arrival_id}`, at } as const;
  await audit(db, { ...line, from: 'unmatched', to: 'returned', reason });
}

type Closed = Pick<UnmatchedRow, 'reason'> & {
  readonly state: 'assigned' | 'returned';
  readonly transaction_id?: string;
};

async function close({ db, by, now }: Mover, { company_id, arrival_id, version }: UnmatchedRow, closed: Closed): Promise<void> {
  const set = { ...closed, decided_by: by.user_id ?? null, decided_at: now, version: version + 1 };
  await db.update(unmatchedArrivals).set(set).where(rowsOf(unmatchedArrivals, { company_id, arrival_id }));
}
