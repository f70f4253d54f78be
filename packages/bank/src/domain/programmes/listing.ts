/** Contracts and orders as they are looked for, the latest first: a company's, or for staff those of every company. */
import { cardContract } from '@bankside/core/rules/lifecycles/card-contract.ts';
import { and, desc, eq, ilike, inArray, ne, or, type SQL } from 'drizzle-orm';
import { isUuid } from '../../platform/ids.ts';
import { cardContracts, cardOrders, contractDocuments, contractPayments } from '../../store/programme-schema.ts';
import { companies } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import type { Contract } from './contracts.ts';
import type { Order } from './orders.ts';

type Page = { readonly limit: number; readonly offset: number };
export type Filter = {
  readonly company_id?: string | undefined;
  readonly contract_id?: string | undefined;
  readonly status?: readonly string[] | undefined;
  readonly keyword?: string | undefined;
};
export type Owned<T> = { readonly row: T; readonly project_name: string; readonly account_number: string };
type Found<T> = { readonly rows: Owned<T>[]; readonly total: number };

const nobody = '00000000-0000-0000-0000-000000000000';
const idOf = (id: string) => (isUuid(id) ? id : nobody);
const like = (text: string) => `%${text.normalize('NFKC').replace(/[\\%_]/g, '\\$&')}%`;
const named = (number: typeof cardContracts.number | typeof cardOrders.number, keyword: string | undefined): SQL | undefined =>
  keyword ? or(ilike(number, like(keyword)), ilike(companies.project_name, like(keyword))) : undefined;

/** What was withdrawn, or declined, is the bank's alone. */
export const seenByCompany = ne(cardContracts.status, String(cardContract.states.withdrawn.wire));

export async function findContracts(db: Db, { company_id, status, keyword }: Filter, page: Page, more?: SQL): Promise<Found<Contract>> {
  const where = and(
    company_id === undefined ? undefined : eq(cardContracts.company_id, idOf(company_id)),
    status?.length ? inArray(cardContracts.status, [...status]) : undefined,
    named(cardContracts.number, keyword),
    more,
  );
  const from = () =>
    db
      .select({ row: cardContracts, project_name: companies.project_name, account_number: companies.account_number })
      .from(cardContracts)
      .innerJoin(companies, eq(companies.company_id, cardContracts.company_id))
      .where(where);
  const rows = await from().orderBy(desc(cardContracts.created_at), desc(cardContracts.contract_id)).limit(page.limit).offset(page.offset);
  return { rows, total: await db.$count(from().as('found')) };
}

export async function findOrders(db: Db, { company_id, contract_id, status, keyword }: Filter, page: Page): Promise<Found<Order>> {
  const where = and(
    company_id === undefined ? undefined : eq(cardOrders.company_id, idOf(company_id)),
    contract_id === undefined ? undefined : eq(cardOrders.contract_id, idOf(contract_id)),
    status?.length ? inArray(cardOrders.status, [...status]) : undefined,
    named(cardOrders.number, keyword),
  );
  const from = () =>
    db
      .select({ row: cardOrders, project_name: companies.project_name, account_number: companies.account_number })
      .from(cardOrders)
      .innerJoin(companies, eq(companies.company_id, cardOrders.company_id))
      .where(where);
  const rows = await from().orderBy(desc(cardOrders.created_at), desc(cardOrders.order_id)).limit(page.limit).offset(page.offset);
  return { rows, total: await db.$count(from().as('found')) };
}

const ofContract = ({ company_id, contract_id }: Pick<Contract, 'company_id' | 'contract_id'>) => ({
  orders: and(eq(cardOrders.company_id, company_id), eq(cardOrders.contract_id, contract_id)),
  documents: and(eq(contractDocuments.company_id, company_id), eq(contractDocuments.contract_id, contract_id)),
  payments: and(eq(contractPayments.company_id, company_id), eq(contractPayments.contract_id, contract_id)),
});

export const ordersOf = (db: Db, contract: Contract): Promise<Order[]> =>
  db.select().from(cardOrders).where(ofContract(contract).orders).orderBy(desc(cardOrders.created_at), desc(cardOrders.order_id));

export const documentsOf = (db: Db, contract: Contract) =>
  db.select().from(contractDocuments).where(ofContract(contract).documents).orderBy(contractDocuments.name, contractDocuments.file_key);

export const paymentRowsOf = (db: Db, contract: Contract) =>
  db.select().from(contractPayments).where(ofContract(contract).payments).orderBy(desc(contractPayments.paid_at));
