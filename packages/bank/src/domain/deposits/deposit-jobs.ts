/** What happens to deposits unasked: arrivals are taken in, announced wires that never came are closed. */
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { ChainWatch } from '../../adapters/chain.ts';
import { faultText } from '../../adapters/log.ts';
import type { Bank } from '../../platform/bank.ts';
import { transactions } from '../../ledger/ledger-schema.ts';
import { Refusal } from '../../platform/refusal.ts';
import { lockCompany } from './deposit-addresses.ts';
import { recordArrival } from './deposit-arrivals.ts';
import { fail } from './deposit-steps.ts';
import { lockRecord } from '../records/records.ts';

const batch = 100;
const dayMs = 86_400_000;

/** Each arrival in a transaction of its own: one that cannot be taken holds up no other. Answers how many were taken. */
export async function takeArrivals(bank: Bank, watch: ChainWatch): Promise<number> {
  let taken = 0;
  for (const arrival of await watch.arrivals()) {
    try {
      await bank.store.tx((db) => recordArrival(bank, db, arrival, bank.clock.now()));
      taken += 1;
    } catch (fault) {
      const why = fault instanceof Refusal ? `refused: ${fault.refusal} ${fault.field ?? ''}` : faultText(fault);
      bank.log.error('arrival not taken', { job: 'chain', fault: why });
    }
  }
  return taken;
}

/** Announced wires that did not come within policy.deposits.requestDays fail. Answers how many. */
export async function closeOldRequests(bank: Bank): Promise<number> {
  const now = bank.clock.now();
  const { requestDays } = bank.policy.deposits;
  const old = await bank.store.db
    .select({ company_id: transactions.company_id, transaction_id: transactions.transaction_id })
    .from(transactions)
    .where(
      and(
        sql`status = 'pending_approval'`, // as the index of open records says it
        eq(transactions.type, 'deposit'),
        lt(transactions.date, new Date(now.getTime() - requestDays * dayMs)),
      ),
    )
    .orderBy(asc(transactions.date))
    .limit(batch);
  for (const { company_id, transaction_id } of old)
    await bank.store.tx(async (db) => {
      await lockCompany(db, company_id);
      const row = await lockRecord(db, company_id, transaction_id);
      if (row.status !== transaction.states.pendingApproval.wire) return; // it came meanwhile
      await fail({ bank, db, by: { actor: 'system' }, now }, row, '', { kind: 'deposit_expired', days: String(requestDays) });
    });
  return old.length;
}
