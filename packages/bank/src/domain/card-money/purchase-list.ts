/** Purchases as lists and files show them, newest first. One of which only its end is known yet is in none. */
import type { PurchaseFilter } from '@bankside/core/contract/cards/card-money.ts';
import type { PurchaseRow } from '@bankside/core/contract/cards/shapes.ts';
import { cardChannels, declineReasons, groupOf, groupRanges } from '@bankside/core/rules/cards/money.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { and, desc, eq, getTableColumns, inArray, ne, or, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Bank } from '../../platform/bank.ts';
import { cardPurchases } from '../../store/card-money-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import { files } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { hasKeyword, onDays } from './list-conditions.ts';

export type PurchasesAsked = z.output<typeof PurchaseFilter>;
const p = cardPurchases;
const itsCard = and(eq(cards.company_id, p.company_id), eq(cards.card_id, p.card_id));

const wanted = ({ policy }: Bank, company_id: string, { card_id, status, channel, group, keyword, ...days }: PurchasesAsked) =>
  and(
    eq(p.company_id, company_id),
    ne(p.channel, ''),
    card_id === undefined ? undefined : eq(p.card_id, card_id),
    status && inArray(p.status, status),
    channel && inArray(p.channel, channel),
    group &&
      or(
        sql`false`,
        ...group.flatMap((each) => groupRanges(each).map(([from, to]) => sql`${p.category} >= ${from} and ${p.category} < ${to}`)),
      ),
    hasKeyword(keyword, [p.merchant, p.city, p.note, cards.last4, cards.holder_name]),
    ...onDays(p.date, days, policy.bank.timeZone),
  );

export async function countPurchases(bank: Bank, company_id: string, asked: PurchasesAsked): Promise<number> {
  const found = bank.store.db
    .select({ id: p.purchase_id })
    .from(p)
    .innerJoin(cards, itsCard)
    .where(wanted(bank, company_id, asked));
  return bank.store.db.$count(found.as('found'));
}

const fields = {
  ...getTableColumns(p),
  last4: cards.last4,
  holder_name: cards.holder_name,
  receipt_name: sql<string | null>`(select f.name from ${files} f where f.company_id = ${p}.company_id and f.file_key = ${p}.receipt)`,
};

export async function findPurchases(
  bank: Bank,
  company_id: string,
  asked: PurchasesAsked,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<PurchaseRow[]> {
  const rows = await bank.store.db
    .select(fields)
    .from(p)
    .innerJoin(cards, itsCard)
    .where(wanted(bank, company_id, asked))
    .orderBy(desc(p.date), desc(p.purchase_id))
    .limit(limit)
    .offset(offset);
  return rows.map(rowOf);
}

export async function readPurchase(db: Db, company_id: string, purchase_id: string): Promise<PurchaseRow | null> {
  const mine = and(eq(p.company_id, company_id), eq(p.purchase_id, purchase_id), ne(p.channel, ''));
  const [row] = await db.select(fields).from(p).innerJoin(cards, itsCard).where(mine);
  return row ? rowOf(row) : null;
}

type Found = typeof cardPurchases.$inferSelect & { last4: string; holder_name: string; receipt_name: string | null };

function rowOf(row: Found): PurchaseRow {
  const { card_id, last4, holder_name, merchant, category, city, country, merchant_amount, merchant_currency, rate, status, note } = row;
  return {
    id: row.purchase_id,
    card_id,
    last4,
    holder_name,
    date: row.date.toISOString(),
    channel: cardChannels.find((each) => each === row.channel) ?? 'online',
    merchant,
    category,
    group: groupOf(category),
    city,
    country,
    amount: toDecimal(-(row.cleared ?? row.authorised ?? 0n), 2),
    currency: 'USD',
    merchant_amount,
    merchant_currency,
    rate,
    fee: toDecimal(row.fee, 2),
    refunded: toDecimal(row.refunded, 2),
    status,
    decline_reason: declineReasons.find((each) => each === row.decline_reason) ?? '',
    note,
    receipt: row.receipt === null ? null : { file_key: row.receipt, name: row.receipt_name ?? '' },
    version: row.version,
  };
}
