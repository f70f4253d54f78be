/** How many cards are in each part (PRG-04), counted from the rows by one query for all that ask. */
import type { Counts } from '@bankside/core/contract/programmes/shapes.ts';
import { cardContract } from '@bankside/core/rules/lifecycles/card-contract.ts';
import { contractOrder } from '@bankside/core/rules/lifecycles/contract-order.ts';
import { programmeParts, type ProgrammePart } from '@bankside/core/rules/programmes/programmes.ts';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { cards } from '../../store/issued-card-schema.ts';
import { cardContracts, cardOrders } from '../../store/programme-schema.ts';
import type { Db } from '../../store/store.ts';
import { partColumn } from './cards/card-parts.ts';

/** Of one order. Cards that arrived damaged are in no part. */
export type Tally = Readonly<Record<Exclude<ProgrammePart, 'awaiting'>, number>> & {
  readonly company_id: string;
  readonly order_id: string;
  readonly contract_id: string;
  readonly status: string;
  readonly quantity: number;
  readonly cards: number;
  readonly printed: number;
  readonly shipped: number;
  readonly delivered: number;
  readonly damaged: number;
  /** Have a holder. */
  readonly allocated: number;
  /** Ended before anybody had them. */
  readonly wasted: number;
};

const many = (condition: SQL) => sql<number>`(count(${cards.card_id}) filter (where ${condition}))::int`;
const inPart = (part: ProgrammePart) => many(sql`${partColumn} = ${part}`);
const isBound = sql`${cards.allocation} = 'bound' and ${cards.print_status} <> 'damaged'`;

/** Of the orders that `where` names. */
export async function tallies(db: Db, where: SQL | undefined): Promise<Tally[]> {
  return db
    .select({
      company_id: cardOrders.company_id,
      order_id: cardOrders.order_id,
      contract_id: cardOrders.contract_id,
      status: cardOrders.status,
      quantity: cardOrders.quantity,
      cards: sql<number>`count(${cards.card_id})::int`,
      printed: many(sql`${cards.print_status} in ('printing', 'shipped', 'delivered') or ${cards.issued_at} is not null`),
      shipped: many(sql`${cards.print_status} in ('shipped', 'delivered') or ${cards.shipped_at} is not null`),
      delivered: many(sql`${cards.print_status} = 'delivered'`),
      damaged: many(sql`${cards.print_status} = 'damaged'`),
      allocated: many(isBound),
      wasted: many(sql`${partColumn} = 'ended' and ${cards.allocation} <> 'bound'`),
      printing: inPart('printing'),
      unassigned: inPart('unassigned'),
      bound: inPart('bound'),
      active: inPart('active'),
      blocked: inPart('blocked'),
      ended: inPart('ended'),
    })
    .from(cardOrders)
    .leftJoin(cards, and(eq(cards.company_id, cardOrders.company_id), eq(cards.order_id, cardOrders.order_id)))
    .where(where)
    .groupBy(cardOrders.company_id, cardOrders.order_id);
}

/** By order_id. */
export async function talliesOf(db: Db, company_id: string, order_ids: readonly string[]): Promise<ReadonlyMap<string, Tally>> {
  if (order_ids.length === 0) return new Map();
  const rows = await tallies(db, and(eq(cardOrders.company_id, company_id), inArray(cardOrders.order_id, [...order_ids])));
  return new Map(rows.map((row) => [row.order_id, row]));
}

const { pending, rejected } = contractOrder.states;
const signed = (['active', 'ended'] as const).map((state) => String(cardContract.states[state].wire));

/** Adds up orders of a contract, or of several, that has so many contracted and paid. */
export function countsFrom(rows: readonly Tally[], { contracted, paid }: Pick<Counts, 'contracted' | 'paid'>): Counts {
  const open = rows.filter(({ status }) => status !== rejected.wire);
  const sum = (of: (row: Tally) => number) => open.reduce((total, row) => total + of(row), 0);
  const waiting = (row: Tally) => (row.status === pending.wire ? row.quantity : 0);
  const parts = Object.fromEntries(
    programmeParts.map((part) => [part, sum((row) => (part === 'awaiting' ? waiting(row) : row[part]))]),
  ) as Record<ProgrammePart, number>;
  const damaged = sum((row) => row.damaged);
  const ordered = sum(({ quantity }) => quantity) - damaged;
  const [allocated, delivered] = [sum((row) => row.allocated), sum((row) => row.delivered)];
  return { contracted, paid, ordered, available: paid - ordered, allocated, delivered, damaged, ...parts };
}

type Which = { readonly company_id: string; readonly contract_id?: string | undefined };

/** Of one contract, or of all that the company signed. */
export async function countsOf(db: Db, { company_id, contract_id }: Which): Promise<Counts> {
  const mine = contract_id === undefined ? inArray(cardContracts.status, signed) : eq(cardContracts.contract_id, contract_id);
  const [total] = await db
    .select({
      contracted: sql<number>`coalesce(sum(${cardContracts.contracted_quantity}), 0)::int`,
      paid: sql<number>`coalesce(sum(${cardContracts.paid_quantity}), 0)::int`,
    })
    .from(cardContracts)
    .where(and(eq(cardContracts.company_id, company_id), mine));
  const of = contract_id === undefined ? undefined : eq(cardOrders.contract_id, contract_id);
  const rows = await tallies(db, and(eq(cardOrders.company_id, company_id), of));
  return countsFrom(rows, total ?? { contracted: 0, paid: 0 });
}

/** paid - ordered of each contract, by contract_id. */
export async function orderedOf(db: Db, company_id: string, contract_ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (contract_ids.length === 0) return new Map();
  const rows = await tallies(db, and(eq(cardOrders.company_id, company_id), inArray(cardOrders.contract_id, [...contract_ids])));
  return new Map(
    contract_ids.map((id) => {
      const own = rows.filter(({ contract_id }) => contract_id === id);
      return [id, countsFrom(own, { contracted: 0, paid: 0 }).ordered];
    }),
  );
}
