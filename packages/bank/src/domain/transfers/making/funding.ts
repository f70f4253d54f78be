/** A transfer that is paid from another balance: the exchange that brings its currency in, in the transfer's own transaction (TRF-31). */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { currencies, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';
import { audit } from '../../../platform/audit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { typedMinor } from '../../../platform/typed-amount.ts';
import { convert, soldFor } from '../../rates/conversion.ts';
import type { RateTable } from '../../rates/rates.ts';
import type { RecordRow } from '../../records/records.ts';
import type { FundingAnswer } from '../quotes.ts';
import { feesFor, mostWithin } from '../transfer-fees.ts';
import { settle } from '../../../store/transactions/later.ts';
import { book } from './booking.ts';
import { bounds, permit, refusalFor, refuse, type Asking, type Looks } from './preparing.ts';
import { answerOf, hasMoved, priceFrom, priceOf, wantRates, type Booking, type Price } from './pricing.ts';
import type { Target } from './target.ts';

/** An exchange stays inside the company. */
const nobodyLooks: Looks = { approvers: 0, reviewFor: [], newRecipient: false, document: false };

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

/** The most that the other balance pays for with `spend`, fees and all. */
export function mostFor({ bank, language }: Asking, target: Target, exchange: Exchange, spend: string, rates: RateTable): bigint {
  const { currency, to_currency } = exchange;
  const spent = typedMinor(spend, currency, language, 'spend');
  if (spent === 0n) throw new Refusal('amountZero', { field: 'spend', params: { reason: 'exchange' } });
  wantRates(exchange, rates, 'pay_from');
  const { marginBps } = bank.policy.fx;
  const most = mostWithin(bank.policy, target, convert(spent, currency, to_currency, rates, marginBps).amount);
  if (most > 0n) return most;
  const least = soldFor(1n + feesFor(bank.policy, target, 1n).total, currency, to_currency, rates, marginBps) ?? 0n;
  const min = formatAmount(toDecimal(least, currencies[currency].scale), currency);
  throw new Refusal('amountBelowMinimum', { field: 'spend', params: { min } });
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

/** Books the exchange as one of its own, and writes it: the transfer that it pays for holds the money next. Both accounts are locked. */
export async function bookExchange(asking: Asking, exchange: Exchange, price: Booking, answer: FundingAnswer): Promise<RecordRow> {
  const { db, person, now } = asking;
  const booked = await book(asking, { target: exchange, price, answer, looks: nobodyLooks, form: {}, from: '' });
  const { company_id, user_id: actor } = person;
  const subject = `transaction:${booked.transaction_id}`;
  await audit(db, { company_id, actor, action: 'transfer.create', subject, to: booked.status, at: now });
  await settle(db);
  return booked;
}
