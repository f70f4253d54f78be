/** Orders of every company, as staff read and decide them (PRG-06, PRG-08). */
import type { programmes } from '@bankside/core/contract/back-office/back-office-programmes.ts';
import type { OrderRow } from '@bankside/core/contract/programmes/shapes.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { companyOf } from '../../../domain/identity/companies.ts';
import { contractOf, contractRow, type Contract } from '../../../domain/programmes/contracts.ts';
import { orderedOf } from '../../../domain/programmes/counts.ts';
import { deskHistoryOf } from '../../../domain/programmes/history.ts';
import { findOrders } from '../../../domain/programmes/listing.ts';
import { approveOrder, rejectOrder } from '../../../domain/programmes/order-making.ts';
import { orderInfo, orderRows } from '../../../domain/programmes/order-view.ts';
import { aboutOrder, mayMoveOrder, orderOf, orderToChange, type Order } from '../../../domain/programmes/orders.ts';
import { unprintedOf } from '../../../domain/programmes/batches/printing.ts';
import { byTwo } from '../../../domain/staff/second-person.ts';
import type { Handlers } from '../../../platform/dispatch.ts';
import { pageAnswer, pageAsked } from '../../../platform/pages.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Db } from '../../../store/store.ts';
import { askedAbout } from '../second-open.ts';
import { byStaff } from './contract-desk.ts';

const worthOf = (contract: Contract, { quantity }: Order): bigint => contract.price_per_card * BigInt(quantity);

async function contractFor(db: Db, order: Order): Promise<Contract> {
  const contract = await contractOf(db, order);
  if (!contract) throw new Error('the order has no contract');
  return contract;
}

/** Whether all that is ordered on its contract is paid for. */
async function isPaid(db: Db, contract: Contract): Promise<boolean> {
  const { company_id, contract_id, paid_quantity } = contract;
  return ((await orderedOf(db, company_id, [contract_id])).get(contract_id) ?? 0) <= paid_quantity;
}

export const orderDesk: Pick<Handlers<typeof programmes>, 'programmeOrders' | 'programmeOrder' | 'decideOrder'> = {
  programmeOrders: async ({ company_id, status, keyword, ...page }, { db }) => {
    const asked = pageAsked(page);
    const { rows, total } = await findOrders(db, { company_id, status, keyword }, asked);
    const seen = new Map<string, OrderRow>();
    for (const each of new Set(rows.map(({ row }) => row.company_id))) {
      const own = rows.flatMap(({ row }) => (row.company_id === each ? [row] : []));
      for (const row of await orderRows(db, own)) seen.set(row.id, row);
    }
    const list = rows.flatMap(({ row, project_name, account_number }) => {
      const order = seen.get(row.order_id);
      return order ? [{ company_id: row.company_id, project_name, account_number, order }] : [];
    });
    return pageAnswer(list, total, asked);
  },

  programmeOrder: async ({ company_id, id }, { bank, db, person, refuse }) => {
    const row = await orderOf(db, { company_id, order_id: id });
    const company = row && (await companyOf(db, company_id));
    if (!row || !company) throw refuse('notFound');
    const contract = await contractFor(db, row);
    const { project_name, account_number } = company;
    return {
      company_id,
      project_name,
      account_number,
      order: { ...(await orderInfo(bank, db, row)), timeline: await deskHistoryOf(db, aboutOrder(row)) },
      contract: await contractRow(db, contract),
      worth: toDecimal(worthOf(contract, row), 2),
      is_paid: await isPaid(db, contract),
      unprinted: await unprintedOf(db, row),
      second: await askedAbout(db, company_id, `order:${id}`, person),
    };
  },

  decideOrder: async (input, ctx) => {
    const { company_id, id, version, event, reason = '' } = input;
    const { bank, db, person, now } = ctx;
    const row = await orderToChange(db, { company_id, order_id: id }, version);
    const making = { by: byStaff(person), now };
    if (event === 'reject') return { order: await orderInfo(bank, db, await rejectOrder(bank, db, row, reason, making)) };
    const contract = await contractFor(db, row);
    if (!mayMoveOrder(row, 'approve', 'bank') || !(await isPaid(db, contract))) throw new Refusal('wrongState');
    if (row.name_on_card === '') throw ctx.refuse('companyPrefixNotSet');
    const amount = worthOf(contract, row);
    const facts = { number: row.number, quantity: String(row.quantity), amount: formatAmount(toDecimal(amount, 2), 'USD') };
    const money = { amount, currency: 'USD' } as const;
    await byTwo(ctx, { act: 'order.approve', path: '/admin/order/decide', input, subject: `order:${id}`, money, facts });
    return { order: await orderInfo(bank, db, await approveOrder(bank, db, row, making)) };
  },
};
