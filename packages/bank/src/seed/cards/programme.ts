/** Harbour & Vale's card contract with its orders, and a second one that waits for a signature (design, allocation). */
import { addDays, addMonths } from '@bankside/core/rules/calendar.ts';
import { eq } from 'drizzle-orm';
import { idOf } from '../../demo/chance.ts';
import { harbourVale as company_id, userId } from '../../demo/companies.ts';
import type { transactions } from '../../ledger/ledger-schema.ts';
import { cardContracts, cardOrders, contractPayments, programmeEvents } from '../../store/programme-schema.ts';
import { companies } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { isoDay, localTime } from '../days.ts';
import { money, type Movement } from '../movements/movement.ts';
import { batchNumber, prefix, seedBatch, terms, tracking } from './batch.ts';

const number = 'HV-C-0192';
const contract_id = idOf(`contract ${number}`);
const paid = 300;
const price = 500n;
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
  readonly status: 'pending' | 'partially_allocated' | 'rejected';
  readonly decided_by?: 'client' | 'bank';
  readonly reason?: string;
  readonly approved?: number;
  readonly happened: readonly Happened[];
};

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
    status: 'partially_allocated',
    decided_by: 'bank',
    approved: 40,
    happened: [
      [42, 'order', by],
      [40, 'approve', bank],
      [39, 'issued', issuer, '', 120],
      [12, 'shipped', issuer, tracking, 90],
      [8, 'delivered', issuer, '', 90],
      [5, 'bindFirst', by],
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
  const life = [
    [195, 'offer', bank],
    [190, 'sign', by],
    [188, 'pay', by, '1500.00 USD', paid],
  ] as const satisfies readonly Happened[];
  await db
    .insert(programmeEvents)
    .values([
      ...lines(company_id, `contract ${contract_id}`, anchor, life),
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
      ...(status === 'partially_allocated' ? { told_shipped: 90, told_delivered: 90 } : {}),
      created_at: at(happened[0]?.[0] ?? 0),
      updated_at: at(happened.at(-1)?.[0] ?? 0),
      version: happened.length,
    });
    await db.insert(programmeEvents).values(lines(company_id, `order ${order_id}`, anchor, happened));
  }
}

export async function seedProgramme(db: Db, anchor: Date, records: readonly (typeof transactions.$inferInsert)[]): Promise<void> {
  await seedContracts(db, anchor);
  await seedOrders(db, anchor);
  await seedBatch(db, anchor, { user_id: userId('owner@harbour-vale.example'), name: by.name });
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
