/** Top-ups as lists, the dashboard and files show them, newest first. */
import type { TopUpFilter } from '@bankside/core/contract/cards/card-money.ts';
import type { TopUpRow } from '@bankside/core/contract/cards/shapes.ts';
import type { TopUpCurrency } from '@bankside/core/rules/cards/money.ts';
import { currencies } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { and, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Bank } from '../../platform/bank.ts';
import { topUps } from '../../store/card-money-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import type { CardRow } from './card-rows.ts';
import { hasKeyword, onDays } from './list-conditions.ts';
import { triesLeft, type TopUpRow as Stored } from './top-up-steps.ts';

export type TopUpsAsked = z.output<typeof TopUpFilter>;
type Window = { readonly limit: number; readonly offset: number };
const itsCard = and(eq(cards.company_id, topUps.company_id), eq(cards.card_id, topUps.card_id));

const wanted = ({ policy }: Bank, company_id: string, { card_id, status, keyword, ...days }: TopUpsAsked) =>
  and(
    eq(topUps.company_id, company_id),
    card_id === undefined ? undefined : eq(topUps.card_id, card_id),
    status && inArray(topUps.status, status),
    hasKeyword(keyword, [topUps.number, cards.last4, cards.holder_name, topUps.currency]),
    ...onDays(topUps.date, days, policy.bank.timeZone),
  );

export async function countTopUps(bank: Bank, company_id: string, asked: TopUpsAsked): Promise<number> {
  const found = bank.store.db
    .select({ id: topUps.top_up_id })
    .from(topUps)
    .innerJoin(cards, itsCard)
    .where(wanted(bank, company_id, asked));
  return bank.store.db.$count(found.as('found'));
}

export async function findTopUps(bank: Bank, company_id: string, asked: TopUpsAsked, { limit, offset }: Window): Promise<TopUpRow[]> {
  const rows = await bank.store.db
    .select({ ...getTableColumns(topUps), last4: cards.last4, holder_name: cards.holder_name, card_status: cards.status })
    .from(topUps)
    .innerJoin(cards, itsCard)
    .where(wanted(bank, company_id, asked))
    .orderBy(desc(topUps.date), desc(topUps.top_up_id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => shownTopUp(bank, row, row));
}

type Shown = Pick<CardRow, 'last4' | 'holder_name'> & { readonly card_status: string };

/** A top-up as calls answer it. */
export function shownTopUp(bank: Bank, row: Stored, { last4, holder_name, card_status }: Shown): TopUpRow {
  const currency = row.currency as TopUpCurrency;
  const { scale } = currencies[currency];
  const { number, transaction_id, card_id, rate, status, reason, attempts, version } = row;
  return {
    id: row.top_up_id,
    number,
    transaction_id,
    date: row.date.toISOString(),
    card_id,
    last4,
    holder_name,
    amount: toDecimal(row.amount, scale),
    currency,
    fee: toDecimal(row.fee, scale),
    received: toDecimal(row.received, 2),
    rate,
    status,
    reason,
    attempts,
    version,
    can_retry: status === 'retry' && card_status === 'active' && triesLeft(bank, row),
    can_cancel: status === 'retry',
  };
}
