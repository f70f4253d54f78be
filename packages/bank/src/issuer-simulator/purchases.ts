/** What merchants do with a card: ask, take, give up, give back. Nothing takes a card below zero. */
import { randomUUID } from 'node:crypto';
import { currencies, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { divideHalfEven, toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';
import type { Channel } from '../adapters/issuer/issuer.ts';
import { usdRates } from '../demo/rates.ts';
import { cardOf, cents, change, deskOf, dollars, Impossible, minus, plus, put, schedule, tell } from './books.ts';
import type { At, Books, Purchase, PurchaseRow } from './books.ts';
import { declineOf } from './declines.ts';
import { feeOf } from './fees.ts';
import type { Merchant } from './merchants.ts';

export type Payment = {
  readonly card_id: string;
  readonly channel: Channel;
  readonly merchant: Merchant;
  readonly amount: string;
  readonly currency: Currency;
  readonly pin?: string | undefined;
};

function asked({ channel, merchant, amount, currency }: Payment): Purchase {
  const { scale } = currencies[currency];
  const rate = usdRates[currency];
  const minor = divideHalfEven(toMinor(amount, scale) * rate, 10n ** BigInt(12 + scale - 2));
  if (minor <= 0n) throw new Impossible('the amount is less than a cent');
  const { name, category, city, country } = merchant;
  return {
    authorisation_id: randomUUID(),
    channel,
    merchant: name,
    category,
    city,
    country,
    merchant_amount: toDecimal(toMinor(amount, scale), scale),
    merchant_currency: currency,
    rate: toDecimal(rate, 12),
    amount: dollars(minor),
  };
}

/** A payment at a shop or a machine: authorised or declined, and reported. */
export function pay(books: Books, payment: Payment, at: At): PurchaseRow {
  const card = cardOf(books, payment.card_id);
  const purchase = asked(payment);
  const reason = declineOf(books, card, purchase, payment.pin, at);
  const row = { ...purchase, card_id: card.card_id, at: at.now.toISOString(), cleared: '0.00', fee: '0.00', refunded: '0.00' };
  const id = purchase.authorisation_id;
  if (reason) {
    put(books, 'purchases', id, { ...row, state: 'declined', reason });
    tell(books, card.card_id, at, { type: 'declined', ...purchase, reason });
  } else {
    put(books, 'purchases', id, { ...row, state: 'authorised', reason: '' });
    change(books, card.card_id, { held: plus(card.held, purchase.amount) });
    tell(books, card.card_id, at, { type: 'authorised', ...purchase });
    schedule(books, 'clear', id, at, deskOf(books).settings.clear_after);
  }
  return purchaseOf(books, id);
}

export function purchaseOf({ tables }: Books, id: string): PurchaseRow {
  const purchase = tables.purchases.get(id);
  if (!purchase) throw new Impossible('no such purchase');
  return purchase;
}
function open(books: Books, id: string): PurchaseRow {
  const purchase = purchaseOf(books, id);
  if (purchase.state !== 'authorised') throw new Impossible(`the purchase is ${purchase.state}`);
  return purchase;
}

const eventOf = ({
  card_id: _card,
  at: _at,
  state: _state,
  reason: _reason,
  cleared: _cleared,
  fee: _fee,
  refunded: _back,
  ...rest
}: PurchaseRow): Purchase => rest;

/** The merchant takes its money: what was authorised, or another amount. The fee is charged on top, as far as there is money. */
export function clear(books: Books, id: string, at: At, amount?: string): PurchaseRow {
  const purchase = open(books, id);
  const taken = amount ?? purchase.amount;
  if (cents(taken) <= 0n) throw new Impossible('the amount must be more than zero');
  const { card_id, channel, merchant_currency, rate } = purchase;
  const { balance, held } = cardOf(books, card_id);
  const others = cents(held) - cents(purchase.amount);
  const left = cents(balance) - others;
  if (cents(taken) > left) throw new Impossible(`the card has only ${dollars(left)} for it`);
  const due = feeOf(deskOf(books).fees, channel, cents(taken));
  const fee = dollars(due < left - cents(taken) ? due : left - cents(taken));
  put(books, 'purchases', id, { ...purchase, state: 'cleared', cleared: taken, fee });
  change(books, card_id, { balance: minus(minus(balance, taken), fee), held: dollars(others) });
  const merchant_amount = amount === undefined ? purchase.merchant_amount : abroad(amount, merchant_currency, rate);
  tell(books, card_id, at, { type: 'cleared', ...eventOf(purchase), amount: dollars(cents(taken)), merchant_amount, fee });
  put(books, 'due', `clear ${id}`, null);
  return purchaseOf(books, id);
}

/** Dollars in the merchant's currency. */
function abroad(amount: string, currency: string, rate: string): string {
  const { scale } = currencies[currency as Currency];
  return toDecimal(divideHalfEven(cents(amount) * 10n ** BigInt(12 + scale - 2), toMinor(rate, 12)), scale);
}

export function reverse(books: Books, id: string, at: At): PurchaseRow {
  const purchase = open(books, id);
  const { card_id } = purchase;
  put(books, 'purchases', id, { ...purchase, state: 'reversed' });
  change(books, card_id, { held: minus(cardOf(books, card_id).held, purchase.amount) });
  tell(books, card_id, at, { type: 'reversed', authorisation_id: id });
  put(books, 'due', `clear ${id}`, null);
  return purchaseOf(books, id);
}

/** In part, several times, until all is given back; the fee stays. */
export function refund(books: Books, id: string, amount: string, at: At): PurchaseRow {
  const purchase = purchaseOf(books, id);
  const left = purchase.state === 'cleared' ? cents(purchase.cleared) - cents(purchase.refunded) : 0n;
  if (cents(amount) <= 0n || cents(amount) > left) throw new Impossible(`at most ${dollars(left)} can be given back`);
  const { card_id } = purchase;
  put(books, 'purchases', id, { ...purchase, refunded: plus(purchase.refunded, amount) });
  change(books, card_id, { balance: plus(cardOf(books, card_id).balance, amount) });
  tell(books, card_id, at, { type: 'refunded', authorisation_id: id, refund_id: randomUUID(), amount: dollars(cents(amount)) });
  return purchaseOf(books, id);
}
