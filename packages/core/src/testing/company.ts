/** The one company of the kit's sessions: its KYC file, its cards, what was deposited. */
import type { OutOf } from '../contract/index.ts';
import { kyc as kycStates } from '../rules/lifecycles/kyc.ts';
import { stateOf } from '../rules/lifecycles/lifecycle.ts';
import type { KycStep } from '../rules/kyc/kyc-start.ts';
import { note } from './decide.ts';
import { idOf, type State } from './state.ts';

export type CompanyCard = OutOf<'/card/info'>;
type Deposit = OutOf<'/deposit/record'>['list'][number];
type Kyc = OutOf<'/account/kyc/getKycInfo'>;
export type Company = {
  kyc_status: number;
  steps: Record<KycStep, Record<string, unknown>>;
  versions: Record<KycStep, number>;
  version: number;
  saved_at: string | null;
  submitted_at: string | null;
  decided_at: string | null;
  reason: string;
  history: Kyc['history'];
  readonly cards: CompanyCard[];
  readonly deposits: Deposit[];
};

const companies = new WeakMap<State, Company>();
export function companyOf(state: State): Company {
  const known = companies.get(state);
  if (known) return known;
  const made: Company = {
    kyc_status: 1,
    steps: { corporate: {}, company: { name: 'Kestrel Test Ltd', company_type: 'corporate' }, shareholder: {}, trading: {} },
    versions: { corporate: 1, company: 1, shareholder: 1, trading: 1 },
    version: 1,
    saved_at: null,
    submitted_at: null,
    decided_at: null,
    reason: '',
    history: [],
    cards: [cardOf(state, 'active', '4821', 'AIKO HASEGAWA'), cardOf(state, 'inactive', '0417', 'MEI TAN')],
    deposits: [],
  };
  companies.set(state, made);
  return made;
}
export const kycName = (state: State): string => String(stateOf(kycStates, companyOf(state).kyc_status));

const actions = {
  active: { activate: 'notInactive', topUp: '', setPin: '', block: '', unblock: 'notBlocked', replace: '', limits: '', cancel: '' },
  inactive: {
    activate: '',
    topUp: 'notActive',
    setPin: 'notActive',
    block: '',
    unblock: 'notBlocked',
    replace: '',
    limits: 'notActive',
    cancel: '',
  },
  blocked_by_client: {
    activate: 'notInactive',
    topUp: 'blockedByCompany',
    setPin: 'notActive',
    block: 'notActive',
    unblock: '',
    replace: '',
    limits: 'notActive',
    cancel: '',
  },
} as const;
export type CardStatus = keyof typeof actions;
export const actionsOf = (status: CardStatus): CompanyCard['actions'] => ({ ...actions[status] });

function cardOf(state: State, status: CardStatus, last4: string, holder: string): CompanyCard {
  const at = state.clock.now().toISOString();
  return {
    card_id: idOf(state),
    last4,
    holder_name: holder,
    name_on_card: holder,
    username: holder.toLowerCase().replace(' ', '_'),
    tier: 'premier',
    card_class: 'visa',
    status,
    blocked_by: '',
    balance: '250.00',
    available: '250.00',
    currency: 'USD',
    kit_number: `KT0000${last4}`,
    expiry: '2029-11',
    verification_status: 'approved',
    application_id: '',
    application_no: '',
    pin_set: status === 'active',
    renewal_due: null,
    refreshed_at: null,
    updated_at: at,
    version: 1,
    actions: actionsOf(status),
    limits: { per_purchase: null, per_day: null, per_month: null, online: true, atm: true, abroad: true },
    spent: { today: '0.00', month: '0.00' },
    tracking: '',
    replaces: null,
    replaced_by: null,
    delivery_weeks: '4–6',
    timeline: [],
  };
}

export function decideKyc(state: State, event: 'approve' | 'reject', reason: string): void {
  const company = companyOf(state);
  if (company.kyc_status !== 2) throw new Error(`the KYC file is ${kycName(state)}, and not under review`);
  const at = state.clock.now().toISOString();
  Object.assign(company, { kyc_status: event === 'approve' ? 4 : 3, reason, decided_at: at });
  company.history.push({ at, event, reason, paths: [], by: '' });
  note(state, 'kyc_change', { kyc_status: company.kyc_status, previous_kyc_status: 2, kyc_change_status: 'none', reason, reasons: [] });
}

type Order = { readonly asset: string; readonly network: string; readonly amount: string };
export function seeDeposit(state: State, { asset, network, amount }: Order): Deposit {
  const id = idOf(state);
  const at = state.clock.now().toISOString();
  const row = {
    id,
    number: `D-${id.slice(-8)}`,
    date: at,
    kind: 'digital',
    type: 'deposit',
    transfer_type: '',
    status: 'processing',
    amount,
    currency: asset as Deposit['currency'],
    sold_amount: null,
    sold_currency: null,
    counterparty: '',
    reference: '',
    network,
    hash: id.replaceAll('-', ''),
    sender_address: '',
    sender_account_name: '',
    waits_for: '',
    confirmations: 1,
    confirmations_needed: 20,
    version: 1,
  } as const satisfies Deposit;
  companyOf(state).deposits.unshift(row);
  note(state, 'deposit_status', { id, number: row.number, news: 'seen', status: row.status, amount, currency: asset });
  return row;
}
export function creditDeposit(state: State, id: string): void {
  const row = companyOf(state).deposits.find((each) => each.id === id);
  if (row?.status !== 'processing') throw new Error(`no deposit ${id} is on its way`);
  Object.assign(row, { status: 'success', confirmations: row.confirmations_needed, version: row.version + 1 });
  note(state, 'deposit_status', {
    id,
    number: row.number,
    news: 'credited',
    status: row.status,
    amount: row.amount,
    currency: row.currency,
  });
}
