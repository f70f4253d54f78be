/** The bank's jobs about cards, run by hand: one round, rounds until nothing is open, and what the issuer's books and ours do not share. */
import { eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { IssuerEvent } from '../../adapters/issuer/issuer.ts';
import { bookFees } from '../../domain/annual-fees/fee-jobs.ts';
import { runLoads } from '../../domain/card-money/loads.ts';
import { catchUp, takeEvents } from '../../domain/cards/issuer-events.ts';
import { reconcileCards } from '../../domain/cards/reconcile.ts';
import { tellIssuer } from '../../domain/issued-cards/issuer-orders.ts';
import { cardOf, cents, stateOf } from '../../issuer-simulator/books.ts';
import { cardBalances } from '../../ledger/ledger.ts';
import type { Bank } from '../../platform/bank.ts';
import { annualFees } from '../../store/annual-fee-schema.ts';
import { cardLoads } from '../../store/card-money-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import { cardDifferences, issuerEvents } from '../../store/issuer-schema.ts';
import { merchant } from '../issuer/sample-issuer.ts';
import type { TestBank } from '../test-bank.ts';

/** One round of each, as the bank's processes take their turns. */
export async function cardJobs(bank: Bank): Promise<void> {
  await tellIssuer(bank);
  await runLoads(bank);
  await catchUp(bank);
  await bookFees(bank);
}

export const hear = ({ bank }: TestBank, events: readonly IssuerEvent[]): Promise<void> => takeEvents(bank, events);

/** A purchase online, in dollars. */
export const buy = ({ issuer }: Pick<TestBank, 'issuer'>, card_id: string, amount: string) =>
  issuer.pay({ card_id, channel: 'online', merchant: merchant('cloud'), amount, currency: 'USD' });

/** What nobody has settled yet, by kind. */
export async function openWork({ store }: Pick<Bank, 'store'>): Promise<Readonly<Record<'loads' | 'cards' | 'events' | 'fees', number>>> {
  const { db } = store;
  return {
    loads: await db.$count(cardLoads, inArray(cardLoads.state, ['waiting', 'sent'])),
    cards: await db.$count(cards, isNotNull(cards.issuer_due_at)),
    events: await db.$count(issuerEvents, isNull(issuerEvents.applied_at)),
    fees: await db.$count(annualFees, eq(annualFees.status, 'pending')),
  };
}

/** Rounds of the jobs, minutes apart, until nothing is open. Throws where that never happens. */
export async function settled(test: TestBank, minutes = 1): Promise<void> {
  for (let round = 0; round < 60; round++) {
    await cardJobs(test.bank);
    const open = await openWork(test.bank);
    if (Object.values(open).every((count) => count === 0)) return;
    test.later(minutes * 60);
  }
  throw new Error(`still open: ${JSON.stringify(await openWork(test.bank))}`);
}

const barred: readonly string[] = ['blocked_by_user', 'blocked_by_client', 'blocked_by_admin', 'replacement_pending'];

/** Where a card's money, or whether it may be used, is not the same in both books; and what the bank itself found. */
export async function differences(test: TestBank): Promise<string[]> {
  const { bank, issuer } = test;
  await reconcileCards(bank);
  const found = await bank.store.db.select().from(cardDifferences).where(isNull(cardDifferences.resolved_at));
  const wrong = found.map(({ card_id, ours, issuers }) => `${card_id}: found ${ours} and ${issuers}`);
  for (const { company_id, card_id, status, ordered_at } of await bank.store.db.select().from(cards)) {
    if (ordered_at === null || !issuer.books.tables.cards.has(card_id)) continue;
    const theirs = cardOf(issuer.books, card_id);
    const { book = 0n, held = 0n } = (await cardBalances(bank.store.db, company_id, [card_id])).get(card_id) ?? {};
    if (book !== cents(theirs.balance) || held !== cents(theirs.held))
      wrong.push(`${card_id}: ${book} held ${held}, at the issuer ${theirs.balance} held ${theirs.held}`);
    if (barred.includes(status) && !theirs.ended && !theirs.blocked) wrong.push(`${card_id}: ${status}, at the issuer ${stateOf(theirs)}`);
    if (status === 'active' && stateOf(theirs) !== 'active') wrong.push(`${card_id}: active, at the issuer ${stateOf(theirs)}`);
  }
  return wrong;
}
