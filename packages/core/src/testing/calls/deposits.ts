/** Where digital assets are sent to, and what has come. */
import { assetCodes, assets, carries, isAsset, networks, type Network } from '../../rules/money/networks.ts';
import { conversionTargets, depositCurrencies } from '../../rules/money/transfers.ts';
import { policy } from '../../rules/policy/bank-policy.ts';
import { companyOf } from '../company.ts';
import { Refusal } from '../state.ts';
import type { HandlersOf } from './handler.ts';

/** Well-known examples with good check sums; nobody has to send anything to them. */
const addresses = {
  tron: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  evm: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  bitcoin: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
} as const;
const chainIds: Readonly<Partial<Record<Network, number>>> = { ERC20: 1, BEP20: 56 };

export const deposits: HandlersOf<'/deposit/getConfig' | '/deposit/details' | '/deposit/record'> = {
  '/deposit/getConfig': (_input, { now }) => ({
    currencies: [...depositCurrencies],
    convert_targets: conversionTargets.map((asset) => ({ asset, network: asset === 'USDT' ? 'TRC20' : '' })),
    min_first_deposit: [],
    activation_min: [],
    conversion_min: depositCurrencies.map((currency) => ({ currency, amount: '1000.00' })),
    assets: assetCodes.map((asset) => ({
      asset,
      networks: assets[asset].map((network) => ({ network, chain: networks[network].chain, minutes: policy.chain.minutes[network] })),
    })),
    partner_conversion: null,
    arrival_days: policy.transfers.arrivalDays,
    rates_at: now.toISOString(),
    rates_paused: [],
  }),
  '/deposit/details': ({ currency, network }) => {
    if (!isAsset(currency)) throw new Refusal('pairUnsupported', { field: 'currency' });
    const [only, ...others] = assets[currency];
    const chosen = network ?? (others.length === 0 ? only : undefined);
    if (!chosen || !carries(currency, chosen)) throw new Refusal('pairUnsupported', { field: 'network' });
    const { form, scheme } = networks[chosen];
    const chain = chainIds[chosen];
    const address = addresses[form];
    const digital = {
      asset: currency,
      network: chosen,
      address,
      payment_uri: `${scheme}:${address}${chain === undefined ? '' : `@${chain}`}`,
      min_amount: '',
      confirmations: policy.chain.confirmations[chosen],
      minutes: policy.chain.minutes[chosen],
    };
    return { fiat: null, digital };
  },
  '/deposit/record': ({ status, currency }, { state }) => {
    const list = companyOf(state).deposits.filter(
      (row) => (!status || status.includes(row.status)) && (!currency || currency.includes(row.currency)),
    );
    return { list, total: list.length, total_capped: false, next_cursor: null };
  },
};
