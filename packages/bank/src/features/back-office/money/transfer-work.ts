/** Transfers that wait for the bank, for staff, with what may be done about each. */
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { exactAmount } from '@bankside/core/i18n/amounts.ts';
import { currencies } from '@bankside/core/rules/money/currencies.ts';
import { choices, stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { transactions } from '../../../ledger/ledger-schema.ts';
import type { RecordRow } from '../../../domain/records/records.ts';
import { detailsOf } from '../../../domain/records/transfer-rights.ts';
import { mayFail, maySettle } from '../../../domain/transfers/on-chain.ts';
import { isQuotable } from '../../../domain/transfers/otc-quotes.ts';
import { leaving } from '../../../domain/transfers/transfers.ts';
import { companies, files } from '../../../store/schema.ts';
import type { Db } from '../../../store/store.ts';

type Work = Out<typeof backOffice.queue>['list'][number];
export const transferEvents = ['takeUp', 'release', 'refuse', 'broadcast', 'settle', 'fail'] as const;
const waiting = ['pendingApproval', 'adminReview', 'processing'] as const;

/** Those that wait for the bank; not those whose company has not said all. */
export async function pendingTransfers(db: Db): Promise<Work[]> {
  const rows = await db
    .select({ row: transactions, project_name: companies.project_name })
    .from(transactions)
    .innerJoin(companies, eq(companies.company_id, transactions.company_id))
    .where(
      and(
        inArray(
          transactions.status,
          waiting.map((state) => String(transaction.states[state].wire)),
        ),
        ne(transactions.transfer_type, ''),
        ne(transactions.waits_for, 'second_approval'),
      ),
    )
    .orderBy(asc(transactions.date))
    .limit(200);
  const keys = rows.flatMap(({ row }) => detailsOf(row).document ?? []);
  const names = keys.length === 0 ? [] : await db.select().from(files).where(inArray(files.file_key, keys));
  return rows.map(({ row, project_name }) => {
    const { amount, currency } = leaving(row);
    const file = names.find((each) => each.company_id === row.company_id && each.file_key === detailsOf(row).document);
    return {
      kind: 'transfer' as const,
      id: row.transaction_id,
      company_id: row.company_id,
      project_name,
      version: row.version,
      since: row.date.toISOString(),
      text: `${row.number} · ${exactAmount(toDecimal(amount, currencies[currency].scale), currency)} · ${row.counterparty} · ${row.status}`,
      status: row.status,
      waits_for: row.waits_for,
      events: eventsOf(row),
      files: file ? [{ slot: 'support', file_key: file.file_key, name: file.name }] : [],
    };
  });
}

/** What decideTransfer would take now. On a chain: first the hash, then what the chain has said of it. */
function eventsOf(row: RecordRow): string[] {
  if (isQuotable(row)) return ['refuse'];
  const allowed: readonly string[] = choices(transaction, stateOf(transaction, row.status), 'bank');
  const may = { broadcast: row.transfer_type === 'address' && row.confirmations === 0, settle: maySettle(row), fail: mayFail(row) };
  return transferEvents.filter((event) => allowed.includes(event) && (event in may ? may[event as keyof typeof may] : true));
}
