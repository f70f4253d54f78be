/** The open quote of an OTC request, as its record shows it (TRF-22). */
import type { Offer } from '@bankside/core/contract/money.ts';
import type { Currency } from '@bankside/core/rules/money/currencies.ts';
import { may } from '@bankside/core/rules/access/permissions.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { otcQuotes } from '../../store/payments/otc-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import type { Db } from '../../store/store.ts';
import { amountText } from './amount-text.ts';
import type { RecordRow } from './records.ts';

export type OtcQuote = typeof otcQuotes.$inferSelect;

export async function openQuoteOf(db: Db, company_id: string, transaction_id: string): Promise<OtcQuote | null> {
  const [row] = await db
    .select()
    .from(otcQuotes)
    .where(rowsOf(otcQuotes, { company_id, transaction_id, state: 'open' }));
  return row ?? null;
}

/** Undefined once it has ended: the job closes the request within a second. */
export async function offerOf(db: Db, person: Person, row: RecordRow, now: Date): Promise<Offer | undefined> {
  if (row.waits_for !== 'acceptance') return undefined;
  const quote = await openQuoteOf(db, row.company_id, row.transaction_id);
  const left = quote ? quote.valid_until.getTime() - now.getTime() : 0;
  if (!quote || left <= 0) return undefined;
  return {
    quote_id: quote.quote_id,
    rate: quote.rate,
    conversion: quote.conversion,
    received: amountText(quote.received, row.currency as Currency),
    quoted_at: quote.quoted_at.toISOString(),
    valid_until: quote.valid_until.toISOString(),
    expires_in_sec: Math.ceil(left / 1000),
    may_answer: row.company_id === person.company_id && may(person, '5'),
  };
}
