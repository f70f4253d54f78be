/** Cards with yearly fees for a company made to measure, each brought to its state by what would bring it there. */
import { randomUUID } from 'node:crypto';
import { addDays, addYears } from '@bankside/core/rules/calendar.ts';
import { cardTiers } from '@bankside/core/rules/options.ts';
import * as z from 'zod/mini';
import { promiseFee, settleFee } from '../domain/annual-fees/fee-payments.ts';
import { bankDay, bySystem, lockFee, moveFee, openFirstFee } from '../domain/annual-fees/fees.ts';
import { openCardAccount } from '../ledger/ledger.ts';
import type { Bank } from '../platform/bank.ts';
import { annualFees } from '../store/annual-fee-schema.ts';
import { cards } from '../store/issued-card-schema.ts';
import type { Db } from '../store/store.ts';
import { rowsOf } from '../store/rows-of.ts';

export const FeeOrder = z.strictObject({
  last4: z.string().check(z.regex(/^\d{4}$/)),
  holder_name: z.optional(z.string()),
  tier: z.optional(z.enum(cardTiers)),
  /** From today until it is due; negative: it was. */
  due_in: z.int().check(z.minimum(-3000), z.maximum(3000)),
  status: z.optional(z.enum(['unpaid', 'pending', 'paid', 'overdue', 'free'])),
  deduction_mode: z.optional(z.enum(['manual', 'auto'])),
});
type FeeOrder = z.output<typeof FeeOrder>;

export async function freshFee(bank: Bank, db: Db, company_id: string, order: FeeOrder, now: Date): Promise<void> {
  const { last4, holder_name = 'Mei Tan', tier = 'premier', due_in, status = 'unpaid', deduction_mode = 'manual' } = order;
  const card_id = randomUUID();
  const limits = { per_purchase: null, per_day: null, per_month: null, online: true, atm: true, abroad: true };
  const dates = { ordered_at: now, activated_at: now, created_at: now, updated_at: now };
  const [card] = await db
    .insert(cards)
    .values({
      company_id,
      card_id,
      holder_name,
      name_on_card: holder_name.toUpperCase(),
      tier,
      card_class: 'visa',
      status: 'active',
      last4,
      limits,
      deduction_mode,
      ...dates,
    })
    .returning();
  if (!card) throw new Error('the fresh card is not there');
  await openCardAccount(db, company_id, card_id);
  const made = await openFirstFee(bank, db, card, now);
  if (!made) throw new Error('the fresh fee is not there');
  const due = addDays(bankDay(bank, now), due_in);
  await db
    .update(annualFees)
    .set({ period_from: due, due_date: due, created_at: new Date(`${addYears(due, -1)}T00:00:00Z`) })
    .where(rowsOf(annualFees, { company_id, fee_id: made.fee_id }));
  const found = await lockFee(db, company_id, made.fee_id);
  if (status === 'overdue') await moveFee(db, found.fee, { event: 'lapse', by: bySystem, now });
  if (status === 'free' && found.fee.status !== 'free') await moveFee(db, found.fee, { event: 'waive', by: { actor: 'bank' }, now });
  if (status !== 'pending' && status !== 'paid') return;
  const promised = await promiseFee(bank, db, found, { event: 'deduct', by: bySystem, pay_from: 'parent_company', wallet: '', now });
  if (status === 'paid') await settleFee(bank, db, promised, now);
}
