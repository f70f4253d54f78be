/** A transfer that is paid from another balance: the exchange that brings its currency in, in the transfer's own transaction (TRF-31). */
import { randomUUID } from 'node:crypto';
import { currencies, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';
import { Overdraft, post } from '../../../ledger/ledger.ts';
import { audit } from '../../../platform/audit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { soldFor } from '../../rates/conversion.ts';
import type { RateTable } from '../../rates/rates.ts';
import { openRecord, type Details, type RecordRow } from '../../records/records.ts';
import type { FundingAnswer } from '../quotes.ts';
import { nothingThere } from '../transfer-limits.ts';
import { transferLines } from '../transfers.ts';
import { bounds, permit, refusalFor, refuse, type Asking } from './preparing.ts';
import { answerOf, hasMoved, priceFrom, priceOf, wantRates, type Booking, type Price } from './pricing.ts';
import type { Target } from './target.ts';

/** The exchange as a target of its own: what is sold, and the transfer's currency, which is bought. */
export type Exchange = Target & { readonly to_currency: Currency };

/** Who may exchange may pay from another balance. Refuses pairUnsupported where there is nothing to exchange. */
export async function exchangeFor(asking: Asking, { transfer_type, currency }: Target, pay_from: Currency): Promise<Exchange> {
  if (transfer_type === 'currency' || pay_from === currency) throw new Refusal('pairUnsupported', { field: 'pay_from' });
  await permit(asking, { transfer_type: 'currency' });
  return {
    transfer_type: 'currency',
    currency: pay_from,
    to_currency: currency,
    network: '',
    otc: false,
    recipient: null,
    counterparty: `${pay_from} → ${currency}`,
    recipient_id: null,
    recipient_since: null,
  };
}

/** The least that brings in all that the transfer takes, with its fees. */
export function exchangePrice({ bank }: Asking, exchange: Exchange, { amount, fees }: Booking, rates: RateTable): Price {
  const { currency, to_currency } = exchange;
  wantRates(exchange, rates, 'pay_from');
  const sold = soldFor(amount + fees, currency, to_currency, rates, bank.policy.fx.marginBps);
  if (sold === null) throw new Refusal('pairUnsupported', { field: 'pay_from' });
  return priceOf(bank, exchange, sold, rates);
}

export const fundingAnswer = (exchange: Exchange, price: Price): FundingAnswer => ({
  currency: exchange.currency,
  amount: toDecimal(price.amount, currencies[exchange.currency].scale),
  ...answerOf(exchange, price),
});

/** What the quote says of the exchange. Refuses quoteExpired where it says nothing of this one. */
export function quotedExchange(exchange: Exchange, answer: FundingAnswer | null | undefined): Booking {
  if (answer?.currency !== exchange.currency) throw new Refusal('quoteExpired');
  return priceFrom(exchange, toMinor(answer.amount, currencies[exchange.currency].scale), answer);
}

/** Refuses what an exchange of its own would be refused for, and rateMoved where the market has left the quote. */
export async function wantExchange(
  asking: Asking,
  exchange: Exchange,
  { price, market, available }: { readonly price: Booking; readonly market?: Booking; readonly available: bigint },
  rates: RateTable,
): Promise<void> {
  if (market && hasMoved(asking.bank, price, market)) throw new Refusal('rateMoved');
  refuse(refusalFor(asking, exchange, price, await bounds(asking, exchange, { lock: false, available }), rates), 'pay_from');
}

/** Books the exchange at once; both accounts are locked. Its record names the transfer that it pays for. */
export async function bookExchange(asking: Asking, exchange: Exchange, price: Booking, answer: FundingAnswer): Promise<RecordRow> {
  const { db, person, now } = asking;
  const { company_id, user_id, full_name: name } = person;
  const { admin_fee, gas_fee, fixed_fee, rate, rate_at, conversion } = answer;
  const details: Details = { fees: { admin_fee, gas_fee, fixed_fee }, rate, rate_at, ...(conversion ? { conversion } : {}) };
  const row = {
    company_id,
    transaction_id: randomUUID(),
    date: now,
    kind: currencies[exchange.to_currency].kind,
    type: 'exchange',
    transfer_type: 'currency',
    amount: price.received,
    currency: exchange.to_currency,
    sold_amount: price.amount,
    sold_currency: exchange.currency,
    fee: price.fees,
    counterparty: exchange.counterparty,
    created_by: user_id,
    details,
  } as const;
  const posting = { company_id, kind: row.type, lines: transferLines(row), at: now, key: `transfer ${row.transaction_id}` };
  const { journal_id } = await post(db, posting).catch((fault: unknown) => {
    if (!(fault instanceof Overdraft)) throw fault;
    throw new Refusal('insufficientBalance', { field: 'pay_from', params: nothingThere(exchange).params });
  });
  const booked = await openRecord(
    db,
    { ...row, status: 'success', journal_id },
    { step: 'success', by: { actor: 'client', user_id, name } },
  );
  const subject = `transaction:${row.transaction_id}`;
  await audit(db, { company_id, actor: user_id, action: 'transfer.create', subject, to: booked.status, at: now });
  return booked;
}
