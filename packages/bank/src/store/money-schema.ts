/** What deposits and transfers need beside the ledger: steps of records, quotes, rates, payees, addresses, documents that were issued. */
import type { Said, SaidLine } from '@bankside/core/i18n/papers/said.ts';
import type { ApprovalKind } from '@bankside/core/rules/money/approval-rules.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, company, companyTable, minor } from './columns.ts';

/** What happened to a record, in order; a screen's timeline. */
export const transactionSteps = companyTable('transaction_steps', ['transaction_id', 'seq'], {
  transaction_id: uuid('transaction_id').notNull(),
  seq: integer('seq').notNull(),
  step: text('step').notNull(),
  at: at('at').notNull(),
  /** client, bank, system, chain or sender */
  actor: text('actor').notNull(),
  user_id: uuid('user_id'),
  name: text('name').notNull().default(''),
  note: text('note').notNull().default(''),
});

/** The company's own rules: how many others agree to a transfer (TRF-16). One for each kind, currency and sum. */
export const approvalRules = companyTable(
  'approval_rules',
  ['rule_id'],
  {
    rule_id: uuid('rule_id').notNull(),
    kind: text('kind').$type<ApprovalKind>().notNull(),
    /** '' stands for every currency. */
    currency: text('currency').notNull(),
    above_usd: text('above_usd').notNull(),
    approvers: integer('approvers').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [uniqueIndex('approval_rules_once').on(t.company_id, t.kind, t.currency, t.above_usd)],
);

/** A price, for one person and one set of inputs, used once (TRF-10). */
export const quotes = companyTable(
  'quotes',
  ['quote_id'],
  {
    quote_id: uuid('quote_id').notNull(),
    user_id: uuid('user_id').notNull(),
    /** What it was asked for, canonical: withdraw must say the same. */
    asked: jsonb('asked').$type<Record<string, unknown>>().notNull(),
    /** What it answered, amounts as decimal text. */
    answer: jsonb('answer').$type<Record<string, unknown>>().notNull(),
    created_at: at('created_at').notNull(),
    valid_until: at('valid_until').notNull(),
    used_by: uuid('used_by'),
  },
  (t) => [
    index('quotes_old').on(t.valid_until),
    index('quotes_open')
      .on(t.company_id, t.valid_until)
      .where(sql`used_by is null`),
  ],
);

export const payees = companyTable('payees', ['payee_id'], {
  payee_id: uuid('payee_id').notNull(),
  beneficiary_name: text('beneficiary_name').notNull(),
  bank_account_number: text('bank_account_number').notNull(),
  bank_name: text('bank_name').notNull(),
  bank_code: text('bank_code').notNull(),
  bank_address: text('bank_address').notNull(),
  country: text('country').notNull(),
  swift_code: text('swift_code').notNull(),
  use_intermediary: boolean('use_intermediary').notNull().default(false),
  intermediary_bank_name: text('intermediary_bank_name').notNull().default(''),
  intermediary_country: text('intermediary_country').notNull().default(''),
  intermediary_swift_code: text('intermediary_swift_code').notNull().default(''),
  intermediary_address: text('intermediary_address').notNull().default(''),
  purpose: text('purpose').notNull(),
  email: text('email').notNull().default(''),
  is_favourite: boolean('is_favourite').notNull().default(false),
  /** Of the account number: a payee with another account is a new recipient. */
  recipient_since: at('recipient_since').notNull(),
  created_at: at('created_at').notNull(),
  created_by: uuid('created_by').notNull(),
  /** Taken out of the book; its transfers keep their copy. */
  deleted_at: at('deleted_at'),
  version: integer('version').notNull().default(1),
});

export const walletAddresses = companyTable('wallet_addresses', ['address_id'], {
  address_id: uuid('address_id').notNull(),
  name: text('name').notNull(),
  /** As checked: with EIP-55 capitals where the form has them. */
  address: text('address').notNull(),
  network: text('network').notNull(),
  is_favourite: boolean('is_favourite').notNull().default(false),
  recipient_since: at('recipient_since').notNull(),
  created_at: at('created_at').notNull(),
  created_by: uuid('created_by').notNull(),
  deleted_at: at('deleted_at'),
  version: integer('version').notNull().default(1),
});

/** A company's own deposit addresses: derived from a public key by `path_index`, one for each form of address. */
export const depositAddresses = companyTable('deposit_addresses', ['form'], {
  /** evm, tron or bitcoin (rules/money/networks.ts); an EVM address serves ERC20 and BEP20. */
  form: text('form').notNull(),
  path_index: integer('path_index').notNull(),
  address: text('address').notNull(),
  created_at: at('created_at').notNull(),
});

/** From an address on a chain, in small letters where its form has no case, to the company that it belongs to. Its key keeps an index from being given twice. */
export const depositDirectory = pgTable(
  'deposit_directory',
  {
    address: text('address').primaryKey(),
    company_id: company(),
    form: text('form').notNull(),
    path_index: integer('path_index').notNull(),
  },
  (t) => [uniqueIndex('deposit_directory_path').on(t.form, t.path_index)],
);

/** What arrived at an address that no company has (OFF-18). Its rows, and the money until it is decided, are the bank's own company's. */
export const unmatchedArrivals = companyTable(
  'unmatched_arrivals',
  ['arrival_id'],
  {
    arrival_id: uuid('arrival_id').notNull(),
    network: text('network').notNull(),
    currency: text('currency').notNull(),
    address: text('address').notNull(),
    amount: minor('amount').notNull(),
    hash: text('hash').notNull(),
    sender_address: text('sender_address').notNull(),
    confirmations: integer('confirmations').notNull(),
    confirmations_needed: integer('confirmations_needed').notNull(),
    state: text('state').$type<'unmatched' | 'assigned' | 'returned'>().notNull().default('unmatched'),
    /** The deposit that it became. */
    transaction_id: uuid('transaction_id'),
    seen_at: at('seen_at').notNull(),
    decided_by: uuid('decided_by'),
    decided_at: at('decided_at'),
    reason: text('reason').notNull().default(''),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('unmatched_arrivals_once').on(t.company_id, t.network, t.hash, t.currency, t.address),
    index('unmatched_arrivals_seen').on(t.seen_at),
    index('unmatched_arrivals_became').on(t.transaction_id),
  ],
);

/** Statements and advices that were given out as files. `facts` is what the paper must say. */
export const issuedDocuments = companyTable('issued_documents', ['document_id'], {
  document_id: uuid('document_id').notNull(),
  code: text('code').notNull(),
  kind: text('kind').notNull(), // statement or advice
  facts: jsonb('facts').$type<(Said | SaidLine)[]>().notNull(),
  sha256: text('sha256').notNull(), // empty for what was printed from its page
  issued_at: at('issued_at').notNull(),
  issued_by: uuid('issued_by').notNull(),
});

/** From the code on a paper to whose it is. */
export const documentDirectory = pgTable('document_directory', {
  code: text('code').primaryKey(),
  company_id: company(),
  document_id: uuid('document_id').notNull(),
});

/** US dollars for one unit of a currency, as text with 12 decimals. */
export const rates = pgTable('rates', {
  currency: text('currency').primaryKey(),
  usd: text('usd').notNull(),
  taken_at: at('taken_at').notNull(),
});

/** New rates that are not believed yet: one row stops trade in its currency until a fitting rate comes or staff confirm this one. */
export const rateHolds = pgTable('rate_holds', {
  currency: text('currency').primaryKey(),
  usd: text('usd').notNull(),
  /** 'jump': too far from the one in force. 'apart': two sources differ, and `other` is what the second said. */
  reason: text('reason').$type<'jump' | 'apart'>().notNull(),
  other: text('other').notNull().default(''),
  since: at('since').notNull(),
  seen_at: at('seen_at').notNull(),
});

/** The company's note on a record. */
export const recordNotes = companyTable('record_notes', ['transaction_id'], {
  transaction_id: uuid('transaction_id').notNull(),
  text: text('text').notNull(),
  written_by: uuid('written_by').notNull(),
  at: at('at').notNull(),
  version: integer('version').notNull().default(1),
});

/** Files that the company keeps with a record; a file belongs to one. */
export const recordFiles = companyTable(
  'record_files',
  ['file_key'],
  {
    file_key: text('file_key').notNull(),
    transaction_id: uuid('transaction_id').notNull(),
    added_by: uuid('added_by').notNull(),
    at: at('at').notNull(),
  },
  (t) => [index('record_files_of').on(t.company_id, t.transaction_id)],
);

/** A person's filters of records by name. */
export const savedFilters = companyTable(
  'saved_filters',
  ['filter_id'],
  {
    filter_id: uuid('filter_id').notNull(),
    user_id: uuid('user_id').notNull(),
    name: text('name').notNull(),
    query: jsonb('query').$type<Record<string, string>>().notNull(),
  },
  (t) => [unique('saved_filters_name').on(t.company_id, t.user_id, t.name)],
);
