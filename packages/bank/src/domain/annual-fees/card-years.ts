/** How the years of a card begin, and go on with the card that replaces it (CRD-34). */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { annualFees } from '../../store/annual-fee-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import type { Db } from '../../store/store.ts';
import { openFirstFee, openStatuses, type FeeCard } from './fees.ts';

const ofCard = ({ company_id, card_id }: FeeCard) => and(eq(annualFees.company_id, company_id), eq(annualFees.card_id, card_id));

/** Of a card that was activated just now; a replacement has its years already. */
export async function beginYears(bank: Bank, db: Db, card: FeeCard, now: Date): Promise<void> {
  if ((await db.$count(annualFees, ofCard(card))) === 0) await openFirstFee(bank, db, card, now);
}

/** The years that are still open, and how they are paid, are those of the new card from now on. Both cards are locked. */
export async function passYears(db: Db, old: FeeCard, next: FeeCard, now: Date): Promise<void> {
  const { deduction_mode, pay_from, pay_currency, discontinued_at } = old;
  await db
    .update(cards)
    .set({ deduction_mode, pay_from, pay_currency, discontinued_at })
    .where(and(eq(cards.company_id, next.company_id), eq(cards.card_id, next.card_id)));
  await db
    .update(annualFees)
    .set({ card_id: next.card_id, updated_at: now, version: sql`${annualFees.version} + 1` })
    .where(and(ofCard(old), inArray(annualFees.status, openStatuses)));
}
