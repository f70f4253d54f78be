/** Word of contracts and orders (PRG-14): the bell of who has the section, mail to the main account, rows for the webhooks. */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { may } from '@bankside/core/rules/access/permissions.ts';
import type { ContractOrderEvent } from '@bankside/core/rules/lifecycles/contract-order.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { places } from '@bankside/core/rules/places.ts';
import { and, eq } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import type { cardContracts, cardOrders } from '../../store/programme-schema.ts';
import { companies, users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { mailOwner, notify, webhookEvent, type NoticeKind, type Subject } from '../messages/notify.ts';
import type { Template } from '../messages/mail.ts';

type Contract = typeof cardContracts.$inferSelect;
type Order = typeof cardOrders.$inferSelect;
type Params = Readonly<Record<string, string>>;

async function ring(db: Db, company_id: string, kind: NoticeKind, about: Subject, params: Params, now: Date): Promise<void> {
  const people = await db
    .select()
    .from(users)
    .where(and(eq(users.company_id, company_id), eq(users.status, 'active')));
  for (const { user_id, user_type, authjson } of people)
    if (may({ userType: user_type, authjson }, '9-1')) await notify(db, { company_id, user_id, kind, params, about, now });
}

/** Names of mails and of notices alike. */
type ContractNews = 'contract_offered' | 'contract_withdrawn' | 'contract_ended';

export async function tellOfContract(bank: Bank, db: Db, row: Contract, kind: ContractNews, now: Date): Promise<void> {
  const { company_id, contract_id, number, contracted_quantity, term_months, price_per_card, reason } = row;
  const [company] = await db.select().from(companies).where(eq(companies.company_id, company_id));
  const params = {
    number,
    reason,
    company: company?.project_name ?? '',
    quantity: String(contracted_quantity),
    months: String(term_months),
    price: formatAmount(toDecimal(price_per_card, 2), 'USD'),
    link: `${bank.origin}${kind === 'contract_offered' ? places.contracts : places.contract}?id=${contract_id}`, // the offer, where it is signed
  };
  await ring(db, company_id, kind, { what: 'contract', id: contract_id, keyword: number }, params, now);
  await mailOwner(bank, db, company_id, kind, params, now);
}

export const orderParams = ({ policy, origin }: Bank, { number, quantity, reason, order_id }: Order): Params => ({
  number,
  reason,
  quantity: String(quantity),
  weeks: policy.card.deliveryWeeks,
  link: `${origin}${places.checkOrder}?id=${order_id}`,
});

export async function tellOfOrder(
  bank: Bank,
  db: Db,
  row: Order,
  kind: Extract<Template, `order_${string}`> & NoticeKind,
  now: Date,
  more: Params = {},
): Promise<void> {
  const { company_id, order_id, number } = row;
  const params = { ...orderParams(bank, row), ...more };
  await ring(db, company_id, kind, { what: 'order', id: order_id, keyword: number }, params, now);
  await mailOwner(bank, db, company_id, kind, params, now);
}

const notices = { approve: 'order_approved', reject: 'order_rejected' } as const;
type Happened = { readonly event: ContractOrderEvent | 'order'; readonly from: string; readonly now: Date };

/** What the company did itself it is not notified of; its other systems are. */
export async function tellOrderStatus(bank: Bank, db: Db, row: Order, { event, from, now }: Happened): Promise<void> {
  const { company_id, order_id, contract_id, number, quantity, status, decided_by, reason } = row;
  const payload = { order_id, contract_id, number, quantity, status, previous_status: from, decided_by, reason };
  await webhookEvent(db, company_id, 'order_status', payload, now);
  if (event === 'approve' || event === 'reject') await tellOfOrder(bank, db, row, notices[event], now);
}
