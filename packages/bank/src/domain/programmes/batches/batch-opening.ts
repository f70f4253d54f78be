/** An approved order becomes its cards, each with an account in the ledger (PRG-09): all of them in the order's own transaction. */
import { card } from '@bankside/core/rules/lifecycles/card.ts';
import { sql } from 'drizzle-orm';
import type { Bank } from '../../../platform/bank.ts';
import type { Db } from '../../../store/store.ts';
import { contractOf } from '../contracts.ts';
import type { Order } from '../orders.ts';

/** Three statements for a batch of any size. Nobody's name is on a card of a batch: the prefix is. */
export async function openBatch(bank: Bank, db: Db, order: Order, now: Date): Promise<void> {
  const { company_id, order_id, quantity, name_on_card } = order;
  const contract = await contractOf(db, order);
  if (!contract) throw new Error('the order has no contract');
  const { tier, card_class } = contract;
  const status = String(card.states.consolidating.wire);
  const limits = JSON.stringify(limitsOf(bank));
  const at = now.toISOString();
  await db.execute(sql`
    insert into cards (company_id, card_id, order_id, name_on_card, tier, card_class, status, print_status, limits, created_at, updated_at)
    select ${company_id}::uuid, gen_random_uuid(), ${order_id}::uuid, ${name_on_card}, ${tier}, ${card_class}, ${status}, 'ordered',
      ${limits}::jsonb, ${at}::timestamptz, ${at}::timestamptz
    from generate_series(1, ${quantity}::int)`);
  await db.execute(sql`
    insert into accounts (company_id, account_id, currency, kind)
    select company_id, 'card:' || card_id, 'USD', 'card' from cards where company_id = ${company_id} and order_id = ${order_id}`);
  await db.execute(sql`
    insert into card_events (company_id, card_id, seq, at, event, from_state, to_state, actor)
    select company_id, card_id, 1, ${at}::timestamptz, 'issue', '', status, 'system'
    from cards where company_id = ${company_id} and order_id = ${order_id}`);
}

/** What a new card may spend; the issuer hears it with the batch. */
export const limitsOf = ({ policy }: Bank) => ({ ...policy.cards.limits, online: true, atm: true, abroad: true });
