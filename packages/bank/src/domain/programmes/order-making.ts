/** An order is made and taken back by the company, and decided by the bank (PRG-05 to PRG-08). */
import { randomInt, randomUUID } from 'node:crypto';
import type { Contact, DeliveryAddress } from '@bankside/core/contract/programmes/shapes.ts';
import type { Bank } from '../../platform/bank.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { Refusal } from '../../platform/refusal.ts';
import { cardOrders } from '../../store/programme-schema.ts';
import type { Db } from '../../store/store.ts';
import { mailOwner } from '../messages/notify.ts';
import { orderTerms } from './bounds.ts';
import { contractToChange } from './contracts.ts';
import { noteHappened, type By } from './history.ts';
import { openBatch } from './batches/batch-opening.ts';
import { aboutOrder, moveOrder, orderWire, type Order } from './orders.ts';
import { orderParams, tellOrderStatus } from './programme-news.ts';

export type OrderForm = {
  readonly contract_id: string;
  readonly order_quantity: number;
  readonly delivery_address: DeliveryAddress;
  readonly contact: Contact;
};
type Making = { readonly by: By & { readonly user_id: string }; readonly now: Date };

/** 'B-000317'. */
const newNumber = () => `B-${String(randomInt(1_000_000)).padStart(6, '0')}`;

/** The contract's row is locked, so of two orders for the last cards one is refused with what is left. */
export async function makeOrder(bank: Bank, db: Db, company_id: string, form: OrderForm, { by, now }: Making): Promise<Order> {
  const { contract_id, order_quantity: quantity, delivery_address, contact } = form;
  const contract = await contractToChange(db, { company_id, contract_id });
  const { bar, available, least, prefix } = await orderTerms(bank, db, contract);
  const field = 'order_quantity';
  if (bar === 'notActive') throw new Refusal('wrongState');
  if (bar === 'prefix') throw new Refusal('companyPrefixNotSet');
  if (quantity > available) throw new Refusal('orderAboveAvailable', { field, params: { max: available } });
  if (quantity < least) throw new Refusal('orderBelowMinimum', { field, params: { min: least } });
  const row = await writeOrder(db, {
    company_id,
    order_id: randomUUID(),
    contract_id,
    quantity,
    status: orderWire('pending'),
    name_on_card: prefix,
    delivery_address,
    contact,
    ordered_by: by.user_id,
    created_at: now,
    updated_at: now,
  });
  await noteHappened(db, aboutOrder(row), { event: 'order', by, to: row.status, now });
  await tellOrderStatus(bank, db, row, { event: 'order', from: '', now });
  await mailOwner(bank, db, company_id, 'order_received', orderParams(bank, row), now);
  return row;
}

/** The number is drawn until it is free. */
async function writeOrder(db: Db, values: Omit<typeof cardOrders.$inferInsert, 'number'>): Promise<Order> {
  for (;;) {
    const [row] = await db
      .insert(cardOrders)
      .values({ ...values, number: newNumber() })
      .onConflictDoNothing({ target: cardOrders.number })
      .returning();
    if (row) return row;
  }
}

export const byPerson = ({ user_id, full_name }: Pick<Person, 'user_id' | 'full_name'>) =>
  ({ actor: 'client', user_id, name: full_name }) as const;

/** Of a locked order. Refuses wrongState. */
export const withdrawOrder = (bank: Bank, db: Db, row: Order, { by, now }: Making): Promise<Order> =>
  moveOrder(bank, db, row, { event: 'withdraw', by, set: { decided_by: 'client' }, now });

export const rejectOrder = (bank: Bank, db: Db, row: Order, reason: string, { by, now }: Making): Promise<Order> =>
  moveOrder(bank, db, row, { event: 'reject', by, note: reason, set: { decided_by: 'bank', reason }, now });

/** Its cards are opened with it, and the job asks the issuer to print them. Refuses wrongState. */
export async function approveOrder(bank: Bank, db: Db, row: Order, { by, now }: Making): Promise<Order> {
  const set = { decided_by: 'bank', approved_at: now, print_due_at: now };
  const approved = await moveOrder(bank, db, row, { event: 'approve', by, set, now });
  await openBatch(bank, db, approved, now);
  return approved;
}
