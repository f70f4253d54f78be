/** Money on issued cards: purchases, orders to the issuer, top-ups. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, companyTable, minor, minorOrZero } from './columns.ts';

/** A purchase, from the issuer's events about it in any order: each fact has its own column, `status` follows from them. */
export const cardPurchases = companyTable(
  'card_purchases',
  ['authorisation_id'],
  {
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
    fee: minorOrZero('fee'),
    refunded: minorOrZero('refunded'),
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
    uniqueIndex('card_purchases_id').on(t.company_id, t.purchase_id),
    index('card_purchases_list').on(t.company_id, t.date, t.purchase_id),
    index('card_purchases_card').on(t.company_id, t.card_id, t.date, t.purchase_id),
  ],
);

/** One order to move money onto or off a card at the issuer; its id makes it happen once. */
export const cardLoads = companyTable(
  'card_loads',
  ['load_id'],
  {
    load_id: uuid('load_id').notNull(),
    card_id: uuid('card_id').notNull(),
    top_up_id: uuid('top_up_id'),
    /** load or unload */
    direction: text('direction').notNull(),
    /** Cents. */
    amount: minor('amount').notNull(),
    /** waiting: not asked yet. sent: asked, outcome unknown. done, refused, reversed: the issuer's word. cancelled: by the bank, before it was asked. */
    state: text('state').notNull(),
    reason: text('reason').notNull().default(''),
    tries: integer('tries').notNull().default(0),
    next_try_at: at('next_try_at').notNull(),
    created_at: at('created_at').notNull(),
    closed_at: at('closed_at'),
  },
  (t) => [
    index('card_loads_open')
      .on(t.next_try_at)
      .where(sql`state in ('waiting', 'sent')`),
    index('card_loads_top_up').on(t.company_id, t.top_up_id),
  ],
);

export const topUps = companyTable(
  'top_ups',
  ['top_up_id'],
  {
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
    index('top_ups_list').on(t.company_id, t.date, t.top_up_id),
    index('top_ups_card').on(t.company_id, t.card_id, t.date, t.top_up_id),
  ],
);
