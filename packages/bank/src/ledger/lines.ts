/** The journals' lines by what happens, so that callers speak of deposits and fees, not of debits and credits. */
import type { Currency } from '@bankside/core/rules/money/currencies.ts';
import { cardAccount, type Line } from './ledger.ts';

/** Money arrives from outside. */
export const moneyIn = (currency: Currency, amount: bigint): Line => ({ debit: 'clearing', credit: 'client', currency, amount });

/** Money leaves for outside. */
export const moneyOut = (currency: Currency, amount: bigint): Line => ({ debit: 'client', credit: 'clearing', currency, amount });

/** A fee: a line of the journal that it belongs to. */
export const fee = (currency: Currency, amount: bigint): Line => ({ debit: 'client', credit: 'fees', currency, amount });

/** A fee is given back. */
export const feeBack = (currency: Currency, amount: bigint): Line => ({ debit: 'fees', credit: 'client', currency, amount });

/** The bank takes one currency and gives another: two balanced lines, its position stays visible in the fx accounts. */
export const exchange = (sold: { currency: Currency; amount: bigint }, bought: { currency: Currency; amount: bigint }): Line[] => [
  { debit: 'client', credit: 'fx', ...sold },
  { debit: 'fx', credit: 'client', ...bought },
];

/** Money that arrived and is under review: the bank has it, the client not yet. */
export const suspended = (currency: Currency, amount: bigint): Line => ({ debit: 'clearing', credit: 'suspense', currency, amount });

/** What was under review is the client's. */
export const cleared = (currency: Currency, amount: bigint): Line => ({ debit: 'suspense', credit: 'client', currency, amount });

/** What was under review goes back to where it came from. */
export const sentBack = (currency: Currency, amount: bigint): Line => ({ debit: 'suspense', credit: 'clearing', currency, amount });

/** A top-up: what is sold leaves the client's account, the card receives dollars. */
export const cardLoad = (card_id: string, sold: { currency: Currency; amount: bigint }, dollars: bigint): Line[] => [
  { debit: 'client', credit: 'fx', ...sold },
  { debit: 'fx', credit: cardAccount(card_id), currency: 'USD', amount: dollars },
];

/** A top-up is taken back: the card gives its dollars, the client has again what was sold. */
export const cardLoadBack = (card_id: string, sold: { currency: Currency; amount: bigint }, dollars: bigint): Line[] => [
  { debit: cardAccount(card_id), credit: 'fx', currency: 'USD', amount: dollars },
  { debit: 'fx', credit: 'client', ...sold },
];

/** Dollars come off a card into the client's account. */
export const cardUnload = (card_id: string, amount: bigint): Line => ({
  debit: cardAccount(card_id),
  credit: 'client',
  currency: 'USD',
  amount,
});

/** A merchant is paid, or gives back. */
export const cardPurchase = (card_id: string, amount: bigint): Line => ({
  debit: cardAccount(card_id),
  credit: 'clearing',
  currency: 'USD',
  amount,
});
export const cardRefund = (card_id: string, amount: bigint): Line => ({
  debit: 'clearing',
  credit: cardAccount(card_id),
  currency: 'USD',
  amount,
});

/** A fee that the issuer charges on the card itself. */
export const cardFee = (card_id: string, amount: bigint): Line => ({
  debit: cardAccount(card_id),
  credit: 'fees',
  currency: 'USD',
  amount,
});

/** The balance of a replaced card goes to the new one. */
export const cardMove = (from: string, to: string, amount: bigint): Line => ({
  debit: cardAccount(from),
  credit: cardAccount(to),
  currency: 'USD',
  amount,
});
