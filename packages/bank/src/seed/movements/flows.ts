/** What a trading company's money does in a month: the table that history.ts deals from. */
import type { Currency } from '@bankside/core/rules/money/currencies.ts';
import type { Movement } from './movement.ts';

export type Flow = {
  readonly type: Movement['type'];
  readonly currency: Currency;
  /** In or out of the client's account. */
  readonly sign: 1 | -1;
  readonly perMonth: number;
  /** Bounds in the currency's units, and how many decimals an amount has. */
  readonly low: number;
  readonly high: number;
  readonly decimals: number;
  readonly parties: readonly [string, ...string[]];
  /** '#' becomes a number, 'Month' the month. */
  readonly references: readonly [string, ...string[]];
  readonly fee?: string;
};

/** What comes into the client's account; the rest leaves it. */
const inwards: ReadonlySet<Flow['type']> = new Set(['deposit', 'refund', 'exchange']);
const invoices = ['Invoice #', 'Invoice #-B', 'PO #', 'PO #, balance', 'PO #, deposit'] as const;
const wires = ['HVT-20418', 'HVT-20418', 'HVT-20418 INV #'] as const;
const buyers = [
  'Northgate Components GmbH',
  'Castellan Tools Inc.',
  'Brightwater Retail LLC',
  'Ostrava Kovo a.s.',
  'Pacific Loom Co.',
  'Juniper & Slate Ltd',
] as const;
const suppliers = [
  'Marlow & Finch Ltd',
  'Okabe Precision K.K.',
  'Lindqvist Freight AB',
  'Sunda Timber Pte. Ltd.',
  'Hanjin Castings Co.',
  'Meridian Customs Brokers',
  'Cloudmere Hosting',
  'Tamagawa Express',
] as const;
const cards = [
  ['•••• 4821', 'Mei-Lin Tan'],
  ['•••• 7706', 'Jonas Weber'],
  ['•••• 2294', 'Daniel Okoro'],
  ['•••• 0937', 'Aiko Hasegawa'],
] as const;

/** In the currency's units, and how many decimals an amount has. */
type Amounts = readonly [low: number, high: number, decimals: number];
const flow = (
  type: Flow['type'],
  currency: Currency,
  perMonth: number,
  [low, high, decimals]: Amounts,
  parties: Flow['parties'],
  references: Flow['references'],
  fee?: string,
): Flow => ({ type, currency, sign: inwards.has(type) ? 1 : -1, perMonth, low, high, decimals, parties, references, ...(fee && { fee }) });

export const flows: readonly Flow[] = [
  flow('deposit', 'USD', 30, [400, 9_000, 2], buyers, wires),
  flow('transfer', 'USD', 48, [60, 4_800, 2], suppliers, invoices, '35.00'),
  flow('refund', 'USD', 1, [40, 900, 2], ['Sorrel Packaging Ltd', 'Cloudmere Hosting'], ['Credit note #']),
  flow('fee', 'USD', 1, [45, 45, 0], ['Bankside'], ['Account fee, Month']),
  flow(
    'deposit',
    'SGD',
    18,
    [300, 6_500, 2],
    ['Kallang Outfitters', 'Lion City Provisions', 'Marina Fitout Works', 'Tanjong Books'],
    wires,
  ),
  flow(
    'transfer',
    'SGD',
    38,
    [25, 1_900, 2],
    [
      'Keppel Wharf Estates',
      'Straits Electric',
      'Quayline Insurance Pte. Ltd.',
      'Bukit Couriers',
      'Orchard Legal LLP',
      'Raffles Audit Partners',
      'Peninsula Telecom',
    ],
    invoices,
  ),
  flow('transfer', 'SGD', 1, [58_000, 71_000, 2], ['Payroll account'], ['Salaries, Month']),
  flow('exchange', 'SGD', 2, [9_000, 24_000, 0], ['USD'], ['FX-#']),
  flow('exchange', 'USD', 2, [3_000, 9_000, 0], ['USDT'], ['FX-#']),
  flow('deposit', 'HKD', 6, [1_500, 12_000, 2], ['Aberdeen Harbour Supplies', 'Victoria Textiles Ltd'], wires),
  flow('transfer', 'HKD', 11, [300, 4_500, 2], ['Kwun Tong Printing', 'Lantau Logistics Ltd', 'Peak Design Studio'], invoices),
  flow('deposit', 'GBP', 7, [300, 4_000, 2], ['Juniper & Slate Ltd', 'Harrow Street Stores'], wires),
  flow(
    'transfer',
    'GBP',
    14,
    [45, 1_900, 2],
    ['Delta Wharf Logistics', 'Sorrel Packaging Ltd', 'Thames Bonded Warehouse'],
    ['Demurrage, Month', ...invoices],
  ),
  flow('deposit', 'CNY', 5, [8_000, 40_000, 0], ['宁波远航贸易有限公司', '苏州青禾纺织有限公司'], wires),
  flow('transfer', 'CNY', 10, [1_200, 16_000, 2], ['深圳南山电子有限公司', '义乌博联包装有限公司', '青岛海蓝货运代理'], invoices),
  flow('deposit', 'AUD', 5, [800, 5_000, 2], ['Fremantle Outdoor Pty Ltd', 'Yarra Homewares'], wires),
  flow('transfer', 'AUD', 6, [120, 2_400, 2], ['Botany Bay Storage', 'Coral Coast Freight'], invoices),
  flow('deposit', 'USDC', 7, [500, 9_000, 2], [''], ['']),
  ...cards.map(([card, holder]) => flow('top_up', 'USDC', 4, [100, 2_000, 0], [card], [holder])),
  flow('withdrawal', 'USDC', 3, [500, 7_000, 2], ['Treasury cold wallet', 'Castellan settlement'], ['Settlement #'], '1.50'),
  flow('deposit', 'USDT', 10, [300, 6_000, 2], [''], ['']),
  flow('withdrawal', 'USDT', 7, [200, 3_500, 2], ['Hanjin settlement', 'Pacific Loom settlement'], ['Settlement #'], '1.00'),
  flow('deposit', 'ETH', 2, [0.1, 0.6, 4], [''], ['']),
  flow('withdrawal', 'ETH', 1, [0.05, 0.4, 4], ['Treasury cold wallet'], ['Reserve'], '0.0012'),
  flow('deposit', 'BTC', 2, [0.004, 0.03, 6], [''], ['']),
  flow('withdrawal', 'BTC', 1, [0.004, 0.02, 6], ['Treasury cold wallet'], ['Reserve'], '0.0001'),
];

/** How full an account was at the beginning, as a share of the end, in percent; it grows from there. */
export const openingShare: Readonly<Partial<Record<Currency, number>>> = {
  USD: 38,
  SGD: 75,
  HKD: 70,
  GBP: 80,
  CNY: 62,
  USDC: 60,
  USDT: 62,
  ETH: 55,
  BTC: 60,
};

/** Australia was given up: the account ran for this many months, then was emptied into US dollars. */
export const australia = { months: 13, level: '42000.00' } as const;
