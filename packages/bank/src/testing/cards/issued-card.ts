/** Cards as tests need them: a row of its own with an account, or one that the issuer really made. */
import { randomUUID } from 'node:crypto';
import { card as lifecycle } from '@bankside/core/rules/lifecycles/card.ts';
import { cardOf as issuersCard } from '../../issuer-simulator/books.ts';
import { openCardAccount } from '../../ledger/ledger.ts';
import { tellIssuer } from '../../domain/issued-cards/issuer-orders.ts';
import { issueApproved } from '../../domain/issued-cards/issuing.ts';
import { cards } from '../../store/issued-card-schema.ts';
import { cardApplications } from '../../store/card-schema.ts';
import type { FreshPerson } from '../../sandbox/fresh-company.ts';
import type { Caller, TestBank } from '../test-bank.ts';

type Card = typeof cards.$inferSelect;

/** The holder's application, approved; their identification number is 'A552-0148'. */
export async function approvedApplication(
  { bank }: TestBank,
  company_id: string,
  more: Partial<typeof cardApplications.$inferInsert> = {},
) {
  const application_id = randomUUID();
  const now = bank.clock.now();
  const values = {
    company_id,
    application_id,
    application_no: `CA-${application_id.slice(0, 8)}`,
    view_token_hash: application_id,
    status: 'approved',
    verification_status: 'approved',
    source: 'portal',
    applicant_type: 'director',
    holder_name: 'Nadia Rahman',
    username: `n${application_id.slice(0, 8)}`,
    email: `${application_id.slice(0, 8)}@visitor.example`,
    form: { name_on_card: 'NADIA RAHMAN', id_number: 'A552-0148' },
    created_at: now,
    updated_at: now,
    ...more,
  };
  const [row] = await bank.store.db.insert(cardApplications).values(values).returning();
  if (!row) throw new Error('no application');
  return row;
}

/** A row in any state, which the issuer has never heard of. */
export async function issuedCard({ bank }: TestBank, company_id: string, more: Partial<Card> = {}): Promise<Card> {
  const card_id = randomUUID();
  const now = bank.clock.now();
  const [row] = await bank.store.db
    .insert(cards)
    .values({
      company_id,
      card_id,
      holder_name: 'Nadia Rahman',
      name_on_card: 'NADIA RAHMAN',
      tier: 'premier',
      card_class: 'visa',
      status: String(lifecycle.states.active.wire),
      last4: '4821',
      kit_number: `KIT${card_id.slice(0, 8)}`,
      expiry: '2029-11',
      limits: { per_purchase: null, per_day: null, per_month: null, online: true, atm: true, abroad: true },
      ordered_at: now,
      created_at: now,
      updated_at: now,
      ...more,
    })
    .returning();
  if (!row) throw new Error('no card');
  await openCardAccount(bank.store.db, company_id, card_id);
  return row;
}

export type InHand = {
  readonly company_id: string;
  readonly card_id: string;
  readonly main: FreshPerson;
  readonly email: string;
  /** Another person of the company, where one was ordered. */
  readonly colleague: Caller;
  readonly application_id: string;
  /** What the parcel and the card say. */
  readonly number: string;
  readonly kit_number: string;
  readonly activation_code: string;
};

/** Ordered by the job, made, sent and delivered by the issuer. */
export async function deliveredCard(test: TestBank, order: Parameters<TestBank['fresh']>[0] = {}): Promise<InHand> {
  const { company_id, people } = await test.fresh(order);
  const { application_id } = await approvedApplication(test, company_id);
  await issueApproved(test.bank);
  await tellIssuer(test.bank);
  const { list } = await test.ask('/card/record', { tab: 'cards' }, { as: people[0] });
  const card_id = list[0]?.card?.card_id ?? '';
  test.issuer.deliver(card_id);
  await test.issuerPushes();
  return {
    ...parcelOf(test, card_id),
    company_id,
    main: people[0],
    email: people[0].email,
    colleague: people[1] ?? people[0],
    application_id,
  };
}

/** What the card and its parcel say, as the issuer knows it. */
export function parcelOf({ issuer }: TestBank, card_id: string): Pick<InHand, 'card_id' | 'number' | 'kit_number' | 'activation_code'> {
  const { number, kit_number, activation_code } = issuersCard(issuer.books, card_id);
  return { card_id, number, kit_number, activation_code };
}

/** Through the real calls. */
export async function activate(test: TestBank, { main: as, card_id, kit_number, activation_code, number }: InHand): Promise<void> {
  const { verify_token } = await test.ask('/card/verifyKitNumber', { kit_number, activation_code, card_id }, { as });
  await test.ask('/card/active', { card_id, card_number: number, identification_number: 'a552 0148', verify_token }, { as });
}

export async function activeCard(test: TestBank, order: Parameters<TestBank['fresh']>[0] = {}): Promise<InHand> {
  const card = await deliveredCard(test, order);
  await activate(test, card);
  return card;
}
