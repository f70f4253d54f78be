/** The last seventeen days, row by row: what the dashboard, the transactions and the statement of the pictures show. */
import { type Currency } from '@bankside/core/rules/money/currencies.ts';
import { localTime, minutesBefore, monthName } from '../days.ts';
import { type Movement, money } from './movement.ts';
import { type OnCard, takenBack, toppedUp } from './on-card.ts';

type Row = readonly [
  daysAgo: number,
  time: string,
  type: Movement['type'],
  amount: string,
  currency: Currency,
  counterparty: string,
  reference: string,
  rest?: Partial<Pick<Movement, 'status' | 'network' | 'hash' | 'confirmations' | 'sender_address' | 'sender_account_name' | 'reason'>> & {
    fee?: string;
    card?: OnCard;
    sold?: readonly [amount: string, currency: Currency, margin_bps?: number];
  },
];

/** The hash of the deposit that the chain has not confirmed yet. */
const underWay = 'c41d9b7e02f85a3660e1d7b49c38fa25b17e604d93a8c25f0e6b71d84a9f3c02';

const rows: readonly Row[] = [
  [17, '10:05', 'exchange', '62711.00', 'USD', 'SGD → USD', 'FX-20931', { sold: ['81655.00', 'SGD'] }],
  [14, '11:30', 'transfer', '-84300.00', 'SGD', 'Payroll account', 'Salaries'],
  [
    13,
    '16:42',
    'deposit',
    '1.75',
    'ETH',
    '0x3bA9…8A40',
    '',
    {
      network: 'ERC20',
      sender_address: '0x3bA90F580a91FB1f37db068959f33aAA53718A40',
      hash: '0x7f1c2b9e4d60a83f5c17e92b0a6d84f3915ce07b2d48fa6013b97ce85d240f1e',
    },
  ],
  [
    12,
    '10:18',
    'transfer',
    '-3260.00',
    'GBP',
    'Sorrel Packaging Ltd',
    'Invoice 118-B',
    { status: 'failed', reason: 'Returned by the beneficiary bank: account closed' },
  ],
  [12, '15:07', 'transfer', '-2024.00', 'USD', 'Quayline Insurance Pte. Ltd.', 'Cargo policy Q4'],
  [11, '09:26', 'fee', '-120.00', 'USDC', 'Bankside', 'Annual fee, •••• 0937', { card: { last4: '0937', fee: 'annual' } }],
  [11, '14:51', 'refund', '4215.00', 'USD', 'Sorrel Packaging Ltd', 'Credit note 22', { sender_account_name: 'Sorrel Packaging Ltd' }],
  [8, '09:12', 'transfer', '-9870.00', 'GBP', 'Delta Wharf Logistics', 'Demurrage, September', { status: 'pending_approval' }],
  [8, '11:40', 'transfer', '-6412.75', 'USD', 'Lindqvist Freight AB', 'Invoice 5520', { fee: '35.00' }],
  [7, '10:33', 'exchange', '98786.58', 'USDC', 'USD → USDC', 'FX-20988', { sold: ['98836.00', 'USD', 5] }],
  [7, '17:20', 'withdrawal', '-39900.00', 'USDC', 'Treasury cold wallet', 'Reserve', { status: 'admin_review', network: 'ERC20' }],
  [
    6,
    '11:02',
    'deposit',
    '120000.00',
    'USD',
    'Northgate Components GmbH',
    'HVT-20418',
    { sender_account_name: 'Northgate Components GmbH' },
  ],
  [
    5,
    '15:45',
    'transfer',
    '-9870.00',
    'GBP',
    'Delta Wharf Logistics',
    'Demurrage, October',
    { status: 'rejected', reason: 'The same amount to the same payee is already waiting for approval' },
  ],
  [4, '10:57', 'exchange', '67215.00', 'SGD', 'USDC → SGD', 'FX-21044', { sold: ['50000.00', 'USDC'] }],
  [1, '10:14', 'transfer', '-18240.00', 'USD', 'Okabe Precision K.K.', 'PO 7781, balance', { fee: '35.00' }],
  [1, '16:20', 'top_up', '-2000.00', 'USDC', '•••• 4821', 'Mei-Lin Tan'],
];

/** Today's two, counted in minutes before the anchor so that they are never in the future. */
const today: readonly Row[] = [
  [
    55,
    '',
    'deposit',
    '25000.00',
    'USDT',
    'TQ5k…JkZs',
    '',
    {
      status: 'processing',
      network: 'TRC20',
      sender_address: 'TQ5kmGEj9Tso5JaHzi6VgpTPqcYxHSJkZs',
      confirmations: [14, 20],
      hash: underWay,
    },
  ],
  [14, '', 'transfer', '-48500.00', 'USD', 'Marlow & Finch Ltd', 'Invoice MF-2291', { status: 'pending_approval' }],
];

/** One that the issuer took back two days later, and one that it refused: its 100.00 with the fee wait for the company. */
function otherTopUps(anchor: Date): Movement[] {
  const back = toppedUp(
    movement([10, '', 'top_up', '-400.00', 'USDC', '•••• 2294', 'Daniel Okoro'], localTime(anchor, 10, '12:20')),
    'refunded',
  );
  const refused = movement([6, '', 'top_up', '-99.00', 'USDC', '•••• 0937', 'Aiko Hasegawa'], localTime(anchor, 6, '10:12'));
  return [back, takenBack(back, localTime(anchor, 8, '15:30')), { ...toppedUp(refused, 'retry'), status: 'processing' }];
}

export function recent(anchor: Date): Movement[] {
  return [
    ...rows.map((row) => movement(row, localTime(anchor, row[0], row[1]))),
    ...otherTopUps(anchor),
    ...today.map((row) => movement(row, minutesBefore(anchor, row[0]))),
  ].map((each) => (each.type === 'top_up' && !each.card ? toppedUp(each) : each));
}

function movement([, , type, amount, currency, counterparty, reference, rest = {}]: Row, at: Date): Movement {
  const { fee, sold, status = 'success', ...others } = rest;
  return {
    at,
    type,
    currency,
    amount: money(currency, amount),
    counterparty,
    status,
    ...others,
    reference: reference === 'Salaries' ? `Salaries, ${monthName(new Date(at.getTime() - 20 * 86_400_000))}` : reference,
    ...(fee ? { fee: money(currency, fee) } : {}),
    ...(sold ? { sold: { amount: money(sold[1], sold[0]), currency: sold[1], ...(sold[2] ? { margin_bps: sold[2] } : {}) } } : {}),
  };
}

/** What Harbour & Vale holds at the anchor (design, dashboard). */
export const closingBalances: readonly (readonly [Currency, string])[] = [
  ['USD', '673823.42'],
  ['SGD', '184902.10'],
  ['HKD', '96450.00'],
  ['GBP', '41275.36'],
  ['CNY', '310000.00'],
  ['AUD', '0.00'],
  ['USDC', '212640.55'],
  ['USDT', '98315.08'],
  ['ETH', '4.2183'],
  ['BTC', '0.385014'],
];
