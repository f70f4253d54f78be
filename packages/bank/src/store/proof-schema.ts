/** What people sign in and confirm with beyond a password, and whether their company asks for it. */
import { bigint, boolean, integer, jsonb, text, uuid, pgTable } from 'drizzle-orm/pg-core';
import { at, company, companyTable } from './columns.ts';

/** An authenticator app: one for each person. Without `confirmed_at` none counts yet. */
export const authenticators = companyTable('authenticators', ['user_id'], {
  user_id: uuid('user_id').notNull(),
  /** Sealed with the bank's secret, and the person in it, so that it fits no other row. */
  secret: text('secret'),
  /** The last step of thirty seconds whose code was used: no code counts twice. */
  last_step: integer('last_step').notNull().default(0),
  /** Of an app that is being set up, sealed the same way. */
  begun: text('begun'),
  begun_at: at('begun_at'),
  confirmed_at: at('confirmed_at'),
  last_used_at: at('last_used_at'),
});

/** Codes for the day the phone is lost: keyed hashes, each good once. */
export const recoveryCodes = companyTable('recovery_codes', ['user_id', 'code_hash'], {
  user_id: uuid('user_id').notNull(),
  code_hash: text('code_hash').notNull(),
  made_at: at('made_at').notNull(),
  used_at: at('used_at'),
});

/** Passkeys: public keys, found by the credential's id under the person that the passkey itself names. */
export const passkeys = companyTable('passkeys', ['user_id', 'credential_id'], {
  user_id: uuid('user_id').notNull(),
  credential_id: text('credential_id').notNull(),
  /** COSE, base64url. */
  public_key: text('public_key').notNull(),
  /** How often it signed, where it counts; it never goes back. */
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: jsonb('transports').$type<string[]>().notNull().default([]),
  /** Kept by a provider on several devices. */
  synced: boolean('synced').notNull(),
  name: text('name').notNull(),
  created_at: at('created_at').notNull(),
  last_used_at: at('last_used_at'),
});

/** What a company asks of everybody in it. */
export const signInRules = pgTable('sign_in_rules', {
  company_id: company().primaryKey(),
  factor_required: boolean('factor_required').notNull(),
  changed_by: uuid('changed_by').notNull(),
  changed_at: at('changed_at').notNull(),
});
