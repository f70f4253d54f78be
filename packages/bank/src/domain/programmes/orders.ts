/** Orders of batches as rows: how one is found and locked, and the only way in which its status changes (PRG-05, PRG-06, PRG-16). */
import { contractOrder, type ContractOrderEvent, type ContractOrderState } from '@bankside/core/rules/lifecycles/contract-order.ts';
import { stateOf, step } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { orderEvent } from '@bankside/core/rules/programmes/programmes.ts';
import type { Bank } from '../../platform/bank.ts';
import { Refusal } from '../../platform/refusal.ts';
import { versionedRows } from '../../platform/versioned-rows.ts';
import { cardOrders } from '../../store/programme-schema.ts';
import type { Db } from '../../store/store.ts';
import type { By as CardActor } from '../issued-cards/cards.ts';
import { talliesOf, type Tally } from './counts.ts';
import { actorOf, noteHappened, type By, type Subject } from './history.ts';
import { tellOrderStatus } from './programme-news.ts';

export type Order = typeof cardOrders.$inferSelect;
export type WhichOrder = { readonly company_id: string; readonly order_id: string };

export const orderState = ({ status }: Pick<Order, 'status'>): ContractOrderState | 'unknown' => stateOf(contractOrder, status);
export const orderWire = (state: ContractOrderState): string => String(contractOrder.states[state].wire);
export const aboutOrder = ({ company_id, order_id }: WhichOrder): Subject => ({ company_id, what: 'order', id: order_id });

/** To be changed, an order is locked behind cards of it that are locked. */
export const { find: orderOf, toChange: orderToChange, change: changeOrder } = versionedRows(cardOrders, 'order_id');

export const mayMoveOrder = (row: Order, event: ContractOrderEvent, by: By['actor']): boolean =>
  step(contractOrder, orderState(row), event, actorOf(by)) !== null;

type Move = {
  readonly event: ContractOrderEvent;
  readonly by: By;
  readonly note?: string;
  readonly set?: Partial<Order>;
  readonly now: Date;
};

/** Moves a locked row by its lifecycle and writes its history, the webhook's row and notices to people. Refuses wrongState. */
export async function moveOrder(bank: Bank, db: Db, row: Order, { event, by, note = '', set = {}, now }: Move): Promise<Order> {
  const next = step(contractOrder, orderState(row), event, actorOf(by.actor));
  if (!next) throw new Refusal('wrongState');
  const moved = await changeOrder(db, row, { ...set, status: orderWire(next) }, now);
  await noteHappened(db, aboutOrder(row), { event, by, note, from: row.status, to: moved.status, now });
  await tellOrderStatus(bank, db, moved, { event, from: row.status, now });
  return moved;
}

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
