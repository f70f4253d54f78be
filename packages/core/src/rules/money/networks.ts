/** Which chains carry which digital assets (DEP-08). Times and confirmations are the bank's: policy.chain. */
import type { Currency } from './currencies.ts';

/** `form` is how an address of the network is written; ERC20 and BEP20 share theirs. `scheme` begins a payment URI. */
export const networks = {
  TRC20: { chain: 'Tron', form: 'tron', scheme: 'tron' },
  ERC20: { chain: 'Ethereum', form: 'evm', scheme: 'ethereum' },
  BEP20: { chain: 'BNB Chain', form: 'evm', scheme: 'ethereum' },
  BTC: { chain: 'Bitcoin', form: 'bitcoin', scheme: 'bitcoin' },
} as const;
export type Network = keyof typeof networks;
export type AddressForm = (typeof networks)[Network]['form'];
export const networkCodes = Object.keys(networks) as [Network, ...Network[]];
export const isNetwork = (code: string): code is Network => Object.hasOwn(networks, code);

/** In the order that screens offer them. */
export const assets = {
  USDT: ['TRC20', 'ERC20', 'BEP20'],
  USDC: ['ERC20', 'BEP20'],
  ETH: ['ERC20'],
  BTC: ['BTC'],
} as const satisfies Partial<Record<Currency, readonly Network[]>>;
export type Asset = keyof typeof assets;
export const assetCodes = Object.keys(assets) as [Asset, ...Asset[]];
export const isAsset = (code: string): code is Asset => Object.hasOwn(assets, code);
export const carries = (asset: Asset, network: Network): boolean => (assets[asset] as readonly Network[]).includes(network);
