/** Card programmes: contracts, what was paid for them, orders of batches, cards kept for people, and imports of bindings. */
import { bigint, date, index, integer, jsonb, numeric, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Contact, DeliveryAddress } from '@bankside/core/contract/programmes/shapes.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const company = () => uuid('company_id').notNull();
const minor = (name: string) => numeric(name, { precision: 38, scale: 0, mode: 'bigint' });
const stamps = {
  created_at: at('created_at').notNull(),
  updated_at: at('updated_at').notNull(),
  version: integer('version').notNull().default(1),
};

/** What was ordered is the sum of the orders; an order and a payment lock the contract's row. */
export const cardContracts = pgTable(
  'card_contracts',
  {
    company_id: company(),
    contract_id: uuid('contract_id').notNull(),
    number: text('number').notNull(),
    term_months: integer('term_months').notNull(),
    starts_on: date('starts_on', { mode: 'string' }),
    ends_on: date('ends_on', { mode: 'string' }),
    contracted_quantity: integer('contracted_quantity').notNull(),
    paid_quantity: integer('paid_quantity').notNull().default(0),
    min_per_batch: integer('min_per_batch').notNull(),
    /** Cents of dollars. */
    price_per_card: minor('price_per_card').notNull(),
    tier: text('tier').notNull(),
    card_class: text('card_class').notNull(),
    /** rules/lifecycles/card-contract.ts */
    status: text('status').notNull(),
    signed_by: text('signed_by').notNull().default(''),
    signed_user: uuid('signed_user'),
    signed_at: at('signed_at'),
    reason: text('reason').notNull().default(''),
    made_by: uuid('made_by').notNull(),
    ...stamps,
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.contract_id] }),
    uniqueIndex('card_contracts_number').on(t.number),
    index('card_contracts_list').on(t.updated_at, t.contract_id),
    index('card_contracts_ending').on(t.status, t.ends_on),
  ],
);

export const contractDocuments = pgTable(
  'contract_documents',
  {
    company_id: company(),
    contract_id: uuid('contract_id').notNull(),
    file_key: text('file_key').notNull(),
    name: text('name').notNull(),
    size: integer('size').notNull(),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.contract_id, t.file_key] })],
);

export const contractPayments = pgTable(
  'contract_payments',
  {
    company_id: company(),
    contract_id: uuid('contract_id').notNull(),
    transaction_id: uuid('transaction_id').notNull(),
    quantity: integer('quantity').notNull(),
    /** Cents. */
    usd: minor('usd').notNull(),
    /** Minor units of `currency`. */
    amount: minor('amount').notNull(),
    currency: text('currency').notNull(),
    name: text('name').notNull(),
    paid_at: at('paid_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.transaction_id] }),
    index('contract_payments_contract').on(t.company_id, t.contract_id, t.paid_at),
  ],
);

export const cardOrders = pgTable(
  'card_orders',
  {
    company_id: company(),
    order_id: uuid('order_id').notNull(),
    contract_id: uuid('contract_id').notNull(),
    number: text('number').notNull(),
    quantity: integer('quantity').notNull(),
    /** rules/lifecycles/contract-order.ts; decided_by is '', client or bank. */
    status: text('status').notNull(),
    decided_by: text('decided_by').notNull().default(''),
    reason: text('reason').notNull().default(''),
    /** The prefix that is printed, as it was when the order was made. */
    name_on_card: text('name_on_card').notNull(),
    delivery_address: jsonb('delivery_address').$type<DeliveryAddress>().notNull(),
    contact: jsonb('contact').$type<Contact>().notNull(),
    ordered_by: uuid('ordered_by').notNull(),
    approved_at: at('approved_at'),
    /** When the issuer is next asked to print; a lease while one asks. Null: it has answered for all. `print_trouble` is why it said no. */
    print_due_at: at('print_due_at'),
    print_tries: integer('print_tries').notNull().default(0),
    print_trouble: text('print_trouble').notNull().default(''),
    /** When the company is notified how many more cards were sent and have arrived than it knows of. */
    news_due_at: at('news_due_at'),
    told_shipped: integer('told_shipped').notNull().default(0),
    told_delivered: integer('told_delivered').notNull().default(0),
    ...stamps,
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.order_id] }),
    uniqueIndex('card_orders_number').on(t.number),
    index('card_orders_contract').on(t.company_id, t.contract_id, t.created_at),
    index('card_orders_desk').on(t.status, t.created_at),
    index('card_orders_printing').on(t.print_due_at),
    index('card_orders_news').on(t.news_due_at),
  ],
);

/** The history of a contract ('contract <id>') and of an order ('order <id>'), in its order. */
export const programmeEvents = pgTable(
  'programme_events',
  {
    company_id: company(),
    subject: text('subject').notNull(),
    seq: integer('seq').notNull(),
    at: at('at').notNull(),
    event: text('event').notNull(),
    /** client, bank, system, issuer */
    actor: text('actor').notNull(),
    user_id: uuid('user_id'),
    name: text('name').notNull().default(''),
    note: text('note').notNull().default(''),
    /** Cards it was about; 0: the whole. */
    count: integer('count').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.subject, t.seq] })],
);

/** A card that is kept for a person until they are verified (PRG-20); its codes were right when it was reserved. */
export const cardReservations = pgTable(
  'card_reservations',
  {
    company_id: company(),
    card_id: uuid('card_id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** The link of the invitation, and the application that it led to. */
    link_id: uuid('link_id'),
    application_id: uuid('application_id'),
    reserved_by: uuid('reserved_by').notNull(),
    created_at: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.card_id] }),
    index('card_reservations_link').on(t.company_id, t.link_id),
    index('card_reservations_application').on(t.company_id, t.application_id),
  ],
);

export const bindingImports = pgTable(
  'binding_imports',
  {
    company_id: company(),
    import_id: uuid('import_id').notNull(),
    file_name: text('file_name').notNull(),
    rows: integer('rows').notNull(),
    /** open, running, done, cancelled */
    status: text('status').notNull(),
    user_id: uuid('user_id').notNull(),
    name: text('name').notNull(),
    /** When the job next takes rows of it; a lease while one works. */
    due_at: at('due_at'),
    created_at: at('created_at').notNull(),
    finished_at: at('finished_at'),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.import_id] }), index('binding_imports_due').on(t.due_at)],
);

/** Rows without their activation codes: those were verified when the row was added, and `card_id` is the card they opened. */
export const bindingImportRows = pgTable(
  'binding_import_rows',
  {
    company_id: company(),
    import_id: uuid('import_id').notNull(),
    row: bigint('row', { mode: 'number' }).notNull(),
    kit_number: text('kit_number').notNull(),
    holder: text('holder').notNull(),
    card_id: uuid('card_id'),
    /** Whom the holder was found to be; null for one who is to be invited. */
    application_id: uuid('application_id'),
    /** waiting, bound, reserved, failed */
    status: text('status').notNull(),
    failure: text('failure').notNull().default(''),
    reason: text('reason').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.import_id, t.row] }),
    index('binding_import_rows_status').on(t.company_id, t.import_id, t.status, t.row),
  ],
);
