/** Cards of an order at the desk: listed, as the issuer was asked for them, and noted as damaged (PRG-09, PRG-13). */
import { csvLine, csvStart, csvType } from '@bankside/core/rules/table-cells.ts';
import type { programmes } from '@bankside/core/contract/back-office/back-office-programmes.ts';
import { and, asc, eq } from 'drizzle-orm';
import { damageCards } from '../../../domain/programmes/batches/damage.ts';
import { orderInfo } from '../../../domain/programmes/order-view.ts';
import { orderOf } from '../../../domain/programmes/orders.ts';
import { audit } from '../../../platform/audit.ts';
import type { Handlers } from '../../../platform/dispatch.ts';
import { pageAnswer, pageAsked } from '../../../platform/pages.ts';
import { cards } from '../../../store/issued-card-schema.ts';
import { batchCards } from '../../../domain/programmes/cards/batch-card-view.ts';
import { byStaff } from './contract-desk.ts';

const head = ['card_id', 'name_on_card', 'tier', 'card_class'] as const;

export const orderCards: Pick<Handlers<typeof programmes>, 'programmeOrderCards' | 'printFile' | 'damaged'> = {
  programmeOrderCards: async ({ company_id, id, ...page }, { db, now, refuse }) => {
    const order = await orderOf(db, { company_id, order_id: id });
    if (!order) throw refuse('notFound');
    const asked = pageAsked(page);
    const mine = and(eq(cards.company_id, company_id), eq(cards.order_id, id));
    const rows = await db
      .select()
      .from(cards)
      .where(mine)
      .orderBy(asc(cards.kit_number), asc(cards.card_id))
      .limit(asked.limit)
      .offset(asked.offset);
    return pageAnswer(await batchCards(db, rows, now), await db.$count(cards, mine), asked);
  },

  printFile: async ({ company_id, id }, { bank, db, person, now, refuse }) => {
    const order = await orderOf(db, { company_id, order_id: id });
    if (!order) throw refuse('notFound');
    if (order.approved_at === null) throw refuse('wrongState');
    const rows = await db
      .select()
      .from(cards)
      .where(and(eq(cards.company_id, company_id), eq(cards.order_id, id)))
      .orderBy(asc(cards.card_id));
    const name = `print-${order.number}.csv`;
    await bank.store.tx((tx) =>
      audit(tx, { company_id, actor: person.user_id, action: 'order.printFile', subject: `order:${id}`, reason: name, at: now }),
    );
    const lines = rows.map((row) => csvLine(head.map((column) => ({ text: row[column] }))));
    const bytes = Buffer.from(csvStart + csvLine(head.map((text) => ({ text }))) + lines.join(''));
    return { name, type: csvType, bytes };
  },

  damaged: async ({ company_id, id, card_ids, reason }, { bank, db, person, now }) => {
    const order = await damageCards(bank, db, { company_id, order_id: id }, card_ids, { by: byStaff(person), note: reason, now });
    await audit(db, {
      company_id,
      actor: person.user_id,
      action: 'order.damaged',
      subject: `order:${id}`,
      to: String(card_ids.length),
      reason,
      at: now,
    });
    return { order: await orderInfo(bank, db, order) };
  },
};
