/**
 * A large exchange at a rate that a person at the bank states (TRF-22): quoted until a time, then accepted and booked, declined, or
 * lapsed. Each step locks the request first, so of two answers at once one is given.
 */
import { randomUUID } from 'node:crypto';
import type { Currency } from '@bankside/core/rules/money/currencies.ts';
import { quotedAt, type Quoted, type RateFault } from '@bankside/core/rules/money/quoted-rate.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import { and, eq, lte } from 'drizzle-orm';
import { accountId, capture } from '../../ledger/ledger.ts';
import { faultText } from '../../adapters/log.ts';
import type { Bank } from '../../platform/bank.ts';
import { Refusal } from '../../platform/refusal.ts';
import { otcQuotes } from '../../store/payments/otc-schema.ts';
import type { Db } from '../../store/store.ts';
import { convert } from '../rates/conversion.ts';
import type { RateTable } from '../rates/rates.ts';
import { amountText } from '../records/amount-text.ts';
import { openQuoteOf } from '../records/otc-offers.ts';
import { lockRecord, moveRecord, type By, type Details, type RecordRow } from '../records/records.ts';
import { addStep } from '../records/record-steps.ts';
import { detailsOf } from '../records/transfer-rights.ts';
import { closeQuote } from './quote-states.ts';
import { tellTransfer } from './transfer-news.ts';
import { endTransfer, lockAccounts, systemBy, transferLines } from './transfers.ts';

/** Is it an OTC request that staff may quote now, or quote anew? */
export const isQuotable = ({ status, waits_for, details }: Pick<RecordRow, 'status' | 'waits_for' | 'details'>): boolean =>
  detailsOf({ details }).otc === true && stateOf(transaction, status) === 'adminReview' && waits_for !== 'second_approval';

type Sides = { readonly sold: bigint; readonly from: Currency; readonly to: Currency };
export function sidesOf({ sold_amount, sold_currency, currency }: RecordRow): Sides {
  if (sold_amount === null || sold_currency === null) throw new Refusal('wrongState');
  return { sold: sold_amount, from: sold_currency as Currency, to: currency as Currency };
}

/** The market rate as it is booked, and the rate with the bank's usual margin. */
export function marketOf({ from, to }: Sides, table: RateTable, marginBps: number): { market_rate: string; usual_rate: string } {
  const { market_rate, rate } = convert(0n, from, to, table, marginBps);
  return { market_rate, usual_rate: rate };
}

/** The figures of a stated rate, or what is wrong with it: more than the policy's margin is no price for a client. */
export function priceAt(bank: Bank, sides: Sides, rate: string, market: string): Quoted | RateFault | 'aboveMargin' {
  const quoted = quotedAt({ ...sides, rate, market });
  if (typeof quoted === 'string') return quoted;
  if (quoted.received === 0n) return 'invalid';
  return quoted.margin_bps > BigInt(bank.policy.fx.otcMaxMarginBps) ? 'aboveMargin' : quoted;
}

type Stating = { readonly quoted: Quoted; readonly minutes: number; readonly by: By & { readonly user_id: string }; readonly now: Date };

/** States a rate, or another in place of the open one; the client is notified. */
export async function stateQuote(bank: Bank, db: Db, row: RecordRow, { quoted, minutes, by, now }: Stating) {
  if (!isQuotable(row)) throw new Refusal('wrongState');
  const { company_id, transaction_id } = row;
  const { to } = sidesOf(row);
  await closeQuote(db, row, 'replaced', by, now);
  const { rate, received, market_rate, market_amount, margin_amount, margin_percent } = quoted;
  const valid_until = new Date(now.getTime() + minutes * 60_000);
  const conversion = {
    market_rate,
    market_amount: amountText(market_amount, to),
    margin_percent,
    margin_amount: amountText(margin_amount, to),
  };
  const quote = { company_id, transaction_id, quote_id: randomUUID(), state: 'open' as const, rate, conversion, received };
  await db.insert(otcQuotes).values({ ...quote, quoted_by: by.user_id, quoted_at: now, valid_until });
  const details: Details = { ...detailsOf(row), rate, rate_at: now.toISOString(), conversion };
  const set = { waits_for: 'acceptance', amount: received, details: { ...details } }; // lists and the record say what is quoted
  const moved = await moveRecord(db, row, { event: 'quote', actor: 'bank', by, step: 'quoted', now, set });
  await tellTransfer(bank, db, moved, 'transfer_quoted', now, { until: valid_until });
  return { moved, valid_until };
}

type Answer = { readonly id: string; readonly quote_id: string; readonly accept: boolean; readonly by: By; readonly now: Date };

/** Refuses notFound, wrongState once it is over, changedMeanwhile for a quote that another has replaced, quoteExpired. */
export async function answerQuote(bank: Bank, db: Db, company_id: string, { id, quote_id, accept, by, now }: Answer): Promise<RecordRow> {
  const row = await lockRecord(db, company_id, id);
  if (!isQuotable(row)) throw new Refusal('wrongState');
  const quote = await openQuoteOf(db, company_id, id);
  if (!quote) throw new Refusal('wrongState');
  if (quote.quote_id !== quote_id) throw new Refusal('changedMeanwhile');
  if (quote.valid_until <= now) throw new Refusal('quoteExpired');
  if (!accept) return endTransfer(bank, db, row, { event: 'declineQuote', by, now });
  return book(bank, db, row, by, now);
}

/** The hold becomes the journal of both currencies at the quote's figures, which are the record's, and the quote is used up. */
async function book(bank: Bank, db: Db, row: RecordRow, by: By, now: Date): Promise<RecordRow> {
  const { company_id, transaction_id, hold_id } = row;
  if (!hold_id) throw new Refusal('wrongState');
  const { from, to } = sidesOf(row);
  const both = [from, to].map((code) => ({ company_id, account_id: accountId('client', code) }));
  await lockAccounts(db, both); // accounts before the trail, as everywhere
  const posting = { company_id, kind: row.type, lines: transferLines(row), at: now, key: `settle ${transaction_id}` };
  const { journal_id } = await capture(db, hold_id, posting);
  await closeQuote(db, row, 'accepted', by, now);
  const moved = await moveRecord(db, row, {
    event: 'accept',
    actor: 'client',
    by,
    step: 'accepted',
    now,
    set: { journal_id, waits_for: '' },
  });
  await addStep(db, moved, { step: 'success', by: systemBy }, now);
  await tellTransfer(bank, db, moved, 'transfer_exchanged', now, { by: by.user_id });
  return moved;
}

const batch = 100;

/** Requests whose quote has ended: the money is available again. Each in a transaction of its own. */
export async function endQuotes(bank: Bank): Promise<number> {
  const ended = await bank.store.db
    .select({ company_id: otcQuotes.company_id, transaction_id: otcQuotes.transaction_id })
    .from(otcQuotes)
    .where(and(eq(otcQuotes.state, 'open'), lte(otcQuotes.valid_until, bank.clock.now())))
    .limit(batch);
  for (const { company_id, transaction_id } of ended)
    try {
      await bank.store.tx(async (db) => {
        const row = await lockRecord(db, company_id, transaction_id);
        const now = bank.clock.now();
        const quote = await openQuoteOf(db, company_id, transaction_id);
        if (quote && quote.valid_until <= now) await endTransfer(bank, db, row, { event: 'lapse', by: systemBy, now });
      });
    } catch (fault) {
      bank.log.error('quote not ended', { job: 'otc quotes', fault: faultText(fault) });
    }
  return ended.length;
}
