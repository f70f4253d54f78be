/** Issued cards: the cards, what happened to them, and wrong tries at their secrets. */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, companyTable } from './columns.ts';
import type { CardLimits } from '@bankside/core/contract/cards/shapes.ts';

/** A card of a batch that nobody has is in the lists of its order, not in the company's. Literal, as the indexes below have it. */
export const inList = sql`(order_id is null or allocation = 'bound')`;

export const cards = companyTable(
  'cards',
  ['card_id'],
  {
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
    /** Of a batch: its order, where it is on its way (PrintState), and from delivery on a state of rules/lifecycles/allocation.ts. '' of others. */
    order_id: uuid('order_id'),
    print_status: text('print_status').notNull().default(''),
    allocation: text('allocation').notNull().default(''),
    shipped_at: at('shipped_at'),
    bound_at: at('bound_at'),
    replaces: uuid('replaces'),
    replaced_by: uuid('replaced_by'),
    /** When the issuer is next sent the card's state here; null: it has it. `issuer_tries` failed so far. */
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
    uniqueIndex('cards_id').on(t.card_id),
    // counts and pages of a company's list are read from these alone
    index('cards_list').on(t.company_id, t.updated_at, t.card_id).where(inList),
    index('cards_status').on(t.company_id, t.status, t.updated_at, t.card_id).where(inList),
    index('cards_order').on(t.company_id, t.order_id, t.kit_number),
    index('cards_allocation').on(t.company_id, t.allocation, t.kit_number),
    index('cards_application').on(t.company_id, t.application_id),
    index('cards_desk').on(t.updated_at, t.card_id),
    index('cards_issuer_due').on(t.issuer_due_at),
    index('cards_expiring').on(t.status, t.expiry),
  ],
);

/** The history of a card, in its order. */
export const cardEvents = companyTable('card_events', ['card_id', 'seq'], {
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
});

/** Wrong tries at a secret of a card: `subject` is 'kit <card_id>', or of a kit of no card 'kit <keyed hash>', or 'activation <card_id>'. */
export const cardTries = companyTable('card_tries', ['subject'], {
  subject: text('subject').notNull(),
  misses: integer('misses').notNull(),
  locked_until: at('locked_until'),
  updated_at: at('updated_at').notNull(),
});
