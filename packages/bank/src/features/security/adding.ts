/** What follows when a way to sign in comes or goes (ACC-33, ACC-34). */
import { factorsOf, hasFactor, isFactorRequired } from '../../domain/identity/factors.ts';
import { dropRecoveryCodes, makeRecoveryCodes } from '../../domain/identity/recovery-codes.ts';
import type { Bank } from '../../platform/bank.ts';
import { moveSession, type Person } from '../../platform/callers/sessions.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../store/store.ts';

/** With a first factor come recovery codes, and a sign-in that waited for it is done. */
export async function factorAdded(bank: Bank, db: Db, person: Person, had: boolean, now: Date): Promise<string[]> {
  if (person.stage === 'enrol') await moveSession(db, person, 'open', now);
  return had ? [] : makeRecoveryCodes(bank, db, person, now);
}

/** The last one goes only where the company asks for none; the recovery codes go with it. */
export async function factorGone(db: Db, owner: Person, now: Date): Promise<void> {
  if (hasFactor(await factorsOf(db, owner, now))) return;
  if (await isFactorRequired(db, owner.company_id)) throw new Refusal('factorRequired');
  await dropRecoveryCodes(db, owner);
}
