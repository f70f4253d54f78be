/** Ten codes for the day the phone is lost: shown once, kept as keyed hashes, each good once (ACC-33). */
import { randomInt } from 'node:crypto';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { Refusal } from '../../platform/refusal.ts';
import { recoveryCodes } from '../../store/proof-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import type { Db } from '../../store/store.ts';
import { countGuess, type Owner } from './authenticators.ts';

const count = 10;
/** Without what looks like something else: 0 and o, 1, i and l. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const half = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');

const mine = ({ company_id, user_id }: Owner) => rowsOf(recoveryCodes, { company_id, user_id });
const said = ({ user_id }: Owner, code: string) => `${user_id} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`;

/** New ones in place of all others. */
export async function makeRecoveryCodes(bank: Bank, db: Db, owner: Owner, now: Date): Promise<string[]> {
  const { company_id, user_id } = owner;
  const codes = new Set<string>();
  while (codes.size < count) codes.add(`${half()}-${half()}`);
  await db.delete(recoveryCodes).where(mine(owner));
  await db
    .insert(recoveryCodes)
    .values([...codes].map((code) => ({ company_id, user_id, code_hash: bank.secrets.mac('recovery', said(owner, code)), made_at: now })));
  return [...codes];
}

export const recoveryLeft = (db: Db, owner: Owner): Promise<number> =>
  db.$count(recoveryCodes, and(mine(owner), isNull(recoveryCodes.used_at)));

export const dropRecoveryCodes = (db: Db, owner: Owner) => db.delete(recoveryCodes).where(mine(owner));

/** Uses one up. Refuses proofWrong, also for one that was used. */
export async function useRecoveryCode(bank: Bank, db: Db, owner: Owner, code: string, now: Date): Promise<void> {
  const wasRight = await countGuess(bank, db, owner, now);
  const [used] = await db
    .update(recoveryCodes)
    .set({ used_at: now })
    .where(
      and(mine(owner), inArray(recoveryCodes.code_hash, bank.secrets.macs('recovery', said(owner, code))), isNull(recoveryCodes.used_at)),
    )
    .returning({ user_id: recoveryCodes.user_id });
  if (!used) throw new Refusal('proofWrong', { field: 'proof', keep: true });
  await wasRight();
}
