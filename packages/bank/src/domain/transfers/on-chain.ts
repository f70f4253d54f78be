/** Transfers to wallets once the chain has them: its confirmations settle them, and only what it has dropped may fail (D-408). */
import { isNetwork } from '@bankside/core/rules/money/networks.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { ChainWatch, Sent, SentSeen } from '../../adapters/chain.ts';
import { faultText } from '../../adapters/log.ts';
import { transactions } from '../../ledger/ledger-schema.ts';
import type { Bank } from '../../platform/bank.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { transactionSteps } from '../../store/money-schema.ts';
import type { Db } from '../../store/store.ts';
import { lockRecord, type RecordRow } from '../records/records.ts';
import { detailsOf } from '../records/transfer-rights.ts';
import { settle } from './transfers.ts';

type OnChain = Pick<RecordRow, 'transfer_type' | 'hash' | 'confirmations' | 'confirmations_needed' | 'details'>;
const asked = 500;
const t = transactions;
const s = transactionSteps;

const isOnChain = ({ transfer_type, hash }: Pick<OnChain, 'transfer_type' | 'hash'>): boolean => transfer_type === 'address' && hash !== '';
/** The hash that counts, behind those that were entered before it: the chain may take any of them. */
const hashesOf = (row: Pick<OnChain, 'hash' | 'details'>): string[] => [...(detailsOf(row).hashes ?? []), row.hash];
/** What shows that the chain will never include any of them; '' while it still may. */
export function droppedBy(row: Pick<OnChain, 'hash' | 'details'>): string {
  const { dropped = {} } = detailsOf(row);
  const shown = hashesOf(row).map((hash) => dropped[hash] ?? '');
  return shown.includes('') ? '' : [...new Set(shown)].join(', ');
}
/** With another hash, which takes the place of the one before. */
export const sentAgain = (row: RecordRow, hash: string) => ({
  hash,
  details: { ...row.details, hashes: [...new Set(hashesOf(row))].filter((each) => each !== '' && each !== hash) },
});
export const mayFail = (row: OnChain): boolean => !isOnChain(row) || droppedBy(row) !== '';
export const maySettle = (row: OnChain): boolean =>
  row.transfer_type !== 'address' || (isOnChain(row) && row.confirmations_needed > 0 && row.confirmations >= row.confirmations_needed);

/** Those that wait for the chain, the oldest first. */
async function openOnChain({ policy, store: { db } }: Bank): Promise<(Sent & { readonly row: RecordRow })[]> {
  const since = sql<string>`(select max(${s.at}) from ${s} where ${s.company_id} = ${t.company_id} and ${s.transaction_id} = ${t.transaction_id} and ${s.step} = 'broadcast')`;
  const rows = await db
    .select({ row: t, since })
    .from(t)
    .where(and(eq(t.status, String(transaction.states.processing.wire)), eq(t.transfer_type, 'address'), ne(t.hash, '')))
    .orderBy(asc(t.date))
    .limit(asked);
  return rows.flatMap(({ row, since: at }) => {
    const { network, confirmations_needed: needed } = row;
    if (!isNetwork(network)) return [];
    const { dropped = {} } = detailsOf(row);
    return hashesOf(row)
      .filter((hash) => !dropped[hash])
      .map((hash) => ({ row, network, hash, since: new Date(at ?? row.date), needed, minutes: policy.chain.minutes[network] }));
  });
}

/** Takes in what the chain says of each, in a transaction of its own. Answers how many it spoke of. */
export async function followSent(bank: Bank, watch: ChainWatch): Promise<number> {
  const open = await openOnChain(bank);
  if (open.length === 0) return 0;
  const seen = await watch.sent(
    open.map(({ row: _row, ...sent }) => sent),
    bank.clock.now(),
  );
  let taken = 0;
  for (const { row, network, hash } of open) {
    const said = seen.find((each) => each.network === network && each.hash === hash);
    if (!said) continue;
    try {
      await bank.store.tx((db) => takeIn(bank, db, row, said));
      taken += 1;
    } catch (fault) {
      bank.log.error('a transfer on a chain was not followed', { job: 'sent on chains', fault: faultText(fault) });
    }
  }
  return taken;
}

async function takeIn(
  bank: Bank,
  db: Db,
  { company_id, transaction_id }: RecordRow,
  { hash, confirmations, dropped }: SentSeen,
): Promise<void> {
  const row = await lockRecord(db, company_id, transaction_id);
  if (stateOf(transaction, row.status) !== 'processing' || !hashesOf(row).includes(hash)) return; // another process, or staff, were quicker
  if (dropped) {
    const details = { ...row.details, dropped: { ...detailsOf(row).dropped, [hash]: dropped } };
    await db.update(t).set({ details }).where(rowsOf(t, { company_id, transaction_id }));
    return;
  }
  if (confirmations <= (hash === row.hash ? row.confirmations : 0)) return;
  const set = { ...(hash === row.hash ? {} : sentAgain(row, hash)), confirmations };
  await db.update(t).set(set).where(rowsOf(t, { company_id, transaction_id }));
  const now = { ...row, ...set };
  if (maySettle(now)) await settle(bank, db, now, { actor: 'chain' }, bank.clock.now(), confirmations);
}
