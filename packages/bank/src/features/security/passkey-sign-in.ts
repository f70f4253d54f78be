/** Signing in with a passkey alone (ACC-38): the device has verified the person, and the passkey names them. */
import type { security } from '@bankside/core/contract/security/security.ts';
import { isStrayPerson } from '../../demo/demo-people.ts';
import { challengeOptions, usePasskey } from '../../domain/identity/passkeys.ts';
import { signedIn } from '../../domain/identity/signed-in.ts';
import { startSession } from '../../platform/callers/sessions.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { networkOf } from '../../platform/throttle/networks.ts';
import { countAttempt, uncount } from '../../platform/throttle/throttle.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { users } from '../../store/schema.ts';

const bound = 'sign in';

export const passkeySignIn: Pick<Handlers<typeof security>, 'beginPasskeySignIn' | 'passkeySignIn'> = {
  beginPasskeySignIn: async (_input, { bank, db, now }) => ({ options: await challengeOptions(bank, db, null, bound, now) }),

  passkeySignIn: async ({ answer, device_token }, ctx) => {
    const { bank, now, address, device } = ctx;
    const { loginPerAddress, windowSec } = bank.policy.throttle;
    const subject = `passkey:from:${networkOf(address)}`;
    await countAttempt(ctx.db, { subject, limit: loginPerAddress, windowSec }, now);
    const whose = await usePasskey(bank, ctx.db, null, bound, answer, now);
    const [user] = await ctx.db
      .select()
      .from(users)
      .where(rowsOf(users, { company_id: whose.company_id, user_id: whose.user_id }));
    if (!user || isStrayPerson(bank, user.user_id)) throw ctx.refuse('proofWrong', { field: 'proof' });
    if (user.status !== 'active') throw ctx.refuse('accountInactive');
    const made = await bank.store.tx(async (db) => ({
      token: await startSession(db, user, { device, address, agent: ctx.agent, now }),
      device_token: await signedIn(bank, db, user, { by: 'passkey', device: device_token, from: ctx, now }),
    }));
    await uncount(ctx.db, subject);
    return { ...made, userid: user.user_id, username: user.username, need_two_factor: false };
  },
};
