/** What a person can prove that it is them with, beyond the password, and what their company asks for (ACC-30, ACC-34). */
import type { ProofMethod } from '@bankside/core/rules/access/proofs.ts';
import { signInRules } from '../../store/proof-schema.ts';
import { users } from '../../store/schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import type { Db } from '../../store/store.ts';
import { appState, type Owner } from './authenticators.ts';
import { passkeysOf } from './passkeys.ts';
import { recoveryLeft } from './recovery-codes.ts';

export type Factors = {
  readonly app: boolean;
  readonly passkeys: number;
  readonly recovery: number;
  /** The password was set by a mailed code lately: a second one would prove the same mailbox again (ACC-35). */
  readonly mailboxAlone: boolean;
};
const dayMs = 86_400_000;

export async function factorsOf(db: Db, owner: Owner, now: Date): Promise<Factors> {
  const app = (await appState(db, owner)) !== null;
  const { company_id, user_id } = owner;
  const [user] = await db.select({ reset: users.password_reset_at }).from(users).where(rowsOf(users, { company_id, user_id }));
  const mailboxAlone = !!user?.reset && now.getTime() - user.reset.getTime() < dayMs;
  return { app, passkeys: (await passkeysOf(db, owner)).length, recovery: await recoveryLeft(db, owner), mailboxAlone };
}

export const hasFactor = ({ app, passkeys }: Factors): boolean => app || passkeys > 0;

/** The surest first. Recovery codes are for signing in alone. */
export function methodsOf(factors: Factors, at: 'signIn' | 'act'): ProofMethod[] {
  return [
    ...(factors.passkeys > 0 ? (['passkey'] as const) : []),
    ...(factors.app ? (['totp'] as const) : []),
    ...(at === 'signIn' && hasFactor(factors) && factors.recovery > 0 ? (['recovery'] as const) : []),
    ...(hasFactor(factors) && factors.mailboxAlone ? [] : (['email'] as const)),
  ];
}

export async function isFactorRequired(db: Db, company_id: string): Promise<boolean> {
  const [rule] = await db.select().from(signInRules).where(rowsOf(signInRules, { company_id }));
  return rule?.factor_required ?? false;
}

export async function requireFactor(db: Db, { company_id, user_id }: Owner, factor_required: boolean, now: Date): Promise<void> {
  const rule = { factor_required, changed_by: user_id, changed_at: now };
  await db
    .insert(signInRules)
    .values({ company_id, ...rule })
    .onConflictDoUpdate({ target: signInRules.company_id, set: rule });
}
