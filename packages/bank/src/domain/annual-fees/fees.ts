/** Yearly fees as rows (CRD-30): how one is made, found and moved. Money is in fee-payments.ts. */
import type { ActOn } from '@bankside/core/rules/access/acts.ts';
import { randomUUID } from 'node:crypto';
import { addYears, dayIn } from '@bankside/core/rules/calendar.ts';
import { annualFee } from '@bankside/core/rules/lifecycles/annual-fee.ts';
import { card as cardStates } from '@bankside/core/rules/lifecycles/card.ts';
import { stateOf, step, type Actor } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { audit } from '../../platform/audit.ts';
import { isUuid } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { annualFeeEvents, annualFees } from '../../store/annual-fee-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import type { Db } from '../../store/store.ts';
import { annualFeeOf } from './fee-cost.ts';

export type FeeRow = typeof annualFees.$inferSelect;
export type FeeCard = typeof cards.$inferSelect;
export type Fee = { readonly fee: FeeRow; readonly card: FeeCard };
export type FeeActor = { readonly actor: Extract<Actor, 'client' | 'bank' | 'system'>; readonly user_id?: string; readonly name?: string };
export const bySystem: FeeActor = { actor: 'system' };

/** Cards that no year follows. */
export const endedStatuses = (['replaced', 'expired', 'cancelled'] as const).map((name) => String(cardStates.states[name].wire));
export const hasEnded = ({ status }: Pick<FeeCard, 'status'>): boolean => endedStatuses.includes(status);
/** No further fees: the company wants none, or there is no card to be renewed. */
export const isDiscontinued = (card: Pick<FeeCard, 'status' | 'discontinued_at'>): boolean =>
  card.discontinued_at !== null || hasEnded(card);
export const openStatuses = (['unpaid', 'overdue', 'pending'] as const).map((name) => String(annualFee.states[name].wire));

export const bankDay = (bank: Bank, now: Date): string => dayIn(now, bank.policy.bank.timeZone);

/** The day before which this year's renewal can still be taken up again. */
export const resumableUntil = ({ status, due_date }: Pick<FeeRow, 'status' | 'due_date'>): string =>
  status === annualFee.states.paid.wire ? addYears(due_date, 1) : due_date;

/** Makes the fee of the year that begins on `from`; null where it is there already. */
async function openFee(bank: Bank, db: Db, card: FeeCard, from: string, now: Date): Promise<FeeRow | null> {
  const { company_id, card_id, tier } = card;
  const fee = annualFeeOf(bank.policy, tier);
  const { free, unpaid } = annualFee.states;
  const status = String((fee === 0n ? free : unpaid).wire);
  const row = {
    company_id,
    fee_id: randomUUID(),
    card_id,
    period_from: from,
    due_date: from,
    fee,
    status,
    created_at: now,
    updated_at: now,
  };
  const [made] = await db.insert(annualFees).values(row).onConflictDoNothing().returning();
  if (made) await addFeeEvent(db, made, { event: 'open', by: bySystem, now });
  return made ?? null;
}

/** The first fee of a card is due a year after it is activated, by the bank's days. Asked again it changes nothing. */
export const openFirstFee = (bank: Bank, db: Db, card: FeeCard, now: Date): Promise<FeeRow | null> =>
  openFee(bank, db, card, addYears(bankDay(bank, now), 1), now);

export const openNextFee = (bank: Bank, db: Db, { fee, card }: Fee, now: Date): Promise<FeeRow | null> =>
  openFee(bank, db, card, addYears(fee.period_from, 1), now);

type Happening = { readonly event: string; readonly by: FeeActor; readonly now: Date; readonly note?: string };

export async function addFeeEvent(db: Db, { company_id, fee_id }: FeeRow, { event, by, now, note = '' }: Happening): Promise<void> {
  await db.insert(annualFeeEvents).values({
    company_id,
    fee_id,
    seq: sql`(select coalesce(max(seq), 0) + 1 from annual_fee_events where company_id = ${company_id} and fee_id = ${fee_id})`,
    at: now,
    event,
    actor: by.actor,
    user_id: by.user_id ?? null,
    name: by.name ?? '',
    note,
  });
}

/** Locks a fee and its card, the card first. Refuses notFound, and with `version` changedMeanwhile. */
export async function lockFee(db: Db, company_id: string, fee_id: string, version?: number): Promise<Fee> {
  if (!isUuid(company_id) || !isUuid(fee_id)) throw new Refusal('notFound');
  const which = and(eq(annualFees.company_id, company_id), eq(annualFees.fee_id, fee_id));
  const [found] = await db.select({ card_id: annualFees.card_id }).from(annualFees).where(which);
  if (!found) throw new Refusal('notFound');
  const cardAt = and(eq(cards.company_id, company_id), eq(cards.card_id, found.card_id));
  const [card] = await db.select().from(cards).where(cardAt).for('update');
  const [fee] = await db.select().from(annualFees).where(which).for('update');
  if (!card || !fee) throw new Refusal('notFound');
  if (version !== undefined && fee.version !== version) throw new Refusal('changedMeanwhile');
  return { fee, card };
}

type Event = keyof typeof annualFee.events;
type Move = Happening & { readonly event: Event; readonly set?: Partial<typeof annualFees.$inferInsert> };

/** The only way a fee changes its status: by the lifecycle's table, with its version, an event and an audit line. Refuses wrongState. */
export async function moveFee(db: Db, fee: FeeRow, { set = {}, ...happening }: Move): Promise<FeeRow> {
  const { event, by, now, note = '' } = happening;
  const next = step(annualFee, stateOf(annualFee, fee.status), event, by.actor);
  if (!next) throw new Refusal('wrongState');
  const status = String(annualFee.states[next].wire);
  const moved = await changeFee(db, fee, { ...set, status }, now);
  await addFeeEvent(db, moved, happening);
  await auditFee(db, fee, { action: event, by, from: fee.status, to: status, reason: note, now });
  return moved;
}

/** Writes what is no status: the remark, a reservation, a notice. */
export async function changeFee(db: Db, fee: FeeRow, set: Partial<typeof annualFees.$inferInsert>, now: Date): Promise<FeeRow> {
  const [changed] = await db
    .update(annualFees)
    .set({ ...set, updated_at: now, version: fee.version + 1 })
    .where(and(eq(annualFees.company_id, fee.company_id), eq(annualFees.fee_id, fee.fee_id), eq(annualFees.version, fee.version)))
    .returning();
  if (!changed) throw new Refusal('changedMeanwhile');
  return changed;
}

type Line = { action: ActOn<'annualFee'>; by: FeeActor; from?: string; to?: string; reason?: string; now: Date };
export const auditFee = (db: Db, { company_id, fee_id }: FeeRow, { action, by, now, ...line }: Line): Promise<void> =>
  audit(db, { company_id, actor: by.user_id ?? by.actor, action: `annualFee.${action}`, subject: `annualFee:${fee_id}`, ...line, at: now });

/** The earliest of the card's years before this one that is still open (CRD-31). */
export async function previousOpen(db: Db, { company_id, card_id, due_date }: FeeRow): Promise<FeeRow | null> {
  const [earlier] = await db
    .select()
    .from(annualFees)
    .where(
      and(
        eq(annualFees.company_id, company_id),
        eq(annualFees.card_id, card_id),
        lt(annualFees.due_date, due_date),
        inArray(annualFees.status, openStatuses),
      ),
    )
    .orderBy(asc(annualFees.due_date))
    .limit(1);
  return earlier ?? null;
}
