/** What activates an account: enough by bank transfer, or enough of a stablecoin, whichever comes first (DEP-05). */
import { currencies, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';
import type { Balance } from '../../ledger/ledger.ts';
import type { Bank } from '../../platform/bank.ts';
import { worthUsd } from '../rates/conversion.ts';
import type { RateTable } from '../rates/rates.ts';

export type Least = { readonly currency: Currency; readonly amount: string };
const text = (minor: bigint, currency: Currency) => toDecimal(minor, currencies[currency].scale);
const stablecoins = ['USDT', 'USDC'] as const;

/** So many US dollars, in each of the currencies. */
export const leastOf = (usd: string, of: readonly Currency[], rates: RateTable): Least[] =>
  of.map((currency) => ({ currency, amount: text(worthUsd(usd, currency, rates), currency) }));

type Ways = { readonly fiat: readonly Currency[]; readonly digital: boolean };

/** Empty once money has come: no later deposit has a minimum. */
export function activationMin(
  { policy }: Pick<Bank, 'policy'>,
  balances: readonly Balance[],
  rates: RateTable,
  { fiat, digital }: Ways,
): Least[] {
  if (balances.some(({ movements }) => movements > 0)) return [];
  const { fiatMinUsd, digitalMin } = policy.activation;
  const coins = stablecoins.map((currency) => ({ currency, amount: text(toMinor(digitalMin, currencies[currency].scale), currency) }));
  return [...leastOf(fiatMinUsd, fiat, rates), ...(digital ? coins : [])];
}
