/** What the sandbox's page needs to make money arrive on a chain: everybody's addresses, and the arrivals that still count their confirmations. */
import { isNetwork, networks } from '@bankside/core/rules/money/networks.ts';
import { isCurrency } from '@bankside/core/rules/money/currencies.ts';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Arrival } from '../adapters/chain.ts';
import type { Bank } from '../platform/bank.ts';
import { transactions } from '../ledger/ledger-schema.ts';
import { amountText } from '../domain/records/amount-text.ts';
import { depositAddresses } from '../store/money-schema.ts';
import { companies } from '../store/schema.ts';

const t = transactions;
/** Nobody's: what arrives there waits at the bank's desk (OFF-18). */
const nobodys = { project_name: 'Nobody', form: 'tron', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' };

export async function chainState({ store: { db } }: Bank) {
  const addresses = await db
    .select({ project_name: companies.project_name, form: depositAddresses.form, address: depositAddresses.address })
    .from(depositAddresses)
    .innerJoin(companies, eq(companies.company_id, depositAddresses.company_id))
    .orderBy(desc(depositAddresses.created_at), asc(depositAddresses.form))
    .limit(200);
  const rows = await db
    .select({ row: t, form: depositAddresses.form, address: depositAddresses.address })
    .from(t)
    .innerJoin(depositAddresses, eq(depositAddresses.company_id, t.company_id))
    .where(and(sql`${t.status} in ('processing', 'admin_review')`, eq(t.type, 'deposit'), sql`${t.hash} <> ''`))
    .limit(200);
  const arrivals = rows.flatMap(({ row, form, address }): (Arrival & { id: string; needed: number })[] => {
    const { transaction_id: id, network, currency, amount, hash, sender_address, confirmations, confirmations_needed: needed } = row;
    if (!isNetwork(network) || networks[network].form !== form || !isCurrency(currency)) return [];
    return [{ id, network, currency, address, amount: amountText(amount, currency), sender_address, hash, confirmations, needed }];
  });
  return { addresses: [...addresses, nobodys], arrivals };
}
