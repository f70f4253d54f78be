/** One account of one currency over some days, from the ledger: opening + in - out = closing, to the unit. */
import type { Statement, StatementAsked } from '@bankside/core/contract/transactions.ts';
import { daysBetween } from '@bankside/core/rules/calendar.ts';
import { currencies, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { statementLines, statementMaxDays } from '@bankside/core/rules/money/transfers.ts';
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Bank } from '../../platform/bank.ts';
import { accountId } from '../../ledger/ledger.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../store/store.ts';
import { startOf } from './record-filter.ts';
import { amountText } from './amount-text.ts';
import type { Person } from '../../platform/callers/sessions.ts';

/** An answer and its files are made whole; more lines than that are refused like too many days. */
export const mostStatementLines = 20_000;

const tooLong = { days: statementMaxDays, lines: mostStatementLines.toLocaleString('en') };

type Asked = z.output<typeof StatementAsked>;
type LedgerLine = {
  readonly at: string | Date;
  readonly moved: string;
  readonly is_fee: boolean;
  readonly number: string | null;
  readonly type: string | null;
  readonly counterparty: string | null;
  readonly reference: string | null;
  readonly currency: string | null;
  readonly sold_currency: string | null;
  readonly kind: string;
};

/** Refuses rangeTooLong, and `invalid` at `currency` when it is not of this kind. */
export async function statementOf(bank: Bank, db: Db, person: Person, asked: Asked): Promise<Statement> {
  const { kind, currency, date_from, date_to } = asked;
  if (currencies[currency].kind !== kind) throw new Refusal('invalid', { field: 'currency' });
  checkRange(date_from, date_to);
  const { company_id } = person;
  const lines = await ledgerLines(bank, db, company_id, asked);
  const opening = await openingOf(bank, db, company_id, asked);
  const text = (amount: bigint) => amountText(amount, currency);
  let balance = opening;
  let [paidIn, paidOut] = [0n, 0n];
  const printed = lines.map((line) => {
    const moved = BigInt(line.moved);
    balance += moved;
    if (moved > 0n) paidIn += moved;
    else paidOut -= moved;
    return {
      at: new Date(line.at).toISOString(),
      ...wordsOf(line, moved),
      number: line.number ?? '',
      paid_out: text(moved < 0n ? -moved : 0n),
      paid_in: text(moved > 0n ? moved : 0n),
      balance: text(balance),
    };
  });
  const { name, address } = bank.policy.bank;
  return {
    issuer: { name, address },
    number: statementNumber(asked),
    kind,
    currency,
    date_from,
    date_to,
    ...(await holderOf(db, company_id)),
    opening: text(opening),
    closing: text(balance),
    paid_in: text(paidIn),
    paid_out: text(paidOut),
    lines: printed,
    on_hold: await onHold(bank, db, company_id, asked),
    issued_at: bank.clock.now().toISOString(),
    issued_to: person.full_name,
    report_within_days: bank.policy.statement.reportWithinDays,
  };
}

/** '2025-11-USD', or with both months when it lasts longer. */
const statementNumber = ({ currency, date_from, date_to }: Asked): string => {
  const [from, to] = [date_from.slice(0, 7), date_to.slice(0, 7)];
  return `${from === to ? from : `${from}-${to}`}-${currency}`;
};

function checkRange(date_from: string, date_to: string): void {
  const days = daysBetween(date_from, date_to) + 1;
  if (!(days <= statementMaxDays)) throw new Refusal('rangeTooLong', { field: 'date_to', params: tooLong });
}

/** As `db.execute` answers on both engines. */
export const rowsOf = async <R>(query: PromiseLike<unknown>): Promise<R[]> => ((await query) as { rows: R[] }).rows;

const moved = (account: string) => sql`case when f.credit_account = ${account} then f.amount else -f.amount end`;
const touches = (account: string) => sql`(f.credit_account = ${account} or f.debit_account = ${account})`;

async function ledgerLines(bank: Bank, db: Db, company_id: string, { currency, date_from, date_to }: Asked): Promise<LedgerLine[]> {
  const account = accountId('client', currency);
  const { timeZone } = bank.policy.bank;
  const lines = await rowsOf<LedgerLine>(
    db.execute(sql`
    select f.at, (${moved(account)})::text as moved, (f.credit_account = ${accountId('fees', currency)}) as is_fee,
      t.number, t.type, t.counterparty, t.reference, t.currency, t.sold_currency, j.kind
    from transfers f
    join journals j on j.company_id = f.company_id and j.journal_id = f.journal_id
    left join transactions t on t.company_id = f.company_id and t.journal_id = f.journal_id
    where f.company_id = ${company_id} and ${touches(account)}
      and f.at >= ${startOf(date_from, timeZone)} and f.at < ${startOf(date_to, timeZone, 1)}
    order by f.at, case when f.credit_account = ${account} then f.credit_number else f.debit_number end
    limit ${mostStatementLines + 1}`),
  );
  if (lines.length > mostStatementLines) throw new Refusal('rangeTooLong', { field: 'date_to', params: tooLong });
  return lines;
}

/** The book of now, walked back by all that came since: exact, whatever order times have. */
async function openingOf(bank: Bank, db: Db, company_id: string, { currency, date_from }: Asked): Promise<bigint> {
  const account = accountId('client', currency);
  const [row] = await rowsOf<{ opening: string }>(
    db.execute(sql`
    select (a.book - coalesce((select sum(${moved(account)}) from transfers f where f.company_id = ${company_id} and ${touches(account)}
      and f.at >= ${startOf(date_from, bank.policy.bank.timeZone)}), 0))::text as opening
    from accounts a where a.company_id = ${company_id} and a.account_id = ${account}`),
  );
  return BigInt(row?.opening ?? '0');
}

type What = Statement['lines'][number]['what'];
const feeOf: Readonly<Record<string, What>> = {
  transfer: 'transferFee',
  withdrawal: 'withdrawalFee',
  exchange: 'exchangeFee',
  top_up: 'topUpFee',
};

/** Words of `what` are statement:lines.<what>. */
function wordsOf(line: LedgerLine, change: bigint): { what: What; counterparty: string; note: string } {
  const { type, is_fee } = line;
  if (type === null) return { what: is_fee ? 'fee' : 'movement', counterparty: '', note: line.kind };
  if (is_fee) return { what: feeOf[type] ?? 'fee', counterparty: '', note: type === 'fee' ? (line.reference ?? '') : '' };
  if (type === 'exchange')
    return change > 0n
      ? { what: 'exchangeFrom', counterparty: line.sold_currency ?? '', note: '' }
      : { what: 'exchangeTo', counterparty: line.currency ?? '', note: '' };
  const what = type === 'transfer' && change > 0n ? 'received' : (statementLines.find((each) => each === type) ?? 'movement');
  return { what, counterparty: line.counterparty ?? '', note: line.reference ?? '' };
}

/** The name, the number, the reference, and the registered address as the bank approved it last: not what a client is typing. */
export async function holderOf(
  db: Db,
  company_id: string,
): Promise<Pick<Statement, 'account_name' | 'account_number' | 'reference' | 'address'>> {
  const [row] = await rowsOf<{ account_name: string; account_number: string; reference: string; address: string | null }>(
    db.execute(sql`
    select c.project_name as account_name, c.account_number, c.reference, k.company->>'registered_address' as address
    from companies c left join kyc_submissions k on k.company_id = c.company_id and k.status = 'approved'
    where c.company_id = ${company_id} order by k.decided_at desc, k.submission_id desc limit 1`),
  );
  if (!row) throw new Error('the session has no company');
  return { ...row, address: row.address ?? '' };
}

/** What is promised now and was by the statement's last day. */
async function onHold(bank: Bank, db: Db, company_id: string, { currency, date_to }: Asked): Promise<Statement['on_hold']> {
  const rows = await rowsOf<{ number: string | null; counterparty: string | null; status: string | null; amount: string }>(
    db.execute(sql`
    select t.number, t.counterparty, t.status, h.amount::text as amount from holds h
    left join transactions t on t.company_id = h.company_id and t.hold_id = h.hold_id
    where h.company_id = ${company_id} and h.account_id = ${accountId('client', currency)} and h.state = 'active'
      and h.created_at < ${startOf(date_to, bank.policy.bank.timeZone, 1)}
    order by h.created_at, h.hold_id limit 1000`),
  );
  return rows.map(({ number, counterparty, status, amount }) => ({
    number: number ?? '',
    counterparty: counterparty ?? '',
    status: status ?? 'processing',
    amount: amountText(BigInt(amount), currency),
  }));
}

/** The currencies of a kind in which a company has, had or moves anything in these days. */
export async function currenciesWith(bank: Bank, db: Db, company_id: string, asked: Omit<Asked, 'currency'>): Promise<Currency[]> {
  const rows = await rowsOf<{ currency: string }>(
    db.execute(sql`select currency from accounts where company_id = ${company_id} and kind = 'client' and movements > 0`),
  );
  const used = (Object.keys(currencies) as Currency[]).filter(
    (code) => currencies[code].kind === asked.kind && rows.some((row) => row.currency === code),
  );
  const wanted: Currency[] = [];
  for (const currency of used) {
    const [line] = await rowsOf<{ moved: boolean }>(
      db.execute(sql`select exists (select 1 from transfers f where f.company_id = ${company_id} and ${touches(accountId('client', currency))}
        and f.at >= ${startOf(asked.date_from, bank.policy.bank.timeZone)} and f.at < ${startOf(asked.date_to, bank.policy.bank.timeZone, 1)}) as moved`),
    );
    if (line?.moved || (await openingOf(bank, db, company_id, { ...asked, currency })) !== 0n) wanted.push(currency);
  }
  return wanted;
}
