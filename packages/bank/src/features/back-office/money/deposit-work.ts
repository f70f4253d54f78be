/** Deposits that are under way, for staff: announced, on a chain, under review. */
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import { asc, eq, and, inArray, sql } from 'drizzle-orm';
import type { Bank } from '../../../platform/bank.ts';
import type { Handlers } from '../../../platform/dispatch.ts';
import { transactions } from '../../../ledger/ledger-schema.ts';
import { isDust } from '../../../domain/deposits/deposit-arrivals.ts';
import { shownAmount } from '../../../domain/deposits/deposit-news.ts';
import { currencyOf, hasCome } from '../../../domain/deposits/deposit-steps.ts';
import type { Details, RecordRow } from '../../../domain/records/records.ts';
import { amountText } from '../../../domain/records/amount-text.ts';
import { auditLines, companies, files } from '../../../store/schema.ts';
import type { Db } from '../../../store/store.ts';
import type { Person } from '../../../platform/callers/sessions.ts';
import { rowsOf } from '../../../store/rows-of.ts';
import { askedAbout } from '../second-open.ts';

type Work = Out<typeof backOffice.queue>['list'][number];
type OpenDeposit = Out<typeof backOffice.openDeposits>['list'][number];

type Which = { readonly company_id: string; readonly transaction_id: string };

const openRows = (db: Db, only?: Which) =>
  db
    .select({ project_name: companies.project_name, account_number: companies.account_number, row: transactions })
    .from(transactions)
    .innerJoin(companies, eq(companies.company_id, transactions.company_id))
    .where(
      and(
        sql`${transactions.status} in ('pending_approval', 'admin_review', 'processing')`,
        eq(transactions.type, 'deposit'),
        only && rowsOf(transactions, only),
      ),
    )
    .orderBy(asc(transactions.date))
    .limit(200);
type Open = Awaited<ReturnType<typeof openRows>>[number];

const proofsOf = (db: Db, rows: readonly Open[]) =>
  db
    .select()
    .from(files)
    .where(inArray(files.file_key, ['', ...rows.flatMap(({ row }) => proofOf(row) ?? [])]));

export async function openDeposits(db: Db): Promise<Work[]> {
  const rows = await openRows(db);
  const names = await proofsOf(db, rows);
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

/** 'D-88000412 · 25,000.00 USDT · TRC20, 14 of 20 confirmations · from TQ5k…JkZs · processing' */
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

export const depositList: Pick<Handlers<typeof backOffice>, 'openDeposits'> = {
  openDeposits: async (_input, reader) => ({ list: await read(reader, await openRows(reader.db)) }),
};

type Reader = { readonly bank: Bank; readonly db: Db; readonly person: Person };

/** One of them; null where nothing is left to do. */
export async function openDeposit(reader: Reader, which: Which): Promise<OpenDeposit | null> {
  const [deposit] = await read(reader, await openRows(reader.db, which));
  return deposit ?? null;
}

async function read({ bank, db, person }: Reader, rows: readonly Open[]): Promise<OpenDeposit[]> {
  const proofs = await proofsOf(db, rows);
  const doubts = await doubtsOf(db, rows);
  const list: OpenDeposit[] = [];
  for (const open of rows) {
    const { company_id, transaction_id } = open.row;
    const proof = proofs.find((file) => file.company_id === company_id && file.file_key === proofOf(open.row));
    const second = await askedAbout(db, company_id, `transaction:${transaction_id}`, person);
    list.push({
      ...plain(bank, open),
      proof: proof ? { file_key: proof.file_key, name: proof.name, size: proof.size } : null,
      doubt: doubts.get(transaction_id) ?? '',
      second,
      may: mayNow(open.row).filter((event) => second?.act !== `deposit.${event}`),
    });
  }
  return list;
}

function plain(bank: Bank, { project_name, account_number, row }: Open): Omit<OpenDeposit, 'proof' | 'doubt' | 'second' | 'may'> {
  const currency = currencyOf(row);
  const { announced = '', convert_to = '' } = row.details as Details;
  const { company_id, number, kind, status, version, sender_account_name, counterparty, sender_address, reference } = row;
  const { purpose, network, hash, confirmations, confirmations_needed } = row;
  return {
    id: row.transaction_id,
    company_id,
    project_name,
    account_number,
    number,
    kind,
    status,
    version,
    since: row.date.toISOString(),
    amount: amountText(row.amount, currency),
    currency,
    announced,
    sender_account_name: sender_account_name || (sender_address ? '' : counterparty),
    sender_address,
    reference,
    purpose,
    convert_to,
    network,
    hash,
    confirmations,
    confirmations_needed,
    below_minimum: isDust(bank, row),
  };
}

/** Nothing is credited before it has arrived. */
function mayNow(row: RecordRow): OpenDeposit['may'] {
  const state = stateOf(transaction, row.status);
  if (state === 'pendingApproval') return ['receive', 'fail'];
  if (state === 'adminReview') return ['release', 'refuse'];
  return hasCome(row) ? ['settle', 'doubt', 'fail'] : ['doubt', 'fail'];
}

/** Why each is under review, in the words of who put it there. */
async function doubtsOf(db: Db, rows: readonly Open[]): Promise<ReadonlyMap<string, string>> {
  const held = rows.filter(({ row }) => stateOf(transaction, row.status) === 'adminReview').map(({ row }) => row.transaction_id);
  const lines = await db
    .select({ subject: auditLines.subject, reason: auditLines.reason })
    .from(auditLines)
    .where(and(eq(auditLines.action, 'deposit.doubt'), inArray(auditLines.subject, ['', ...held.map((id) => `transaction:${id}`)])))
    .orderBy(asc(auditLines.at));
  return new Map(lines.map(({ subject, reason }) => [subject.slice('transaction:'.length), reason]));
}
