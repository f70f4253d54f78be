/**
 * The books. Double entry by construction: one row of `transfers` is one balanced movement out of the debited account into
 * the credited one. A book counts what the bank owes its holder (credits less debits), so a client's is never negative and
 * those of the bank's own accounts add up to its opposite. triggers.sql moves books and refuses every other way to.
 */
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, companyTable, minor, minorOrZero } from '../store/columns.ts';
import { companies } from '../store/schema.ts';

/** One client account per currency, and the bank's own beside it for each company, so that a posting never leaves the company's rows. */
export const accountKinds = ['client', 'clearing', 'fees', 'fx', 'suspense', 'opening'] as const;
/** `card`: the money on one debit card, in dollars. A merchant may clear more than there is: it alone of a client's may be negative. */
export type AccountKind = (typeof accountKinds)[number] | 'card';

/** account_id is '<kind>:<currency>', of a card 'card:<card_id>'. `movements` counts the transfers that touched the account. */
export const accounts = companyTable(
  'accounts',
  ['account_id'],
  {
    account_id: text('account_id').notNull(),
    currency: text('currency').notNull(),
    kind: text('kind').$type<AccountKind>().notNull(),
    book: minorOrZero('book'),
    held: minorOrZero('held'),
    movements: integer('movements').notNull().default(0),
  },
  (t) => [
    unique('accounts_currency').on(t.company_id, t.account_id, t.currency),
    foreignKey({ name: 'accounts_company', columns: [t.company_id], foreignColumns: [companies.company_id] }),
    check('no_overdraft', sql`kind <> 'client' or book - held >= 0`),
    check('held_not_negative', sql`held >= 0`),
    check(
      'account_kind',
      sql`kind in ('client', 'clearing', 'fees', 'fx', 'suspense', 'opening') and account_id = kind || ':' || currency or kind = 'card' and currency = 'USD' and account_id like 'card:%'`,
    ),
  ],
);

/** One decision to move money: its key makes it happen once, its hash tells a retry from another request with the same key. */
export const journals = companyTable(
  'journals',
  ['journal_id'],
  {
    journal_id: uuid('journal_id').notNull(),
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    request_hash: text('request_hash').notNull(),
    at: at('at').notNull(),
  },
  (t) => [unique('journals_key').on(t.company_id, t.key)],
);

/** The composite foreign keys carry the currency: an account of another one cannot take part. `*_number` is the account's movement number. */
export const transfers = companyTable(
  'transfers',
  ['journal_id', 'line'],
  {
    journal_id: uuid('journal_id').notNull(),
    line: integer('line').notNull(),
    debit_account: text('debit_account').notNull(),
    credit_account: text('credit_account').notNull(),
    currency: text('currency').notNull(),
    amount: minor('amount').notNull(),
    debit_balance: minor('debit_balance').notNull(),
    credit_balance: minor('credit_balance').notNull(),
    debit_number: integer('debit_number').notNull(),
    credit_number: integer('credit_number').notNull(),
    at: at('at').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'transfers_journal',
      columns: [t.company_id, t.journal_id],
      foreignColumns: [journals.company_id, journals.journal_id],
    }),
    foreignKey({
      name: 'transfers_debit',
      columns: [t.company_id, t.debit_account, t.currency],
      foreignColumns: [accounts.company_id, accounts.account_id, accounts.currency],
    }),
    foreignKey({
      name: 'transfers_credit',
      columns: [t.company_id, t.credit_account, t.currency],
      foreignColumns: [accounts.company_id, accounts.account_id, accounts.currency],
    }),
    index('transfers_at').on(t.company_id, t.at),
    check('amount_positive', sql`amount > 0`),
    check('two_accounts', sql`debit_account <> credit_account`),
  ],
);

export const holdStates = ['active', 'captured', 'released'] as const;

/** Money promised: it stays in the book and leaves what is available. Captured by the journal that spends it, or released. */
export const holds = companyTable(
  'holds',
  ['hold_id'],
  {
    hold_id: uuid('hold_id').notNull(),
    account_id: text('account_id').notNull(),
    currency: text('currency').notNull(),
    amount: minor('amount').notNull(),
    state: text('state').$type<(typeof holdStates)[number]>().notNull().default('active'),
    journal_id: uuid('journal_id'),
    created_at: at('created_at').notNull(),
    closed_at: at('closed_at'),
  },
  (t) => [
    foreignKey({
      name: 'holds_account',
      columns: [t.company_id, t.account_id, t.currency],
      foreignColumns: [accounts.company_id, accounts.account_id, accounts.currency],
    }),
    foreignKey({
      name: 'holds_journal',
      columns: [t.company_id, t.journal_id],
      foreignColumns: [journals.company_id, journals.journal_id],
    }),
    index('holds_active')
      .on(t.company_id, t.account_id)
      .where(sql`state = 'active'`),
    check('hold_positive', sql`amount > 0`),
    check(
      'hold_state',
      sql`state in ('active', 'captured', 'released') and (state = 'captured') = (journal_id is not null) and (state = 'active') = (closed_at is null)`,
    ),
  ],
);

/**
 * What clients see (TXN-01): the business record beside the books. `amount` is signed, money out is negative. An exchange is one
 * row: what was received, and in `sold_*` what was given. Until it is booked, a row may have a hold, or nothing at all (a deposit on its way).
 */
export const transactions = companyTable(
  'transactions',
  ['transaction_id'],
  {
    transaction_id: uuid('transaction_id').notNull(),
    /** What people quote: 'T-88021477' (domain/records/records.ts). */
    number: text('number').notNull(),
    date: at('date').notNull(),
    kind: text('kind').$type<'fiat' | 'digital'>().notNull(),
    type: text('type').notNull(),
    amount: minor('amount').notNull(),
    currency: text('currency').notNull(),
    sold_amount: minor('sold_amount'),
    sold_currency: text('sold_currency'),
    status: text('status').notNull(),
    counterparty: text('counterparty').notNull().default(''),
    reference: text('reference').notNull().default(''),
    network: text('network').notNull().default(''),
    hash: text('hash').notNull().default(''),
    sender_address: text('sender_address').notNull().default(''),
    /** Of an arrival that staff assigned: the address, which nobody had. '' for what came to the company's own. */
    assigned_address: text('assigned_address').notNull().default(''),
    sender_account_name: text('sender_account_name').notNull().default(''),
    reason: text('reason').notNull().default(''),
    /** '' for what is no transfer (TRF-01). */
    transfer_type: text('transfer_type').notNull().default(''),
    /** All fees together, in the currency that leaves; `details.fees` parts them. */
    fee: minorOrZero('fee'),
    purpose: text('purpose').notNull().default(''),
    /** Its worth when it was quoted, of what counts to its maker's daily limit (PER-26). */
    usd_cents: minor('usd_cents'),
    /** '', 'second_approval' or 'bank': whom an open transfer waits for. */
    waits_for: text('waits_for').notNull().default(''),
    confirmations: integer('confirmations').notNull().default(0),
    confirmations_needed: integer('confirmations_needed').notNull().default(0),
    /** Who made it; null when it came from outside. */
    created_by: uuid('created_by'),
    /** The payee or address that it went to, to count how often. */
    recipient_id: uuid('recipient_id'),
    /** The record that this one follows from: a return, a conversion, the other side. */
    related_id: uuid('related_id'),
    /** What only people read: domain/records/records.ts has its shape. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    journal_id: uuid('journal_id'),
    hold_id: uuid('hold_id'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    foreignKey({
      name: 'transactions_journal',
      columns: [t.company_id, t.journal_id],
      foreignColumns: [journals.company_id, journals.journal_id],
    }),
    foreignKey({ name: 'transactions_hold', columns: [t.company_id, t.hold_id], foreignColumns: [holds.company_id, holds.hold_id] }),
    // Lists are read newest first, whole or by one of these; words are found by store/search.sql.
    index('transactions_recent').on(t.company_id, t.date, t.transaction_id),
    index('transactions_status').on(t.company_id, t.status, t.date, t.transaction_id),
    index('transactions_type').on(t.company_id, t.type, t.date, t.transaction_id),
    index('transactions_currency').on(t.company_id, t.currency, t.date, t.transaction_id),
    index('transactions_sold')
      .on(t.company_id, t.sold_currency, t.date, t.transaction_id)
      .where(sql`sold_currency is not null`),
    index('transactions_made')
      .on(t.company_id, t.created_by, t.date)
      .where(sql`usd_cents is not null`),
    index('transactions_recipient')
      .on(t.company_id, t.recipient_id, t.date, t.transaction_id)
      .where(sql`recipient_id is not null`),
    index('transactions_related')
      .on(t.company_id, t.related_id)
      .where(sql`related_id is not null`),
    index('transactions_card')
      .on(t.company_id, sql`(details -> 'card' ->> 'card_id')`, t.date, t.transaction_id)
      .where(sql`details ? 'card'`),
    uniqueIndex('transactions_journal').on(t.company_id, t.journal_id), // one journal, one record
    uniqueIndex('transactions_number').on(t.company_id, t.number),
    // What is under way is little, whatever the past holds: the bank's queue, and requests that grow old.
    index('transactions_open')
      .on(t.company_id, t.date)
      .where(sql`status in ('pending_approval', 'admin_review', 'processing')`),
    // One output on a chain, one deposit: a company has one address for each form of them, and what staff assign has another.
    uniqueIndex('transactions_arrival')
      .on(t.company_id, t.network, t.hash, t.currency, t.assigned_address)
      .where(sql`type = 'deposit' and hash <> ''`),
    // What arrived on chains, of all companies, as the bank's desk reads it.
    index('transactions_chain')
      .on(t.date, t.transaction_id)
      .where(sql`type = 'deposit' and hash <> ''`),
    check('amount_not_zero', sql`amount <> 0`),
  ],
);
