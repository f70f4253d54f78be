/** How many cards are in each part, and what they add up to (PRG-04): read from the rows, so that the figures are the cards. */
import type { Counts } from '@bankside/core/contract/programmes/shapes.ts';
import { programmeParts } from '@bankside/core/rules/programmes/programmes.ts';
import { and, eq, sql } from 'drizzle-orm';
import { cards } from '../../../store/issued-card-schema.ts';
import { cardContracts, cardOrders } from '../../../store/programme-schema.ts';
import type { Db } from '../../../store/store.ts';
import { batchWhere, type BatchFilter } from './batch-cards.ts';
import { partColumn } from './card-parts.ts';

type Parts = Readonly<Record<(typeof programmeParts)[number] | 'allocated' | 'delivered' | 'damaged', number>>;
const none = Object.fromEntries([...programmeParts, 'allocated', 'delivered', 'damaged'].map((name) => [name, 0])) as Parts;

/** Cards alone: nothing of what awaits approval. */
async function partsOf(db: Db, company_id: string, filter: BatchFilter): Promise<Parts> {
  const rows = await db
    .select({
      part: sql<string>`${partColumn}`.as('part'),
      count: sql<number>`count(*)::int`,
      allocated: sql<number>`count(*) filter (where ${cards.allocation} = 'bound' and ${cards.print_status} <> 'damaged')::int`,
      delivered: sql<number>`count(*) filter (where ${cards.print_status} = 'delivered')::int`,
      damaged: sql<number>`count(*) filter (where ${cards.print_status} = 'damaged')::int`,
    })
    .from(cards)
    .where(batchWhere(company_id, filter))
    .groupBy(sql`1`);
  const sums: Record<string, number> = { ...none };
  for (const { part, count, ...more } of rows) {
    if (part !== '') sums[part] = count;
    for (const [name, each] of Object.entries(more)) sums[name] = (sums[name] ?? 0) + each;
  }
  return sums as Parts;
}

type Scope = Pick<BatchFilter, 'order_id' | 'contract_id'>;

async function contractsOf(db: Db, company_id: string, { order_id, contract_id }: Scope) {
  const ofOrder =
    order_id === undefined
      ? undefined
      : sql`${cardContracts.contract_id} = (select contract_id from card_orders where company_id = ${company_id}::uuid and order_id = ${order_id}::uuid)`;
  const [contracts] = await db
    .select({
      contracted: sql<number>`coalesce(sum(${cardContracts.contracted_quantity}), 0)::int`,
      paid: sql<number>`coalesce(sum(${cardContracts.paid_quantity}), 0)::int`,
    })
    .from(cardContracts)
    .where(
      and(
        eq(cardContracts.company_id, company_id),
        contract_id === undefined ? undefined : eq(cardContracts.contract_id, contract_id),
        sql`${cardContracts.status} in ('active', 'ended')`,
        ofOrder,
      ),
    );
  const [pending] = await db
    .select({ awaiting: sql<number>`coalesce(sum(${cardOrders.quantity}), 0)::int` })
    .from(cardOrders)
    .where(
      and(
        eq(cardOrders.company_id, company_id),
        eq(cardOrders.status, 'pending'),
        order_id === undefined ? undefined : eq(cardOrders.order_id, order_id),
        contract_id === undefined ? undefined : eq(cardOrders.contract_id, contract_id),
      ),
    );
  return { contracted: contracts?.contracted ?? 0, paid: contracts?.paid ?? 0, awaiting: pending?.awaiting ?? 0 };
}

/** Of a filter without its parts: `all` are its cards. Words and ranges find cards, so nothing that is not printed yet. */
export async function batchCounts(db: Db, company_id: string, asked: BatchFilter): Promise<Counts & { readonly all: number }> {
  const { status: _parts, ...filter } = asked;
  const parts = await partsOf(db, company_id, filter);
  const { contracted, paid, awaiting: pending } = await contractsOf(db, company_id, filter);
  const isWhole = !filter.keyword && !filter.kit_from && !filter.kit_to;
  const awaiting = isWhole ? pending : 0;
  const all = programmeParts.reduce((sum, part) => sum + parts[part], parts.damaged);
  const ordered = all - parts.damaged + awaiting;
  return { ...parts, awaiting, all, contracted, paid, ordered, available: Math.max(0, paid - ordered) };
}
