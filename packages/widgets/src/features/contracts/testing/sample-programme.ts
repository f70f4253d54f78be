/** A contract of 500 cards, 300 of them paid, a batch of 120, as a bank answers them. */
import type { BatchCard, Config, Contract, ContractData, Counts, Order, OrderLine } from '../use-contracts.ts';
import type { Answers } from './contracts-testing.tsx';

export const contractOf = (part: Partial<Contract> = {}): Contract => ({
  contract_id: 'k1',
  number: 'CC-2026-0192',
  term_months: 12,
  starts_on: '2026-02-01',
  ends_on: '2027-01-31',
  contracted_quantity: 500,
  paid_quantity: 300,
  available_quantity: 180,
  min_per_batch: 50,
  price_per_card: '25.00',
  tier: 'premier',
  card_class: 'visa',
  status: 'active',
  signed_by: 'Mei-Lin Tan',
  signed_at: '2026-02-01T02:00:00Z',
  reason: '',
  created_at: '2026-01-20T02:00:00Z',
  version: 3,
  ...part,
});

export const countsOf = (part: Partial<Counts> = {}): Counts => ({
  contracted: 500,
  paid: 300,
  ordered: 120,
  available: 180,
  allocated: 75,
  delivered: 90,
  damaged: 0,
  awaiting: 0,
  printing: 30,
  unassigned: 14,
  bound: 72,
  active: 3,
  blocked: 1,
  ended: 0,
  ...part,
});

export const lineOf = (part: Partial<OrderLine> = {}): OrderLine => ({
  id: 'o1',
  number: 'B-000317',
  contract_id: 'k1',
  contract_number: 'CC-2026-0192',
  date: '2026-03-02T02:00:00Z',
  quantity: 120,
  status: 'partially_allocated',
  decided_by: 'bank',
  allocated: 75,
  printed: 120,
  shipped: 120,
  delivered: 90,
  damaged: 0,
  tier: 'premier',
  card_class: 'visa',
  version: 4,
  ...part,
});

const delivery_address = { street: '8 Marina View', city: 'Singapore', region: '', postal_code: '018960', country: 'SG' };
const contact = { name: 'Jonas Weber', country_code: '+65', phone: '65550142', email: 'jonas@harbour-vale.example' };

export const orderOf = (part: Partial<Order> = {}): Order => ({
  ...lineOf(),
  reason: '',
  delivery_address,
  contact,
  lead_weeks: '4–6',
  expected: { from: '2026-04-01', to: '2026-04-15' },
  shipments: [{ tracking: 'SG-7712-01', shipped_at: '2026-04-02T02:00:00Z', cards: 120, delivered: 90 }],
  timeline: [
    { at: '2026-03-02T02:00:00Z', event: 'order', actor: 'client', name: 'Mei-Lin Tan', note: '', count: 0 },
    { at: '2026-03-03T02:00:00Z', event: 'approve', actor: 'bank', name: 'Rafael Ortiz', note: '', count: 0 },
    { at: '2026-04-02T02:00:00Z', event: 'shipped', actor: 'issuer', name: '', note: 'SG-7712-01', count: 120 },
  ],
  can_withdraw: false,
  ...part,
});
export const pending = () =>
  orderOf({
    status: 'pending',
    decided_by: '',
    printed: 0,
    shipped: 0,
    delivered: 0,
    allocated: 0,
    shipments: [],
    expected: null,
    can_withdraw: true,
  });

export const dataOf = (part: Partial<ContractData> = {}): ContractData => ({
  contract: contractOf(),
  orders: [lineOf()],
  documents: [{ file_key: 'f1', name: 'Framework agreement.pdf', size: 184_000 }],
  payments: [
    {
      transaction_id: 't1',
      number: 'T-100',
      date: '2026-02-02T02:00:00Z',
      quantity: 300,
      usd: '7500.00',
      amount: '7500.00',
      currency: 'USD',
      by: 'Mei-Lin Tan',
    },
  ],
  counts: countsOf(),
  timeline: [{ at: '2026-02-01T02:00:00Z', event: 'sign', actor: 'client', name: 'Mei-Lin Tan', note: '', count: 0 }],
  may: { sign: false, pay: true, order: true },
  ...part,
});

export const configOf = (part: Partial<Config> = {}): Config => ({
  min_per_batch: 50,
  available_quantity: 180,
  price_per_card: '25.00',
  prefix_set: true,
  prefix: 'HVT',
  lead_weeks: '4–6',
  lead_time_text: '4–6 weeks',
  tier: 'premier',
  card_class: 'visa',
  bar: '',
  last: { delivery_address, contact },
  ...part,
});

export const cardOf = (part: Partial<BatchCard> = {}): BatchCard => ({
  card_id: 'c1',
  last4: '4136',
  kit_number: 'BK-30421',
  order_id: 'o1',
  order_number: 'B-000317',
  tier: 'premier',
  card_class: 'visa',
  status: 'inactive',
  blocked_by: '',
  print_status: 'delivered',
  delivery_status: 'delivered',
  allocation: 'bound',
  part: 'bound',
  allocated_to: 'Sara Lindqvist',
  application_id: 'a1',
  reserved_for: null,
  expiry: '2029-11',
  updated_at: '2026-04-10T02:00:00Z',
  version: 2,
  acts: { bind: 'alreadyBound', unbind: '', block: '', unblock: 'notBlocked' },
  ...part,
});

export const pageOf = <R>(list: R[]) => ({ list, total: list.length, next_cursor: null });

/** What every page of a contract asks for. */
export const answersOf = (data: ContractData = dataOf(), config: Config = configOf()): Answers => ({
  '/contract/contractList': () => pageOf([data.contract]),
  '/contract/getContract': () => data,
  '/contract/getConfigData': () => config,
  '/contract/orderList': () => pageOf([...data.orders]),
});
