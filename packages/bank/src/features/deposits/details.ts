/** Where to send money: the bank's account with the company's reference, or the company's own address on a chain. */
import type { deposits as calls } from '@bankside/core/contract/deposits.ts';
import type { In, Out } from '@bankside/core/contract/define.ts';
import { assets, carries, networks, type Asset, type Network } from '@bankside/core/rules/money/networks.ts';
import { depositCurrencies } from '@bankside/core/rules/money/transfers.ts';
import type { Bank } from '../../platform/bank.ts';
import { Refusal } from '../../platform/refusal.ts';
import { companyOf } from '../../domain/identity/companies.ts';
import { depositAddress } from '../../domain/deposits/deposit-addresses.ts';
import type { Db } from '../../store/store.ts';

type Details = Out<typeof calls.details>;
type Asked = { readonly bank: Bank; readonly db: Db; readonly company_id: string; readonly now: Date };
export type Wanted = In<typeof calls.details>;

/** EIP-155 numbers of the chains behind `ethereum:` addresses. */
const chainIds: Readonly<Partial<Record<Network, number>>> = { ERC20: 1, BEP20: 56 };

/**
 * What opens a wallet with the address filled in: BIP 21, EIP-681, Tron's. An address and its chain, never a token's contract: a
 * wallet that reads only half of EIP-681 would take the contract for the recipient, and what is sent there is lost.
 */
function paymentUri(network: Network, address: string): string {
  const chain = chainIds[network];
  return `${networks[network].scheme}:${address}${chain === undefined ? '' : `@${chain}`}`;
}

export async function fiatDetails({ bank, db, company_id }: Asked, { currency, network }: Wanted): Promise<Details> {
  if (!(depositCurrencies as readonly string[]).includes(currency)) throw new Refusal('pairUnsupported', { field: 'currency' });
  if (network) throw new Refusal('pairUnsupported', { field: 'network' });
  const company = await companyOf(db, company_id);
  if (!company) throw new Error('the caller’s company is not there');
  const { name: bank_name, code: bank_code, address: bank_address, swift } = bank.policy.bank;
  const { project_name: account_name, account_number, reference } = company;
  return { fiat: { bank_name, bank_code, bank_address, account_name, account_number, swift, reference }, digital: null };
}

export async function digitalDetails(asked: Asked, asset: Asset, wanted: Network | undefined): Promise<Details> {
  const { bank, db, company_id, now } = asked;
  const network = wanted ?? onlyNetwork(asset);
  if (!network || !carries(asset, network)) throw new Refusal('pairUnsupported', { field: 'network' });
  const address = await depositAddress(bank, db, company_id, networks[network].form, now);
  if (address === null) throw new Refusal('pairUnsupported', { field: 'network' });
  const { confirmations, minutes, minimum } = bank.policy.chain;
  return {
    fiat: null,
    digital: {
      asset,
      network,
      address,
      payment_uri: paymentUri(network, address),
      min_amount: minimum[asset] ?? '',
      confirmations: confirmations[network],
      minutes: minutes[network],
    },
  };
}

/** An asset with one network needs no choice (DEP-08). */
function onlyNetwork(asset: Asset): Network | undefined {
  const [first, ...others] = assets[asset];
  return others.length === 0 ? first : undefined;
}
