/** Contracts and orders as tests need them, made by the calls that people make. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { printBatches } from '../../domain/programmes/batches/printing.ts';
import type { FreshCompany } from '../../sandbox/fresh-company.ts';
import type { Caller, TestBank } from '../test-bank.ts';

export type Programme = {
  readonly company: FreshCompany;
  readonly company_id: string;
  readonly main: Caller;
  readonly staff: Caller;
  readonly contract_id: string;
};
type Terms = {
  readonly contracted?: number;
  readonly paid?: number;
  readonly least?: number;
  readonly price?: string;
  readonly company?: FreshCompany;
};

export const offerOf = (company_id: string, { contracted = 500, least = 10, price = '5.00' }: Terms = {}) =>
  ({
    company_id,
    term_months: 12,
    contracted_quantity: contracted,
    min_per_batch: least,
    price_per_card: price,
    tier: 'premier',
    card_class: 'visa',
    files: [] as string[],
  }) as const;

/** Offered by staff and not yet answered. */
export async function offeredContract(test: TestBank, terms: Terms = {}): Promise<Programme> {
  const company = terms.company ?? (await test.fresh({ company_abbreviation: 'FRESH', balances: { USD: '1000000.00' } }));
  const { company_id, people } = company;
  const staff = await test.as('staff@bankside.example');
  const { contract } = await test.ask('/admin/contract/make', offerOf(company_id, terms), { as: staff });
  return { company, company_id, main: people[0], staff, contract_id: contract.contract_id };
}

/** Signed, with so many cards paid for. */
export async function signedContract(test: TestBank, terms: Terms = {}): Promise<Programme> {
  const programme = await offeredContract(test, terms);
  const { contract_id, main: as } = programme;
  await test.ask('/contract/sign', { contract_id, signed_name: 'Mei Tan', agreed: true }, { as });
  const { paid = terms.contracted ?? 500 } = terms;
  if (paid > 0) await payFor(test, programme, paid);
  return programme;
}

export async function payFor(test: TestBank, { contract_id, main: as }: Pick<Programme, 'contract_id' | 'main'>, quantity: number) {
  const wanted = { contract_id, quantity, pay_from: 'parent_company' } as const;
  const { quote_id } = await test.ask('/contract/payQuote', wanted, { as });
  return test.ask('/contract/pay', { ...wanted, quote_id }, { as });
}

export const orderForm = (contract_id: string, order_quantity: number) => ({
  contract_id,
  order_quantity,
  delivery_address: { street: '1 Quay Street', city: 'Singapore', region: '', postal_code: '018956', country: 'SG' },
  contact: { name: 'Mei Tan', country_code: '+65', phone: '8123 4567', email: 'mei@fresh.example' },
});

export async function pendingOrder(test: TestBank, { contract_id, main: as }: Programme, quantity: number): Promise<string> {
  return (await test.ask('/contract/createOrder', orderForm(contract_id, quantity), { as })).order_id;
}

export type OrderInfo = OutOf<'/contract/order'>;
export const readOrder = (test: TestBank, { main: as }: Programme, order_id: string): Promise<OrderInfo> =>
  test.ask('/contract/order', { order_id }, { as });

export async function decide(
  test: TestBank,
  programme: Programme,
  order_id: string,
  event: 'approve' | 'reject' = 'approve',
): Promise<OrderInfo> {
  const { company_id, staff: as } = programme;
  const { version } = await readOrder(test, programme, order_id);
  const input = { company_id, id: order_id, version, event, ...(event === 'reject' ? { reason: 'Not now.' } : {}) };
  return (await test.ask('/admin/order/decide', input, { as })).order;
}

/** What the job does once. */
export const printNow = ({ bank }: Pick<TestBank, 'bank'>): Promise<number> => printBatches(bank);

/** Ordered, approved, and made by the issuer; nothing is sent yet. */
export async function printedOrder(test: TestBank, programme: Programme, quantity: number): Promise<string> {
  const order_id = await pendingOrder(test, programme, quantity);
  await decide(test, programme, order_id);
  while ((await printNow(test)) > 0);
  await test.issuerPushes();
  return order_id;
}

export async function deliveredOrder(test: TestBank, programme: Programme, quantity: number): Promise<string> {
  const order_id = await printedOrder(test, programme, quantity);
  test.issuer.deliverBatch((await readOrder(test, programme, order_id)).number);
  await test.issuerPushes();
  return order_id;
}
