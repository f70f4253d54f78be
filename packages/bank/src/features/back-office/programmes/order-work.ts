/** Orders that wait for a decision of the bank, as work in the queue (PRG-08). */
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { contractOrder } from '@bankside/core/rules/lifecycles/contract-order.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { and, asc, eq } from 'drizzle-orm';
import { cardContracts, cardOrders } from '../../../store/programme-schema.ts';
import { companies } from '../../../store/schema.ts';
import type { Db } from '../../../store/store.ts';

type Work = Out<typeof backOffice.queue>['list'][number];

export async function pendingOrders(db: Db): Promise<Work[]> {
  const rows = await db
    .select({ row: cardOrders, price: cardContracts.price_per_card, project_name: companies.project_name })
    .from(cardOrders)
    .innerJoin(
      cardContracts,
      and(eq(cardContracts.company_id, cardOrders.company_id), eq(cardContracts.contract_id, cardOrders.contract_id)),
    )
    .innerJoin(companies, eq(companies.company_id, cardOrders.company_id))
    .where(eq(cardOrders.status, String(contractOrder.states.pending.wire)))
    .orderBy(asc(cardOrders.created_at))
    .limit(200);
  return rows.map(({ row: { company_id, order_id, version, created_at, number, quantity }, price, project_name }) => ({
    kind: 'card_order' as const,
    id: order_id,
    company_id,
    project_name,
    version,
    since: created_at.toISOString(),
    text: `${number} · ${quantity} × ${formatAmount(toDecimal(price, 2), 'USD')}`,
    files: [],
  }));
}
