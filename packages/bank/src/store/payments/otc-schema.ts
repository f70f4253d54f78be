/** What the bank's staff quote for large exchanges (TRF-22). A request has one open quote at most; older ones stay for the trail. */
import type { Conversion } from '@bankside/core/contract/money.ts';
import { sql } from 'drizzle-orm';
import { index, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, companyTable, minor } from '../columns.ts';

export type OtcState = 'open' | 'accepted' | 'declined' | 'lapsed' | 'replaced' | 'withdrawn';

export const otcQuotes = companyTable(
  'otc_quotes',
  ['quote_id'],
  {
    quote_id: uuid('quote_id').notNull(),
    transaction_id: uuid('transaction_id').notNull(),
    state: text('state').$type<OtcState>().notNull(),
    rate: text('rate').notNull(),
    conversion: jsonb('conversion').$type<Conversion>().notNull(),
    /** In minor units of the bought currency. */
    received: minor('received').notNull(),
    quoted_by: uuid('quoted_by').notNull(),
    quoted_at: at('quoted_at').notNull(),
    valid_until: at('valid_until').notNull(),
    answered_by: uuid('answered_by'),
    answered_at: at('answered_at'),
  },
  (t) => [
    uniqueIndex('otc_quotes_open')
      .on(t.company_id, t.transaction_id)
      .where(sql`state = 'open'`),
    index('otc_quotes_ending')
      .on(t.valid_until)
      .where(sql`state = 'open'`),
  ],
);
