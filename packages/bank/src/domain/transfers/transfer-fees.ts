/** What a transfer costs (TRF-09), by the rows of the policy: exact minor units of the currency that leaves. */
import type { FeeRow, Policy } from '@bankside/core/rules/policy/bank-policy.ts';
import { currencies, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { divideHalfEven, toMinor } from '@bankside/core/rules/money/money.ts';
import { feeKinds, type FeeKind, type TransferType } from '@bankside/core/rules/money/transfers.ts';

/** Which transfers a row of fees or limits speaks of. Network is '' where there is none. */
export type Way = { readonly transfer_type: TransferType; readonly currency: Currency; readonly network: string };
export type FeeAmounts = Readonly<Record<FeeKind, bigint>> & { readonly total: bigint };

/** Rows for this way; one that names the network comes before one for all networks. */
export function rowsFor<R extends { transfer_type: string; currency: string; network?: string }>(rows: readonly R[], way: Way): R[] {
  const fits = rows.filter((row) => row.transfer_type === way.transfer_type && row.currency === way.currency);
  return [...fits.filter(({ network }) => network && network === way.network), ...fits.filter(({ network }) => !network)];
}

/** Percent of the amount, rounded half to even to the last unit, then kept between min and max. */
export function feeOf(row: Pick<FeeRow, 'kind' | 'value' | 'min' | 'max'>, amount: bigint, scale: number): bigint {
  if (row.kind === 'fixed') return toMinor(row.value, scale);
  const places = row.value.split('.')[1]?.length ?? 0;
  const share = divideHalfEven(amount * toMinor(row.value, places), 100n * 10n ** BigInt(places));
  const least = row.min === undefined ? share : toMinor(row.min, scale);
  const most = row.max === undefined ? share : toMinor(row.max, scale);
  const raised = share < least ? least : share;
  return row.max !== undefined && raised > most ? most : raised;
}

/** No row, no fee. */
export function feesFor({ fees }: Pick<Policy, 'fees'>, way: Way, amount: bigint): FeeAmounts {
  const { scale } = currencies[way.currency];
  const rows = rowsFor(fees, way);
  const of = (kind: FeeKind): bigint => {
    const row = rows.find(({ fee }) => fee === kind);
    return row ? feeOf(row as FeeRow, amount, scale) : 0n;
  };
  const [admin_fee, gas_fee, fixed_fee] = feeKinds.map(of) as [bigint, bigint, bigint];
  return { admin_fee, gas_fee, fixed_fee, total: admin_fee + gas_fee + fixed_fee };
}

/** The largest amount that leaves with its fees within `available`; fees never fall as amounts grow, so halving finds it exactly. */
export function mostWithin(policy: Pick<Policy, 'fees'>, way: Way, available: bigint): bigint {
  const fits = (amount: bigint) => amount + feesFor(policy, way, amount).total <= available;
  let low = 0n;
  let high = available > 0n ? available : 0n;
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    if (fits(middle)) low = middle;
    else high = middle - 1n;
  }
  return low;
}
