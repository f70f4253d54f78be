/** The newest transactions, as the dashboard lists them. */
import type { TransactionRow } from '@bankside/core/contract/home.ts';
import { currencies, isCurrency } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { transactionTypes } from '@bankside/core/rules/money/money-options.ts';
import type * as z from 'zod/mini';
import type { Facts } from './facts.ts';

export const recentTransactions = ({ recent }: Facts): z.output<typeof TransactionRow>[] =>
  recent.map(({ type, date, amount, currency, ...rest }) => {
    const known = transactionTypes.find((each) => each === type);
    if (!known || !isCurrency(currency)) throw new Error(`transaction ${rest.id} has an unknown type or currency`);
    return {
      ...rest,
      date: new Date(date).toISOString(),
      type: known,
      amount: toDecimal(BigInt(amount), currencies[currency].scale),
      currency,
    };
  });
