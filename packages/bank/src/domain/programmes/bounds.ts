/** How many cards can be ordered, and why none can be (PRG-07). */
import type { orderBars } from '@bankside/core/rules/programmes/programmes.ts';
import type { Policy } from '@bankside/core/rules/policy/bank-policy.ts';
import type { Bank } from '../../platform/bank.ts';
import type { Db } from '../../store/store.ts';
import { companyOf } from '../identity/companies.ts';
import { contractState, type Contract } from './contracts.ts';
import { orderedOf } from './counts.ts';

export type OrderBar = (typeof orderBars)[number];
type Asked = { readonly available: number; readonly prefix: string };

/** What a batch has at least: the minimum, or all that is left where the policy lets it go. */
export const leastOf = ({ programmes }: Policy, { min_per_batch }: Contract, available: number): number =>
  programmes.allowRemainder && available > 0 ? Math.min(min_per_batch, available) : min_per_batch;

/** The prefix comes before all that money could mend. */
export function orderBarOf(policy: Policy, row: Contract, { available, prefix }: Asked): OrderBar {
  if (contractState(row) !== 'active') return 'notActive';
  if (prefix === '') return 'prefix';
  if (available <= 0 && row.paid_quantity < row.contracted_quantity) return 'notPaid';
  return available < leastOf(policy, row, available) ? 'belowMinimum' : '';
}

export type OrderTerms = { readonly bar: OrderBar; readonly available: number; readonly least: number; readonly prefix: string };

/** On which terms a contract's cards can be ordered now; for good under its lock. */
export async function orderTerms({ policy }: Bank, db: Db, row: Contract): Promise<OrderTerms> {
  const { company_id, contract_id } = row;
  const prefix = (await companyOf(db, company_id))?.company_abbreviation ?? '';
  const available = row.paid_quantity - ((await orderedOf(db, company_id, [contract_id])).get(contract_id) ?? 0);
  return { prefix, available, least: leastOf(policy, row, available), bar: orderBarOf(policy, row, { available, prefix }) };
}
