/** A company with a batch that has arrived and with people who may have its cards, for tests of allocation. */
import { eq } from 'drizzle-orm';
import { cardOrders } from '../../store/programme-schema.ts';
import { deliveredBatch, type Batch, type Parcel } from './batch-cards.ts';
import { approvedApplication } from '../cards/issued-card.ts';
import { signedContract } from './programmes.ts';
import type { FreshPerson } from '../../sandbox/fresh-company.ts';
import type { Caller, TestBank } from '../test-bank.ts';

/** The job, for tests outside of this package. */
export { runImports } from '../../domain/allocation/import-job.ts';

type Application = Awaited<ReturnType<typeof approvedApplication>>;
export type Programme = {
  readonly company_id: string;
  readonly main: FreshPerson;
  /** Holds 9-2 alone. */
  readonly allocator: Caller;
  readonly batch: Batch;
  readonly holders: readonly Application[];
};

export async function programme(
  test: TestBank,
  { count, holders, atIssuer = true }: { readonly count: number; readonly holders: number; readonly atIssuer?: boolean },
): Promise<Programme> {
  const company = await test.fresh({
    users: [{ authjson: ['9-2'], full_name: 'Ana Reyes' }],
    company_abbreviation: 'FRESH',
    balances: { USD: '10000.00' },
  });
  const [main, allocator] = company.people;
  const { contract_id } = await signedContract(test, { company, contracted: count, least: 1 });
  const batch = await deliveredBatch(test, company, { count, atIssuer, contract_id });
  const people: Application[] = [];
  for (let nth = 0; nth < holders; nth++)
    people.push(
      await approvedApplication(test, company.company_id, {
        holder_name: `Holder Number ${nth}`,
        form: { name_on_card: `HOLDER ${nth}`, id_number: `P${company.company_id.slice(0, 4)}-${1000 + nth}` },
      }),
    );
  return { company_id: company.company_id, main, allocator: allocator ?? main, batch, holders: people };
}

export const item = (parcel: Parcel | undefined, holder: Application | undefined) => ({
  kit_number: parcel?.kit_number ?? '',
  activation_code: parcel?.activation_code ?? '',
  application_id: holder?.application_id ?? '',
});

/** Lines of a file: as a page sends them. */
export const line = (row: number, parcel: Parcel | undefined, holder: string) => ({
  row,
  kit_number: parcel?.kit_number ?? '',
  activation_code: parcel?.activation_code ?? '',
  holder,
});

export async function orderStatus({ bank }: TestBank, { order_id }: Batch): Promise<string> {
  const [order] = await bank.store.db.select().from(cardOrders).where(eq(cardOrders.order_id, order_id));
  return order?.status ?? '';
}
