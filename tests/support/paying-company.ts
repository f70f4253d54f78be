/** On an empty database: the bank's people and rates, a company that can pay, and one that can be paid. */
import { seedPeople } from '@bankside/bank/seed/people.ts';
import { seedRates } from '@bankside/bank/seed/rates.ts';
import { hashPassword } from '@bankside/bank/domain/identity/passwords.ts';
import { testNow } from '@bankside/bank/ledger/fresh-company.ts';
import { treasury, type Treasury } from '@bankside/bank/testing/sample-transfers.ts';
import type { TestBank } from '@bankside/bank/testing/test-bank.ts';

export async function seedStaff({ bank }: TestBank): Promise<void> {
  const hash = await hashPassword('Bankside-2026');
  await bank.store.tx((db) => seedPeople(db, testNow, hash));
  await seedRates(bank.store.db, testNow);
}

export type Paying = { readonly own: Treasury; readonly other: Treasury };

/** The balances are the payer's; codes 11-1 for a colleague who may approve. */
export async function payingCompany(test: TestBank, balances: Record<string, string>): Promise<Paying> {
  const own = await treasury(test, { balances, users: [{ authjson: ['11-1'] }] });
  return { own, other: await treasury(test, { project_name: 'Kestrel Freight Ltd' }) };
}
