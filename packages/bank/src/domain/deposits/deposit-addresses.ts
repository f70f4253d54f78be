/** A company's own deposit addresses: one for each form, drawn at the first question and the same ever after. */
import { randomInt } from 'node:crypto';
import { networks, type AddressForm, type Network } from '@bankside/core/rules/money/networks.ts';
import { eq } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { depositAddresses, depositDirectory } from '../../store/money-schema.ts';
import { companies } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { addressAt, indexes } from './deposit-keys.ts';
import { checkedAddress } from '../recipients/wallet-forms.ts';
import { rowsOf } from '../../store/rows-of.ts';

export type Owner = { readonly company_id: string; readonly form: AddressForm; readonly address: string };

/** Does this bank take deposits on the network? It does where it has a key for its addresses. */
export const takes = ({ keys }: Pick<Bank, 'keys'>, network: Network): boolean => keys[networks[network].form] !== undefined;

/** The company's address of this form; null where the bank has no key for it. Runs in a transaction: the first question writes. */
export async function depositAddress(bank: Bank, db: Db, company_id: string, form: AddressForm, now: Date): Promise<string | null> {
  const key = bank.keys[form];
  const had = await given(db, company_id, form);
  if (had !== null || key === undefined) return had;
  await lockCompany(db, company_id);
  return (await given(db, company_id, form)) ?? draw(db, { company_id, form, key, now }, () => randomInt(indexes));
}

/** Gives the address at the first free index. One address says nothing about the others. */
export async function draw(
  db: Db,
  { company_id, form, key, now }: { company_id: string; form: AddressForm; key: string; now: Date },
  next: () => number,
): Promise<string> {
  for (;;) {
    const path_index = next();
    const address = addressAt(form, key, path_index);
    const [mine] = await db
      .insert(depositDirectory)
      .values({ address: directoryName(form, address), company_id, form, path_index })
      .onConflictDoNothing()
      .returning();
    if (!mine) continue;
    await db.insert(depositAddresses).values({ company_id, form, path_index, address, created_at: now });
    return address;
  }
}

/** Whose address it is; null for text that is no address of this form, and for one that is not ours. */
export async function ownerOf(db: Db, form: AddressForm, typed: string): Promise<Owner | null> {
  const address = checkedAddress(form, typed);
  if (!address) return null;
  const [row] = await db
    .select()
    .from(depositDirectory)
    .where(eq(depositDirectory.address, directoryName(form, address)));
  return row?.form === form ? { company_id: row.company_id, form, address } : null;
}

/** What changes a company's deposits waits for its turn: an address is drawn once, an arrival is recorded once. */
export async function lockCompany(db: Db, company_id: string): Promise<void> {
  await db.select({ company_id: companies.company_id }).from(companies).where(eq(companies.company_id, company_id)).for('no key update');
}

async function given(db: Db, company_id: string, form: AddressForm): Promise<string | null> {
  const [row] = await db
    .select({ address: depositAddresses.address })
    .from(depositAddresses)
    .where(rowsOf(depositAddresses, { company_id, form }));
  return row?.address ?? null;
}

/** The capitals of an EVM address are a checksum and no part of it. */
const directoryName = (form: AddressForm, address: string): string => (form === 'evm' ? address.toLowerCase() : address);
