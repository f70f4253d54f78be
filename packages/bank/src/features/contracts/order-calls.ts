/** A company's orders of batches: made, read and taken back (PRG-05 to PRG-07). */
import type { contracts as calls } from '@bankside/core/contract/programmes/contracts.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { and, desc, eq } from 'drizzle-orm';
import { contractOf } from '../../domain/programmes/contracts.ts';
import { findOrders } from '../../domain/programmes/listing.ts';
import { orderInfo, orderRows } from '../../domain/programmes/order-view.ts';
import { byPerson, makeOrder, withdrawOrder } from '../../domain/programmes/order-making.ts';
import { orderPaper } from '../../domain/programmes/order-papers.ts';
import { orderOf, orderState, orderToChange } from '../../domain/programmes/orders.ts';
import { pdfType } from '../../domain/records/paper/sheet.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { pageAnswer, pageAsked } from '../../platform/pages.ts';
import { translate } from '../../platform/words.ts';
import { cardOrders } from '../../store/programme-schema.ts';
import { orderTerms } from '../../domain/programmes/bounds.ts';

export const orderCalls: Pick<Handlers<typeof calls>, 'config' | 'createOrder' | 'orderList' | 'order' | 'withdraw' | 'paper'> = {
  config: async ({ contract_id }, { bank, db, person, language, refuse }) => {
    const { company_id } = person;
    const row = await contractOf(db, { company_id, contract_id });
    if (!row) throw refuse('notFound');
    const { bar, available, least, prefix } = await orderTerms(bank, db, row);
    const [last] = await db
      .select({ delivery_address: cardOrders.delivery_address, contact: cardOrders.contact })
      .from(cardOrders)
      .where(and(eq(cardOrders.company_id, company_id), eq(cardOrders.contract_id, contract_id)))
      .orderBy(desc(cardOrders.created_at))
      .limit(1);
    const weeks = bank.policy.card.deliveryWeeks;
    return {
      min_per_batch: least,
      available_quantity: available,
      price_per_card: toDecimal(row.price_per_card, 2),
      prefix_set: prefix !== '',
      prefix,
      lead_weeks: weeks,
      lead_time_text: translate(language, 'statement', 'programmes.leadTime', { weeks }),
      tier: row.tier as 'premier',
      card_class: row.card_class as 'visa',
      bar,
      last: last ?? null,
    };
  },

  createOrder: async (form, { bank, db, person, now }) => {
    const { order_id, number, status } = await makeOrder(bank, db, person.company_id, form, { by: byPerson(person), now });
    return { order_id, number, status };
  },

  orderList: async ({ contract_id, status, keyword, ...page }, { db, person, refuse }) => {
    const { company_id } = person;
    if (contract_id !== undefined && !(await contractOf(db, { company_id, contract_id }))) throw refuse('notFound');
    const asked = pageAsked(page);
    const { rows, total } = await findOrders(db, { company_id, contract_id, status, keyword }, asked);
    const list = await orderRows(
      db,
      rows.map(({ row }) => row),
    );
    return pageAnswer(list, total, asked);
  },

  order: async ({ order_id }, { bank, db, person, refuse }) => {
    const row = await orderOf(db, { company_id: person.company_id, order_id });
    if (!row) throw refuse('notFound');
    return orderInfo(bank, db, row);
  },

  withdraw: async ({ order_id, version }, { bank, db, person, now }) => {
    const row = await orderToChange(db, { company_id: person.company_id, order_id }, version);
    return { order: await orderInfo(bank, db, await withdrawOrder(bank, db, row, { by: byPerson(person), now })) };
  },

  paper: async ({ order_id, kind }, { bank, db, person, language, now, refuse }) => {
    const order = await orderOf(db, { company_id: person.company_id, order_id });
    if (!order) throw refuse('notFound');
    const state = orderState(order);
    if (state === 'pending' || state === 'rejected' || state === 'unknown') throw refuse('wrongState');
    return { type: pdfType, ...(await orderPaper({ bank, db, order, language, name: person.full_name, now }, kind)) };
  },
};
