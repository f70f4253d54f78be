/** Deposits that are under way, for staff: announced, on a chain, under review. */
import type { backOffice } from '@bankside/core/contract/back-office.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { asc, eq, and, inArray, sql } from 'drizzle-orm';
import { transactions } from '../../ledger/ledger-schema.ts';
import { shownAmount } from '../../services/deposit-news.ts';
import type { Details, RecordRow } from '../../services/records.ts';
import { companies, files } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';

type Work = Out<typeof backOffice.queue>['list'][number];

export async function openDeposits(db: Db): Promise<Work[]> {
  const rows = await db
    .select({ project_name: companies.project_name, row: transactions })
    .from(transactions)
    .innerJoin(companies, eq(companies.company_id, transactions.company_id))
    .where(and(sql`${transactions.status} in ('pending_approval', 'admin_review', 'processing')`, eq(transactions.type, 'deposit')))
    .orderBy(asc(transactions.date))
    .limit(200);
  const proofs = rows.flatMap(({ row }) => proofOf(row) ?? []);
  const names = await db
    .select()
    .from(files)
    .where(inArray(files.file_key, ['', ...proofs]));
  return rows.map(({ project_name, row }) => ({
    kind: 'deposit' as const,
    id: row.transaction_id,
    company_id: row.company_id,
    project_name,
    version: row.version,
    since: row.date.toISOString(),
    text: sentence(row),
    status: row.status,
    files: names
      .filter((file) => file.company_id === row.company_id && file.file_key === proofOf(row))
      .map(({ file_key, name }) => ({ slot: 'proof', file_key, name })),
  }));
}

const proofOf = ({ details }: RecordRow): string | undefined => (details as Details).proof;

/** 'D-88000412 · 25,000.000000 USDT · TRC20, 14 of 20 confirmations · from TQ5k…JkZs · processing' */
function sentence(row: RecordRow): string {
  const { number, amount, currency, network, confirmations, confirmations_needed, counterparty, reference, status } = row;
  const way = network ? `${network}, ${confirmations} of ${confirmations_needed} confirmations` : reference;
  const { convert_to, announced } = row.details as Details;
  return [
    number,
    shownAmount(amount, currency),
    way,
    `from ${counterparty}`,
    convert_to ? `to become ${convert_to}` : '',
    announced ? `announced as ${announced}` : '',
    status,
  ]
    .filter(Boolean)
    .join(' · ');
}
