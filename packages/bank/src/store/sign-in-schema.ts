/** Sessions, known browsers, one-time codes, and what is counted against guessing. */
import type { SignInStage } from '@bankside/core/rules/access/proofs.ts';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, companyTable } from './columns.ts';

/** Sign-in sessions. Only the hash of a token is kept; a token starts with its company, so that this key finds it. */
export const sessions = companyTable(
  'sessions',
  ['token_hash'],
  {
    token_hash: text('token_hash').notNull(),
    user_id: uuid('user_id').notNull(),
    created_at: at('created_at').notNull(),
    last_seen_at: at('last_seen_at').notNull(),
    ended_at: at('ended_at'),
    /** 'user', 'idle', or the reason that a 9400 says: 'password', 'inactive', 'signed_out_everywhere'. */
    end_reason: text('end_reason'),
    device: text('device').notNull(),
    address: text('address').notNull(),
    /** What a person calls it by; the token's hash goes to nobody. */
    session_id: uuid('session_id').notNull(),
    /** 'Chrome, Windows', by what the browser says of itself; '' for another program. */
    browser: text('browser').notNull().default(''),
    last_address: text('last_address').notNull(),
    /** Since when it has been used from another network than the sign-in's, and the newest address there; it does not forget. */
    moved_at: at('moved_at'),
    moved_to: text('moved_to').notNull().default(''),
    /** 'open', or what the sign-in still waits for (signInStages). */
    stage: text('stage').$type<'open' | SignInStage>().notNull().default('open'),
  },
  (t) => [index('sessions_user').on(t.company_id, t.user_id)],
);

/** Browsers that a person has signed in with, by the hash of a token that each keeps. */
export const knownDevices = companyTable('known_devices', ['user_id', 'device_hash'], {
  user_id: uuid('user_id').notNull(),
  device_hash: text('device_hash').notNull(),
  created_at: at('created_at').notNull(),
  last_used_at: at('last_used_at').notNull(),
});

/** One-time codes. `owner` is the user's id, or the address itself for visitors; `payload` binds a code to what it confirms. */
export const otps = companyTable(
  'otps',
  ['otp_id'],
  {
    otp_id: uuid('otp_id').notNull(),
    purpose: text('purpose').notNull(),
    owner: text('owner').notNull(),
    email: text('email').notNull(),
    code_hash: text('code_hash').notNull(),
    payload: text('payload').notNull().default(''),
    state: text('state').notNull(),
    /** Wrong ones of who asked for it, and of anybody else; only the first lock it. */
    tries: integer('tries').notNull().default(0),
    foreign_tries: integer('foreign_tries').notNull().default(0),
    /** A visitor's device or network; '' for a signed-in person. */
    asked_by: text('asked_by').notNull().default(''),
    sent_at: at('sent_at').notNull(),
    expires_at: at('expires_at').notNull(),
  },
  (t) => [index('otps_owner').on(t.company_id, t.purpose, t.owner, t.sent_at)],
);

/** Captcha challenges already used: each is good once. */
export const captchas = pgTable('captchas', { signature: text('signature').primaryKey(), expires_at: at('expires_at').notNull() });

/** Counters of attempts, by subject ('login:email:…'), in windows. */
export const throttles = pgTable('throttles', {
  subject: text('subject').primaryKey(),
  window_ends_at: at('window_ends_at').notNull(),
  count: integer('count').notNull(),
});
