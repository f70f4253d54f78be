/** The journals' lines by what happens, so that callers speak of deposits and fees, not of debits and credits. */
import type { Currency } from '@bankside/core/rules/money/currencies.ts';
import type { Line } from './ledger.ts';

/** Money arrives from outside. */
export const moneyIn = (currency: Currency, amount: bigint): Line => ({ debit: 'clearing', credit: 'client', currency, amount });

/** Money leaves for outside. */
export const moneyOut = (currency: Currency, amount: bigint): Line => ({ debit: 'client', credit: 'clearing', currency, amount });

/** A fee: a line of the journal that it belongs to. */
export const fee = (currency: Currency, amount: bigint): Line => ({ debit: 'client', credit: 'fees', currency, amount });

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
