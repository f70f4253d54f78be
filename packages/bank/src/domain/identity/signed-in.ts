/** What every finished sign-in leaves behind, whatever it was proven with. */
import type { ProofMethod } from '@bankside/core/rules/access/proofs.ts';
import { audit } from '../../platform/audit.ts';
import type { Bank } from '../../platform/bank.ts';
import { rememberDevice } from '../../platform/throttle/devices.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';

type Owner = { readonly company_id: string; readonly user_id: string };

/** Answers the token by which the browser is known from now on. */
export async function signedIn(
  bank: Bank,
  db: Db,
  { company_id, user_id }: Owner,
  { by, device, now }: { by: 'password' | ProofMethod; device: string | undefined; now: Date },
): Promise<string> {
  await db.update(users).set({ last_sign_in_at: now }).where(rowsOf(users, { company_id, user_id }));
  await audit(db, { company_id, actor: user_id, action: 'account.signIn', subject: `user:${user_id}`, to: by, at: now });
  return rememberDevice(bank, db, { company_id, user_id }, device, now);
}
