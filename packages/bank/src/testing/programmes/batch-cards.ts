/** A contract with a batch that has arrived, as tests need it: rows of its own, whose cards the simulated issuer knows as well. */
import { randomUUID } from 'node:crypto';
import { openCardAccount } from '../../ledger/ledger.ts';
import { cards } from '../../store/issued-card-schema.ts';
import { cardContracts, cardOrders } from '../../store/programme-schema.ts';
import { companies } from '../../store/schema.ts';
import { eq } from 'drizzle-orm';
import type { FreshCompany } from '../../sandbox/fresh-company.ts';
import { parcelOf } from '../cards/issued-card.ts';
import type { TestBank } from '../test-bank.ts';

export type Parcel = ReturnType<typeof parcelOf>;
export type Batch = {
  readonly company_id: string;
  readonly contract_id: string;
  readonly order_id: string;
  /** In the order of their kit numbers; of cards that the issuer does not know without codes. */
  readonly parcels: readonly Parcel[];
};
type Order = {
  readonly count: number;
  /** False: rows alone, which is quicker. */
  readonly atIssuer?: boolean;
  readonly contract_id?: string;
  readonly more?: Partial<typeof cards.$inferInsert>;
};

const address = { street: '1 Quay Street', city: 'Singapore', region: '', postal_code: '018956', country: 'SG' };
const contact = { name: 'Mei Tan', country_code: '+65', phone: '8123 4567', email: 'mei@fresh.example' };

async function contractOf({ bank }: TestBank, { company_id, people }: FreshCompany): Promise<string> {
  const contract_id = randomUUID();
  const now = bank.clock.now();
  await bank.store.db.insert(cardContracts).values({
    company_id,
    contract_id,
    number: `CC-${contract_id.slice(0, 8)}`,
    term_months: 24,
    starts_on: '2025-01-01',
    ends_on: '2027-01-01',
    contracted_quantity: 10_000,
    paid_quantity: 10_000,
    min_per_batch: 1,
    price_per_card: 500n,
    tier: 'premier',
    card_class: 'visa',
    status: 'active',
    made_by: people[0].userid,
    created_at: now,
    updated_at: now,
  });
  await bank.store.db
    .update(companies)
    .set({ have_contract: true, company_abbreviation: 'FRESH' })
    .where(eq(companies.company_id, company_id));
  return contract_id;
}

let kits = 0;

export async function deliveredBatch(test: TestBank, company: FreshCompany, order: Order): Promise<Batch> {
  const { bank } = test;
  const { company_id, people } = company;
  const contract_id = order.contract_id ?? (await contractOf(test, company));
  const order_id = randomUUID();
  const now = bank.clock.now();
  await bank.store.db.insert(cardOrders).values({
    company_id,
    order_id,
    contract_id,
    number: `B-${order_id.slice(0, 8)}`,
    quantity: order.count,
    status: 'approved',
    name_on_card: 'FRESH',
    delivery_address: address,
    contact,
    ordered_by: people[0].userid,
    approved_at: now,
    created_at: now,
    updated_at: now,
  });
  const kind = { tier: 'premier', card_class: 'visa', name_on_card: 'FRESH' };
  const parcels: Parcel[] = [];
  for (let at = 0; at < order.count; at++) {
    const card_id = randomUUID();
    if (order.atIssuer === false) {
      parcels.push({ card_id, kit_number: `KIT${String(++kits).padStart(9, '0')}`, number: '', activation_code: '' });
      continue;
    }
    await bank.issuer.createCard({ card_id, holder_name: '', replaces: null, ...kind });
    test.issuer.deliver(card_id);
    parcels.push(parcelOf(test, card_id));
  }
  for (let from = 0; from < parcels.length; from += 500)
    await bank.store.db.insert(cards).values(
      parcels.slice(from, from + 500).map(({ card_id, kit_number, number }) => ({
        company_id,
        card_id,
        ...kind,
        status: 'inactive',
        last4: number.slice(-4) || kit_number.slice(-4),
        kit_number,
        expiry: '2029-11',
        limits: { per_purchase: null, per_day: null, per_month: null, online: true, atm: true, abroad: true },
        order_id,
        print_status: 'delivered',
        allocation: 'unassigned',
        ordered_at: now,
        issued_at: now,
        shipped_at: now,
        delivered_at: now,
        created_at: now,
        updated_at: now,
        ...order.more,
      })),
    );
  for (const { card_id } of parcels) await openCardAccount(bank.store.db, company_id, card_id);
  const byKit = (one: Parcel, other: Parcel) => (one.kit_number < other.kit_number ? -1 : 1);
  return { company_id, contract_id, order_id, parcels: parcels.toSorted(byKit) };
}
