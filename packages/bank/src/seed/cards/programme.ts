/** Harbour & Vale's card contract with its orders, and a second one that waits for a signature (design, allocation). */
import { addDays, addMonths, addYears } from '@bankside/core/rules/calendar.ts';
import { eq, sql } from 'drizzle-orm';
import { idOf } from '../../demo/chance.ts';
import { harbourVale as company_id, userId } from '../../demo/companies.ts';
import type { transactions } from '../../ledger/ledger-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import { cardContracts, cardOrders, contractPayments, programmeEvents } from '../../store/programme-schema.ts';
import { companies } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { isoDay, localTime } from '../days.ts';
import { money, type Movement } from '../movements/movement.ts';

const number = 'HV-C-0192';
const contract_id = idOf(`contract ${number}`);
const paid = 300;
const price = 500n;
const prefix = 'HVT';
const by = { actor: 'client', name: 'Mei-Lin Tan' } as const;
const bank = { actor: 'bank', name: '' } as const;
const issuer = { actor: 'issuer', name: '' } as const;

/** What was paid for its cards, as a line of the company's story. */
export const cardsPaid = (anchor: Date): Movement => ({
  at: localTime(anchor, 188, '11:05'),
  type: 'fee',
  currency: 'USD',
  amount: -money('USD', '1500.00'),
  counterparty: 'Bankside',
  reference: `${number}, ${paid} cards`,
  status: 'success',
});

type Happened = readonly [
  daysAgo: number,
  event: string,
  who: { readonly actor: string; readonly name: string },
  note?: string,
  count?: number,
];
type SeededOrder = {
  readonly number: string;
  readonly quantity: number;
  readonly status: 'pending' | 'approved' | 'rejected';
  readonly decided_by?: 'client' | 'bank';
  readonly reason?: string;
  readonly approved?: number;
  readonly happened: readonly Happened[];
};

const tracking = 'TRK4402718830';
export const batchNumber = 'B-000317';
export const batchOrder = idOf(`order ${batchNumber}`);
const orders: readonly SeededOrder[] = [
  {
    number: 'B-000288',
    quantity: 60,
    status: 'rejected',
    decided_by: 'client',
    happened: [
      [150, 'order', by],
      [149, 'withdraw', by],
    ],
  },
  {
    number: 'B-000301',
    quantity: 200,
    status: 'rejected',
    decided_by: 'bank',
    reason: 'The delivery address is a post office box.',
    happened: [
      [96, 'order', by],
      [94, 'reject', bank, 'The delivery address is a post office box.'],
    ],
  },
  {
    number: batchNumber,
    quantity: 120,
    status: 'approved',
    decided_by: 'bank',
    approved: 40,
    happened: [
      [42, 'order', by],
      [40, 'approve', bank],
      [39, 'issued', issuer, '', 120],
      [12, 'shipped', issuer, tracking, 90],
      [8, 'delivered', issuer, '', 90],
    ],
  },
  { number: 'B-000342', quantity: 60, status: 'pending', happened: [[2, 'order', by]] },
];

const delivery_address = { street: '8 Raffles Quay #19-02', city: 'Singapore', region: '', postal_code: '048580', country: 'SG' };
const contact = { name: 'Mei-Lin Tan', country_code: '+65', phone: '6555 0142', email: 'owner@harbour-vale.example' };

const lines = (owner: string, subject: string, anchor: Date, happened: readonly Happened[]) =>
  happened.map(([daysAgo, event, { actor, name }, note = '', count = 0], index) => ({
    company_id: owner,
    subject,
    seq: index + 1,
    at: localTime(anchor, daysAgo, '10:20'),
    event,
    actor,
    name,
    note,
    count,
  }));

const terms = { term_months: 24, min_per_batch: 20, price_per_card: price, tier: 'premier', card_class: 'visa' } as const;

async function seedContracts(db: Db, anchor: Date): Promise<void> {
  const signed = localTime(anchor, 190, '15:30');
  const starts_on = isoDay(signed);
  const [offered, waiting] = [localTime(anchor, 195, '14:00'), localTime(anchor, 3, '16:10')];
  const made_by = userId('staff@bankside.example');
  const other = idOf('contract HV-C-0207');
  await db.insert(cardContracts).values([
    {
      company_id,
      contract_id,
      number,
      ...terms,
      starts_on,
      ends_on: addDays(addMonths(starts_on, terms.term_months), -1),
      contracted_quantity: 500,
      paid_quantity: paid,
      status: 'active',
      signed_by: by.name,
      signed_user: userId('owner@harbour-vale.example'),
      signed_at: signed,
      made_by,
      created_at: offered,
      updated_at: localTime(anchor, 188, '11:05'),
      version: 3,
    },
    {
      company_id,
      contract_id: other,
      number: 'HV-C-0207',
      ...terms,
      price_per_card: 1200n,
      tier: 'prestige',
      card_class: 'mastercard',
      contracted_quantity: 100,
      status: 'offered',
      made_by,
      created_at: waiting,
      updated_at: waiting,
    },
  ]);
  await db.update(companies).set({ have_contract: true }).where(eq(companies.company_id, company_id));
  const told = [
    [195, 'offer', bank],
    [190, 'sign', by],
    [188, 'pay', by, '1500.00 USD', paid],
  ] as const satisfies readonly Happened[];
  await db
    .insert(programmeEvents)
    .values([
      ...lines(company_id, `contract ${contract_id}`, anchor, told),
      ...lines(company_id, `contract ${other}`, anchor, [[3, 'offer', bank]]),
    ]);
}

async function seedOrders(db: Db, anchor: Date): Promise<void> {
  for (const { number: of, quantity, status, decided_by = '', reason = '', approved, happened } of orders) {
    const order_id = idOf(`order ${of}`);
    const at = (daysAgo: number) => localTime(anchor, daysAgo, '10:20');
    await db.insert(cardOrders).values({
      company_id,
      order_id,
      contract_id,
      number: of,
      quantity,
      status,
      decided_by,
      reason,
      name_on_card: prefix,
      delivery_address,
      contact,
      ordered_by: userId('owner@harbour-vale.example'),
      approved_at: approved === undefined ? null : at(approved),
      ...(status === 'approved' ? { told_shipped: 90, told_delivered: 90 } : {}),
      created_at: at(happened[0]?.[0] ?? 0),
      updated_at: at(happened.at(-1)?.[0] ?? 0),
      version: happened.length,
    });
    await db.insert(programmeEvents).values(lines(company_id, `order ${order_id}`, anchor, happened));
  }
}

/** By kit numbers: most have arrived and wait for holders, one is blocked, the last thirty are printed. */
export const batchCards = Array.from({ length: 120 }, (_, index) => ({
  card_id: idOf(`batch card ${index}`),
  last4: String(4102 + 8 * index),
  kit_number: `BK${30_418 + index}`,
  isHere: index < 90,
  isBlocked: index === 6,
}));

async function seedBatch(db: Db, anchor: Date): Promise<void> {
  const at = (daysAgo: number) => localTime(anchor, daysAgo, '10:20');
  const rows = batchCards.map(({ card_id, last4, kit_number, isHere, isBlocked }) => ({
    company_id,
    card_id,
    name_on_card: prefix,
    tier: terms.tier,
    card_class: terms.card_class,
    status: !isHere ? 'consolidating' : isBlocked ? 'blocked_by_client' : 'inactive',
    ...(isBlocked ? { status_before: 'inactive', reason: 'Its envelope was open.' } : {}),
    last4,
    kit_number,
    expiry: addYears(isoDay(at(39)), 4).slice(0, 7),
    limits: { per_purchase: null, per_day: null, per_month: null, online: true, atm: true, abroad: true },
    order_id: batchOrder,
    print_status: isHere ? 'delivered' : 'printing',
    allocation: isHere ? 'unassigned' : '',
    ...(isHere ? { tracking, shipped_at: at(12), delivered_at: at(8) } : {}),
    ordered_at: at(40),
    issued_at: at(39),
    created_at: at(40),
    updated_at: isHere ? at(8) : at(39),
  }));
  await db.insert(cards).values(rows);
  await db.execute(sql`
    insert into accounts (company_id, account_id, currency, kind)
    select company_id, 'card:' || card_id, 'USD', 'card' from cards where company_id = ${company_id} and order_id = ${batchOrder}`);
  await db.execute(sql`
    insert into card_events (company_id, card_id, seq, at, event, from_state, to_state, actor)
    select company_id, card_id, 1, created_at, 'issue', '', 'consolidating', 'system' from cards where order_id = ${batchOrder}
    union all select company_id, card_id, 2, delivered_at, 'deliver', 'consolidating', 'inactive', 'issuer' from cards
    where order_id = ${batchOrder} and delivered_at is not null
    union all select company_id, card_id, 3, updated_at, 'blockAsClient', 'inactive', 'blocked_by_client', 'client' from cards
    where order_id = ${batchOrder} and status = 'blocked_by_client'`);
}

export async function seedProgramme(db: Db, anchor: Date, records: readonly (typeof transactions.$inferInsert)[]): Promise<void> {
  await seedContracts(db, anchor);
  await seedOrders(db, anchor);
  await seedBatch(db, anchor);
  const { reference, at } = cardsPaid(anchor);
  const payment = records.find((record) => record.company_id === company_id && record.reference === reference);
  if (!payment?.transaction_id) throw new Error('the payment for the cards is not in the story');
  await db.insert(contractPayments).values({
    company_id,
    contract_id,
    transaction_id: payment.transaction_id,
    quantity: paid,
    usd: price * BigInt(paid),
    amount: price * BigInt(paid),
    currency: 'USD',
    name: by.name,
    paid_at: at,
  });
}
