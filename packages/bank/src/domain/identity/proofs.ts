/**
 * The one way to prove an act beyond the session (ACC-36). The call that does it brings the proof; without one it is refused
 * with `asking`: the act and a digest of all that was shown, sealed, so that a code or a challenge asked for with it fits nothing else.
 */
import { provenActs, type ProofMethod, type ProvenAct } from '@bankside/core/rules/access/proofs.ts';
import type { Proof } from '@bankside/core/contract/security/proof.ts';
import type { Bank } from '../../platform/bank.ts';
import { Refusal } from '../../platform/refusal.ts';
import { sha256 } from '../../platform/secrets.ts';
import type { Db } from '../../store/store.ts';
import { useAppCode, type Owner } from './authenticators.ts';
import { factorsOf, hasFactor, methodsOf } from './factors.ts';
import { useCode } from './otp.ts';
import { usePasskey } from './passkeys.ts';
import { useRecoveryCode } from './recovery-codes.ts';

/** `shown`: all that the person saw of it. What changes between asking and doing fits no longer. */
export type Approved = {
  readonly act: ProvenAct;
  readonly shown: unknown;
  /** The end of what was shown, a quote for one: a code mailed for it lives as long. */
  readonly until?: Date;
};
export type Asked = { readonly act: ProvenAct; readonly bound: string; readonly until: Date | null };

/** Whose proof it is, and in which session. */
export type Prover = Owner & { readonly token_hash: string };
/** What a challenge is for: this act as it was shown, in this session. */
export const boundIn = ({ token_hash }: Prover, bound: string): string => `prove ${token_hash} ${bound}`;

const boundTo = ({ act, shown }: Pick<Approved, 'act' | 'shown'>): string => `${act} ${sha256(JSON.stringify(shown ?? null))}`;

/** Answers by what it was proven. Refuses proofNeeded without a proof; a wrong one as its kind is refused. */
export async function demandProof(
  bank: Bank,
  db: Db,
  owner: Prover,
  approved: Approved,
  proof: Proof | undefined,
  now: Date,
): Promise<ProofMethod> {
  const methods = methodsOf(await factorsOf(db, owner, now), 'act');
  const bound = boundTo(approved);
  if (!proof) {
    const asking = bank.secrets.seal(JSON.stringify([owner.user_id, approved.act, bound, approved.until?.toISOString() ?? '']));
    throw new Refusal('proofNeeded', { field: 'proof', params: { act: approved.act, methods: methods.join(' '), asking } });
  }
  if (!methods.includes(proof.method)) throw new Refusal('proofWrong', { field: 'proof' });
  return useProof(bank, db, owner, bound, proof, now);
}

/** Of who has set up more than a password; from the others the password that they typed for this act is enough. */
export async function demandOfFactor(
  bank: Bank,
  db: Db,
  owner: Prover,
  approved: Approved,
  proof: Proof | undefined,
  now: Date,
): Promise<void> {
  if (hasFactor(await factorsOf(db, owner, now))) await demandProof(bank, db, owner, approved, proof, now);
}

/** Uses it up. `bound`: what codes and challenges were asked for; '' at sign-in. */
export async function useProof(bank: Bank, db: Db, owner: Prover, bound: string, { method, code }: Proof, now: Date): Promise<ProofMethod> {
  if (method === 'totp') await useAppCode(bank, db, owner, code, now);
  else if (method === 'recovery') await useRecoveryCode(bank, db, owner, code, now);
  else if (method === 'email')
    await useCode(bank, db, { company_id: owner.company_id, purpose: 'two_factor', owner: owner.user_id, payload: bound }, code, now);
  else await usePasskey(bank, db, owner, boundIn(owner, bound), code, now);
  return method;
}

/** What an `asking` of ours is about, when it was made for this person; else null. */
export function readAsking(bank: Bank, owner: Owner, asking: string): Asked | null {
  try {
    const [user_id, said, bound, until] = JSON.parse(bank.secrets.open(asking)) as readonly unknown[];
    const act = provenActs.find((each) => each === said);
    return user_id === owner.user_id && act && typeof bound === 'string'
      ? { act, bound, until: typeof until === 'string' && until ? new Date(until) : null }
      : null;
  } catch {
    return null;
  }
}
