/** Cards with yearly fees, for tests of what follows from them. */
import { randomUUID } from 'node:crypto';
import type { PolicyOverrides } from '@bankside/core/rules/policy/bank-policy.ts';
import { and, asc, eq } from 'drizzle-orm';
import { demoPolicy } from '../../sandbox/demo-policy.ts';
import type { FreshCompany } from '../../sandbox/fresh-company.ts';
import { bookFees, openFeeYears, takeDueFees } from '../../domain/annual-fees/fee-jobs.ts';
import { openFirstFee, type FeeCard, type FeeRow } from '../../domain/annual-fees/fees.ts';
import { openCardAccount } from '../../ledger/ledger.ts';
import { annualFees } from '../../store/annual-fee-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import type { TestBank } from '../test-bank.ts';

/** The sandbox's fees; rates that no test lets go stale but where it says so. */
export const feePolicy: PolicyOverrides = { cards: demoPolicy.cards ?? {}, rates: { maxAgeSec: 200_000_000 } };

type CardOrder = Partial<typeof cards.$inferInsert>;

/** An active card of the company with its first fee, due a year from now. */
export async function cardWithFee(test: TestBank, { company_id }: Pick<FreshCompany, 'company_id'>, order: CardOrder = {}) {
  const { bank } = test;
  const now = bank.clock.now();
  const limits = { per_purchase: null, per_day: null, per_month: null, online: true, atm: true, abroad: true };
  return bank.store.tx(async (db) => {
    const [card] = await db
      .insert(cards)
      .values({
        company_id,
        card_id: randomUUID(),
        holder_name: 'Mei Tan',
        name_on_card: 'MEI TAN',
        tier: 'premier',
        card_class: 'visa',
        status: 'active',
        last4: '4217',
        limits,
        activated_at: now,
        created_at: now,
        updated_at: now,
        ...order,
      })
      .returning();
    if (!card) throw new Error('the card is not there');
    await openCardAccount(db, company_id, card.card_id);
    const fee = await openFirstFee(bank, db, card, now);
    if (!fee) throw new Error('the fee is not there');
    return { card, fee };
  });
}

export async function feesOf({ bank }: TestBank, { company_id, card_id }: Pick<FeeCard, 'company_id' | 'card_id'>): Promise<FeeRow[]> {
  return bank.store.db
    .select()
    .from(annualFees)
    .where(and(eq(annualFees.company_id, company_id), eq(annualFees.card_id, card_id)))
    .orderBy(asc(annualFees.due_date));
}

/** The jobs, once each, in an order that the day may have. */
export async function runFeeJobs({ bank }: TestBank): Promise<void> {
  await openFeeYears(bank);
  await takeDueFees(bank);
  await bookFees(bank);
}

/** Noon in Singapore of that day. */
export const setDay = ({ bank }: TestBank, day: string): void => bank.clock.freeze(new Date(`${day}T04:00:00Z`));
