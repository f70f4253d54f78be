/** A top-up is asked for, tried again, or taken back (CRD-12): its money is held from the first moment until it is on the card or free again. */
import { randomUUID } from 'node:crypto';
import type { TopUpCurrency } from '@bankside/core/rules/cards/money.ts';
import { currencies } from '@bankside/core/rules/money/currencies.ts';
import { and, eq } from 'drizzle-orm';
import { availableIn, hold } from '../../ledger/ledger.ts';
import { audit } from '../../platform/audit.ts';
import type { Bank } from '../../platform/bank.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { isUuid } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { cardLoads, topUps } from '../../store/card-money-schema.ts';
import { companies } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { trustedRates } from '../rates/rates.ts';
import { openRecord } from '../records/records.ts';
import { ownLimitOf, wantWithinOwn } from '../transfers/own-limit.ts';
import { takeQuote } from '../transfers/quotes.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { lockOwnCard, namesOf, wantActive, type CardRow } from './card-rows.ts';
import { mostTopUp, priceTopUp, type CardPrice } from './card-pricing.ts';
import { readCardQuote } from './card-quotes.ts';
import { tellTopUp } from './top-up-news.ts';
import { topUpBounds, wantWithin } from './top-up-bounds.ts';
import { moveTopUp, triesLeft, type TopUpRow } from './top-up-steps.ts';
import { lockWallet, wantAvailable } from './wallet.ts';

type Asking = { readonly bank: Bank; readonly db: Db; readonly person: Person; readonly now: Date; readonly language: Language };
export type TopUpOrder = {
  readonly card_id: string;
  /** Minor units of the currency. */
  readonly amount: bigint;
  readonly currency: TopUpCurrency;
  readonly quote_id: string;
};

export async function hasContract(db: Db, company_id: string): Promise<boolean> {
  const [row] = await db.select({ has: companies.have_contract }).from(companies).where(eq(companies.company_id, company_id));
  return row?.has ?? false;
}

/** Would the market give less by now than the quote does, by more than the policy allows? */
const hasMoved = (moveBps: number, quoted: CardPrice, now: CardPrice): boolean =>
  quoted.received * 10_000n > now.received * BigInt(10_000 + moveBps);

/**
 * Looks in one order (CRD-11): the amount, the balance, the card, the quote. One after the other for a card and for a wallet,
 * so that of many at once no more pass than the day and the balance allow.
 */
export async function makeTopUp(asking: Asking, { card_id, amount, currency, quote_id }: TopUpOrder): Promise<TopUpRow> {
  const { bank, db, person, now } = asking;
  const { company_id, user_id, full_name: name } = person;
  const row = await lockOwnCard(db, company_id, card_id);
  await lockWallet(db, company_id, currency);
  const rates = await trustedRates(bank, db, [currency, 'USD'], asking);
  const asked = { policy: bank.policy, tier: row.tier, hasContract: await hasContract(db, company_id), rates };
  const today = priceTopUp(asked, amount, currency).price;
  const quoted = await readCardQuote(db, person, quote_id, { type: 'top_up', card_id, currency, amount }, now);
  const price = 'price' in quoted ? quoted.price : today;
  wantWithin(await topUpBounds(bank, db, row, now), amount, price.received);
  wantWithinOwn(await ownLimitOf(asking, { lock: true }), price.received);
  const available = await availableIn(db, company_id, currency);
  wantAvailable(available, amount + price.fee, currency, () => mostTopUp(asked, available, currency), 'amount');
  wantActive(row);
  if ('refusal' in quoted) throw quoted.refusal;
  if (hasMoved(bank.policy.fx.moveBps, price, today)) throw new Refusal('rateMoved');
  const [top_up_id, transaction_id] = [randomUUID(), randomUUID()];
  await takeQuote(db, company_id, quote_id, transaction_id);
  const hold_id = await hold(db, { company_id, currency, amount: amount + price.fee, at: now });
  const opening = {
    company_id,
    transaction_id,
    date: now,
    kind: currencies[currency].kind,
    type: 'top_up',
    amount: -amount,
    currency,
    fee: price.fee,
    usd_cents: price.received,
    status: 'processing',
    ...namesOf(row),
    created_by: user_id,
    hold_id,
    details: { rate: price.rate, card: { card_id, last4: row.last4, fee: price.fee_kind, top_up_id } },
  } as const;
  const record = await openRecord(db, opening, { step: 'created', by: { actor: 'client', user_id, name } });
  const [made] = await db
    .insert(topUps)
    .values({
      company_id,
      top_up_id,
      transaction_id,
      number: record.number,
      card_id,
      date: now,
      amount,
      currency,
      fee: price.fee,
      received: price.received,
      rate: price.rate,
      status: 'processing',
      hold_id,
      created_by: user_id,
      updated_at: now,
    })
    .returning();
  if (!made) throw new Error('the top-up was not written');
  await orderLoad(db, made, now);
  await audit(db, { company_id, actor: user_id, action: 'topUp.make', subject: `topUp:${top_up_id}`, to: 'processing', at: now });
  await tellTopUp(db, made, 'make', row.last4, now);
  return made;
}

/** What the job sends to the issuer: an id of its own for every attempt. */
async function orderLoad(db: Db, { company_id, card_id, top_up_id, received }: TopUpRow, now: Date): Promise<void> {
  const times = { next_try_at: now, created_at: now };
  await db
    .insert(cardLoads)
    .values({ company_id, load_id: randomUUID(), card_id, top_up_id, direction: 'load', amount: received, state: 'waiting', ...times });
}

/** Money off a card into the client's dollars, when the card ends; the job does it. Answers the load's id. */
export async function orderUnload(db: Db, { company_id, card_id }: CardRow, cents: bigint, now: Date): Promise<string> {
  const load_id = randomUUID();
  const times = { next_try_at: now, created_at: now };
  await db.insert(cardLoads).values({ company_id, load_id, card_id, direction: 'unload', amount: cents, state: 'waiting', ...times });
  return load_id;
}

/** The card before the top-up, as events and the job lock them. Refuses notFound and changedMeanwhile. */
async function lockTopUp(db: Db, company_id: string, id: string, version: number | undefined): Promise<{ row: TopUpRow; card: CardRow }> {
  if (!isUuid(company_id) || !isUuid(id)) throw new Refusal('notFound');
  const mine = and(eq(topUps.company_id, company_id), eq(topUps.top_up_id, id));
  const [found] = await db.select({ card_id: topUps.card_id }).from(topUps).where(mine);
  if (!found) throw new Refusal('notFound');
  const card = await lockOwnCard(db, company_id, found.card_id);
  const [row] = await db.select().from(topUps).where(mine).for('update');
  if (!row) throw new Refusal('notFound');
  if (version !== undefined && row.version !== version) throw new Refusal('changedMeanwhile');
  return { row, card };
}

/** The same top-up once more: the same id and money, a new order to the issuer. */
export async function retryTopUp({ bank, db, person, now }: Asking, id: string, version: number | undefined): Promise<TopUpRow> {
  const { row, card } = await lockTopUp(db, person.company_id, id, version);
  if (row.status !== 'retry') throw new Refusal('wrongState');
  wantActive(card);
  if (!triesLeft(bank, row)) throw new Refusal('topUpFailed');
  const by = { actor: 'client', user_id: person.user_id, name: person.full_name } as const;
  const moved = await moveTopUp(bank, db, row, { event: 'retry', by, now, set: { attempts: row.attempts + 1, reason: '' } });
  await orderLoad(db, moved, now);
  return moved;
}

/** By the bank, for as long as the issuer has not been asked: from then on the outcome is the issuer's. Refuses wrongState. */
export async function cancelUnsent(
  { bank, db, person, now }: Asking,
  {
    company_id,
    id,
    version,
    reason,
  }: { readonly company_id: string; readonly id: string; readonly version: number; readonly reason: string },
): Promise<TopUpRow> {
  const { row } = await lockTopUp(db, company_id, id, version);
  const unsent = and(eq(cardLoads.company_id, company_id), eq(cardLoads.top_up_id, row.top_up_id), eq(cardLoads.state, 'waiting'));
  const taken = await db.update(cardLoads).set({ state: 'cancelled', reason, closed_at: now }).where(unsent).returning();
  if (taken.length === 0) throw new Refusal('wrongState');
  return moveTopUp(bank, db, row, { event: 'cancelUnsent', by: { actor: 'bank', user_id: person.user_id }, now, reason });
}

export async function cancelTopUp({ bank, db, person, now }: Asking, id: string, version: number | undefined): Promise<TopUpRow> {
  const { row } = await lockTopUp(db, person.company_id, id, version);
  const by = { actor: 'client', user_id: person.user_id, name: person.full_name } as const;
  return moveTopUp(bank, db, row, { event: 'cancel', by, now });
}
