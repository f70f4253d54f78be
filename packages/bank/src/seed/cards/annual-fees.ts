/** Harbour & Vale's cards with yearly fees: one due soon, one overdue, one paid with its next year, one free. */
import { addDays, addYears } from '@bankside/core/rules/calendar.ts';
import { and, eq } from 'drizzle-orm';
import { idOf } from '../../demo/chance.ts';
import { harbourVale } from '../../demo/companies.ts';
import { transactions } from '../../ledger/ledger-schema.ts';
import { annualFeeEvents, annualFees } from '../../store/annual-fee-schema.ts';
import type { Db } from '../../store/store.ts';
import { isoDay, localTime } from '../days.ts';
import { cardId, seededCards, type SeededCard } from './seeded-cards.ts';

type Happened = readonly [daysAgo: number, event: string, actor: 'client' | 'bank' | 'system', name?: string, note?: string];
type FeeStory = {
  readonly status: 'unpaid' | 'overdue' | 'paid' | 'free';
  readonly remark?: string;
  readonly happened: readonly Happened[];
};
type Seeded = SeededCard & FeeStory;

const feeStories: Readonly<Record<string, FeeStory>> = {
  '4821': { status: 'unpaid', happened: [[9, 'notice', 'system']] },
  '7706': {
    status: 'overdue',
    remark: 'Jonas moves to Hamburg in January. Ask whether he keeps the card.',
    happened: [
      [42, 'notice', 'system'],
      [11, 'lapse', 'system'],
    ],
  },
  '0937': {
    status: 'paid',
    happened: [
      [41, 'notice', 'system'],
      [11, 'pay', 'client', 'Mei-Lin Tan', '120.000000 USDC'],
      [11, 'book', 'system'],
    ],
  },
  '2294': { status: 'free', happened: [[75, 'waive', 'bank', '', 'The card was delivered four weeks late']] },
};
const seeded: readonly Seeded[] = seededCards.flatMap((card) => {
  const fee = feeStories[card.last4];
  return fee ? [{ ...card, ...fee }] : [];
});
const cents = { premier: 6000n, prestige: 12_000n } as const;
const company_id = harbourVale;

export async function seedAnnualFees(db: Db, anchor: Date): Promise<void> {
  for (const each of seeded) {
    const due = addDays(isoDay(anchor), each.dueIn);
    const card_id = cardId(each.last4);
    await seedFee(db, anchor, each, { card_id, due, status: each.status, happened: each.happened });
    if (each.status === 'paid') await seedFee(db, anchor, each, { card_id, due: addYears(due, 1), status: 'unpaid', happened: [] });
  }
}

type Year = Pick<Seeded, 'status' | 'happened'> & { readonly card_id: string; readonly due: string };

async function seedFee(
  db: Db,
  anchor: Date,
  { last4, tier, dueIn, remark = '' }: Seeded,
  { card_id, due, status, happened }: Year,
): Promise<void> {
  const fee_id = idOf(`annual fee ${last4} ${status}`);
  const opened = status === 'unpaid' && dueIn < 0 ? -dueIn : 365 - dueIn;
  const events: readonly Happened[] = [[opened, 'open', 'system'], ...happened];
  const at = (daysAgo: number) => localTime(anchor, daysAgo, '09:26');
  const notice = happened.find(([, event]) => event === 'notice');
  await db.insert(annualFees).values({
    company_id,
    fee_id,
    card_id,
    period_from: due,
    due_date: due,
    fee: cents[tier],
    status,
    remark,
    noticed_at: notice ? at(notice[0]) : null,
    created_at: at(opened),
    updated_at: at(events.at(-1)?.[0] ?? opened),
    ...(status === 'paid' ? await paymentOf(db, last4) : {}),
  });
  await db.insert(annualFeeEvents).values(
    events.map(([daysAgo, event, actor, name = '', note = ''], seq) => ({
      company_id,
      fee_id,
      seq: seq + 1,
      at: at(daysAgo),
      event,
      actor,
      name,
      note,
    })),
  );
}

/** The movement of the story that paid it. */
async function paymentOf(db: Db, last4: string) {
  const [row] = await db
    .select()
    .from(transactions)
    .where(and(eq(transactions.company_id, company_id), eq(transactions.reference, `Annual fee, •••• ${last4}`)));
  if (!row) throw new Error(`no movement pays the fee of ${last4}`);
  return { transaction_id: row.transaction_id, paid_amount: -row.amount, paid_currency: row.currency, paid_at: row.date };
}
