/** The second step of a sign-in (ACC-31): with the app, a recovery code or a mailed one, by a token that opens nothing else. */
import type { account } from '@bankside/core/contract/account/account.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import type { Proof } from '@bankside/core/contract/security/proof.ts';
import { signedInWithout } from '../../domain/identity/factor-news.ts';
import { factorsOf, hasFactor, isFactorRequired, methodsOf } from '../../domain/identity/factors.ts';
import { useProof } from '../../domain/identity/proofs.ts';
import type { Ctx } from '../../platform/dispatch.ts';
import { moveSession } from '../../platform/callers/sessions.ts';
import { signedIn } from '../../domain/identity/signed-in.ts';

/** With a factor asked for and none there, the session goes on to enrolment and opens nothing but that. */
export async function secondStep(
  ctx: Ctx<typeof account.verify>,
  proof: Proof,
  device: string | undefined,
): Promise<Out<typeof account.verify>> {
  const { bank, db, person, now, address } = ctx;
  const before = methodsOf(await factorsOf(db, person, now), 'signIn');
  if (!before.includes(proof.method)) throw ctx.refuse('proofWrong', { field: 'proof' });
  const by = await useProof(bank, db, person, '', proof, now);
  const factors = await factorsOf(db, person, now);
  const mustEnrol = !hasFactor(factors) && (await isFactorRequired(db, person.company_id));
  if (hasFactor(factors) && (by === 'email' || by === 'recovery')) {
    const params = { address, left: factors.recovery };
    await signedInWithout(bank, db, person, by === 'email' ? 'byEmail' : 'byRecovery', params, now);
  }
  await moveSession(db, person, mustEnrol ? 'enrol' : 'open', now);
  return {
    verify_token: '',
    verification_status: mustEnrol ? 'in_progress' : 'approved',
    device_token: await signedIn(bank, db, person, { by, device, from: ctx, now }),
  };
}
