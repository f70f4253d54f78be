/** Money that a payee's bank or an exchange sent back: any member of staff finds the transfer and book the return. */
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import { currencies, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { toMinor } from '@bankside/core/rules/money/money.ts';
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Handlers } from '../../../platform/dispatch.ts';
import { transactions } from '../../../ledger/ledger-schema.ts';
import { post } from '../../../ledger/ledger.ts';
import { moneyIn } from '../../../ledger/lines.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { audit } from '../../../platform/audit.ts';
import { amountText } from '../../../domain/records/amount-text.ts';
import { byTwo } from '../../../domain/staff/second-person.ts';
import { openRecord, type RecordRow } from '../../../domain/records/records.ts';
import { addStep } from '../../../domain/records/record-steps.ts';
import { tellTransfer } from '../../../domain/transfers/transfer-news.ts';
import { companies } from '../../../store/schema.ts';
import type { Db } from '../../../store/store.ts';
import { companiesLike } from '../company-rows.ts';
import { transferFacts, transferToDecide } from './transfers.ts';
import { rowsOf } from '../../../store/rows-of.ts';

/** Those that left the bank: between clients nothing comes back from outside. */
const outside = ['payee', 'address'];
const most = 20;

/** How much of a transfer has not come back. */
async function leftOf(db: Db, { company_id, transaction_id, amount }: RecordRow): Promise<bigint> {
  const [sum] = await db
    .select({ total: sql<string>`coalesce(sum(${transactions.amount}), 0)::text` })
    .from(transactions)
    .where(rowsOf(transactions, { company_id, related_id: transaction_id, type: 'refund' }));
  return -amount - BigInt(sum?.total ?? '0');
}

function returnedMinor(text: string, currency: Currency): bigint {
  const { scale } = currencies[currency];
  if ((text.split('.')[1] ?? '').length > scale) throw new Refusal('invalid', { field: 'amount' });
  const amount = toMinor(text, scale);
  if (amount === 0n) throw new Refusal('amountZero', { field: 'amount', params: { reason: 'deposit' } });
  return amount;
}

/** By its number, as the wire quotes it, or of a company by its name or account number: the newest. */
async function settledBy(db: Db, keyword: string) {
  const named = db.select({ company_id: companies.company_id }).from(companies).where(companiesLike(keyword)).limit(most);
  const settled = and(eq(transactions.status, String(transaction.states.success.wire)), inArray(transactions.transfer_type, outside));
  const find = (wanted: SQL) =>
    db
      .select({ row: transactions, project_name: companies.project_name })
      .from(transactions)
      .innerJoin(companies, eq(companies.company_id, transactions.company_id))
      .where(and(settled, wanted))
      .orderBy(desc(transactions.date), desc(transactions.transaction_id))
      .limit(most);
  const numbered = await find(eq(transactions.number, keyword.toUpperCase()));
  return numbered.length > 0 ? numbered : find(inArray(transactions.company_id, named));
}

export const transferReturns: Pick<Handlers<typeof backOffice>, 'settledTransfers' | 'returnTransfer'> = {
  settledTransfers: async ({ keyword }, { db }) => {
    const list = [];
    for (const { row, project_name } of await settledBy(db, keyword)) {
      const { company_id, transaction_id: id, number, date, counterparty } = row;
      const currency = row.currency as Currency;
      const left = await leftOf(db, row);
      if (left === 0n) continue;
      const sums = { amount: amountText(-row.amount, currency), left: amountText(left, currency), currency };
      list.push({ company_id, id, project_name, number, date: date.toISOString(), counterparty, ...sums });
    }
    return { list };
  },

  returnTransfer: async (input, ctx) => {
    const { company_id, id, amount: text, reason } = input;
    const { bank, db, person, now } = ctx;
    const row = await transferToDecide(db, company_id, id);
    if (!outside.includes(row.transfer_type) || stateOf(transaction, row.status) !== 'success') throw new Refusal('wrongState');
    const currency = row.currency as Currency;
    const amount = returnedMinor(text, currency);
    const left = await leftOf(db, row);
    const max = formatAmount(amountText(left, currency), currency);
    if (amount > left) throw new Refusal('amountAboveMaximum', { field: 'amount', params: { max } });
    const subject = `transaction:${id}`;
    const facts = { ...transferFacts(row), returned: formatAmount(amountText(amount, currency), currency), reason };
    await byTwo(ctx, { act: 'transfer.return', path: '/admin/transfer/return', input, subject, money: { amount, currency }, facts });
    const { journal_id } = await post(db, { company_id, kind: 'refund', lines: [moneyIn(currency, amount)], at: now });
    const by = { actor: 'bank', user_id: person.user_id } as const;
    const { kind, counterparty, reference, network } = row;
    const back = await openRecord(
      db,
      {
        company_id,
        date: now,
        kind,
        type: 'refund',
        amount,
        currency,
        status: 'success',
        counterparty,
        reference,
        network,
        reason,
        related_id: id,
        journal_id,
      },
      { step: 'success', by },
    );
    await addStep(db, row, { step: 'returned', by, note: reason }, now);
    const about = `transaction:${back.transaction_id}`;
    await audit(db, {
      company_id,
      actor: person.user_id,
      action: 'transaction.return',
      subject: about,
      from: id,
      to: 'success',
      reason,
      at: now,
    });
    await tellTransfer(bank, db, { ...back, transfer_type: row.transfer_type, created_by: row.created_by }, 'transfer_returned', now);
    return { id: back.transaction_id };
  },
};
