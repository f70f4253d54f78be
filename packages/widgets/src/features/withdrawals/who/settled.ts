/** What follows from who is paid, until somebody chooses otherwise: the currency of a payment, and the asset over a network (TRF-35). */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { currencyOfCountry } from '@bankside/core/rules/money/country-currencies.ts';
import { carries, type Asset, type Network } from '@bankside/core/rules/money/networks.ts';
import { isNought } from '../steps/amounts.ts';

type Details = OutOf<'/withdraw/details'>;

/** The last payment's, then the country's, then one that there is something of. */
export function currencyFor({ balances }: Details, country: string, last: string | undefined): string {
  const fiat = balances.filter(({ kind }) => kind === 'fiat');
  const offered = [last, currencyOfCountry(country)].find((code) => fiat.some(({ currency }) => currency === code));
  return offered ?? (fiat.find(({ available }) => !isNought(available)) ?? fiat[0])?.currency ?? 'USD';
}

/** The assets that can go to an address of this network. */
export const assetsOver = ({ assets }: Details, network: Network): readonly Asset[] =>
  assets.flatMap(({ asset }) => (carries(asset, network) ? [asset] : []));

export function assetFor(details: Details, network: Network, last: string | undefined): Asset | undefined {
  const fitting = assetsOver(details, network);
  const held = (asset: Asset) => details.balances.some(({ currency, available }) => currency === asset && !isNought(available));
  return fitting.find((asset) => asset === last) ?? fitting.find(held) ?? fitting[0];
}
