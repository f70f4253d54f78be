/** Where money of a currency is to be wired (DEP-03), as lines that can be read, copied and printed. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { isCurrency } from '@bankside/core/rules/money/currencies.ts';
import type { depositCurrencies } from '@bankside/core/rules/money/transfers.ts';
import { useRemote, type Remote } from '../../../kit/remote/remote.ts';
import type { T } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';

export type Fiat = NonNullable<OutOf<'/deposit/details'>['fiat']>;
export type DepositCurrency = (typeof depositCurrencies)[number];

/** As an address says it; anything else is the first that the bank takes. */
export const currencyOf = (asked: string, offered: readonly DepositCurrency[]): DepositCurrency =>
  offered.find((each) => each === asked.trim().toUpperCase()) ?? offered[0] ?? 'USD';

export function useFiatDetails(currency: string): Remote<Fiat> {
  const bank = useBank();
  return useRemote(['deposits', 'details', currency], async (signal) => {
    if (!isCurrency(currency)) throw new Error('no such currency');
    const { fiat } = await bank.call('/deposit/details', { currency }, { signal });
    if (!fiat) throw new Error('the bank sent no details');
    return fiat;
  });
}

export type Line = { readonly label: string; readonly value: string; readonly shown: string };
const grouped = (number: string) => number.replace(/\s+/g, '').replace(/(.{4})(?=.)/g, '$1 ');

/** What the bank has not set is left out. The reference has a line of its own. */
export function linesOf(t: T<'deposits'>, fiat: Fiat): readonly Line[] {
  const number = fiat.account_number.replace(/\s+/g, '');
  const lines = [
    ['accountName', fiat.account_name, fiat.account_name],
    ['accountNumber', number, grouped(number)],
    ['bank', fiat.bank_name, fiat.bank_name],
    ['swift', fiat.swift, fiat.swift],
    ['bankCode', fiat.bank_code, fiat.bank_code],
    ['bankAddress', fiat.bank_address, fiat.bank_address],
  ] as const;
  return lines.flatMap(([name, value, shown]) => (value ? [{ label: t(`details.${name}`), value, shown }] : []));
}

/** Everything, one line each, for a mail to the payer. */
export const copyOf = (t: T<'deposits'>, currency: string, fiat: Fiat): string =>
  [{ label: t('details.currency'), value: currency }, ...linesOf(t, fiat), { label: t('details.reference'), value: fiat.reference }]
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n');
