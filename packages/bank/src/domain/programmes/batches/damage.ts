/** Cards that arrive damaged: ended for good, out of their order, and free to be ordered again without another payment (PRG-13). */
import { and, eq, inArray } from 'drizzle-orm';
import type { Bank } from '../../../platform/bank.ts';
import { isUuid } from '../../../platform/ids.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { cards } from '../../../store/issued-card-schema.ts';
import type { Db } from '../../../store/store.ts';
import { changeCard, statusAfter, type Card } from '../../issued-cards/cards.ts';
import { cancelCard } from '../../issued-cards/ending.ts';
import { countHappened, type By } from '../history.ts';
import { aboutOrder, followOrder, orderToChange, type Order, type WhichOrder } from '../orders.ts';

/** Only one that has been sent and that nobody has yet. */
export const mayBeDamaged = (row: Card): boolean =>
  (row.print_status === 'shipped' || row.print_status === 'delivered') && row.allocation !== 'bound' && row.activated_at === null;

type Damage = { readonly event: 'damaged' | 'unmade'; readonly by: By; readonly note: string; readonly now: Date };

/** Of a locked card; one that has ended already leaves its order as it is. */
export async function damageCard(bank: Bank, db: Db, row: Card, { event, by, note, now }: Damage): Promise<void> {
  const { company_id, order_id } = row;
  if (order_id === null) return;
  const ended = statusAfter(row, 'cancel', by) === null ? row : await cancelCard(bank, db, row, { by, note, now });
  await changeCard(db, ended, { print_status: 'damaged' }, now);
  const order = await orderToChange(db, { company_id, order_id });
  await countHappened(db, aboutOrder(order), { event, by, note, now });
  await followOrder(bank, db, order, { by, now });
}

/** All of them or none: a card that did not arrive, or that somebody has, refuses wrongState; one of another order notFound. */
export async function damageCards(
  bank: Bank,
  db: Db,
  which: WhichOrder,
  card_ids: readonly string[],
  how: Omit<Damage, 'event'>,
): Promise<Order> {
  const { company_id, order_id } = which;
  const wanted = [...new Set(card_ids)];
  if (!isUuid(company_id) || !isUuid(order_id) || !wanted.every(isUuid)) throw new Refusal('notFound');
  const rows = await db
    .select()
    .from(cards)
    .where(and(eq(cards.company_id, company_id), eq(cards.order_id, order_id), inArray(cards.card_id, wanted)))
    .orderBy(cards.card_id)
    .for('update');
  if (rows.length < wanted.length) throw new Refusal('notFound');
  if (!rows.every(mayBeDamaged)) throw new Refusal('wrongState');
  for (const row of rows) await damageCard(bank, db, row, { ...how, event: 'damaged' });
  return orderToChange(db, which);
}
