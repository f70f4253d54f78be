/** The money of a yearly fee: reserved when it is paid, booked or given back after (CRD-34, D-205). */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import type { RenewalSource } from '@bankside/core/rules/cards/money.ts';
import { currencies, isCurrency, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { availableIn, capture, hold, Overdraft, release } from '../../ledger/ledger.ts';
import { fee as feeLine } from '../../ledger/lines.ts';
import type { Bank } from '../../platform/bank.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../store/store.ts';
import { readRates } from '../rates/rates.ts';
import { lockRecord, moveRecord, openRecord } from '../records/records.ts';
import { costIn, currencyFor } from './fee-cost.ts';
import { tellOfFee } from './fee-news.ts';
import { bankDay, bySystem, hasEnded, isDiscontinued, moveFee, openNextFee, previousOpen, type Fee, type FeeActor } from './fees.ts';

const shown = (amount: bigint, currency: Currency) => formatAmount(toDecimal(amount, currencies[currency].scale), currency);

const insufficient = (currency: Currency, cost: bigint, available: bigint) =>
  new Refusal('insufficientBalance', {
    params: {
      reason: 'fee',
      cost: shown(cost, currency),
      available: shown(available, currency),
      missing: shown(cost - available, currency),
    },
  });

export type Paying = {
  readonly event: 'pay' | 'deduct';
  readonly by: FeeActor;
  readonly pay_from: RenewalSource;
  /** The wallet's; of no weight where the company's account pays. */
  readonly wallet: string;
  readonly now: Date;
};

/** Reserves a year's fee. Refuses wrongState, previousRenewalFirst and insufficientBalance. Whether rates may be traded on is the caller's. */
export async function promiseFee(bank: Bank, db: Db, { fee, card }: Fee, { event, by, pay_from, wallet, now }: Paying): Promise<Fee> {
  if (isDiscontinued(card)) throw new Refusal('wrongState');
  if (await previousOpen(db, fee)) throw new Refusal('previousRenewalFirst');
  const { company_id } = fee;
  const currency = currencyFor(pay_from, wallet);
  const cost = costIn(fee.fee, currency, await readRates(db));
  const available = await availableIn(db, company_id, currency);
  if (cost > available) throw insufficient(currency, cost, available);
  const promised = { company_id, currency, amount: cost, at: now };
  const hold_id = await hold(db, promised).catch((fault: unknown) => {
    // the transaction is over: a person reads it, the job tries again
    throw fault instanceof Overdraft && event === 'pay' ? insufficient(currency, cost, 0n) : fault;
  });
  const { transaction_id } = await openRecord(
    db,
    {
      company_id,
      date: now,
      kind: currency === 'USD' ? 'fiat' : 'digital',
      type: 'fee',
      amount: -cost,
      currency,
      status: 'processing',
      counterparty: bank.policy.bank.name,
      reference: `Annual fee, •••• ${card.last4}`,
      created_by: by.user_id ?? null,
      hold_id,
      details: { card: { card_id: fee.card_id, last4: card.last4, fee: 'annual' } },
    },
    { step: 'created', by: { ...by } },
  );
  const set = { hold_id, transaction_id, paid_amount: cost, paid_currency: currency };
  return { fee: await moveFee(db, fee, { event, by, now, note: shown(cost, currency), set }), card };
}

/** Takes what was reserved and makes the next year's fee; gives it back where the card has ended meanwhile. Refuses wrongState. */
export async function settleFee(bank: Bank, db: Db, { fee, card }: Fee, now: Date): Promise<Fee> {
  const { company_id, hold_id, transaction_id, paid_amount, paid_currency } = fee;
  if (fee.status !== 'pending' || !hold_id || !transaction_id || paid_amount === null || !isCurrency(paid_currency))
    throw new Refusal('wrongState');
  if (hasEnded(card)) return failFee(bank, db, { fee, card }, now);
  const lines = [feeLine(paid_currency, paid_amount)];
  const { journal_id } = await capture(db, hold_id, { company_id, kind: 'fee', lines, at: now, key: `annual fee ${transaction_id}` });
  const record = await lockRecord(db, company_id, transaction_id);
  await moveRecord(db, record, { event: 'settle', actor: 'system', by: bySystem, step: 'success', now, set: { journal_id } });
  const paid = await moveFee(db, fee, { event: 'book', by: bySystem, now, set: { paid_at: now } });
  if (!isDiscontinued(card)) await openNextFee(bank, db, { fee: paid, card }, now);
  await tellOfFee(bank, db, { fee: paid, card }, 'annual_fee_paid', now, { amount: shown(paid_amount, paid_currency) });
  return { fee: paid, card };
}

/** What was reserved is free again; nothing was paid. Refuses wrongState. */
export async function failFee(bank: Bank, db: Db, { fee, card }: Fee, now: Date): Promise<Fee> {
  const { company_id, hold_id, transaction_id, due_date } = fee;
  if (fee.status !== 'pending' || !hold_id || !transaction_id) throw new Refusal('wrongState');
  await release(db, company_id, hold_id, now);
  const record = await lockRecord(db, company_id, transaction_id);
  await moveRecord(db, record, { event: 'fail', actor: 'system', by: bySystem, step: 'failed', now });
  const event = bankDay(bank, now) > due_date ? 'failOverdue' : 'fail';
  const set = { hold_id: null, transaction_id: null, paid_amount: null, paid_currency: '' };
  const failed = { fee: await moveFee(db, fee, { event, by: bySystem, now, set }), card };
  await tellOfFee(bank, db, failed, 'annual_fee_failed', now);
  return failed;
}
