/** The state of an order follows its cards (PRG-16). */
import { orderEvent } from '@bankside/core/rules/programmes/programmes.ts';
import type { Bank } from '../../platform/bank.ts';
import type { Db } from '../../store/store.ts';
import type { By as CardActor } from '../issued-cards/cards.ts';
import { talliesOf, type Tally } from './counts.ts';
import type { By } from './history.ts';
import { mayMoveOrder, moveOrder, orderState, orderToChange, type Order, type WhichOrder } from './orders.ts';

/** Cards that can have a holder: neither damaged nor ended before anybody had them. */
export const usableOf = ({ quantity, damaged, wasted }: Tally): number => quantity - damaged - wasted;

/** In the transaction that has bound, unbound or ended some of them, after them: cards are locked before their order. */
export async function followOrder(
  bank: Bank,
  db: Db,
  which: WhichOrder,
  { by: who, now }: { readonly by: CardActor; readonly now: Date },
): Promise<Order> {
  const row = await orderToChange(db, which);
  const tally = (await talliesOf(db, row.company_id, [row.order_id])).get(row.order_id);
  const event = tally ? orderEvent(orderState(row), { bound: tally.allocated, usable: usableOf(tally) }) : null;
  if (event === null) return row;
  const by: By = { ...who, actor: who.actor === 'user' ? 'client' : who.actor };
  // what the bank's or the issuer's act leads to and is not theirs to do, follows by itself
  const mover = [by, { ...by, actor: 'system' as const }, { ...by, actor: 'client' as const }].find((each) =>
    mayMoveOrder(row, event, each.actor),
  );
  return mover ? moveOrder(bank, db, row, { event, by: mover, now }) : row;
}
