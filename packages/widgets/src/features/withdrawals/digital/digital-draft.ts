/** What is typed of a transfer to a wallet address, kept for the tab: a reload, another language and Back lose nothing. */
import { assets, carries, isAsset, isNetwork, type Asset, type Network } from '@bankside/core/rules/money/networks.ts';
import { askedBy, blankAmounts, type Amounts } from '../funding/spend-field.tsx';
import type { Confirmed, TransferInput } from '../steps/sending.ts';
import type { Asked, Quote } from '../steps/use-quote.ts';

/** `pay_from` is the balance that pays; '' is that of the asset itself (TRF-31). */
export type DigitalDraft = Amounts & {
  readonly asset: string;
  readonly network: string;
  readonly address_id: string;
  /** The address, and its network, that asset and network were last set for. */
  readonly settled_for: string;
};
export const blankDraft: DigitalDraft = { ...blankAmounts, asset: '', network: '', address_id: '', settled_for: '' };

export type Pair = { readonly asset: Asset; readonly network: Network };

/** A pair that exists, whatever was chosen: an asset that the network does not carry takes its own first (DEP-08). */
export function pairOf({ asset, network }: Pick<DigitalDraft, 'asset' | 'network'>, offered: readonly Asset[]): Pair {
  const known = isAsset(asset) && offered.includes(asset) ? asset : (offered[0] ?? 'USDT');
  return { asset: known, network: isNetwork(network) && carries(known, network) ? network : assets[known][0] };
}

/** What a quote can be asked for; undefined while it is not whole. */
export function askedOf({ asset, network }: Pair, draft: DigitalDraft): Asked | undefined {
  const { address_id } = draft;
  const amounts = address_id ? askedBy(draft, asset) : undefined;
  return amounts && { transfer_type: 'address', currency: asset, network, ...amounts, address_id };
}

/** What is sent: what the quote, and its confirmation, are bound to. */
export function inputOf(
  { asked: { transfer_type, currency, amount, address_id, pay_from }, quote_id }: Quote,
  confirmed: Confirmed,
): TransferInput {
  return { transfer_type, currency, amount, address_id, quote_id, ...(pay_from && { pay_from }), ...confirmed };
}
