/** What is left to the bank and a sandbox needs: plausible figures, none of them anybody's (POL-20). */
import type { CardFeeRow, FeeRow, LimitRow, PolicyOverrides } from '@bankside/core/rules/policy/bank-policy.ts';

const fixed = (fee: FeeRow['fee'], transfer_type: FeeRow['transfer_type'], currency: string, value: string, network?: string): FeeRow => ({
  fee,
  transfer_type,
  currency,
  kind: 'fixed',
  value,
  ...(network ? { network } : {}),
});
/** In each currency about 20 and 15 US dollars. */
const wires: readonly (readonly [currency: string, admin: string, swift: string])[] = [
  ['USD', '20.00', '15.00'],
  ['SGD', '25.00', '20.00'],
  ['HKD', '150.00', '120.00'],
  ['GBP', '15.00', '12.00'],
  ['CNY', '140.00', '100.00'],
  ['AUD', '30.00', '24.00'],
  ['EUR', '18.00', '14.00'],
  ['JPY', '3000', '2400'],
];
const gas: readonly (readonly [currency: string, network: string, value: string])[] = [
  ['USDT', 'TRC20', '1.00'],
  ['USDT', 'ERC20', '3.18'],
  ['USDT', 'BEP20', '0.45'],
  ['USDC', 'ERC20', '3.18'],
  ['USDC', 'BEP20', '0.45'],
  ['ETH', 'ERC20', '0.0012'],
  ['BTC', 'BTC', '0.0001'],
];
const fees: readonly FeeRow[] = [
  ...wires.flatMap(([currency, admin, swift]) => [
    fixed('admin_fee', 'payee', currency, admin),
    fixed('fixed_fee', 'payee', currency, swift),
  ]),
  ...gas.map(([currency, network, value]) => fixed('gas_fee', 'address', currency, value, network)),
  ...['USDT', 'USDC'].map((currency): FeeRow => ({
    fee: 'admin_fee',
    transfer_type: 'address',
    currency,
    kind: 'percent',
    value: '0.1',
    min: '1',
    max: '100',
  })),
];
const limits: readonly LimitRow[] = [
  { transfer_type: 'payee', currency: 'USD', min: '10.00', max: '250000.00', daily: '500000.00' },
  { transfer_type: 'payee', currency: 'SGD', min: '10.00', max: '350000.00', daily: '700000.00' },
  { transfer_type: 'payee', currency: 'GBP', min: '10.00', max: '200000.00', daily: '400000.00' },
  { transfer_type: 'address', currency: 'USDT', min: '20', max: '100000', daily: '200000' },
  { transfer_type: 'address', currency: 'USDC', min: '20', max: '100000', daily: '200000' },
  { transfer_type: 'address', currency: 'ETH', min: '0.01', max: '50', daily: '100' },
  { transfer_type: 'address', currency: 'BTC', min: '0.001', max: '2', daily: '4' },
];

const cardFees: readonly CardFeeRow[] = [
  { fee: 'annual', tier: 'premier', kind: 'fixed', value: '60.00' },
  { fee: 'annual', tier: 'prestige', kind: 'fixed', value: '120.00' },
  { fee: 'replacement', kind: 'fixed', value: '25.00' },
  { fee: 'top_up_direct', kind: 'percent', value: '1', min: '1.00', max: '50.00' },
  { fee: 'atm', kind: 'percent', value: '2', min: '3.00', max: '15.00' },
  { fee: 'pos', kind: 'fixed', value: '0.00' },
];

export const demoPolicy: PolicyOverrides = {
  bank: { timeZone: 'Asia/Singapore', demo: true },
  throttle: { linkPerAddress: 1_000_000 }, // everybody in a sandbox has one address, and its clock may stand still
  fees,
  limits,
  fx: { marginBps: 50, otcMinUsd: '100000' },
  transfers: { codeAboveUsd: '10000', reviewAboveUsd: '20000', documentAboveUsd: '25000' },
  // One person can walk through the demo; keys, which act for a company on other pages, take two here as well.
  staff: {
    secondPersonAboveUsd: '200000',
    secondPerson: {
      'kyc.approve': 'never',
      'kyc.acceptChange': 'never',
      'link.save': 'never',
      'link.logo': 'never',
      'rate.confirm': 'never',
    },
  },
  cards: {
    topUp: { min: '20.00', max: '10000.00', daily: '20000.00' },
    fees: cardFees,
    limits: { per_purchase: '5000.00', per_day: '10000.00', per_month: '50000.00' },
  },
  chain: { minimum: { USDT: '20', USDC: '20', ETH: '0.005', BTC: '0.0002' } },
};
