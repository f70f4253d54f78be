/** How a card ends: cancelled by people, expired by the clock. Its balance goes back to the company's account in dollars. */
import { dayIn } from '@bankside/core/rules/calendar.ts';
import { card } from '@bankside/core/rules/lifecycles/card.ts';
import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import { cardBalances } from '../../ledger/ledger.ts';
import type { Bank } from '../../platform/bank.ts';
import { cardLoads } from '../../store/card-money-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import type { Db } from '../../store/store.ts';
import { orderUnload } from '../card-money/top-up-making.ts';
import { cardOf, cardState, moveCard, statusAfter, theSystem, wireOf, type By, type Card } from './cards.ts';

/** Ends it for good, and with it the card that was to replace it. Refuses by its state. */
export async function cancelCard(bank: Bank, db: Db, row: Card, { by, note, now }: { by: By; note: string; now: Date }): Promise<Card> {
  const wasReplaced = cardState(row) === 'replacementPending';
  const cancelled = await moveCard(bank, db, row, { event: 'cancel', by, note, now });
  await unload(db, cancelled, now);
  const { company_id, replaced_by } = row;
  const next = wasReplaced && replaced_by !== null ? await cardOf(db, { company_id, card_id: replaced_by }, true) : null;
  if (next && statusAfter(next, 'cancel', by) !== null) await moveCard(bank, db, next, { event: 'cancel', by, note, now });
  return cancelled;
}

/** A card that has ended already stays as it is. */
export async function expireCard(bank: Bank, db: Db, row: Card, by: By, now: Date): Promise<void> {
  if (statusAfter(row, 'expire', by) === null) return;
  await unload(db, await moveCard(bank, db, row, { event: 'expire', by, now }), now);
}

/** Orders what is available on it back, once at a time. Answers whether anything is left that has to come off. */
export async function unload(db: Db, row: Card, now: Date): Promise<boolean> {
  const { company_id, card_id } = row;
  const open = await db.$count(
    cardLoads,
    and(eq(cardLoads.company_id, company_id), eq(cardLoads.card_id, card_id), inArray(cardLoads.state, ['waiting', 'sent'])),
  );
  const { book, held } = (await cardBalances(db, company_id, [card_id])).get(card_id) ?? { book: 0n, held: 0n };
  const amount = book - held;
  if (open === 0 && amount > 0n) await orderUnload(db, row, amount, now);
  return open > 0 || book > 0n || held > 0n;
}

const batch = 100;
const expiring = card.events.expire.from.map(wireOf);

/** Those whose last month is over, by the bank's days. */
export async function expireCards(bank: Bank): Promise<number> {
  const now = bank.clock.now();
  const month = dayIn(now, bank.policy.bank.timeZone).slice(0, 7);
  const over = await bank.store.db
    .select({ company_id: cards.company_id, card_id: cards.card_id })
    .from(cards)
    .where(and(inArray(cards.status, expiring), gt(cards.expiry, ''), lt(cards.expiry, month)))
    .limit(batch);
  for (const which of over)
    await bank.store.tx(async (db) => {
      const row = await cardOf(db, which, true);
      if (row) await expireCard(bank, db, row, theSystem, now);
    });
  return over.length;
}
