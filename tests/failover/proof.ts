/** What was acknowledged is in the books of the new leader, and nothing that was not: each transfer once, and every cent of them. */
import type { Store } from '@bankside/bank/store/store.ts';
import { rowsOf } from '@bankside/bank/domain/records/statements.ts';
import type { FreshCompany } from '../support/sandbox.ts';
import type { Work } from './clients.ts';

type Row = { readonly id: string; readonly payer: string };

export async function proveNothingLost(
  store: Store,
  { paid, refused }: Work,
  payers: readonly FreshCompany[],
  payee: FreshCompany,
): Promise<string[]> {
  const ids = payers.map(({ company_id }) => `'${company_id}'`).join(', ');
  const made = await rowsOf<Row>(
    store.db.execute(
      `select transaction_id::text as id, company_id::text as payer from transactions where company_id in (${ids}) and transfer_type <> ''`,
    ),
  );
  const there = new Set(made.map(({ id, payer }) => `${payer} ${id}`));
  const answered = new Set(paid.map(({ id, payer }) => `${payer} ${id}`));
  const [{ received } = { received: '' }] = await rowsOf<{ received: string }>(
    store.db.execute(`select count(*)::text as received from transactions where company_id = '${payee.company_id}' and currency = 'USD'`),
  );
  const wrong = [...refused];
  if (answered.size !== paid.length) wrong.push(`${paid.length - answered.size} keys were answered with one transfer`);
  for (const each of answered) if (!there.has(each)) wrong.push(`lost: ${each}`);
  for (const each of there) if (!answered.has(each)) wrong.push(`made, and nobody asked: ${each}`);
  if (Number(received) !== paid.length + 1) wrong.push(`${received} receipts of ${paid.length} transfers and the first deposit`);
  return wrong;
}
