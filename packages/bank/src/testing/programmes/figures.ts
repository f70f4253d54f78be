/** What tests of programmes ask again and again: figures of a contract, rows of an order, and what a company was notified of. */
import { programmeParts } from '@bankside/core/rules/programmes/programmes.ts';
import { and, eq, like } from 'drizzle-orm';
import { expect } from 'vitest';
import { followOrder } from '../../domain/programmes/orders.ts';
import { cards } from '../../store/issued-card-schema.ts';
import { cardOrders } from '../../store/programme-schema.ts';
import { notifications } from '../../store/notice-schema.ts';
import { webhookEvents } from '../../store/webhook-schema.ts';
import { orderForm, type Programme } from './programmes.ts';
import type { TestBank } from '../test-bank.ts';

export function figures(test: () => TestBank) {
  const make = ({ contract_id, main: as }: Programme, quantity: number) =>
    test().refusal('/contract/createOrder', orderForm(contract_id, quantity), { as });
  const config = ({ contract_id, main: as }: Programme) => test().ask('/contract/getConfigData', { contract_id }, { as });
  const statistics = ({ contract_id, main: as }: Programme) => test().ask('/contract/statistics', { contract_id }, { as });
  const rowsOf = (order_id: string) => test().bank.store.db.select().from(cards).where(eq(cards.order_id, order_id));
  const rowOf = async (order_id: string) =>
    (await test().bank.store.db.select().from(cardOrders).where(eq(cardOrders.order_id, order_id)))[0];
  const numberOf = async (order_id: string) => (await rowOf(order_id))?.number ?? '';
  const hooks = async ({ company_id }: Programme, kind: string) =>
    (
      await test()
        .bank.store.db.select()
        .from(webhookEvents)
        .where(and(eq(webhookEvents.company_id, company_id), eq(webhookEvents.kind, kind)))
        .orderBy(webhookEvents.event_id)
    ).map(({ payload }) => payload);
  const bells = async ({ company_id }: Programme) =>
    (
      await test()
        .bank.store.db.select()
        .from(notifications)
        .where(and(eq(notifications.company_id, company_id), like(notifications.kind, 'order_%')))
        .orderBy(notifications.notification_id)
    ).map(({ kind, params }) => [kind, params['count']]);

  const follow = ({ company_id }: Programme, order_id: string) =>
    test().bank.store.tx((tx) =>
      followOrder(test().bank, tx, { company_id, order_id }, { by: { actor: 'client' }, now: test().bank.clock.now() }),
    );

  /** Each part is what the rows say, and together they are what was ordered. */
  async function wantWhole(programme: Programme): Promise<Awaited<ReturnType<typeof statistics>>> {
    const counts = await statistics(programme);
    expect(programmeParts.reduce((sum, part) => sum + counts[part], 0)).toBe(counts.ordered);
    expect(counts.available).toBe(counts.paid - counts.ordered);
    for (const part of programmeParts.filter((each) => each !== 'awaiting')) {
      const { contract_id, main: as } = programme;
      expect((await test().ask('/contract/cardList', { contract_id, status: [part] }, { as })).total, part).toBe(counts[part]);
    }
    return counts;
  }

  return { make, config, statistics, rowsOf, rowOf, numberOf, hooks, bells, follow, wantWhole };
}
