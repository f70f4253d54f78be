/** Harbour & Vale's own addresses on the chains. */
import type { AddressForm } from '@bankside/core/rules/money/networks.ts';
import { draw } from '../domain/deposits/deposit-addresses.ts';
import type { DepositKeys } from '../platform/bank.ts';
import type { Db } from '../store/store.ts';
import { harbourVale } from '../demo/companies.ts';
import { localTime } from './days.ts';

/** Indexes that everybody may know: what lies at them is a sandbox's. */
const drawn: Readonly<Record<AddressForm, number>> = { evm: 204_180_001, tron: 204_180_002, bitcoin: 204_180_003 };

export async function seedDeposits(db: Db, anchor: Date, keys: DepositKeys): Promise<void> {
  const now = localTime(anchor, 540, '10:00');
  for (const form of ['evm', 'tron', 'bitcoin'] as const) {
    const key = keys[form];
    let index = drawn[form];
    if (key) await draw(db, { company_id: harbourVale, form, key, now }, () => index++);
  }
}
