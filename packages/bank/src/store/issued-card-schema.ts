/** Issued cards: the cards, what happened to them, their purchases, loads, top-ups and yearly fees, and the issuer's events. */
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { CardLimits } from '@bankside/core/contract/cards/shapes.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const company = () => uuid('company_id').notNull();
/** Minor units of the row's currency; of a card, cents. */
const minor = (name: string) => numeric(name, { precision: 38, scale: 0, mode: 'bigint' });

export const cards = pgTable(
  'cards',
  {
    company_id: company(),
    card_id: uuid('card_id').notNull(),
    /** Null for a card of a batch that nobody has yet. */
    application_id: uuid('application_id'),
    holder_name: text('holder_name').notNull().default(''),
    name_on_card: text('name_on_card').notNull(),
    tier: text('tier').notNull(),
    card_class: text('card_class').notNull(),
    /** rules/lifecycles/card.ts; `status_before` are those that unblocks lead back to, the last first to go: 'active blocked_by_user'. */
    status: text('status').notNull(),
    status_before: text('status_before').notNull().default(''),
    reason: text('reason').notNull().default(''),
    last4: text('last4').notNull().default(''),
    /** Keyed hash of the number, from activation on (CRD-03). */
    number_hash: text('number_hash').notNull().default(''),
    kit_number: text('kit_number').notNull().default(''),
    expiry: text('expiry').notNull().default(''),
    tracking: text('tracking').notNull().default(''),
    limits: jsonb('limits').$type<CardLimits>().notNull(),
    replaces: uuid('replaces'),
    replaced_by: uuid('replaced_by'),
    /** When the issuer is next told how the card stands here; null: it knows. `issuer_tries` failed so far. */
    issuer_due_at: at('issuer_due_at'),
    issuer_tries: integer('issuer_tries').notNull().default(0),
    /** The issuer has taken the order; null: it has yet to be asked. */
    ordered_at: at('ordered_at'),
    issued_at: at('issued_at'),
    delivered_at: at('delivered_at'),
    activated_at: at('activated_at'),
    pin_set_at: at('pin_set_at'),
    /** When the issuer last said how the card is. */
    refreshed_at: at('refreshed_at'),
    /** Renewal: 'manual' or 'auto', from where, in what; no further fees once discontinued. */
    deduction_mode: text('deduction_mode').notNull().default('manual'),
    pay_from: text('pay_from').notNull().default('user_wallet'),
    pay_currency: text('pay_currency').notNull().default('USDC'),
    discontinued_at: at('discontinued_at'),
    created_at: at('created_at').notNull(),
    updated_at: at('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.card_id] }),
    uniqueIndex('cards_id').on(t.card_id),
    index('cards_list').on(t.company_id, t.updated_at, t.card_id),
    index('cards_status').on(t.company_id, t.status, t.updated_at, t.card_id),
    index('cards_application').on(t.company_id, t.application_id),
    index('cards_issuer_due').on(t.issuer_due_at),
    index('cards_expiring').on(t.status, t.expiry),
  ],
);

/** The history of a card, in its order. */
export const cardEvents = pgTable(
  'card_events',
  {
    company_id: company(),
    card_id: uuid('card_id').notNull(),
    seq: integer('seq').notNull(),
    at: at('at').notNull(),
    event: text('event').notNull(),
    from_state: text('from_state').notNull(),
    to_state: text('to_state').notNull(),
    /** client, user, bank, system, issuer */
    actor: text('actor').notNull(),
    user_id: uuid('user_id'),
    name: text('name').notNull().default(''),
    note: text('note').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.card_id, t.seq] })],
);

/** Wrong tries at a secret of a card: `subject` is 'kit <card_id>', or of a kit of no card 'kit <keyed hash>', or 'activation <card_id>'. */
export const cardTries = pgTable(
  'card_tries',
  {
    company_id: company(),
    subject: text('subject').notNull(),
    misses: integer('misses').notNull(),
    locked_until: at('locked_until'),
    updated_at: at('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.subject] })],
);

/** A purchase, from what the issuer told of it in whatever order: each fact has its own column, `status` follows from them. */
export const cardPurchases = pgTable(
  'card_purchases',
  {
    company_id: company(),
    authorisation_id: text('authorisation_id').notNull(),
    purchase_id: uuid('purchase_id').notNull(),
    card_id: uuid('card_id').notNull(),
    date: at('date').notNull(),
    channel: text('channel').notNull().default(''),
    merchant: text('merchant').notNull().default(''),
    category: text('category').notNull().default(''),
    city: text('city').notNull().default(''),
    country: text('country').notNull().default(''),
    merchant_amount: text('merchant_amount').notNull().default('0'),
    merchant_currency: text('merchant_currency').notNull().default(''),
    rate: text('rate').notNull().default(''),
    authorised: minor('authorised'),
    cleared: minor('cleared'),
    fee: minor('fee')
      .notNull()
      .default(sql`0`),
    refunded: minor('refunded')
      .notNull()
      .default(sql`0`),
    reversed: boolean('reversed').notNull().default(false),
    decline_reason: text('decline_reason').notNull().default(''),
    /** authorised, cleared, declined, reversed, refunded */
    status: text('status').notNull(),
    hold_id: uuid('hold_id'),
    journal_id: uuid('journal_id'),
    note: text('note').notNull().default(''),
    receipt: text('receipt'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.authorisation_id] }),
    uniqueIndex('card_purchases_id').on(t.company_id, t.purchase_id),
    index('card_purchases_list').on(t.company_id, t.date, t.purchase_id),
    index('card_purchases_card').on(t.company_id, t.card_id, t.date, t.purchase_id),
  ],
);

/** What the issuer told, once each; `applied_at` is null while it waits for something that came later. */
export const issuerEvents = pgTable(
  'issuer_events',
  {
    event_id: text('event_id').primaryKey(),
    seq: integer('seq').notNull(),
    company_id: uuid('company_id'),
    card_id: uuid('card_id').notNull(),
    type: text('type').notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    received_at: at('received_at').notNull(),
    applied_at: at('applied_at'),
    trouble: text('trouble').notNull().default(''),
  },
  (t) => [
    index('issuer_events_seq').on(t.seq),
    index('issuer_events_waiting')
      .on(t.seq)
      .where(sql`applied_at is null`),
  ],
);

/** Up to where every event of the issuer has been read. One row. */
export const issuerCursor = pgTable('issuer_cursor', { one: boolean('one').primaryKey().default(true), seq: integer('seq').notNull() });

/** One order to move money onto or off a card at the issuer; its id makes it happen once. */
export const cardLoads = pgTable(
  'card_loads',
  {
    company_id: company(),
    load_id: uuid('load_id').notNull(),
    card_id: uuid('card_id').notNull(),
    top_up_id: uuid('top_up_id'),
    /** load or unload */
    direction: text('direction').notNull(),
    /** Cents. */
    amount: minor('amount').notNull(),
    /** waiting: not asked yet. sent: asked, outcome unknown. done, refused, reversed: the issuer's word. */
    state: text('state').notNull(),
    reason: text('reason').notNull().default(''),
    tries: integer('tries').notNull().default(0),
    next_try_at: at('next_try_at').notNull(),
    created_at: at('created_at').notNull(),
    closed_at: at('closed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.load_id] }),
    index('card_loads_open')
      .on(t.next_try_at)
      .where(sql`state in ('waiting', 'sent')`),
    index('card_loads_top_up').on(t.company_id, t.top_up_id),
  ],
);

export const topUps = pgTable(
  'top_ups',
  {
    company_id: company(),
    top_up_id: uuid('top_up_id').notNull(),
    transaction_id: uuid('transaction_id').notNull(),
    number: text('number').notNull(),
    card_id: uuid('card_id').notNull(),
    date: at('date').notNull(),
    /** What leaves the wallet for the card, and the fee beside it, in `currency`; what the card receives, in cents. */
    amount: minor('amount').notNull(),
    currency: text('currency').notNull(),
    fee: minor('fee').notNull(),
    received: minor('received').notNull(),
    rate: text('rate').notNull(),
    status: text('status').notNull(),
    reason: text('reason').notNull().default(''),
    attempts: integer('attempts').notNull().default(1),
    hold_id: uuid('hold_id').notNull(),
    created_by: uuid('created_by').notNull(),
    updated_at: at('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.top_up_id] }),
    index('top_ups_list').on(t.company_id, t.date, t.top_up_id),
    index('top_ups_card').on(t.company_id, t.card_id, t.date, t.top_up_id),
  ],
);

/** The fee of a card for one year. */
export const annualFees = pgTable(
  'annual_fees',
  {
    company_id: company(),
    fee_id: uuid('fee_id').notNull(),
    card_id: uuid('card_id').notNull(),
    period_from: date('period_from', { mode: 'string' }).notNull(),
    due_date: date('due_date', { mode: 'string' }).notNull(),
    /** Cents. */
    fee: minor('fee').notNull(),
    status: text('status').notNull(),
    paid_amount: minor('paid_amount'),
    paid_currency: text('paid_currency').notNull().default(''),
    paid_at: at('paid_at'),
    hold_id: uuid('hold_id'),
    transaction_id: uuid('transaction_id'),
    remark: text('remark').notNull().default(''),
    noticed_at: at('noticed_at'),
    created_at: at('created_at').notNull(),
    updated_at: at('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.fee_id] }),
    uniqueIndex('annual_fees_period').on(t.company_id, t.card_id, t.period_from),
    index('annual_fees_open')
      .on(t.due_date)
      .where(sql`status in ('unpaid', 'overdue', 'pending')`),
  ],
);

export const annualFeeEvents = pgTable(
  'annual_fee_events',
  {
    company_id: company(),
    fee_id: uuid('fee_id').notNull(),
    seq: integer('seq').notNull(),
    at: at('at').notNull(),
    event: text('event').notNull(),
    actor: text('actor').notNull(),
    user_id: uuid('user_id'),
    name: text('name').notNull().default(''),
    note: text('note').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.fee_id, t.seq] })],
);

/** A card whose account is not what the issuer says: a case at the desk until both agree again. Cents. */
export const cardDifferences = pgTable(
  'card_differences',
  {
    company_id: company(),
    card_id: uuid('card_id').notNull(),
    found_at: at('found_at').notNull(),
    ours: minor('ours').notNull(),
    issuers: minor('issuers').notNull(),
    resolved_at: at('resolved_at'),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.card_id, t.found_at] })],
);
