/** The state of an order follows its cards (PRG-16). */
import { contractOrder } from '@bankside/core/rules/lifecycles/contract-order.ts';
import { stateOf, step } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { orderEvent } from '@bankside/core/rules/programmes/programmes.ts';
import { and, eq, sql } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Bank } from '../../platform/bank.ts';
import { cards } from '../../store/issued-card-schema.ts';
import { cardOrders } from '../../store/programme-schema.ts';
import type { Db } from '../../store/store.ts';
import type { By } from '../issued-cards/cards.ts';
import { partColumn } from './card-parts.ts';

type WhichOrder = { readonly company_id: string; readonly order_id: string };

const key = ({ company_id, order_id }: WhichOrder) => and(eq(cardOrders.company_id, company_id), eq(cardOrders.order_id, order_id));

/** In the transaction that has bound or unbound some of them, after them: cards are locked before their order. */
export async function followOrder(
  _bank: Bank,
  db: Db,
  which: WhichOrder,
  { by, now }: { readonly by: By; readonly now: Date },
): Promise<void> {
  const [order] = await db.select().from(cardOrders).where(key(which)).for('update');
  if (!order) return;
  const [tally] = await db
    .select({
      bound: sql<number>`(count(*) filter (where ${cards.allocation} = 'bound' and ${cards.print_status} <> 'damaged'))::int`,
      lost: sql<number>`(count(*) filter (where ${cards.print_status} = 'damaged' or ${partColumn} = 'ended' and ${cards.allocation} <> 'bound'))::int`,
    })
    .from(cards)
    .where(and(eq(cards.company_id, which.company_id), eq(cards.order_id, which.order_id)));
  const state = stateOf(contractOrder, order.status);
  const event = orderEvent(state, { bound: tally?.bound ?? 0, usable: order.quantity - (tally?.lost ?? 0) });
  const next = event && (step(contractOrder, state, event, 'client') ?? step(contractOrder, state, event, 'system'));
  if (!event || !next) return;
  const status = String(contractOrder.states[next].wire);
  await db
    .update(cardOrders)
    .set({ status, updated_at: now, version: order.version + 1 })
    .where(key(which));
  await audit(db, {
    company_id: which.company_id,
    actor: by.user_id ?? by.actor,
    action: `order.${event}`,
    subject: `order:${which.order_id}`,
    from: order.status,
    to: status,
    at: now,
  });
}
