/** Harbour & Vale's cards with yearly fees: one due soon, one overdue, one paid with its next year, one free. */
import { addDays, addYears } from '@bankside/core/rules/calendar.ts';
import { and, eq } from 'drizzle-orm';
import { idOf } from '../../demo/chance.ts';
import { harbourVale } from '../../demo/companies.ts';
import { openCardAccount } from '../../ledger/ledger.ts';
import { transactions } from '../../ledger/ledger-schema.ts';
import { annualFeeEvents, annualFees } from '../../store/annual-fee-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import type { Db } from '../../store/store.ts';
import { isoDay, localTime } from '../days.ts';

type Happened = readonly [daysAgo: number, event: string, actor: 'client' | 'bank' | 'system', name?: string, note?: string];
type Seeded = {
  readonly last4: string;
  readonly holder: string;
  readonly tier: 'premier' | 'prestige';
  /** From the anchor's day; negative: before it. */
  readonly dueIn: number;
  readonly status: 'unpaid' | 'overdue' | 'paid' | 'free';
  readonly auto?: true;
  readonly remark?: string;
  readonly happened: readonly Happened[];
};

const seeded: readonly Seeded[] = [
  { last4: '4821', holder: 'Mei-Lin Tan', tier: 'premier', dueIn: 21, status: 'unpaid', auto: true, happened: [[9, 'notice', 'system']] },
  {
    last4: '7706',
    holder: 'Jonas Weber',
    tier: 'prestige',
    dueIn: -12,
    status: 'overdue',
    remark: 'Jonas moves to Hamburg in January. Ask whether he keeps the card.',
    happened: [
      [42, 'notice', 'system'],
      [11, 'lapse', 'system'],
    ],
  },
  {
    last4: '0937',
    holder: 'Aiko Hasegawa',
    tier: 'prestige',
    dueIn: -11,
    status: 'paid',
    happened: [
      [41, 'notice', 'system'],
      [11, 'pay', 'client', 'Mei-Lin Tan', '120.000000 USDC'],
      [11, 'book', 'system'],
    ],
  },
  {
    last4: '2294',
    holder: 'Daniel Okoro',
    tier: 'premier',
    dueIn: -60,
    status: 'free',
    happened: [[75, 'waive', 'bank', '', 'The card was delivered four weeks late']],
  },
];
const cents = { premier: 6000n, prestige: 12_000n } as const;
const company_id = harbourVale;

export async function seedAnnualFees(db: Db, anchor: Date): Promise<void> {
  for (const each of seeded) {
    const due = addDays(isoDay(anchor), each.dueIn);
    const card_id = idOf(`card ${each.last4}`);
    await seedCard(db, anchor, each, card_id);
    await seedFee(db, anchor, each, { card_id, due, status: each.status, happened: each.happened });
    if (each.status === 'paid') await seedFee(db, anchor, each, { card_id, due: addYears(due, 1), status: 'unpaid', happened: [] });
  }
}

async function seedCard(db: Db, anchor: Date, { last4, holder, tier, dueIn, auto }: Seeded, card_id: string): Promise<void> {
  const activated = localTime(anchor, 365 - dueIn, '11:20');
  await db
    .insert(cards)
    .values({
      company_id,
      card_id,
      holder_name: holder,
      name_on_card: holder.toUpperCase().replace('-', ' '),
      tier,
      card_class: 'visa',
      status: 'active',
      last4,
      kit_number: `KIT00000${last4}`,
      expiry: addYears(isoDay(anchor), 2).slice(0, 7),
      limits: { per_purchase: '5000.00', per_day: '10000.00', per_month: '50000.00', online: true, atm: true, abroad: true },
      ordered_at: activated,
      issued_at: activated,
      delivered_at: activated,
      activated_at: activated,
      pin_set_at: activated,
      deduction_mode: auto ? 'auto' : 'manual',
      created_at: activated,
      updated_at: activated,
    })
    .onConflictDoNothing();
  await openCardAccount(db, company_id, card_id);
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
