/** A card as it is answered: never its number, PIN or codes. */
import type { CardInfo, CardRow } from '@bankside/core/contract/cards/shapes.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { and, asc, eq, inArray, min, sql } from 'drizzle-orm';
import { cardBalances } from '../../ledger/ledger.ts';
import type { Bank } from '../../platform/bank.ts';
import { cardApplications } from '../../store/card-schema.ts';
import { annualFees } from '../../store/annual-fee-schema.ts';
import { cardPurchases } from '../../store/card-money-schema.ts';
import { cardEvents } from '../../store/issued-card-schema.ts';
import type { Db } from '../../store/store.ts';
import { actionsOf } from './card-actions.ts';
import { cardState, type Card } from './cards.ts';
import { lockedUntil } from './tries.ts';

const blockers: Readonly<Record<string, string>> = { blockedByUser: 'user', blockedByClient: 'client', blockedByAdmin: 'admin' };
const dollars = (cents: bigint) => toDecimal(cents, 2);

/** All of one company, in the order given. */
export async function cardRows(db: Db, rows: readonly Card[], now: Date): Promise<CardRow[]> {
  const company_id = rows[0]?.company_id;
  if (company_id === undefined) return [];
  const ids = rows.map(({ card_id }) => card_id);
  const [balances, locked, applications, due] = [
    await cardBalances(db, company_id, ids),
    await lockedUntil(db, rows, now),
    await applicationsOf(db, company_id, rows),
    await renewals(
      db,
      company_id,
      rows.flatMap((row) => (renews(row) ? [row.card_id] : [])),
    ),
  ];
  return rows.map((row) => {
    const { book, held } = balances.get(row.card_id) ?? { book: 0n, held: 0n };
    const application = applications.find(({ application_id }) => application_id === row.application_id);
    const state = cardState(row);
    const isVerified = application?.verification_status === 'approved';
    return {
      card_id: row.card_id,
      last4: row.last4,
      holder_name: row.holder_name,
      name_on_card: row.name_on_card,
      username: application?.username ?? '',
      tier: row.tier as CardRow['tier'],
      card_class: row.card_class as CardRow['card_class'],
      status: row.status,
      blocked_by: blockers[state] ?? '',
      balance: dollars(book),
      available: dollars(book - held),
      currency: 'USD' as const,
      kit_number: row.kit_number,
      expiry: row.expiry,
      verification_status: application?.verification_status ?? '',
      application_id: row.application_id ?? '',
      application_no: application?.application_no ?? '',
      pin_set: row.pin_set_at !== null,
      renewal_due: due.get(row.card_id) ?? null,
      refreshed_at: row.refreshed_at?.toISOString() ?? null,
      updated_at: row.updated_at.toISOString(),
      version: row.version,
      actions: actionsOf({ state, isVerified, isLocked: locked.has(row.card_id) }),
    };
  });
}

export async function cardRow(db: Db, row: Card, now: Date): Promise<CardRow> {
  const [answer] = await cardRows(db, [row], now);
  if (!answer) throw new Error('a card has no view');
  return answer;
}

export async function cardInfo(bank: Bank, db: Db, row: Card, now: Date): Promise<CardInfo> {
  return {
    ...(await cardRow(db, row, now)),
    limits: row.limits,
    spent: await spent(bank, db, row, now),
    tracking: row.tracking,
    replaces: row.replaces,
    replaced_by: row.replaced_by,
    delivery_weeks: bank.policy.card.deliveryWeeks,
    timeline: await timelineOf(db, row),
  };
}

const applicationsOf = (db: Db, company_id: string, rows: readonly Card[]) => {
  const ids = rows.flatMap(({ application_id }) => application_id ?? []);
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(cardApplications)
    .where(and(eq(cardApplications.company_id, company_id), inArray(cardApplications.application_id, ids)));
};

/** A card that has ended, or that the company does not renew, owes nothing. */
const renews = ({ status, discontinued_at }: Card): boolean =>
  discontinued_at === null && !['replaced', 'expired', 'cancelled'].includes(cardState({ status }));

/** The earliest fee of each that is open. */
async function renewals(db: Db, company_id: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ card_id: annualFees.card_id, due: min(annualFees.due_date) })
    .from(annualFees)
    .where(
      and(
        eq(annualFees.company_id, company_id),
        inArray(annualFees.card_id, [...ids]),
        inArray(annualFees.status, ['unpaid', 'overdue', 'pending']),
      ),
    )
    .groupBy(annualFees.card_id);
  return new Map(rows.flatMap(({ card_id, due }) => (due === null ? [] : [[card_id, due] as const])));
}

/** Cleared or still authorised, with fees and without what was given back, by the bank's days. */
async function spent(bank: Bank, db: Db, { company_id, card_id }: Card, now: Date): Promise<CardInfo['spent']> {
  const { timeZone } = bank.policy.bank;
  const local = sql`(${cardPurchases.date} at time zone ${timeZone})`;
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${timeZone})`;
  const sum = sql`coalesce(${cardPurchases.cleared}, ${cardPurchases.authorised}, 0) + ${cardPurchases.fee} - ${cardPurchases.refunded}`;
  const [row] = await db
    .select({
      today: sql<string>`coalesce(sum(${sum}) filter (where ${local}::date = ${today}::date), 0)::text`,
      month: sql<string>`coalesce(sum(${sum}), 0)::text`,
    })
    .from(cardPurchases)
    .where(
      and(
        eq(cardPurchases.company_id, company_id),
        eq(cardPurchases.card_id, card_id),
        inArray(cardPurchases.status, ['authorised', 'cleared', 'refunded']),
        sql`date_trunc('month', ${local}) = date_trunc('month', ${today})`,
      ),
    );
  return { today: dollars(BigInt(row?.today ?? '0')), month: dollars(BigInt(row?.month ?? '0')) };
}

async function timelineOf(db: Db, { company_id, card_id }: Card): Promise<CardInfo['timeline']> {
  const rows = await db
    .select()
    .from(cardEvents)
    .where(and(eq(cardEvents.company_id, company_id), eq(cardEvents.card_id, card_id)))
    .orderBy(asc(cardEvents.seq));
  return rows.map(({ at, event, from_state, to_state, actor, name, note }) => ({
    at: at.toISOString(),
    event,
    from: from_state,
    to: to_state,
    actor: actor as CardInfo['timeline'][number]['actor'],
    name,
    note,
  }));
}
