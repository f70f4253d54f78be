/** What a company hears of its deposits: in the bell, and by mail where it waits for the money or must do something. */
import { exactAmount } from '@bankside/core/i18n/amounts.ts';
import { isCurrency, type Currency } from '@bankside/core/rules/money/currencies.ts';
import type { Bank } from '../../platform/bank.ts';
import type { Db } from '../../store/store.ts';
import { companyOf } from '../identity/companies.ts';
import { mailOwner, notify } from '../messages/notify.ts';
import { partnerEvent } from '../messages/partner-feed.ts';
import type { RecordRow } from '../records/records.ts';
import { amountText } from '../records/amount-text.ts';

const mailed = [
  'deposit_announced',
  'deposit_credited',
  'deposit_rejected',
  'deposit_failed',
  'deposit_expired',
  'deposit_converted',
  'deposit_not_converted',
] as const;
const belled = ['deposit_seen', 'deposit_below_minimum'] as const;
export type DepositNews = (typeof mailed)[number] | (typeof belled)[number];

/** '25,000.00 USDT': no noughts beyond what lists show. */
export const shownAmount = (amount: bigint, currency: string): string => exactAmount(plainAmount(amount, currency), currency);
const plainAmount = (amount: bigint, currency: string): string => amountText(amount, currencyNamed(currency));
function currencyNamed(currency: string): Currency {
  if (!isCurrency(currency)) throw new Error(`unknown currency ${currency}`);
  return currency;
}

/** `sender` is who sent it as the company knows them: a name, or on a chain the address. */
export async function tellOfDeposit(
  bank: Bank,
  db: Db,
  row: RecordRow,
  kind: DepositNews,
  { now, ...more }: { now: Date; readonly [param: string]: string | Date },
): Promise<void> {
  const { company_id } = row;
  const company = await companyOf(db, company_id);
  const params = {
    amount: shownAmount(row.amount, row.currency),
    sender: row.sender_account_name || row.counterparty,
    number: row.number,
    reference: row.reference,
    account_number: company?.account_number ?? '',
    reason: row.reason,
    ...(more as Record<string, string>),
  };
  await notify(db, { company_id, kind, params, now });
  const is = { id: row.transaction_id, number: row.number, news: kind.slice('deposit_'.length), status: row.status };
  const payload = { ...is, amount: plainAmount(row.amount, row.currency), currency: row.currency };
  await partnerEvent(db, { company_id, kind: 'deposit_status', payload, now });
  const template = mailed.find((each) => each === kind);
  if (template) await mailOwner(bank, db, company_id, template, params, now);
}
