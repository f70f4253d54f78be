/** What a wallet has, looked at under its lock, so that nobody spends it meanwhile. */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import type { TopUpCurrency } from '@bankside/core/rules/cards/money.ts';
import { currencies, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { accountId, availableIn } from '../../ledger/ledger.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../store/store.ts';
import { lockAccounts } from '../transfers/transfers.ts';

/** What each wallet that pays for cards has. */
export async function topUpBalances(db: Db, company_id: string): Promise<Record<TopUpCurrency, string>> {
  const has = async (code: TopUpCurrency) => toDecimal(await availableIn(db, company_id, code), currencies[code].scale);
  return { USDC: await has('USDC'), USDT: await has('USDT') };
}

export const lockWallet = (db: Db, company_id: string, currency: Currency): Promise<unknown> =>
  lockAccounts(db, [{ company_id, account_id: accountId('client', currency) }]);

/** Refuses insufficientBalance; `most` is what could leave at most, fees apart. */
export function wantAvailable(available: bigint, total: bigint, currency: Currency, most: () => bigint, field?: string): void {
  if (total <= available) return;
  const at = field === undefined ? {} : { field };
  const said = (minor: bigint) => formatAmount(toDecimal(minor, currencies[currency].scale), currency);
  if (available <= 0n) throw new Refusal('insufficientBalance', { ...at, params: { reason: 'nothing', currency } });
  throw new Refusal('insufficientBalance', { ...at, params: { available: said(available), most: said(most()) } });
}
